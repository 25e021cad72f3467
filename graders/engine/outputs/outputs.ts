/**
 * Makes all that comes out of a results folder, from its records alone; nothing is run. Each file takes its name when it
 * is whole, and those of submissions that are no longer there are taken away.
 *
 * @module
 */
import { join } from "node:path";
import { attempt, type Ledger, makeFolder } from "../course/ledger.ts";
import { resultOf } from "../course/record.ts";
import type { MarkedSubmission } from "../marks/marks.ts";
import { markTrack } from "../marks/marks.ts";
import { reportSubmission } from "../report/report.ts";
import type { Track } from "../workbook/workbook.ts";
import { openChanges } from "./changes.ts";
import { openFeedbackNames, removeFeedback, writeFeedback } from "./feedback.ts";
import type { Output } from "./output.ts";
import { openPage } from "./page.ts";
import { openResults, readResultsBefore } from "./results-json.ts";

/**
 * Makes the outputs of every record.
 *
 * @param tracks - the workbook's: the points are theirs
 * @param each - called with each submission's result and marks, in the order of names
 * @returns what could not be written, a sentence each; the results are whole all the same
 * @throws WorkbookError when nothing can be written, and what was there before is left as it was
 */
export function writeOutputs(
  ledger: Ledger,
  tracks: readonly Track[],
  each: (marked: MarkedSubmission) => void = () => {},
): readonly string[] {
  const { folder, head } = ledger;
  const feedback = join(folder, "feedback");
  const unwritten: string[] = [];
  return attempt(folder, () => {
    makeFolder(feedback);
    const before = readResultsBefore(folder);
    const names = openFeedbackNames();
    const outputs: readonly Output[] = [
      openChanges(folder, before),
      openResults(folder, head),
      openPage(folder, head),
    ];
    for (const name of ledger.names()) {
      const record = ledger.read(name)!;
      const result = resultOf(record, tracks);
      const marked = {
        result,
        tracks: result.tracks.map((one) => markTrack(one, { rubric: new Map() })),
      };
      const report = reportSubmission(result, { handedIn: true, priced: true });
      const disclosed = report;
      const file = names.next(name);
      const why = writeFeedback(feedback, file, disclosed);
      if (why !== undefined) unwritten.push(why);
      const whole = why === undefined ? report : { ...report, notes: [why, ...report.notes] };
      const { origin = {}, files } = record;
      for (const output of outputs)
        output.add({ name, origin, files, marked, report: whole, disclosed, feedback: file });
      each(marked);
    }
    for (const output of outputs) output.finish();
    removeFeedback(feedback, before.names, names);
    return unwritten;
  });
}
