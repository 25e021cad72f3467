/**
 * Makes the report of a result: the content that every format shares.
 *
 * @module
 */

import type { CaseResult, StageResult, SubmissionResult, TrackResult } from "../judge/results.ts";
import type { ReviewResult } from "../judge/review.ts";
import { formatPoints, passed } from "../judge/score.ts";
import { ofWholeStage, toneOf } from "../judge/verdict-kinds.ts";
import type { MarkedSubmission } from "../marks/marks.ts";
import { inertTerminal } from "../text/inert.ts";
import { keep } from "../text/look.ts";
import { type EvidenceKind, gatherEvidence, renderEvidence, unreadLanguages } from "./evidence.ts";
import { explainCase } from "./explain-case.ts";
import { alikeSays, failed, howItFails, simplestFailure } from "./failures.ts";
import { marksFacts, reportMarks, shareSays } from "./marks.ts";
import type {
  CaseReport,
  StageReport,
  SubmissionReport,
  TrackFacts,
  TrackReport,
} from "./model.ts";
import {
  capOf,
  costOf,
  countOf,
  freshOf,
  heldBackOf,
  kindsOf,
  nameOfDifference,
  priceOf,
  reviewSays,
  standInsOf,
  turnOf,
  waitsSay,
  wordOf,
} from "./phrases.ts";
import type { Reader } from "./problems.ts";
import { tasksSay } from "./tasks-say.ts";
import { detailOf } from "./verdict-wordings.ts";

export function reportSubmission(
  { name, tracks, fault, notes }: SubmissionResult,
  reader: Reader = {},
): SubmissionReport {
  return {
    name,
    tracks: tracks.map((track) => reportTrack(track, reader)),
    fault: fault && inertTerminal(fault),
    notes: notes.map(inertTerminal),
  };
}

/** With each track's marks out of a hundred. */
export function reportMarked(
  { result, tracks }: MarkedSubmission,
  reader: Reader = {},
): SubmissionReport {
  const report = reportSubmission(result, reader);
  return {
    ...report,
    tracks: report.tracks.map((track, at) => ({
      ...track,
      facts: { ...track.facts, marks: marksFacts(tracks[at]!) },
      marks: reportMarks(tracks[at]!),
    })),
  };
}

export function reportTrack(result: TrackResult, reader: Reader = {}): TrackReport {
  const { track, stages, earned, points, extra, extraPoints, cap, review } = result;
  const more =
    extraPoints > 0 ? `, and ${formatPoints(extra)} of ${formatPoints(extraPoints)} extra` : "";
  return {
    facts: {
      track: track.name,
      earned,
      points,
      extra,
      extraPoints,
      cap: cap?.points,
      review: review && reviewFacts(review),
    },
    title: inertTerminal(track.title),
    total: `${formatPoints(earned)} of ${countOf(points, "point")}${more}`,
    stages: stages.map((stage) => reportStage(stage, reader)),
    review: reviewLine(result),
    cap: capOf(result),
    share: shareSays(track),
    ...byHand(result),
  };
}

/** The parts that a person marks, with the evidence from the source. */
function byHand({ track, facts, stages }: TrackResult): Pick<TrackReport, "rubric" | "evidence"> {
  const foreign = stages.flatMap(({ stage: { name }, language }) =>
    language === undefined ? [] : [{ name, language }],
  );
  if (!facts) return { rubric: track.rubric };
  // Only TypeScript sources are analysed; without any, there is no evidence.
  const isRead = facts.size > 0 || foreign.length === 0;
  const wanted = new Set(track.rubric.flatMap(({ evidence }) => evidence));
  const parts = isRead ? renderEvidence(gatherEvidence(facts)) : [];
  const linesOf = (isWanted: (kind: EvidenceKind) => boolean) =>
    parts.flatMap(({ kind, lines }) => (isWanted(kind) ? lines.map(inertTerminal) : []));
  return {
    rubric: track.rubric.map((entry) => ({
      ...entry,
      evidence: linesOf((kind) => entry.evidence.includes(kind)),
    })),
    evidence: [
      ...linesOf((kind) => wanted.size === 0 || wanted.has(kind)),
      ...unreadLanguages(foreign).map(inertTerminal),
    ],
  };
}

/** The review's points; if it was not graded, what it is worth. */
function reviewLine({ track, review }: TrackResult): string | undefined {
  if (review) return inertTerminal(reviewSays(review));
  return track.review && `The review gives ${formatPoints(track.review.points)}.`;
}

function reviewFacts(review: ReviewResult): NonNullable<TrackFacts["review"]> {
  const { kind, earned, points, questions } = review;
  return { kind, earned, points, right: kind === "answered" ? review.right : 0, questions };
}

export function reportStage(result: StageResult, reader: Reader = {}): StageReport {
  const { stage, cases, earned, heldBack, standIns } = result;
  const { path, points, extra, number } = stage;
  const title = inertTerminal(stage.title);
  const waits = waitsSay(result);
  const state = passed(result) ? "passed" : isUntouched(result) ? "not started" : "failing";
  const shown = simplestFailure(result);
  return {
    facts: { stage: path, title, earned, points, extra, heldBack: heldBack && true, standIns },
    number,
    state,
    progress: progressOf(result),
    standIns: waits ?? standInsOf(result),
    waitsFor: result.waitsFor?.[0]?.replace(/(\/\d+)-.*/, "$1"),
    fresh: freshOf(result),
    heldBack: heldBackOf(result),
    tasks: tasksSay(result, shown),
    typeErrors: typeErrorsSay(result),
    learned: inertTerminal(stage.learned),
    // Its failures may be those of the earlier stage.
    // What is shown in full is not "as above".
    cases: waits
      ? []
      : cases.map((one, at) => reportCase(one, one === shown ? undefined : cases[at - 1])),
    told: waits || !shown ? undefined : tell(result, shown, reader),
  };
}

function typeErrorsSay({ stage, typeErrors = 0 }: StageResult): string | undefined {
  if (typeErrors === 0) return undefined;
  const shows = keep(`npm run typecheck -- ${stage.track}/${stage.number}`);
  const [costs, them] = typeErrors === 1 ? ["It costs", "it"] : ["They cost", "them"];
  return `TypeScript finds ${countOf(typeErrors, "error")} in the files of this stage. ${costs} no points; ${shows} shows ${them}.`;
}

/** How far a stage is: `3 of 5 cases passed`, `all passed`, `not started`. */
function progressOf(result: StageResult): string {
  if (isUntouched(result)) return "not started";
  if (passed(result))
    return result.heldBack ? `all passed, but not ${result.heldBack}` : "all passed";
  const waits = waitsSay(result);
  if (waits) return waits;
  const checked = result.cases.filter(({ verdict }) => verdict.kind !== "not checked");
  const good = checked.filter((one) => !failed(one)).length;
  const { standIns: replaced, corrected = [] } = result;
  const how = corrected.length === replaced.length ? "corrected" : "from the reference";
  const standIns = replaced.length > 0 ? `, with an earlier stage ${how}` : "";
  return `${good} of ${countOf(checked.length, "case")} passed${standIns}`;
}

function isUntouched({ cases }: StageResult): boolean {
  return cases.every(({ verdict }) => verdict.kind === "not started");
}

/** The simplest failure in full. A fault of the whole stage is described with its first case only. */
function tell(result: StageResult, first: CaseResult, reader: Reader): StageReport["told"] {
  const failures = result.cases.filter(failed);
  const { kind } = first.verdict;
  const others = failures.filter(
    (one) => one !== first && !(ofWholeStage(one.verdict) && one.verdict.kind === kind),
  );
  return {
    name: inertTerminal(first.name),
    lead: failures.length > 1 ? alikeSays(result, first) : undefined,
    sections: explainCase(result, first, reader),
    others: others.map((one) => reportCase(one)),
  };
}

function reportCase(one: CaseResult, before?: CaseResult): CaseReport {
  const { kind, verdict, mistake, earned, points } = one;
  const kinds = kindsOf(verdict);
  return {
    facts: {
      name: inertTerminal(one.name),
      kind,
      verdict: verdict.kind,
      kinds: kinds.length > 0 ? kinds : undefined,
      detail: detailOf(verdict),
      mistake,
      earned,
      points,
      turn: one.undisclosed ? one.undisclosed.turn : turnOf(verdict),
    },
    word: wordOf(verdict),
    tone: toneOf(verdict),
    way: failed(one) ? howItFails(one) : undefined,
    says: saysOf(one, before),
    cost: costOf(one),
    called: nameOfDifference(verdict),
  };
}

export const SAME = "as above";
/** For checks that the unchanged starter already passes. */
const GIVEN = "no points until another case passes";

/** The words after the name of a case. If it fails like the case before it, they only say so. */
function saysOf(one: CaseResult, before: CaseResult | undefined): string {
  if (one.verdict.kind === "passed") return one.earned < one.points ? GIVEN : "";
  if (one.verdict.kind === "not checked") return inertTerminal(one.verdict.because);
  // That a stage is not begun, or does not build, is the same for all.
  const isOwn = !ofWholeStage(one.verdict);
  const same = before && failed(before) && isOwn && howItFails(before) === howItFails(one);
  if (same && priceOf(before) === priceOf(one)) return `${SAME}, ${priceOf(one)}`;
  const called = nameOfDifference(one.verdict);
  return called === undefined ? priceOf(one) : `${called}, ${priceOf(one)}`;
}
