/**
 * The words for verdicts, differences, points and places: the same in every report.
 *
 * @module
 */
import type { DifferenceKind } from "../judge/compare.ts";
import type { CaseResult, StageResult, TrackResult } from "../judge/results.ts";
import type { ReviewResult } from "../judge/review.ts";
import { formatPoints } from "../judge/score.ts";
import { differenceOf, type MemoryLimit, type TimeOut, type Verdict } from "../judge/verdict.ts";
import { BOX_BYTES, CASE_LIMITS, HEAP_BYTES } from "../limits/limits.ts";
import { inertTerminal } from "../text/inert.ts";
import type { Transcript } from "../text/transcript.ts";
import { transcriptsOf } from "../workbook/workbook.ts";

/** The name of a kind of difference that a person reads; data formats use the kind itself. */
export function nameOfKind(kind: DifferenceKind): string {
  return kind === "case" ? "capital letters" : kind;
}

/** Explains each kind of difference to a beginner. */
export const KIND_SAYS: Readonly<Record<DifferenceKind, string>> = {
  spacing: "only spaces or line breaks differ.",
  case: "only upper and lower case differ.",
  order: "the right words are printed in a different order.",
  "extra line": "a line is printed that should not be there.",
  "missing line": "a line that should be there is not printed.",
  "different text": "a line does not say what it should.",
  "exit status": "the program should have ended with a different exit status.",
  "stopped early":
    "the program ended before it read every line that was typed. Does it stop too soon?",
};

/** A verdict as it is shown. Of functions that were called, nothing is missing: some give something else, or are open. */
export function wordOf(verdict: Verdict): string {
  if (verdict.kind !== "missing" || verdict.seen !== "run" || !verdict.names) return verdict.kind;
  return verdict.names.length > 0 ? "wrong" : "not done";
}

/** The kinds of difference in a verdict; none if it is not about a difference. */
export function kindsOf(verdict: Verdict): readonly DifferenceKind[] {
  return verdict.kind === "different" ? verdict.difference.kinds : [];
}

/**
 * A name of at most two words for a difference: the first kind in the output, unless a different kind costs more.
 *
 * @returns `undefined` if the verdict is not about a difference
 */
export function nameOfDifference(verdict: Verdict): string | undefined {
  if (verdict.kind !== "different") return undefined;
  const { kinds, rows, first } = verdict.difference;
  const grave = kinds.filter((kind) => kind !== "spacing" && kind !== "case");
  if (grave.length === 0) return listOf(kinds.map(nameOfKind));
  const met = grave.find((kind) => kind === rows[first]?.kind) ?? grave[0];
  return met === "missing line" && kinds.includes("stopped early") ? "stopped early" : met;
}

/** The turn of the first difference: how many lines were typed before it; `undefined` if not known. */
export function turnOf(verdict: Verdict): number | undefined {
  const difference = differenceOf(verdict);
  const row = difference?.rows[difference.first];
  return row?.expected?.turn ?? row?.actual?.turn;
}

/** The time limit that was reached, in words: `2 seconds of computing`. */
export function timeOf({ limit, ms = CASE_LIMITS[`${limit}Ms`] }: TimeOut): string {
  const seconds = countOf(ms / 1000, "second");
  switch (limit) {
    case "cpu":
      return `${seconds} of computing`;
    case "idle":
      return `${seconds} of waiting`;
    case "wall":
      return `${seconds} on the clock`;
    default:
      return limit satisfies never;
  }
}

/** The memory limit that was reached, in words: `160 MB for objects, arrays and strings`. */
export function memoryOf(limit: MemoryLimit): string {
  switch (limit) {
    case "heap":
      return `${HEAP_BYTES / 1024 ** 2} MB for objects, arrays and strings`;
    case "resident":
      return `${BOX_BYTES / 1024 ** 2} MB in total`;
    default:
      return limit satisfies never;
  }
}

export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${formatPoints(number)} ${formatPoints(number) === "1" ? one : many}`;
}

/** `costs 2.5 of 5 points`. */
export function costOf({ verdict, earned, points }: CaseResult): string {
  const all = countOf(points, "point");
  if (verdict.kind === "grader fault") return `${all} left open`;
  // It is worth no points itself, but no other case earns points without it.
  if (verdict.kind === "missing" && verdict.seen === "tests" && points === 0)
    return "keeps all the others from running";
  if (formatPoints(points - earned) === "0") return "costs nothing";
  return `costs ${formatPoints(points - earned)} of ${all}`;
}

/** What a case costs, for a list: `costs 5`, or `costs 2.5 of 5` if it still earns some points. */
export function priceOf(one: CaseResult): string {
  const { verdict, earned, points } = one;
  const whole = formatPoints(points - earned);
  if (verdict.kind === "grader fault" || whole === "0") return costOf(one);
  return whole === formatPoints(points)
    ? `costs ${whole}`
    : `costs ${whole} of ${formatPoints(points)}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listOf(names: readonly string[]): string {
  return joined(names, "and");
}

/** `a`, `a or b`, `a, b or c`. */
export function alternativesOf(names: readonly string[]): string {
  return joined(names, "or");
}

function joined(names: readonly string[], word: string): string {
  return names.length < 2
    ? names.join()
    : `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1)}`;
}

/**
 * `graded with the workbook's 2-build-deck, because yours fails on its own`, or `graded as if your 2-build-deck were right`;
 * or because it has a fault that its own cases let through.
 */
export function standInsOf(result: StageResult): string | undefined {
  const { standIns, latent = [], corrected = [] } = result;
  if (standIns.length === 0) return undefined;
  const replaced = standIns.filter((path) => !corrected.includes(path));
  const listed = (paths: readonly string[]) => listOf(paths.map(nameOf));
  const how = [
    ...(replaced.length > 0 ? [`with the workbook's ${listed(replaced)}`] : []),
    ...(corrected.length > 0 ? [`as if your ${listed(corrected)} were right`] : []),
  ];
  const subjectOf = (paths: readonly string[]) => (replaced.length > 0 ? "yours" : listed(paths));
  const failing = standIns.filter((path) => !latent.includes(path));
  const [own, they] = failing.length === 1 ? ["fails", "its"] : ["fail", "their"];
  const because = [
    ...(failing.length > 0 ? [`${subjectOf(failing)} ${own} on ${they} own`] : []),
    ...(latent.length > 0
      ? [
          `${subjectOf(latent)} ${latent.length === 1 ? "has" : "have"} a fault that earlier cases let through${latentPlaceOf(result, latent)}`,
        ]
      : []),
  ];
  return `graded ${how.join(" and ")}, because ${because.join(", and ")}`;
}

/** `not judged before 2-build-deck passes`, in a workbook without a reference to stand in for it. */
export function waitsSay({ waitsFor = [] }: StageResult): string | undefined {
  if (waitsFor.length === 0) return undefined;
  return `not judged before ${listOf(waitsFor.map(nameOf))} ${waitsFor.length === 1 ? "passes" : "pass"}`;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** ` (in printPairs, line 72 of pairs.ts; npm run play -- old-maid/6 --case ends-with-a-tie shows it)` */
function latentPlaceOf({ stage, suspect }: StageResult, stages: readonly string[]): string {
  if (suspect?.kind !== "declarations") return "";
  const { declarations, changes = [], cases: [first] = [] } = suspect;
  const places = declarations
    .filter(({ file }) => stages.some((path) => file.startsWith(`${path}/`)))
    .map(({ name, line, at, file }) => {
      const lines = changes.filter((one) => one.file === file).map((one) => `${one.at.line}`);
      const all = lines.length > 0 ? lines : [`${at?.line ?? line}`];
      const where = `${all.length === 1 ? "line" : "lines"} ${listOf(all)}`;
      return inertTerminal(`${name}, ${where} of ${nameOf(file)}`);
    });
  const shows =
    first === undefined
      ? ""
      : `; npm run play -- ${stage.track}/${stage.number} --case ${first} shows it`;
  return ` (in ${listOf(places)}${shows})`;
}

/** `The 20 fresh games carry 75 % of the transcripts' points…`; `undefined` without both fresh and visible games. */
export function freshOf({ stage }: StageResult): string | undefined {
  const transcripts = transcriptsOf(stage);
  const made = transcripts.filter((one) => one.made);
  if (made.length === 0 || made.length === transcripts.length) return undefined;
  const weigh = (cases: typeof transcripts) => cases.reduce((sum, { weight }) => sum + weight, 0);
  const share = Math.round((100 * weigh(made)) / weigh(transcripts));
  const games =
    made.length === 1 ? "The fresh game carries" : `The ${made.length} fresh games carry`;
  return `${games} ${share} % of the transcripts' points: a program also has to be right for input that nobody has seen.`;
}

/** Says why points of a stage do not count yet. */
export function heldBackOf({ heldBack, language, earned }: StageResult): string | undefined {
  switch (heldBack) {
    case undefined:
      return undefined;
    case "the stages before it":
      return "This stage earns nothing until every stage before it passes.";
    case "a later stage": {
      const what = earned === 0 ? "This stage is" : "The checks of this stage's source are";
      return `${what} worth nothing until a later stage in ${language} passes: only a program that uses this work shows what it does.`;
    }
    default:
      return heldBack satisfies never;
  }
}

/** `The part reached is Deal, so all marks together, including those that a person gives, are at most 70.` */
export function capOf({ cap }: TrackResult): string | undefined {
  if (!cap) return undefined;
  const part = cap.reached
    ? `The part reached is ${cap.reached.title}${(cap.share ?? 1) < 1 ? ", but not all of it" : ""}`
    : "No part has been reached yet";
  return `${part}, so all marks together, including those that a person gives, are at most ${formatPoints(cap.points)}.`;
}

/** A typed line and the prompt that it answers. */
export interface Typed {
  readonly line: string;
  readonly prompt: string;
}

/** Cached because a course uses the same transcripts again and again, and a long game has hundreds of turns. */
const turns = new WeakMap<Transcript, readonly Typed[]>();

/** Every typed line, in order. */
export function turnsIn(transcript: Transcript): readonly Typed[] {
  let found = turns.get(transcript);
  if (!found) {
    found = transcript.parts.flatMap((part, at) => {
      if (part.kind !== "typed") return [];
      const before = transcript.parts[at - 1];
      const shown = before?.kind === "shown" ? before.text : "";
      return [{ line: part.line, prompt: shown.slice(shown.lastIndexOf("\n") + 1) }];
    });
    turns.set(transcript, found);
  }
  return found;
}

/** The line typed just before a turn; `undefined` at turn 0 or if the transcript has no such line. */
export function typedBefore(transcript: Transcript, turn: number): Typed | undefined {
  return turnsIn(transcript)[turn - 1];
}

/** `The review gives 4.5 of 5 points: 9 of 10 answers are right.` */
export function reviewSays(review: ReviewResult): string {
  const { earned, points, questions } = review;
  const gives = `The review gives ${formatPoints(earned)} of ${countOf(points, "point")}`;
  switch (review.kind) {
    case "answered": {
      const right = `${gives}: ${review.right} of ${countOf(questions, "answer")} ${review.right === 1 ? "is" : "are"} right`;
      if (review.unanswered === undefined) return `${right}.`;
      const open = countOf(review.unanswered, "question");
      return `${right}, and ${open} ${review.unanswered === 1 ? "is" : "are"} still to be answered (npm run review).`;
    }
    case "not answered":
      return `${gives}: it has not been answered (npm run review).`;
    case "refused":
      return `${gives}: ${review.why}`;
    default:
      return review satisfies never;
  }
}
