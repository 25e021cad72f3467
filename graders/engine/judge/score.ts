/**
 * Turns verdicts into points. Nothing is rounded here, only when it is printed.
 *
 * @module
 */
import type { HandedIn } from "../intake/answers.ts";
import { typedLines } from "../text/transcript.ts";
import type { Costs } from "../workbook/settings.ts";
import {
  type Case,
  type CheckCase,
  type Stage,
  type Track,
  transcriptsOf,
} from "../workbook/workbook.ts";
import type { CaseResult, StageResult, TrackResult } from "./results.ts";
import { scoreReview } from "./review.ts";
import type { Verdict } from "./verdict.ts";
import { fails, shareOf } from "./verdict-kinds.ts";

/**
 * Shares a stage's points among its cases by weight. A case that could not be checked costs nothing: its weight goes to
 * the others.
 */
export function scoreStage(
  stage: Stage,
  verdictOf: (one: Case) => Verdict,
  costs: Costs,
  standIns: readonly string[] = [],
): StageResult {
  const judged = stage.cases.map((one) => ({ one, verdict: verdictOf(one) }));
  const counted = judged.filter(({ verdict }) => verdict.kind !== "not checked");
  const total = counted.reduce((sum, { one }) => sum + one.weight, 0);
  const runs = counted.some(
    ({ one, verdict }) => one.kind === "transcript" && shareOf(verdict, costs) > 0,
  );
  // In units of weight, in which the sum of all is exact.
  let right = 0;
  const cases = judged.map(({ one, verdict }): CaseResult => {
    const isCounted = verdict.kind !== "not checked" && total > 0;
    const points = isCounted ? (stage.points * one.weight) / total : 0;
    const share = !runs && one.kind === "check" && isIdle(one) ? 0 : shareOf(verdict, costs);
    if (isCounted) right += one.weight * share;
    const { name, kind } = one;
    const of =
      kind === "transcript"
        ? { name, kind, transcript: one.transcript, ...(one.made ? { made: one.made } : {}) }
        : { name, kind: "check" as const };
    return { ...of, verdict, points, earned: points * share };
  });
  return {
    stage,
    cases,
    standIns,
    earned: total > 0 ? stage.points * (right / total) : 0,
  };
}

/** A comment in the starter is not work, and neither are functions that nobody calls: only in a program that runs. */
function isIdle({ given, check }: CheckCase): boolean {
  return given === true || check.kind === "calls";
}

/**
 * Adds up a track.
 *
 * @param handedIn - the answers to its review
 */
export function scoreTrack(
  track: Track,
  graded: readonly StageResult[],
  handedIn?: HandedIn,
): TrackResult {
  const stages = graded.map((result) => holdBack(track, graded, result));
  const sum = (extra: boolean, value: (result: StageResult) => number) =>
    stages
      .filter(({ stage }) => stage.extra === extra)
      .reduce((total, result) => total + value(result), 0);
  return {
    track,
    stages,
    earned: sum(false, ({ earned }) => earned),
    points: sum(false, ({ stage }) => stage.points),
    extra: sum(true, ({ earned }) => earned),
    extraPoints: sum(true, ({ stage }) => stage.points),
    ...capOf(track, stages),
    ...(track.review && track.review.questions.length > 0
      ? { review: scoreReview(track.review, handedIn) }
      : {}),
  };
}

/** Points that do not count until other stages pass. If those were not graded, nothing is known. */
function holdBack(track: Track, graded: readonly StageResult[], result: StageResult): StageResult {
  if (result.earned === 0) return result;
  if (isAfterFailures(track, graded, result))
    return { ...result, earned: 0, heldBack: "the stages before it" };
  const share = shareOnTrust(result);
  if (share === 0 || isVouchedFor(track, graded, result)) return result;
  return { ...result, earned: result.earned * (1 - share), heldBack: "a later stage" };
}

/** The last stage earns nothing until the stages before it pass. */
function isAfterFailures(
  { marking, stages }: Track,
  graded: readonly StageResult[],
  result: StageResult,
): boolean {
  if (!marking.afterTheRest.includes(result.stage.name)) return false;
  return stages.some((stage) => {
    const before = graded.find((one) => one.stage.path === stage.path);
    return (
      stage.number < result.stage.number &&
      before !== undefined &&
      !passed(before) &&
      !isUnknown(before)
    );
  });
}

/**
 * How much of a stage in another language nobody has seen the work of, from 0 to 1: its source is not checked, and what
 * reads nothing can be printed from a file.
 */
function shareOnTrust({ stage, cases, language }: StageResult): number {
  if (language === undefined) return 0;
  if (!readsInput(stage)) return 1;
  const sum = (all: readonly Case[]) => all.reduce((total, { weight }) => total + weight, 0);
  const unchecked = new Set(
    cases.filter(({ verdict }) => verdict.kind === "not checked").map(({ name }) => name),
  );
  return sum(stage.cases.filter(({ name }) => unchecked.has(name))) / sum(stage.cases);
}

function readsInput(stage: Stage): boolean {
  return transcriptsOf(stage).some(({ transcript }) => typedLines(transcript).length > 0);
}

/** Whether a later program in another language, which needs the same work, passes; or whether there is none to write. */
function isVouchedFor(
  { stages }: Track,
  graded: readonly StageResult[],
  { stage: { number } }: StageResult,
): boolean {
  const isGraded = ({ path }: Stage) => graded.some(({ stage }) => stage.path === path);
  if (!stages.every((one) => one.number <= number || isGraded(one))) return true;
  const later = graded.filter(
    ({ stage }) => stage.number > number && !stage.tests && readsInput(stage),
  );
  return (
    later.every(({ stage }) => stage.extra) ||
    later.some((one) => one.language !== undefined && passed(one))
  );
}

/** Whether the grader could not score the stage; that must not cost the student other points. */
function isUnknown({ cases }: StageResult): boolean {
  return cases.some(({ verdict }) => verdict.kind === "grader fault");
}

/**
 * Each stage lifts the cap that the stages before it have reached, towards its own, by the part of its points that it
 * earned; the first one lifts it all the way. The cap is known only for a whole track with all stages scored.
 */
function capOf(
  { marking: { caps }, stages }: Track,
  graded: readonly StageResult[],
): Pick<TrackResult, "cap"> {
  if (Object.keys(caps).length === 0 || graded.length < stages.length) return {};
  if (graded.some(isUnknown)) return {};
  const last = graded.findLastIndex(({ earned }) => earned > 0);
  const result = graded[last];
  if (!result) return { cap: { points: 0, reached: undefined } };
  let points = caps[graded[0]!.stage.name]!;
  for (const { stage, earned } of graded.slice(1))
    points += (caps[stage.name]! - points) * (earned / stage.points);
  const share = result.earned / result.stage.points;
  return { cap: { points, reached: result.stage, share } };
}

/** Whether every case of the stage passed. A stage without cases proves nothing. */
export function passed(result: StageResult): boolean {
  return result.cases.length > 0 && result.cases.every(({ verdict }) => !fails(verdict));
}

/** Points as people write them: at most two decimals, without trailing zeros. */
export function formatPoints(points: number): string {
  return String(Math.round(points * 100) / 100);
}
