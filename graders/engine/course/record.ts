/**
 * The record of a graded submission: what was handed in, run and seen. Points, rubric and every output are made from it
 * later, any number of times, without running anything.
 *
 * @module
 */

import type { Run } from "../execute/outcome.ts";
import { faultyStage } from "../grade/fault.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { HandedIn } from "../intake/answers.ts";
import type { Origin } from "../intake/entry.ts";
import type { Submission } from "../intake/read-submission.ts";
import type { Difference } from "../judge/compare.ts";
import type { CaseResult, StageResult, SubmissionResult, TrackResult } from "../judge/results.ts";
import { scoreStage, scoreTrack } from "../judge/score.ts";
import { differenceOf, judge, type Verdict } from "../judge/verdict.ts";
import type { Transcript } from "../text/transcript.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Case, Stage, Track, TranscriptCase } from "../workbook/workbook.ts";

/** Increase it when a field is removed or changes its meaning. */
export const RECORD_VERSION = 1;

export interface SubmissionRecord {
  readonly version: typeof RECORD_VERSION;
  /** The student's name. */
  readonly name: string;
  /** What the platform or the roster says about it; absent if nothing is known. */
  readonly origin?: Origin;
  /** Why nothing could be graded, if so. */
  readonly fault?: string;
  /** Notes for the student and the instructor. */
  readonly notes: readonly string[];
  /** The source files as they were handed in, by `<track>/<stage>/<file>`. */
  readonly files: Readonly<Record<string, string>>;
  readonly tracks: readonly TrackRecord[];
}

export interface TrackRecord {
  /** The track's folder. */
  readonly track: string;
  readonly stages: readonly StageRecord[];
  /** The answers to its review, if any were handed in. */
  readonly review?: HandedIn;
  /** The facts of the source files, by path. */
  readonly facts: Readonly<Record<string, FileFacts>>;
}

export interface StageRecord
  extends Pick<
    StageResult,
    | "standIns"
    | "corrected"
    | "latent"
    | "uses"
    | "suspect"
    | "tasks"
    | "complaints"
    | "beside"
    | "language"
  > {
  /** The stage's path. */
  readonly stage: string;
  /** Equal if nothing has changed that decides its run; absent if it is always graded again. */
  readonly key?: string;
  readonly cases: readonly CaseRecord[];
}

/**
 * A case. Its transcript is in the workbook, except when it was made for the run: then it is kept here, with its
 * weight. The output of a compared run is kept; its difference is computed again when needed.
 */
export interface CaseRecord
  extends Pick<
    CaseResult,
    "name" | "kind" | "transcript" | "made" | "verdict" | "run" | "mistake"
  > {
  readonly weight?: number;
}

/** How much output of a stage's programs is kept; beyond it, only the differences. */
const MOST_OUTPUT = 1_000_000;

/** @param keyOf - the key of a stage, by what it was built from; `undefined` if it must be graded again */
export function recordOf(
  { name, fault, notes, tracks }: SubmissionResult,
  submission: Submission | undefined,
  keyOf: (result: StageResult) => string | undefined,
): SubmissionRecord {
  return {
    version: RECORD_VERSION,
    name,
    ...(fault === undefined ? {} : { fault }),
    notes,
    files: submission?.files ?? {},
    tracks: tracks.map(({ track, stages, facts }) => {
      const review = submission?.reviews?.[track.name];
      return {
        track: track.name,
        stages: stages.map((stage) => stageRecord(stage, keyOf(stage))),
        ...(review ? { review } : {}),
        facts: Object.fromEntries(facts ?? []),
      };
    }),
  };
}

function stageRecord(result: StageResult, key: string | undefined): StageRecord {
  const { stage, standIns, corrected, latent, uses, suspect, tasks, complaints, beside, language } =
    result;
  let output = 0;
  const cases = result.cases.map((one): CaseRecord => {
    const { name, kind, made, verdict, run, mistake } = one;
    const fits =
      run !== undefined &&
      differenceOf(verdict) !== undefined &&
      output + run.stdout.length <= MOST_OUTPUT;
    if (fits) output += run.stdout.length;
    // If a run in a different language is not compared, its standard error may say why. What Node prints as it dies
    // differs each time, and is never shown.
    const said =
      language !== undefined &&
      run !== undefined &&
      !differenceOf(verdict) &&
      output + run.stderr.length <= MOST_OUTPUT;
    if (said) output += run.stderr.length;
    const failed = verdict.kind !== "passed";
    const weight = stage.cases.find((known) => known.name === name)?.weight;
    return {
      name,
      kind,
      ...(made ? { made, ...(weight === undefined ? {} : { weight }) } : {}),
      ...(made && failed && one.transcript ? { transcript: one.transcript } : {}),
      verdict: fits ? withDifference(verdict, NOTHING) : verdict,
      ...(fits ? { run } : said && run.stderr !== "" ? { run: { ...run, stdout: "" } } : {}),
      ...(mistake ? { mistake } : {}),
    };
  });
  return {
    stage: stage.path,
    ...(key === undefined ? {} : { key }),
    standIns,
    ...(corrected ? { corrected } : {}),
    ...(latent ? { latent } : {}),
    ...(uses ? { uses } : {}),
    ...(suspect ? { suspect } : {}),
    ...(tasks ? { tasks } : {}),
    ...(complaints ? { complaints } : {}),
    ...(beside ? { beside } : {}),
    ...(language === undefined ? {} : { language }),
    cases,
  };
}

const NOTHING: Difference = { kinds: [], rows: [], first: -1, beyond: { expected: 0, actual: 0 } };

function withDifference(verdict: Verdict, difference: Difference): Verdict {
  return differenceOf(verdict) ? ({ ...verdict, difference } as Verdict) : verdict;
}

/**
 * The result in a record, with the points of the current workbook.
 *
 * @param tracks - the workbook's tracks; results of other tracks in a record are left out
 */
export function resultOf(record: SubmissionRecord, tracks: readonly Track[]): SubmissionResult {
  const { name, fault, notes } = record;
  return {
    name,
    ...(fault === undefined ? {} : { fault }),
    notes,
    tracks: record.tracks.flatMap((one) => {
      const track = tracks.find((known) => known.name === one.track);
      return track ? [trackResult(one, track)] : [];
    }),
  };
}

function trackResult({ stages, review, facts }: TrackRecord, track: Track): TrackResult {
  const results = track.stages.flatMap((stage) => {
    const one = stages.find((known) => known.stage === stage.path);
    return one ? [stageResult(one, stage, track)] : [];
  });
  return { ...scoreTrack(track, results, review), facts: new Map(Object.entries(facts)) };
}

/** A stage's result, scored by the current workbook. */
export function stageResult(record: StageRecord, stage: Stage, track: Track): StageResult {
  const kept = new Map(record.cases.map((one) => [one.name, one]));
  try {
    const visible = stage.cases.filter((one) => !isMade(one));
    const whole = { ...stage, cases: [...visible, ...record.cases.flatMap(madeCase)] };
    const verdictOf = ({ name }: Case) => kept.get(name)?.verdict ?? ADDED;
    const transcriptOf = (one: Case) =>
      kept.get(one.name)?.transcript ?? (one.kind === "transcript" ? one.transcript : undefined);
    const told = new Map(
      whole.cases.map((one) => {
        const { run, mistake } = kept.get(one.name) ?? {};
        const transcript = transcriptOf(one);
        return [
          one.name,
          {
            verdict: judgedAgain(verdictOf(one), transcript, run),
            ...(transcript ? { transcript } : {}),
            ...(run ? { run } : {}),
            ...(mistake ? { mistake } : {}),
          },
        ] as const;
      }),
    );
    const { standIns, corrected, latent, uses, suspect, tasks, complaints, beside, language } =
      record;
    const scored = scoreStage(whole, ({ name }) => told.get(name)!.verdict, track.costs, standIns);
    return {
      ...scored,
      cases: scored.cases.map((one) => ({ ...one, ...told.get(one.name) })),
      ...(corrected ? { corrected } : {}),
      ...(latent ? { latent } : {}),
      ...(uses ? { uses } : {}),
      ...(suspect ? { suspect } : {}),
      ...(tasks ? { tasks } : {}),
      ...(complaints ? { complaints } : {}),
      ...(beside ? { beside } : {}),
      ...(language === undefined ? {} : { language }),
    };
  } catch (error) {
    // A stage with unreadable settings says so itself.
    if (!(error instanceof WorkbookError)) throw error;
    return faultyStage(track, stage, error);
  }
}

/** Adds the difference that was left out; if the transcript has changed, judges by the new one. */
function judgedAgain(
  verdict: Verdict,
  transcript: Transcript | undefined,
  run: Run | undefined,
): Verdict {
  if (!run || !transcript || !differenceOf(verdict)) return verdict;
  const now = judge(transcript, run);
  const difference = differenceOf(now);
  return difference && now.kind === verdict.kind ? withDifference(verdict, difference) : now;
}

const ADDED: Verdict = {
  kind: "not run",
  because: "it was added after this submission was graded",
};

function isMade(one: Case): boolean {
  return one.kind === "transcript" && one.made === true;
}

/** A passed case needs no transcript, because nothing is said about it. */
function madeCase({ name, made, weight = 1, transcript }: CaseRecord): TranscriptCase[] {
  const none = { description: [], parts: [], status: 0 };
  return made ? [{ kind: "transcript", name, weight, made, transcript: transcript ?? none }] : [];
}
