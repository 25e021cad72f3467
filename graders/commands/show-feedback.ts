/**
 * What `grade --show` prints: one student's feedback, from the results folder; nothing is run.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { findName } from "../engine/course/find-name.ts";
import { readLedger } from "../engine/course/ledger.ts";
import { readByHand } from "../engine/outputs/by-hand.ts";
import { tellSubmission } from "../engine/outputs/tell.ts";
import { renderSubmission } from "../engine/report/terminal.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { discover } from "../engine/workbook/workbook.ts";
import type { Io } from "./io.ts";

/**
 * Prints all that there is to say of a student, for the instructor: of fresh games, too.
 *
 * @param out - the results folder
 * @throws WorkbookError when there is no such folder, or nobody of that name in it
 */
export function showFeedback(root: string, out: string, name: string, io: Io): void {
  const folder = resolve(out);
  if (!existsSync(join(folder, "ledger.json")))
    throw new WorkbookError(
      `${out}: there are no results in it; name a folder that npm run grade has written to with --out.`,
    );
  const ledger = readLedger(folder);
  const record = ledger.read(findName(ledger.names(), name))!;
  const { tracks } = discover(root);
  const terms = { now: new Date() };
  const byHand = readByHand(folder, tracks, terms);
  io.out(renderSubmission(tellSubmission(record, tracks, byHand, terms, "").report, io));
}
