import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { openLedger } from "../engine/course/ledger.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { discover } from "../engine/workbook/workbook.ts";
import type { Define } from "./command.ts";
import { finishResults } from "./finish-results.ts";
import { addTermsOptions, type TermsOptions } from "./terms.ts";

/** `report <folder>`: makes the outputs of a results folder again, and runs nothing. */
export const define: Define = (program, { root, io }, finish) => {
  addTermsOptions(
    program.argument("<folder>", "a folder that `npm run grade` has written to"),
  ).action((folder: string, options: TermsOptions) => {
    const out = resolve(folder);
    if (!existsSync(join(out, "ledger.json")))
      throw new WorkbookError(
        `${folder}: there are no results in it; name a folder that npm run grade has written to with --out.`,
      );
    const ledger = openLedger(out);
    try {
      finish(finishResults(ledger, discover(root).tracks, undefined, options, io));
    } finally {
      ledger.close();
    }
  });
};
