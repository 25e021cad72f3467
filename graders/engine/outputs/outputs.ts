/**
 * Makes all outputs of a results folder from its records, without running anything. Each file gets its name when it is
 * complete, and files of submissions that no longer exist are removed.
 *
 * @module
 */
import { join } from "node:path";
import { attempt, type Ledger, makeFolder } from "../course/ledger.ts";
import { collectGarbage } from "../guest/collect-garbage.ts";
import { printJson, submissionJson } from "../report/json.ts";
import type { Track } from "../workbook/workbook.ts";
import { notesOf, readByHand, type Terms } from "./by-hand.ts";
import { openChanges } from "./changes.ts";
import { openFeedbackNames, removeFeedback, writeFeedback } from "./feedback.ts";
import { openGradebookCsv } from "./gradebook.ts";
import { openJunit } from "./junit.ts";
import type { Output, Reported } from "./output.ts";
import { openPage } from "./page.ts";
import { openResults, readResultsBefore } from "./results-json.ts";
import { openRubric } from "./rubric.ts";
import { tellSubmission } from "./tell.ts";

/**
 * Makes the outputs of every record.
 *
 * @param tracks - the workbook's tracks, which define the points
 * @param each - called with each submission, in the order of names
 * @returns one sentence for each thing that could not be written or was not used; the results are still complete
 * @throws WorkbookError if nothing can be written; the old outputs are then unchanged
 */
export function writeOutputs(
  ledger: Ledger,
  tracks: readonly Track[],
  terms: Terms,
  each: (one: Reported) => void = () => {},
): { readonly unwritten: readonly string[]; readonly notes: readonly string[] } {
  const { folder } = ledger;
  const head = ledger.head && {
    ...ledger.head,
    notes: [...ledger.head.notes, ...(terms.notes ?? [])],
  };
  const feedback = join(folder, "feedback");
  const unwritten: string[] = [];
  return attempt(folder, () => {
    const byHand = readByHand(folder, tracks, terms);
    makeFolder(feedback);
    const before = readResultsBefore(folder);
    const names = openFeedbackNames();
    const graded = tracks.filter((track) => head?.tracks.includes(track.name) ?? true);
    const changes = openChanges(folder, before);
    const outputs: readonly Output[] = [
      changes,
      openResults(folder, head),
      openRubric(folder, byHand.rubric),
      openGradebookCsv(folder, graded),
      openJunit(folder),
      openPage(folder, head, terms.alike),
    ];
    let seen = 0;
    for (const name of ledger.names()) {
      // All of this happens in one turn, and V8 would let what is left of each submission grow with the course.
      if (++seen % 100 === 0) collectGarbage();
      const record = ledger.read(name)!;
      const told = tellSubmission(record, tracks, byHand, terms, names.next(name));
      const why = writeFeedback(feedback, told.feedback, told.disclosed);
      if (why !== undefined) unwritten.push(why);
      const notes = why === undefined ? told.report.notes : [why, ...told.report.notes];
      const report = { ...told.report, notes };
      const one: Reported = { ...told, report, json: printJson(submissionJson(report)) };
      for (const output of outputs) output.add(one);
      each(one);
    }
    for (const output of outputs) output.finish();
    removeFeedback(feedback, [...before.keys()], names);
    return { unwritten, notes: notesOf(folder, byHand, changes.takenBack()) };
  });
}
