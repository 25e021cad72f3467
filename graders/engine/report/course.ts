/**
 * The report of a course: one line per submission while it is being graded, and a summary.
 *
 * @module
 */
import type { StageResult, SubmissionResult } from "../judge/results.ts";
import { formatPoints, passed } from "../judge/score.ts";
import type { MarkedSubmission } from "../marks/marks.ts";
import type { Protection } from "../sandbox/session.ts";
import { columnsOf, pad } from "../text/columns.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip, type Look, paint, prose } from "../text/look.ts";
import { failed } from "./failures.ts";
import { countOf } from "./phrases.ts";

/** The head of every report: what confined the students' programs while they ran. */
export function sayProtection(protection: Protection): string {
  switch (protection.kind) {
    case "bubblewrap":
      return "Programs ran in a bubblewrap box, with no network and no files but their own.";
    case "container":
      return `Programs ran as a user of their own (${protection.why}), who cannot read the reference, the seed or the results. They could reach the network.`;
    case "permissions":
      return `Programs ran WITHOUT a box (${protection.why}): only Node's permission flags and the limits confined them. Nothing else kept them from the network, from your files, from other submissions or from the reference.`;
    default:
      return protection satisfies never;
  }
}

const NAME_COLUMNS = 34;
const POINTS_COLUMNS = 14;

/** One line: the student, the points, and the first thing that went wrong. */
export function renderCourseLine(result: SubmissionResult, look: Look): string {
  const columns = look.width < 70 ? 20 : NAME_COLUMNS;
  const shown = inertTerminal(result.name);
  const name = pad(look.width === Number.POSITIVE_INFINITY ? shown : clip(shown, columns), columns);
  if (result.fault !== undefined && result.tracks.length === 0)
    return clip(
      `${name} ${paint(look, "red", "no result")}: grader fault: ${inertTerminal(result.fault)}`,
      look.width,
    );
  const points = result.tracks
    .map(
      ({ earned, points, extra }) =>
        `${formatPoints(earned)}/${formatPoints(points)}${extra > 0 ? ` +${formatPoints(extra)}` : ""}`,
    )
    .join(", ");
  const room = look.width - columnsOf(name) - POINTS_COLUMNS - 3;
  const said =
    result.fault === undefined
      ? whatCame(result)
      : `as graded before, because of a fault now: ${inertTerminal(result.fault)}`;
  return `${name} ${pad(points, POINTS_COLUMNS)}  ${room > 10 ? clip(said, room) : ""}`.trimEnd();
}

function whatCame({ tracks, notes }: SubmissionResult): string {
  const broken = tracks.flatMap(({ stages }) => stages.filter((stage) => !passed(stage)));
  if (broken.length === 0) return inertTerminal(notes[0] ?? "all passed");
  const notStarted = broken.filter(isNotStarted);
  const begun = broken.filter((stage) => !notStarted.includes(stage));
  const note = notes[0];
  // A missing submission must not look like one with a wrong name.
  if (note !== undefined && tracks.every(({ stages }) => stages.every(isNotStarted)))
    return inertTerminal(note);
  const parts = begun.map((stage) => `${stage.stage.name} ${firstVerdict(stage)}`);
  if (notStarted.length > 0) parts.push(`${countOf(notStarted.length, "stage")} not started`);
  if (note !== undefined && begun.length === 0) parts.push(note);
  return inertTerminal(parts.join("; "));
}

function isNotStarted({ cases }: StageResult): boolean {
  return cases.every(({ verdict }) => verdict.kind === "not started");
}

/** The first thing that went wrong when the program ran; if nothing did, what a check found in the source. */
function firstVerdict({ cases }: StageResult): string {
  const failures = cases.filter(failed);
  const told = failures.find(({ kind }) => kind === "transcript") ?? failures[0];
  return told ? told.verdict.kind : "";
}

/** Notes on the whole course, shown before anything is graded. */
export function renderCourseNotes(notes: readonly string[], look: Look): string {
  return notes
    .flatMap((note) => prose(look, inertTerminal(note), { indent: "", style: "yellow" }))
    .map((line) => `${line}\n`)
    .join("");
}

/** The totals of a course, kept while its submissions are not. */
export interface Tally {
  count: number;
  faults: number;
  /** Earned share of each submission, from 0 to 1. */
  readonly shares: number[];
  /** Totals out of a hundred, and how many of them are open. */
  readonly totals: number[];
  open: number;
}

/** Adds one submission to the tally. */
export function addToTally(tally: Tally, { result, tracks }: MarkedSubmission): void {
  tally.count++;
  for (const { total, open } of tracks) {
    tally.totals.push(total);
    if (open.length > 0) tally.open++;
  }
  const broken = result.tracks.some(({ stages }) =>
    stages.some(({ cases }) => cases.some(({ verdict }) => verdict.kind === "grader fault")),
  );
  if (result.fault !== undefined || broken) tally.faults++;
  const points = result.tracks.reduce((sum, { points }) => sum + points, 0);
  if (points > 0)
    tally.shares.push(result.tracks.reduce((sum, { earned }) => sum + earned, 0) / points);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}

/** The middle number, or the mean of the two middle numbers. */
function medianOf(numbers: readonly number[]): number {
  const half = numbers.length / 2;
  const sorted = numbers.toSorted((a, b) => a - b);
  return meanOf(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1));
}

/** The mean and median out of a hundred; while a person still has marks to give, how many totals are open. */
function totalsSay({ totals, open }: Tally): string[] {
  if (totals.length === 0) return [];
  if (open > 0)
    return [
      `Totals out of 100: ${open} of ${totals.length} are open until rubric.csv is filled in.`,
    ];
  return [
    `Totals out of 100: mean ${formatPoints(meanOf(totals))}, median ${formatPoints(medianOf(totals))}.`,
  ];
}

/** How many of the submissions were graded this time, and how long it took. */
export interface Graded {
  readonly submissions: number;
  readonly seconds: number;
}

/**
 * The summary: how many submissions, their results, how long it took, and where everything is.
 *
 * @param graded - absent if nothing was graded
 * @param unwritten - what could not be written, one sentence each
 */
export function renderCourseEnd(
  tally: Tally,
  graded: Graded | undefined,
  unwritten: readonly string[],
  out: string,
  look: Look,
): string {
  const full = tally.shares.filter((share) => share > 0.9999).length;
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const lines = [
    countSays(tally.count, graded),
    `Stages: mean ${percent(meanOf(tally.shares))}, median ${percent(medianOf(tally.shares))}, ${full} with full marks.`,
    ...totalsSay(tally),
    ...(tally.faults > 0
      ? [
          `${tally.faults} of them ran into a fault of the grader, and their points are still open. See results.json, and grade again.`,
        ]
      : []),
    ...(unwritten.length > 0
      ? [
          `The feedback for ${unwritten.length} could not be written, but the results are complete. ${inertTerminal(unwritten[0]!)}`,
        ]
      : []),
    `In ${out}: report.html shows the class, feedback is for the students, gradebook.csv has the marks.`,
  ];
  return `${lines.flatMap((line) => prose(look, line, { indent: "" })).join("\n")}\n`;
}

/** `300 submissions in 31.5 s (105 ms each).`; if some results were known, how many were graded now. */
function countSays(count: number, graded: Graded | undefined): string {
  const all = countOf(count, "submission");
  if (!graded) return `${all}.`;
  const { submissions, seconds } = graded;
  const time = `in ${seconds.toFixed(1)} s`;
  if (submissions < count) return `${all}, ${submissions} of them graded now, ${time}.`;
  return `${all} ${time} (${((seconds * 1000) / Math.max(1, count)).toFixed(0)} ms each).`;
}
