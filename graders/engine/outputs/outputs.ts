/**
 * Makes all that comes out of a results folder, from its records alone; nothing is run. Each file takes its name when it
 * is whole, and those of submissions that are no longer there are taken away.
 *
 * @module
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { attempt, type Ledger, makeFolder } from "../course/ledger.ts";
import { resultOf, type SubmissionRecord } from "../course/record.ts";
import { firstOf } from "../intake/folder-name.ts";
import { type LateList, lateMark, readLateList } from "../marks/late.ts";
import { type MarkedSubmission, markTrack } from "../marks/marks.ts";
import { type Disclosure, type Policy, readPolicy, withDisclosure } from "../marks/policy.ts";
import { type RubricSheet, readRubricSheet } from "../marks/rubric-sheet.ts";
import { discloseResult } from "../report/disclose.ts";
import { countOf } from "../report/phrases.ts";
import { reportMarked } from "../report/report.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Track } from "../workbook/workbook.ts";
import { writeWhole } from "../workbook/write-whole.ts";
import { openChanges } from "./changes.ts";
import { openFeedbackNames, removeFeedback, writeFeedback } from "./feedback.ts";
import { openGradebookCsv } from "./gradebook.ts";
import type { Output, Reported } from "./output.ts";
import { openResults, readResultsBefore } from "./results-json.ts";
import { openRubric, rubricFile } from "./rubric.ts";

/** What a person may put into the results folder, beside `rubric.csv`. */
const POLICY = "policy.json";
const LATE = "late.csv";

/** Puts a policy, or a list of late days, into the results folder, if it can be read. @throws WorkbookError if not */
export function takeIn(
  folder: string,
  { policy, late }: { readonly policy?: string | undefined; readonly late?: string | undefined },
  tracks: readonly Track[],
): void {
  if (policy !== undefined) readPolicy(existing(policy), tracks);
  if (late !== undefined) readLateList(existing(late));
  attempt(folder, () => {
    if (policy !== undefined) writeWhole(join(folder, POLICY), readFileSync(policy));
    if (late !== undefined) writeWhole(join(folder, LATE), readFileSync(late));
  });
}

function existing(file: string): string {
  if (existsSync(file)) return file;
  throw new WorkbookError(`${file}: there is no such file; check the path.`);
}

/** What outputs go by, beside the records. */
export interface Terms {
  /** What is told of fresh games, where the command line says it; else the course's policy does. */
  readonly freshShows?: Disclosure | undefined;
  /** When the outputs are made: a policy may tell more from a date on. */
  readonly now: Date;
}

/** What a person has put into the results folder, all of it read before anything is written. */
interface ByHand {
  readonly policy: Policy;
  readonly late: LateList | undefined;
  readonly rubric: RubricSheet;
}

/**
 * Makes the outputs of every record.
 *
 * @param tracks - the workbook's: the points are theirs
 * @param each - called with each submission, in the order of names
 * @returns what could not be written and what was not used, a sentence each; the results are whole all the same
 * @throws WorkbookError when nothing can be written, and what was there before is left as it was
 */
export function writeOutputs(
  ledger: Ledger,
  tracks: readonly Track[],
  terms: Terms,
  each: (one: Reported) => void = () => {},
): { readonly unwritten: readonly string[]; readonly notes: readonly string[] } {
  const { folder, head } = ledger;
  const feedback = join(folder, "feedback");
  const unwritten: string[] = [];
  return attempt(folder, () => {
    const byHand = readByHand(folder, tracks, terms);
    makeFolder(feedback);
    const before = readResultsBefore(folder);
    const names = openFeedbackNames();
    const graded = tracks.filter((track) => head?.tracks.includes(track.name) ?? true);
    const outputs: readonly Output[] = [
      openChanges(folder, before),
      openResults(folder, head),
      openRubric(folder, byHand.rubric),
      openGradebookCsv(folder, graded),
    ];
    for (const name of ledger.names()) {
      const record = ledger.read(name)!;
      const told = tellSubmission(record, tracks, byHand, terms, names.next(name));
      const why = writeFeedback(feedback, told.feedback, told.disclosed);
      if (why !== undefined) unwritten.push(why);
      const { report } = told;
      const one =
        why === undefined
          ? told
          : { ...told, report: { ...report, notes: [why, ...report.notes] } };
      for (const output of outputs) output.add(one);
      each(one);
    }
    for (const output of outputs) output.finish();
    removeFeedback(feedback, before.names, names);
    return { unwritten, notes: notesOf(folder, byHand) };
  });
}

function readByHand(folder: string, tracks: readonly Track[], { freshShows }: Terms): ByHand {
  return {
    policy: withDisclosure(readPolicy(join(folder, POLICY), tracks), freshShows),
    late: readLateList(join(folder, LATE)),
    rubric: readRubricSheet(rubricFile(folder), tracks),
  };
}

function tellSubmission(
  record: SubmissionRecord,
  tracks: readonly Track[],
  { policy, late, rubric }: ByHand,
  { now }: Terms,
  feedback: string,
): Reported {
  const { name, origin = {}, files } = record;
  const result = resultOf(record, tracks);
  const lateness = lateMark(policy.late, late, name, origin);
  const marked: MarkedSubmission = {
    result,
    tracks: result.tracks.map((one) =>
      markTrack(one, {
        rubric: rubric.marksOf(name, one.track.name),
        ...(lateness ? { late: lateness } : {}),
        fault: result.fault !== undefined,
      }),
    ),
  };
  const disclosed = discloseResult(result, (stage) => policy.disclosureOf(stage, now));
  const reader = { handedIn: true, priced: true } as const;
  return {
    name,
    origin,
    files,
    marked,
    report: reportMarked(marked, reader),
    disclosed: reportMarked({ ...marked, result: disclosed }, reader),
    feedback,
  };
}

const MOST_NOTES = 5;

/** What a person wrote down that no student was asked about. */
function notesOf(folder: string, { late, policy, rubric }: ByHand): readonly string[] {
  const lines = rubric.unused().length;
  return [
    ...firstOf((policy.late && late?.unused()) ?? [], MOST_NOTES),
    ...(late && !policy.late
      ? [
          `${join(folder, LATE)}: it says who was late, but no policy says what that costs; write one, as ${POLICY} beside it.`,
        ]
      : []),
    ...(lines > 0
      ? [
          `${rubricFile(folder)}: ${countOf(lines, "line")} with marks at its end ${lines === 1 ? "is" : "are"} of nobody in these results.`,
        ]
      : []),
  ];
}
