/**
 * Prints one student's feedback from the results folder for `grade --show`. Nothing is run.
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
 * Prints everything about a student, for the instructor, including fresh games.
 *
 * @param out - the results folder
 * @throws WorkbookError if the folder does not exist, or has no student with that name
 */
export function showFeedback(root: string, out: string, name: string, io: Io): void {
  const folder = resolve(out);
  if (!existsSync(join(folder, "ledger.json")))
    throw new WorkbookError(
      `${out}: it contains no results. Choose a folder that npm run grade --out has written to.`,
    );
  const ledger = readLedger(folder);
  const record = ledger.read(findName(ledger.names(), name))!;
  const { tracks } = discover(root);
  const terms = { now: new Date() };
  const byHand = readByHand(folder, tracks, terms);
  io.out(renderSubmission(tellSubmission(record, tracks, byHand, terms, "").report, io));
}
