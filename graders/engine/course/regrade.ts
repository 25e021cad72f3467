/**
 * Grades a submission as far as necessary: a stage keeps the result in its record if nothing has changed that decides
 * its run.
 *
 * @module
 */
import { OUT_OF_TIME } from "../execute/outcome.ts";
import { gradeTrack } from "../grade/grade.ts";
import type { Grader } from "../grade/grader.ts";
import { faultSays, type Read } from "../grade/submission.ts";
import { type Entry, originOf } from "../intake/entry.ts";
import type { StageResult, SubmissionResult, TrackResult } from "../judge/results.ts";
import { scoreTrack } from "../judge/score.ts";
import type { Stage, Track } from "../workbook/workbook.ts";
import {
  recordOf,
  resultOf,
  type StageRecord,
  type SubmissionRecord,
  stageResult,
} from "./record.ts";
import type { StageKey } from "./stage-key.ts";

export interface Regrading {
  readonly grader: Grader;
  readonly keyOf: StageKey;
  /** Whether a stage that would lose points keeps its old result. */
  readonly neverLower?: boolean;
}

export interface Regraded {
  readonly record: SubmissionRecord;
  readonly result: SubmissionResult;
  /** Paths of the stages that were run. */
  readonly ran: readonly string[];
}

/**
 * Grades one student's submission; a fault affects only this submission, and nothing is thrown.
 *
 * @param entry - the student's entry
 *
 * @param read - reads the submission when it is needed
 * @param known - the record of the same student
 */
export async function regradeSubmission(
  regrading: Regrading,
  entry: Entry,
  read: () => Read | Promise<Read>,
  tracks: readonly Track[],
  known: SubmissionRecord | undefined,
): Promise<Regraded> {
  const graded = await regradeTracks(regrading, entry.name, read, tracks, known);
  const now = originOf(entry);
  // A student's own folder says less about the student than a download or a roster did.
  const origin = now.platform === undefined ? { ...known?.origin, ...now } : now;
  if (Object.keys(origin).length === 0) return graded;
  const { version, name, origin: _, ...rest } = graded.record;
  return { ...graded, record: { version, name, origin, ...rest } };
}

async function regradeTracks(
  regrading: Regrading,
  name: string,
  read: () => Read | Promise<Read>,
  tracks: readonly Track[],
  known: SubmissionRecord | undefined,
): Promise<Regraded> {
  try {
    const { submission, notes } = await read();
    const ran: string[] = [];
    const keys = new Map<string, string>();
    const results: TrackResult[] = [];
    for (const track of tracks) {
      const of = known?.tracks.find((one) => one.track === track.name);
      const graded = await regradeTrack(regrading, submission, track, of?.stages ?? []);
      for (const { result, key, again } of graded.stages) {
        if (key !== undefined) keys.set(result.stage.path, key);
        if (again) ran.push(result.stage.path);
      }
      const stages = graded.stages.map(({ result }) => result);
      const facts = graded.facts ?? new Map(Object.entries(of?.facts ?? {}));
      results.push({ ...scoreTrack(track, stages, submission.reviews?.[track.name]), facts });
    }
    const result = { name, notes, tracks: results };
    const record = recordOf(result, submission, ({ stage }) => keys.get(stage.path));
    return { record, result, ran };
  } catch (error) {
    const fault = faultSays(error);
    const nothing = { name, tracks: [], notes: [], fault };
    // Earlier results stay: work that cannot be read today may be back tomorrow.
    const record = known ? { ...known, fault } : recordOf(nothing, undefined, () => undefined);
    return { record, result: resultOf(record, tracks), ran: [] };
  }
}

interface StageOnceMore {
  readonly result: StageResult;
  readonly key: string | undefined;
  readonly again: boolean;
}

async function regradeTrack(
  { grader, keyOf, neverLower }: Regrading,
  submission: Read["submission"],
  track: Track,
  known: readonly StageRecord[],
): Promise<{ readonly stages: readonly StageOnceMore[]; readonly facts: TrackResult["facts"] }> {
  const before = new Map(known.map((one) => [one.stage, one]));
  const isSame = (stage: Stage): boolean => {
    const one = before.get(stage.path);
    return one?.key !== undefined && one.key === safeKey(stage, one.uses);
  };
  /** A stage with unreadable settings has no key. */
  const safeKey = (stage: Stage, uses: StageRecord["uses"]): string | undefined => {
    try {
      return keyOf(submission, track, stage, uses);
    } catch {
      return undefined;
    }
  };
  const changed = track.stages.filter((stage) => !isSame(stage));
  const graded =
    changed.length > 0 ? await gradeTrack(grader, submission, track, changed) : undefined;
  const stages = track.stages.map((stage): StageOnceMore => {
    const one = before.get(stage.path);
    const now = graded?.stages.find((result) => result.stage.path === stage.path);
    if (!now) return { result: stageResult(one!, stage, track), key: one!.key, again: false };
    // Count the points without the rule about earlier stages: the track applies that rule later.
    const result = { ...now, earned: earnedBy(now) };
    const key = isOpen(now) ? undefined : safeKey(stage, now.uses);
    const old = neverLower && one ? stageResult(one, stage, track) : undefined;
    if (old && old.earned > result.earned) return { result: old, key, again: true };
    return { result: withoutHolding(result), key, again: true };
  });
  return { stages, facts: graded?.facts };
}

function earnedBy({ stage, cases }: StageResult): number {
  return Math.min(
    stage.points,
    cases.reduce((sum, { earned }) => sum + earned, 0),
  );
}

function withoutHolding({ heldBack: _, ...result }: StageResult): StageResult {
  return result;
}

/** Whether it must always be graded again: the grader failed, or other stages had used up the time. */
function isOpen({ cases }: StageResult): boolean {
  return cases.some(
    ({ verdict }) =>
      verdict.kind === "grader fault" ||
      (verdict.kind === "not run" && verdict.because.startsWith(OUT_OF_TIME)),
  );
}
