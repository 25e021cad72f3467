/**
 * The state of each stage, as far as the files and the last check show it. Nothing is run.
 *
 * @module
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { REVIEW_FILE } from "../../workbook/places.ts";
import { keptAnswers, predictionsFile, reviewFile } from "../answers-file.ts";
import { type Progress, readProgress } from "../progress.ts";
import type { StageOutline, TrackOutline } from "./outline.ts";

export type StageState =
  /** Its files are the starter's. */
  | "not started"
  | "begun"
  /** It passed its last check. */
  | "passed"
  /** It passed its last check, and its files have been saved since. */
  | "edited"
  /** It passed before, but failed its last check. */
  | "broken"
  /** None of the starter's files are where they belong. */
  | "no files";

/** The states by the stage's path. */
export type StageStates = Readonly<Record<string, StageState>>;

/** Whether every question of a track's review has an answer, right or wrong. */
export type ReviewState = "not answered" | "answered";

/** The states by the track's name, for tracks with a review. */
export type ReviewStates = Readonly<Record<string, ReviewState>>;

/** The workbook, and the student's current progress in it. */
export interface Standing {
  readonly tracks: readonly TrackOutline[];
  readonly states: StageStates;
  readonly reviews: ReviewStates;
  /** The paths of stages with predictions. */
  readonly predicted: ReadonlySet<string>;
  /** The stage to go on with; `undefined` if all are done. */
  readonly next: StageOutline | undefined;
  /** Why part of it is unknown. */
  readonly complaint?: string | undefined;
}

export function standingOf(root: string, tracks: readonly TrackOutline[]): Standing {
  const { progress, complaint } = readProgress(root);
  const states = statesOf(root, tracks, progress);
  const next = stageToGoOnWith(tracks, states, progress);
  const predicted = new Set(tracks.flatMap(({ name }) => predictedIn(root, name)));
  return { tracks, states, reviews: reviewsOf(root, tracks), predicted, next, complaint };
}

/** An answer is named after its stage and question: `3-shuffle/first-card`. */
function predictedIn(root: string, track: string): string[] {
  const kept = keptAnswers(root, predictionsFile(track));
  return kept?.kind === "answers"
    ? Object.keys(kept.answers).map((id) => `${track}/${id.split("/")[0]}`)
    : [];
}

/** Looks for the answers to every review. A review with an open question counts as not answered. */
function reviewsOf(root: string, tracks: readonly TrackOutline[]): ReviewStates {
  return Object.fromEntries(
    tracks
      .filter(({ review }) => review)
      .map(({ name }) => [name, isAnswered(root, name) ? "answered" : "not answered"]),
  );
}

function isAnswered(root: string, track: string): boolean {
  const kept = keptAnswers(root, reviewFile(track));
  if (kept?.kind !== "answers") return false;
  return questionsOf(root, track).every((id) => Object.hasOwn(kept.answers, id));
}

/** The ids of a review's questions. The command that asks them reports errors in the file. */
function questionsOf(root: string, track: string): string[] {
  try {
    const text = readFileSync(join(root, "graders", track, REVIEW_FILE), "utf8");
    const { questions } = JSON.parse(text) as { questions: readonly { readonly id: string }[] };
    return questions.map(({ id }) => id);
  } catch {
    return [];
  }
}

/** Looks at every stage. It never fails, whatever is under `exercises/`. */
export function statesOf(
  root: string,
  tracks: readonly TrackOutline[],
  progress: Progress,
): StageStates {
  const stages = tracks.flatMap((track) => track.stages);
  return Object.fromEntries(stages.map((stage) => [stage.path, stateOf(root, stage, progress)]));
}

function stateOf(root: string, stage: StageOutline, { passed, checked }: Progress): StageState {
  const starter = join(root, "graders", stage.track.name, "starter", stage.name);
  const own = join(root, "exercises", stage.path);
  const present = sourcesIn(own);
  if (present.length === 0) return "no files";
  if (isUntouched(starter, own)) return "not started";
  const last = checked[stage.path];
  if (last?.passed) {
    const saved = Math.max(...present.map((file) => savedAt(join(own, file))));
    return saved > Date.parse(last.at) ? "edited" : "passed";
  }
  if (passed[stage.path] === undefined) return "begun";
  return last === undefined ? "passed" : "broken";
}

/** Whether the sources in the student's own folder of a stage are those of its starter. */
export function isUntouched(starter: string, own: string): boolean {
  const given = sourcesIn(starter);
  const present = sourcesIn(own);
  return (
    present.every((file) => given.includes(file)) &&
    given.every((file) => present.includes(file) && isSame(join(starter, file), join(own, file)))
  );
}

/** The names of the sources in a folder; none if it cannot be read. */
export function sourcesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.startsWith("."));
  } catch {
    return [];
  }
}

function isSame(one: string, other: string): boolean {
  try {
    const [mine, theirs] = [readFileSync(one), readFileSync(other)];
    return mine.equals(theirs) || linesOf(mine) === linesOf(theirs);
  } catch {
    return false;
  }
}

/** Compares files as the grader does: line ends, and blank lines at the end, do not count as a student's work. */
function linesOf(bytes: Buffer): string {
  return bytes.toString("utf8").replaceAll("\r\n", "\n").trimEnd();
}

/** The time when a file was saved (ms). */
function savedAt(file: string): number {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

/** Whether nothing is left to do, as far as is known. */
export function isDone(state: StageState | undefined): boolean {
  return state === "passed" || state === "edited";
}

/**
 * The stage to go on with: the first unfinished one in the last track that was worked on, and then in the others in order.
 *
 * @returns `undefined` if all are done
 */
export function stageToGoOnWith(
  tracks: readonly TrackOutline[],
  states: StageStates,
  { checked }: Progress,
): StageOutline | undefined {
  // A check of everything does not count as work on untouched stages.
  const workedAt = ({ stages }: TrackOutline) =>
    Math.max(
      ...stages.map(({ path }) =>
        isTouched(states[path]) ? Date.parse(checked[path]?.at ?? "") || 0 : -1,
      ),
    );
  const order = [...tracks].sort((a, b) => workedAt(b) - workedAt(a));
  return order.flatMap(({ stages }) => stages).find(({ path }) => !isDone(states[path]));
}

function isTouched(state: StageState | undefined): boolean {
  return state !== "not started" && state !== "no files";
}

/**
 * The stage this many places after the given one (before it, if negative), through all tracks in order.
 *
 * @param tracks - those of an overview or of the grader
 */
export function stageFrom<Stage extends { readonly path: string }>(
  tracks: readonly { readonly stages: readonly Stage[] }[],
  stage: { readonly path: string },
  places: number,
): Stage | undefined {
  const all = tracks.flatMap(({ stages }) => stages);
  return all[all.findIndex(({ path }) => path === stage.path) + places];
}
