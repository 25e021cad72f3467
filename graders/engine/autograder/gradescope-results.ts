/**
 * Makes `results.json` as Gradescope reads it, with what the student may know: a test for each stage, and the total.
 *
 * @module
 */
import { join } from "node:path";
import { type Ledger, makeFolder } from "../course/ledger.ts";
import { readMetadata } from "../intake/gradescope-autograder.ts";
import { readByHand, type Terms } from "../outputs/by-hand.ts";
import { type Told, tellSubmission } from "../outputs/tell.ts";
import { MOST_NOTE, NOTES_LEAD, NOTHING_FOUND, stageTitle } from "../report/feedback.ts";
import type { StageReport, SubmissionReport, TrackReport } from "../report/model.ts";
import { renderMarks, renderStage } from "../report/terminal.ts";
import { clip, type Look, prose } from "../text/look.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Track } from "../workbook/workbook.ts";
import { writeWhole } from "../workbook/write-whole.ts";

const LOOK: Look = { width: 80, colour: false };

/** `after_due_date`: when the assignment is no longer open. */
type Visibility = "visible" | "after_due_date";

/** The format's own names. No text is taken for Markdown or HTML. */
interface GradescopeTest {
  readonly name: string;
  readonly name_format: "text";
  /** The order of the tests. */
  readonly number: string;
  readonly status: "passed" | "failed";
  readonly score?: number;
  readonly max_score?: number;
  readonly output: string;
  readonly output_format: "text";
  readonly visibility: Visibility;
}

export interface GradescopeResults {
  readonly score: number;
  readonly output: string;
  readonly output_format: "text";
  readonly visibility: "visible";
  /** What the programs print is for the instructor. */
  readonly stdout_visibility: "hidden";
  readonly tests: readonly GradescopeTest[];
}

/**
 * Writes the results of the one submission in a results folder.
 *
 * @param autograder - the folder with Gradescope's file about the submission, and with `results`
 * @returns what the instructor may know
 * @throws WorkbookError if it was not graded because of a fault that is not the student's; then nothing is written
 */
export function writeGradescopeResults(
  autograder: string,
  ledger: Ledger,
  tracks: readonly Track[],
  terms: Terms,
): SubmissionReport {
  const { dueDate } = readMetadata(autograder);
  const names = [...ledger.names()];
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw new WorkbookError(
      `${ledger.folder}: it has the results of ${names.length} submissions, and Gradescope takes those of one; grade the folder ${autograder} by itself.`,
    );
  const tell = (now: Date) =>
    tellSubmission(
      ledger.read(name)!,
      tracks,
      readByHand(ledger.folder, tracks, terms),
      { ...terms, now },
      "feedback",
    );
  const due = new Date(dueDate);
  const now = tell(terms.now);
  const later = due > terms.now ? tell(due).disclosed : undefined;
  const results = gradescopeResults(now, later);
  const folder = join(autograder, "results");
  makeFolder(folder);
  writeWhole(join(folder, "results.json"), `${JSON.stringify(results, null, 2)}\n`);
  return now.report;
}

/**
 * The results of a submission.
 *
 * @param later - what the student may know after the due date
 * @throws WorkbookError if a fault that is not the student's would cost points
 */
export function gradescopeResults(
  { marked, disclosed, report }: Pick<Told, "marked" | "disclosed" | "report">,
  later?: SubmissionReport,
): GradescopeResults {
  const broken = marked.tracks.flatMap(({ open }) => open).find(({ kind }) => kind === "fault");
  const { fault = broken ? "A stage could not be graded." : undefined } = report;
  if (fault !== undefined)
    throw new WorkbookError(
      `This submission has no results, and that is not the student's fault. Run the autograder again. ${fault}`,
    );
  return {
    score: rounded(marked.tracks.reduce((sum, { total }) => sum + total, 0)),
    output: aboutAll(disclosed),
    output_format: "text",
    visibility: "visible",
    stdout_visibility: "hidden",
    tests: disclosed.tracks.flatMap((track, at) => {
      // A stage counts for less than its points if all of them together are worth more than their share.
      const { scale } = marked.tracks[at]!;
      return [
        ...track.stages.flatMap((stage, place) =>
          testsOf(stage, scale, later?.tracks[at]?.stages[place]),
        ),
        ...reviewOf(track),
      ];
    }),
  };
}

function testsOf(
  stage: StageReport,
  scale: number,
  later: StageReport | undefined,
): GradescopeTest[] {
  const { facts, state, number } = stage;
  const status = state === "passed" ? "passed" : "failed";
  const output = outputOf(stage);
  const laterOutput = later ? outputOf(later) : output;
  return [
    {
      name: stageTitle(stage),
      number: `${number}`,
      score: rounded(facts.earned * scale),
      max_score: rounded(facts.points * scale),
      ...said(status, output),
    },
    ...(laterOutput === output
      ? []
      : [
          {
            name: `${stageTitle(stage)}: with the games that nobody had seen`,
            number: `${number}.1`,
            ...said(status, laterOutput, "after_due_date"),
          },
        ]),
  ];
}

function reviewOf({ facts, review, stages }: TrackReport): GradescopeTest[] {
  if (!facts.review) return [];
  const { earned, points } = facts.review;
  return [
    {
      name: "Review",
      number: `${stages.length + 1}`,
      score: rounded(earned),
      max_score: rounded(points),
      ...said(earned === points ? "passed" : "failed", review ?? ""),
    },
  ];
}

function said(
  status: GradescopeTest["status"],
  output: string,
  visibility: Visibility = "visible",
): Omit<GradescopeTest, "name" | "number"> {
  return { name_format: "text", status, output, output_format: "text", visibility };
}

function outputOf(stage: StageReport): string {
  return stage.state === "not started" ? "Not started." : renderStage(stage, LOOK);
}

/** How the total is made, and what the grader says about the whole submission. */
function aboutAll({ tracks, notes }: SubmissionReport): string {
  const blocks = [
    ...(tracks.length === 0 ? [[NOTHING_FOUND]] : []),
    ...tracks.map(({ title, total, marks }) => [
      ...prose(LOOK, `${title}: ${marks?.total ?? total}`, { indent: "" }),
      ...(marks ? renderMarks(marks, LOOK) : []),
    ]),
    ...(notes.length === 0
      ? []
      : [[NOTES_LEAD, ...notes.flatMap((note) => prose(LOOK, clip(note, MOST_NOTE)))]]),
  ];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
