/**
 * Grades one submission: build, run, compare, diagnose, score, in this order, and once more with the reference's earlier
 * stages where the student's own are to blame.
 *
 * @module
 */
import { type Allowance, openAllowance } from "../box/allowance.ts";
import { TRACK_LIMITS } from "../box/limits.ts";
import type { Session } from "../box/session.ts";
import { type Builder, openBuilder } from "../build/build.ts";
import { discardForeign } from "../build/foreign.ts";
import { type Diagnostician, openDiagnostician } from "../diagnose/diagnose.ts";
import { explain } from "../diagnose/explain.ts";
import {
  readSolutions,
  readStarters,
  type Stage,
  type Track,
  type Workbook,
} from "../discover/discover.ts";
import type { Submission } from "../discover/read-submission.ts";
import type { FileFacts } from "../inside/facts/file-facts.ts";
import { remember } from "../remember.ts";
import { openRunner, type Runner } from "../run/run.ts";
import { passed, scoreTrack, type TrackResult } from "../score/score.ts";
import {
  type Attempt,
  type Attempts,
  attempt,
  type Context,
  type GraderOptions,
  gatherFacts,
  refuseFiles,
  type Work,
} from "./attempt.ts";
import { faultyStage, faultyTrack } from "./fault.ts";
import { loadVariants, type Variant } from "./tests.ts";

export interface Graded {
  readonly result: TrackResult;
  /** Facts of the submission's files, by path, where they were asked for. */
  readonly facts: ReadonlyMap<string, FileFacts>;
}

export interface Grader {
  readonly builder: Builder;
  readonly diagnostician: Diagnostician;
  /**
   * Grades the stages of one track. Where the workbook or the grader fails, that is the verdict of the stage that met it,
   * or of all where it has no stage; nothing is thrown.
   *
   * @param stages - those to report; the earlier ones they stand on are graded too where that decides who is to blame
   */
  grade(submission: Submission, track: Track, stages?: readonly Stage[]): Promise<Graded>;
  /** Has a box ready for the next submission before it comes. */
  warm(): void;
  close(): Promise<void>;
}

/** Opens what all submissions of a command share. */
export function openGrader(
  session: Session,
  workbook: Workbook,
  options: GraderOptions = {},
): Grader {
  const solutions = readSolutions(workbook);
  const starters = readStarters(workbook);
  const builder = openBuilder(session, workbook.toolkit, solutions);
  const diagnostician = openDiagnostician(session, workbook, builder, solutions);
  const variants = new Map<string, Promise<readonly Variant[]>>();
  const context: Context = {
    session,
    builder,
    diagnostician,
    solutions,
    starters,
    options,
    variants: (stage) =>
      remember(variants, stage.path, () => loadVariants(workbook, solutions, stage)),
    spare: undefined,
    closing: new Set(),
  };
  return {
    builder,
    diagnostician,
    grade: async (submission, track, stages = track.stages) => {
      try {
        return await gradeTrack(context, submission, track, stages);
      } catch (error) {
        return { result: faultyTrack(track, stages, submission, error), facts: new Map() };
      }
    },
    warm: () => {
      context.spare ??= openRunner(session, options);
    },
    close: async () => {
      await Promise.all([context.spare?.close(), ...context.closing]);
      await builder.close();
    },
  };
}

async function gradeTrack(
  context: Context,
  read: Submission,
  track: Track,
  wanted: readonly Stage[],
): Promise<Graded> {
  const submission = refuseFiles(read, context.starters);
  let work: Work = {
    submission,
    track,
    facts: await gatherFacts(context, submission, track, wanted),
  };
  const time = openAllowance(context.options.trackMs ?? timeFor(track, wanted));
  const runner = within(time, context.spare ?? openRunner(context.session, context.options));
  context.spare = undefined;
  const attempts: Attempts = new Map();
  try {
    for (const [stage, one] of await attempt(context, work, runner, wanted, []))
      attempts.set(stage, one);
    const last = Math.max(...wanted.map(({ number }) => number));
    const before = track.stages.filter((stage) => stage.number < last && !attempts.has(stage));
    if (before.length > 0 && wanted.some((stage) => mayStandOnOthers(attempts.get(stage)!))) {
      const facts = await gatherFacts(context, submission, track, before);
      work = { ...work, facts: new Map([...work.facts, ...facts]) };
      for (const [stage, earlier] of await attempt(context, work, runner, before, []))
        attempts.set(stage, earlier);
    }
    const final = await followThrough(context, work, attempts, time);
    const stages = [];
    for (const stage of wanted)
      stages.push(
        await explain(context, work, runner, final.get(stage)!).catch((error: unknown) =>
          faultyStage(track, stage, error),
        ),
      );
    return {
      result: scoreTrack(track, stages, submission.reviews?.[track.name]),
      facts: work.facts,
    };
  } finally {
    for (const { build } of attempts.values()) if (build?.kind === "foreign") discardForeign(build);
    leave(context, runner);
  }
}

/** One submission's programs, of whatever stage and for whatever purpose, share their time. */
function within(time: Allowance, runner: Runner): Runner {
  return { ...runner, run: (programs, jobs) => runner.run(programs, jobs, time) };
}

function timeFor({ stages }: Track, wanted: readonly Stage[]): number {
  // Those that are wanted may have more cases than the track's own.
  const others = stages.filter(({ path }) => !wanted.some((stage) => stage.path === path));
  const cases = [...wanted, ...others].reduce((sum, stage) => sum + stage.cases.length, 0);
  return TRACK_LIMITS.wallMs + TRACK_LIMITS.wallMsPerCase * cases;
}

function leave({ closing }: Context, runner: Runner): void {
  const gone = runner.close().finally(() => closing.delete(gone));
  closing.add(gone);
}

function mayStandOnOthers({ build, result }: Attempt): boolean {
  if (!build || passed(result)) return false;
  // A stage in another language is whole by itself, and tests are never run on their own earlier stages.
  if (build.kind === "foreign" || build.kind === "unavailable" || build.kind === "tests")
    return false;
  return build.kind !== "built" || build.uses.length > 0;
}

/**
 * Grades a stage that fails on its own earlier stages once more, with the reference's in the place of those that fail by
 * themselves, and keeps the better result: each fault is charged where it was made.
 *
 * These runs hold the reference's code. They have a box of their own, and what they print is shown to nobody.
 */
async function followThrough(
  context: Context,
  work: Work,
  attempts: Attempts,
  time: Allowance,
): Promise<Attempts> {
  const final: Attempts = new Map(attempts);
  const faulty: string[] = [];
  let runner: Runner | undefined;
  try {
    for (const stage of [...attempts.keys()].sort((a, b) => a.number - b.number)) {
      const own = attempts.get(stage)!;
      if (passed(own.result)) continue;
      const blamed = mayStandOnOthers(own)
        ? faulty.filter((path) => own.build?.kind !== "built" || own.build.uses.includes(path))
        : [];
      if (blamed.length > 0) {
        runner ??= within(time, openRunner(context.session, context.options));
        const again = (await attempt(context, work, runner, [stage], blamed)).get(stage)!;
        if (again.result.earned > own.result.earned) final.set(stage, again);
        if (passed(again.result)) continue;
      }
      faulty.push(stage.path);
    }
    return final;
  } finally {
    if (runner) leave(context, runner);
  }
}
