import { resolve } from "node:path";
import { openLedger } from "../engine/course/ledger.ts";
import { mergeLedgers } from "../engine/course/merge.ts";
import { discover } from "../engine/workbook/workbook.ts";
import type { Define } from "./command.ts";
import { finishResults } from "./finish-results.ts";

interface Options {
  readonly out: string;
}

/** `merge <folder …> --out <dir>`: puts the results of shards together, as if they had been graded at once. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<folder...>", "folders that `npm run grade -- --shard` has written to")
    .requiredOption("--out <dir>", "where to put the results of all of them")
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
