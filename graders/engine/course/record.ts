/**
 * What is kept of a graded submission: what was handed in, run and seen. Points, rubric and every output are made of it
 * later, any number of times, and nothing is run for that.
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

/** Rises when a field goes or changes its meaning. */
export const RECORD_VERSION = 1;

export interface SubmissionRecord {
  readonly version: typeof RECORD_VERSION;
  /** The student's name. */
  readonly name: string;
  /** What the platform or the roster says of it; absent where nothing does. */
  readonly origin?: Origin;
  /** Why nothing could be graded, if nothing could. */
  readonly fault?: string;
  /** Said to the student and to the instructor. */
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
  /** What can be read off the source files, by their paths. */
  readonly facts: Readonly<Record<string, FileFacts>>;
}

export interface StageRecord
  extends Pick<StageResult, "standIns" | "uses" | "beside" | "language"> {
  /** The stage's path. */
  readonly stage: string;
  /** Equal where nothing has changed that decides its run; absent where it is graded again in any case. */
  readonly key?: string;
  readonly cases: readonly CaseRecord[];
}

/**
 * A case. Its transcript is in the workbook, unless it was made for the run: then it is kept here, with its weight.
 * Of a run that is compared, the output is kept; the difference that it shows is found again when it is wanted.
 */
export interface CaseRecord
  extends Pick<
    CaseResult,
    "name" | "kind" | "transcript" | "made" | "verdict" | "run" | "mistake"
  > {
  readonly weight?: number;
}

/** Of the outputs of a stage's programs, so much is kept; beyond it, the differences alone. */
const MOST_OUTPUT = 1_000_000;

/** @param keyOf - the key of a stage, by what it was built from; `undefined` where it is to be graded again */
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
  const { stage, standIns, uses, beside, language } = result;
  let output = 0;
  const cases = result.cases.map((one): CaseRecord => {
    const { name, kind, made, verdict, run, mistake } = one;
    const fits =
      run !== undefined &&
      differenceOf(verdict) !== undefined &&
      output + run.stdout.length <= MOST_OUTPUT;
    if (fits) output += run.stdout.length;
    // Of a run in another language that is not compared, what it said on standard error may tell why. What Node says as
    // it dies is another text each time, and is told nobody.
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
    ...(uses ? { uses } : {}),
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
 * The result that a record holds, with the points that the workbook gives now.
 *
 * @param tracks - those of the workbook; what a record holds of others is not told
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

/** What a stage was found to be, scored by the workbook as it is now. */
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
    const { standIns, uses, beside, language } = record;
    const scored = scoreStage(whole, ({ name }) => told.get(name)!.verdict, track.costs, standIns);
    return {
      ...scored,
      cases: scored.cases.map((one) => ({ ...one, ...told.get(one.name) })),
      ...(uses ? { uses } : {}),
      ...(beside ? { beside } : {}),
      ...(language === undefined ? {} : { language }),
    };
  } catch (error) {
    // A stage whose settings cannot be read says so itself.
    if (!(error instanceof WorkbookError)) throw error;
    return faultyStage(track, stage, error);
  }
}

/** With the difference that was left out; where the transcript is another one now, judged by that. */
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
  because: "it has been added since this submission was graded",
};

function isMade(one: Case): boolean {
  return one.kind === "transcript" && one.made === true;
}

/** A passed one needs no transcript: nothing is told of it. */
function madeCase({ name, made, weight = 1, transcript }: CaseRecord): TranscriptCase[] {
  const none = { description: [], parts: [], status: 0 };
  return made ? [{ kind: "transcript", name, weight, made, transcript: transcript ?? none }] : [];
}
