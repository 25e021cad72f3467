import { resolve } from "node:path";
import { openLedger } from "../engine/course/ledger.ts";
import { mergeLedgers } from "../engine/course/merge.ts";
import { discover } from "../engine/workbook/workbook.ts";
import type { Define } from "./command.ts";
import { finishResults } from "./finish-results.ts";

interface Options {
  readonly out: string;
}

/** `merge <folder …> --out <dir>`: combines the results of shards, as if they had been graded together. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<folder...>", "results folders written by `npm run grade -- --shard`")
    .requiredOption("--out <dir>", "the folder for the combined results")
    .action((folders: string[], { out }: Options) => {
      const ledger = openLedger(resolve(out));
      try {
        mergeLedgers(
          folders.map((folder) => resolve(folder)),
          ledger,
        );
        finish(finishResults(ledger, discover(root).tracks, undefined, {}, io));
      } finally {
        ledger.close();
      }
    });
};
