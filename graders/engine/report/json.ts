/**
 * The results as plain data, for gradebooks and other programs.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DifferenceKind } from "../judge/compare.ts";
import type { ReviewResult } from "../judge/review.ts";
import type { CaseResult, StageResult, TrackResult } from "../judge/score.ts";
import type { Verdict } from "../judge/verdict.ts";
import { inertTerminal } from "../text/inert.ts";
import { detailOf } from "./verdict.ts";
import { kindsOf, turnOf } from "./words.ts";

/** Points are rounded to two decimals. Nothing that a student's program printed is in it. */
export interface ResultsJson {
  /** Of this format; it rises when a field goes or changes its meaning, not when one is added. */
  readonly version: 1;
  /** The workbook that was graded with: its name and version. */
  readonly workbook: string;
  /** What confined the programs: `bubblewrap`, or what took its place and why. */
  readonly protection: string;
  /** Said of the whole course, where there is something to say: folders that were not taken for submissions. */
  readonly notes?: readonly string[];
  readonly submissions: readonly SubmissionJson[];
}

export interface SubmissionJson {
  /** The student's name, as the submission's folder gives it. */
  readonly name: string;
  readonly tracks: readonly TrackJson[];
  /** Why there are no results, where the grader could not give any: nobody's points are at stake. */
  readonly fault?: string;
  /** Where there is something to say: files that were not read, tracks that are not there. One harmless line each. */
  readonly notes?: readonly string[];
}

export interface TrackJson {
  /** The track's folder: `two-player-spades`. */
  readonly track: string;
  /** Points of the stages that were graded, extra credit apart. */
  readonly earned: number;
  readonly points: number;
  readonly extra: number;
  readonly extraPoints: number;
  /** The most that all marks together can be, rubric included, where the part that was reached bounds them. */
  readonly cap?: number;
  /** The data structure review, where the track has one; its points are in none of the above. */
  readonly review?: ReviewJson;
  readonly stages: readonly StageJson[];
}

export interface ReviewJson {
  /** `refused`: the file of answers could not be read; the submission's notes say why. */
  readonly kind: ReviewResult["kind"];
  readonly earned: number;
  readonly points: number;
  /** How many answers are right, of how many questions. */
  readonly right: number;
  readonly questions: number;
}

export interface StageJson {
  /** The stage's path: `two-player-spades/3-shuffle`. */
  readonly stage: string;
  readonly title: string;
  readonly earned: number;
  readonly points: number;
  /** Whether these points are extra credit. */
  readonly extra: boolean;
  /** Its cases earned points that do not count until every stage before it passes. */
  readonly heldBack?: true;
  /** Paths of the earlier stages that the reference stood in for. */
  readonly standIns: readonly string[];
  readonly cases: readonly CaseJson[];
}

export interface CaseJson {
  readonly name: string;
  readonly kind: "transcript" | "check";
  readonly verdict: Verdict["kind"];
  /** What differs, for the verdict `different`. */
  readonly kinds?: readonly DifferenceKind[];
  /** An error's message, a reason, what is missing: one line that cannot harm a terminal. */
  readonly detail?: string;
  /** The known mistake that gives the same output: its sentence, and the stage's task that it was made in. */
  readonly mistake?: { readonly name: string; readonly says: string; readonly task?: number };
  readonly earned: number;
  readonly points: number;
  /** How many lines had been typed before the first difference. */
  readonly turn?: number;
}

/** What came of one submission. */
export interface SubmissionResult {
  readonly name: string;
  readonly tracks: readonly TrackResult[];
  readonly fault?: string;
  readonly notes?: readonly string[];
}

/** The results of a run as plain data. */
export function resultsJson(
  workbook: string,
  protection: string,
  submissions: readonly SubmissionResult[],
): ResultsJson {
  return {
    version: 1,
    workbook,
    protection,
    submissions: submissions.map(submissionJson),
  };
}

/** One submission's results as plain data. */
export function submissionJson({
  name,
  tracks,
  fault,
  notes = [],
}: SubmissionResult): SubmissionJson {
  return {
    name,
    tracks: tracks.map(trackJson),
    ...(fault === undefined ? {} : { fault: inertTerminal(fault) }),
    ...(notes.length === 0 ? {} : { notes: notes.map(inertTerminal) }),
  };
}

/** The workbook's name and version, from its `package.json`. */
export function versionOf(root: string): string {
  const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<
    string,
    string
  >;
  return `${name} ${version}`;
}

function trackJson(result: TrackResult): TrackJson {
  const { track, stages, earned, points, extra, extraPoints, cap, review } = result;
  return {
    track: track.name,
    earned: round(earned),
    points: round(points),
    extra: round(extra),
    extraPoints: round(extraPoints),
    ...(cap ? { cap: round(cap.points) } : {}),
    ...(review ? { review: reviewJson(review) } : {}),
    stages: stages.map(stageJson),
  };
}

function reviewJson(review: ReviewResult): ReviewJson {
  const { kind, earned, points, questions } = review;
  const right = kind === "answered" ? review.right : 0;
  return { kind, earned: round(earned), points: round(points), right, questions };
}

function stageJson({ stage, cases, earned, heldBack, standIns }: StageResult): StageJson {
  return {
    stage: stage.path,
    title: stage.title,
    earned: round(earned),
    points: round(stage.points),
    extra: stage.extra,
    ...(heldBack ? { heldBack } : {}),
    standIns,
    cases: cases.map(caseJson),
  };
}

function caseJson({ name, kind, verdict, mistake, earned, points }: CaseResult): CaseJson {
  const kinds = kindsOf(verdict);
  const detail = detailOf(verdict);
  const turn = turnOf(verdict);
  return {
    name,
    kind,
    verdict: verdict.kind,
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(detail === undefined ? {} : { detail }),
    ...(mistake ? { mistake } : {}),
    earned: round(earned),
    points: round(points),
    ...(turn === undefined ? {} : { turn }),
  };
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}

/** Writes results as JSON that any terminal can show. */
export function printJson(results: ResultsJson): string {
  return `${escapeJson(JSON.stringify(results, null, 2))}\n`;
}

/** Escapes in JSON what a terminal would obey or not show; the data is the same. */
export function escapeJson(text: string): string {
  return text.replace(
    /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
    (character) =>
      [...Array(character.length).keys()]
        .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
        .join(""),
  );
}
