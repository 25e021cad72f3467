/**
 * Grades one submission: build, run, compare, diagnose, score, in this order, and once more with the reference's earlier
 * stages where the student's own are to blame.
 *
 * @module
 */
import { type Diagnostician, openDiagnostician } from "../diagnose/mistakes.ts";
import { type Builder, openBuilder } from "../execute/build.ts";
import { discardForeign } from "../execute/build-foreign.ts";
import { openRunner, type Runner } from "../execute/run.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { Submission } from "../intake/read-submission.ts";
import { passed, type StageResult, scoreTrack, type TrackResult } from "../judge/score.ts";
import { type Allowance, openAllowance } from "../limits/allowance.ts";
import { TRACK_LIMITS } from "../limits/limits.ts";
import type { Session } from "../sandbox/session.ts";
import { once, remember, unheard } from "../workbook/remember.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import type { Stage, Track, Workbook } from "../workbook/workbook.ts";
import { refuseFiles } from "./as-given.ts";
import {
  type Attempt,
  type Attempts,
  attempt,
  type Context,
  type GraderOptions,
  type Work,
} from "./attempt.ts";
import { explain } from "./explain.ts";
import { brokenOf, faultyStage, faultyTrack } from "./fault.ts";
import { gatherFacts } from "./gather-facts.ts";
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
  const solutions = once(() => readSolutions(workbook));
  const starters = once(() => readStarters(workbook));
  const builder = openBuilder(session, workbook.toolkit, solutions);
  // Most programs pass, and nobody is asked.
  const diagnostician = once(() => openDiagnostician(session, workbook, builder, solutions()));
  const variants = new Map<string, Promise<readonly Variant[]>>();
  const context: Context = {
    session,
    builder,
    get diagnostician() {
      return diagnostician();
    },
    get solutions() {
      return solutions();
    },
    get starters() {
      return starters();
    },
    options,
    variants: (stage) =>
      remember(variants, stage.path, () => loadVariants(workbook, solutions(), stage)),
    spare: undefined,
    closing: new Set(),
  };
  return {
    builder,
    get diagnostician() {
      return diagnostician();
    },
    grade: async (submission, track, stages = track.stages) => {
      try {
        return await gradeTrack(context, submission, track, stages);
      } catch (error) {
        return { result: faultyTrack(track, stages, submission, error), facts: new Map() };
      }
    },
    warm: () => {
      builder.warm();
      context.spare ??= openRunner(session, options);
    },
    close: async () => {
      await Promise.all([context.spare?.close(), ...context.closing]);
      await builder.close();
    },
  };
}

/** Grades what can be read of a track; a stage whose own files are broken is the fault of nothing else. */
async function gradeTrack(
  context: Context,
  submission: Submission,
  track: Track,
  wanted: readonly Stage[],
): Promise<Graded> {
  const broken = brokenOf(wanted);
  const whole = (stage: Stage) => !broken.has(stage);
  const sound = broken.size === 0 ? track : { ...track, stages: track.stages.filter(whole) };
  const { stages, facts } = await gradeStages(context, submission, sound, wanted.filter(whole));
  const all = wanted.map(
    (stage) =>
      stages.find((result) => result.stage.path === stage.path) ??
      faultyStage(track, stage, broken.get(stage)),
  );
  return { result: scoreTrack(track, all, submission.reviews?.[track.name]), facts };
}

async function gradeStages(
  context: Context,
  read: Submission,
  track: Track,
  wanted: readonly Stage[],
): Promise<{ readonly stages: readonly StageResult[]; readonly facts: Graded["facts"] }> {
  const submission = refuseFiles(read, context.starters);
  const factsOf = (stages: readonly Stage[]) => gatherFacts(context, submission, track, stages);
  const time = openAllowance(context.options.trackMs ?? timeFor(wanted));
  const runner = withAllowance(time, context.spare ?? openRunner(context.session, context.options));
  context.spare = undefined;
  const attempts: Attempts = new Map();
  try {
    // Asked for after the programs, which run while it is read.
    const facts = unheard(Promise.resolve().then(() => factsOf(wanted)));
    let work: Work = { submission, track, facts };
    for (const [stage, one] of await attempt(context, work, runner, wanted, []))
      attempts.set(stage, one);
    const last = Math.max(...wanted.map(({ number }) => number));
    const earlier = track.stages.filter((stage) => stage.number < last && !attempts.has(stage));
    const unread = brokenOf(earlier);
    const before = earlier.filter((stage) => !unread.has(stage));
    if (before.length > 0 && wanted.some((stage) => mayStandOnOthers(attempts.get(stage)!))) {
      const both = Promise.all([facts, factsOf(before)]);
      const all = both.then(([some, more]) => new Map([...some, ...more]));
      work = { ...work, facts: unheard(all) };
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
    return { stages, facts: await work.facts };
  } finally {
    for (const { build } of attempts.values()) if (build?.kind === "foreign") discardForeign(build);
    closeLater(context, runner);
  }
}

/** One submission's programs, of whatever stage and for whatever purpose, share their time. */
function withAllowance(time: Allowance, runner: Runner): Runner {
  return { ...runner, run: (programs, jobs) => runner.run(programs, jobs, time) };
}

function timeFor(wanted: readonly Stage[]): number {
  const cases = wanted.reduce((sum, stage) => sum + stage.cases.length, 0);
  return TRACK_LIMITS.wallMs + TRACK_LIMITS.wallMsPerCase * cases;
}

function closeLater({ closing }: Context, runner: Runner): void {
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
        runner ??= withAllowance(time, openRunner(context.session, context.options));
        const again = (await attempt(context, work, runner, [stage], blamed)).get(stage)!;
        if (again.result.earned > own.result.earned) final.set(stage, again);
        if (passed(again.result)) continue;
      }
      faulty.push(stage.path);
    }
    return final;
  } finally {
    if (runner) closeLater(context, runner);
  }
}
