/**
 * The report of a course: a line a submission while it is graded, and what it comes to.
 *
 * @module
 */
import type { StageResult, SubmissionResult } from "../judge/results.ts";
import { formatPoints, passed } from "../judge/score.ts";
import type { Protection } from "../sandbox/session.ts";
import { columnsOf, pad } from "../text/columns.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip, type Look, paint, prose } from "../text/look.ts";
import { failed } from "./failures.ts";
import { countOf } from "./phrases.ts";

/** What was on guard while strangers' programs ran: the head of every report. */
export function sayProtection(protection: Protection): string {
  switch (protection.kind) {
    case "bubblewrap":
      return "Programs ran in a bubblewrap box: no network, no files but their own.";
    case "permissions":
      return `Programs ran WITHOUT a box (${protection.why}): only Node's permission flags and the limits confined them.`;
    default:
      return protection satisfies never;
  }
}

const NAME_COLUMNS = 34;
const POINTS_COLUMNS = 14;

/** One line: whose, how many points, and the first thing that went wrong. */
export function renderCourseLine(result: SubmissionResult, look: Look): string {
  const narrow = look.width < 70;
  const name = pad(
    clip(inertTerminal(result.name), narrow ? 20 : NAME_COLUMNS),
    narrow ? 20 : NAME_COLUMNS,
  );
  if (result.fault !== undefined)
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
  const said = summary(result);
  return `${name} ${pad(points, POINTS_COLUMNS)}  ${room > 10 ? clip(said, room) : ""}`.trimEnd();
}

function summary(result: SubmissionResult): string {
  const came = whatCame(result);
  // What whoever grades has to mend comes first, since little may be shown; why, the results say.
  return result.unwritten === undefined ? came : `feedback not written; ${came}`;
}

function whatCame({ tracks, notes }: SubmissionResult): string {
  const broken = tracks.flatMap(({ stages }) => stages.filter((stage) => !passed(stage)));
  if (broken.length === 0) return inertTerminal(notes[0] ?? "all passed");
  const notStarted = broken.filter(isNotStarted);
  const begun = broken.filter((stage) => !notStarted.includes(stage));
  const note = notes[0];
  // Nothing handed in and a wrong name for it are not to look alike.
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

/** The first thing that went wrong when the program ran; what a check finds in the source only where nothing did. */
function firstVerdict({ cases }: StageResult): string {
  const failures = cases.filter(failed);
  const told = failures.find(({ kind }) => kind === "transcript") ?? failures[0];
  return told ? told.verdict.kind : "";
}

/** What is said of the whole course before anything is graded. */
export function renderCourseNotes(notes: readonly string[], look: Look): string {
  return notes
    .flatMap((note) => prose(look, inertTerminal(note), { indent: "", style: "yellow" }))
    .map((line) => `${line}\n`)
    .join("");
}

/** What a course adds up to; kept while its submissions are not. */
export interface Tally {
  count: number;
  faults: number;
  /** Results whose feedback could not be written. */
  unwritten: number;
  /** Earned share of each submission, from 0 to 1. */
  readonly shares: number[];
}

/** Counts one submission in. */
export function addToTally(tally: Tally, result: SubmissionResult): void {
  tally.count++;
  const broken = result.tracks.some(({ stages }) =>
    stages.some(({ cases }) => cases.some(({ verdict }) => verdict.kind === "grader fault")),
  );
  if (result.fault !== undefined || broken) tally.faults++;
  if (result.unwritten !== undefined) tally.unwritten++;
  const points = result.tracks.reduce((sum, { points }) => sum + points, 0);
  if (points > 0)
    tally.shares.push(result.tracks.reduce((sum, { earned }) => sum + earned, 0) / points);
}

/** The one in the middle; the mean of the two where there are two. */
function medianOf(sorted: readonly number[]): number | undefined {
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, share) => sum + share, 0) / Math.max(1, middle.length);
}

/** The last words: how many, how they did, how long it took, where everything is. */
export function renderCourseEnd(tally: Tally, seconds: number, out: string, look: Look): string {
  const sorted = [...tally.shares].sort((a, b) => a - b);
  const percent = (share: number | undefined) => `${Math.round((share ?? 0) * 100)} %`;
  const mean = sorted.reduce((sum, share) => sum + share, 0) / Math.max(1, sorted.length);
  const each = tally.count === 0 ? 0 : (seconds * 1000) / tally.count;
  const lines = [
    `${tally.count} ${tally.count === 1 ? "submission" : "submissions"} in ${seconds.toFixed(1)} s (${each.toFixed(0)} ms each).`,
    `Mean ${percent(mean)}, median ${percent(medianOf(sorted))}, ${sorted.filter((share) => share > 0.9999).length} with full marks.`,
    ...(tally.faults > 0
      ? [
          `${tally.faults} of them ran into a fault of the grader, and their points are still open: see results.json, and grade again.`,
        ]
      : []),
    ...(tally.unwritten > 0
      ? [
          `The feedback of ${tally.unwritten} could not be written, but the results are complete; results.json says why.`,
        ]
      : []),
    `Feedback for each student and results.json are in ${out}.`,
  ];
  return `${lines.flatMap((line) => prose(look, line, { indent: "" })).join("\n")}\n`;
}
