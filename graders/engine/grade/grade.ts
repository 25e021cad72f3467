/**
 * Grades one submission: build, run, compare, diagnose, score, in this order, and once more with the reference's earlier
 * stages where the student's own are to blame.
 *
 * @module
 */
import { discardForeign } from "../execute/build-foreign.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { Submission } from "../intake/read-submission.ts";
import type { StageResult, TrackResult } from "../judge/results.ts";
import { passed, scoreTrack } from "../judge/score.ts";
import { openAllowance } from "../limits/allowance.ts";
import { TRACK_LIMITS } from "../limits/limits.ts";
import { unheard } from "../workbook/remember.ts";
import type { Stage, Track } from "../workbook/workbook.ts";
import { refuseFiles } from "./as-given.ts";
import { explain } from "./explain.ts";
import { brokenOf, faultyStage } from "./fault.ts";
import { gatherFacts } from "./gather-facts.ts";
import type { Grader } from "./grader.ts";
import { type Grading, runStages, type StageRun } from "./run-stages.ts";

/**
 * Grades the stages of one track. Where the workbook or the grader fails, that is the verdict of the stage that met it,
 * or of all where it has no stage; nothing is thrown. A stage whose own files are broken is the fault of nothing else.
 *
 * @param wanted - those to report; the earlier ones they stand on are graded too where that decides who is to blame
 */
export async function gradeTrack(
  grader: Grader,
  submission: Submission,
  track: Track,
  wanted: readonly Stage[] = track.stages,
): Promise<TrackResult> {
  const score = (stages: readonly StageResult[]) =>
    scoreTrack(track, stages, submission.reviews?.[track.name]);
  try {
    const broken = brokenOf(wanted);
    const whole = (stage: Stage) => !broken.has(stage);
    const sound = broken.size === 0 ? track : { ...track, stages: track.stages.filter(whole) };
    const { stages, facts } = await gradeStages(grader, submission, sound, wanted.filter(whole));
    const results = wanted.map(
      (stage) => stages.get(stage) ?? faultyStage(track, stage, broken.get(stage)),
    );
    return { ...score(results), facts };
  } catch (error) {
    return score(wanted.map((stage) => faultyStage(track, stage, error)));
  }
}

async function gradeStages(
  grader: Grader,
  read: Submission,
  track: Track,
  wanted: readonly Stage[],
): Promise<{
  readonly stages: ReadonlyMap<Stage, StageResult>;
  readonly facts: ReadonlyMap<string, FileFacts>;
}> {
  const submission = refuseFiles(read, grader.starters);
  const factsOf = (stages: readonly Stage[]) => gatherFacts(grader, submission, track, stages);
  const time = openAllowance(grader.options.trackMs ?? timeFor(wanted));
  const runner = grader.openRunner(time);
  const runs = new Map<Stage, StageRun>();
  const run = async (grading: Grading, stages: readonly Stage[]) => {
    for (const [stage, one] of await runStages(grading, stages)) runs.set(stage, one);
  };
  try {
    // Asked for after the programs, which run while it is read.
    const facts = unheard(Promise.resolve().then(() => factsOf(wanted)));
    const foreign: Grading["foreign"] = new Map();
    let grading: Grading = { grader, submission, track, time, runner, foreign, facts };
    await run(grading, wanted);
    const last = Math.max(...wanted.map(({ number }) => number));
    const earlier = track.stages.filter((stage) => stage.number < last && !runs.has(stage));
    const unread = brokenOf(earlier);
    const before = earlier.filter((stage) => !unread.has(stage));
    if (before.length > 0 && wanted.some((stage) => mayStandOnOthers(runs.get(stage)!))) {
      const both = Promise.all([facts, factsOf(before)]);
      const all = both.then(([some, more]) => new Map([...some, ...more]));
      grading = { ...grading, facts: unheard(all) };
      await run(grading, before);
    }
    const final = await followThrough(grading, runs);
    const stages = new Map<Stage, StageResult>();
    for (const stage of wanted) {
      const explained = explain(grading, final.get(stage)!);
      stages.set(
        stage,
        await explained.catch((error: unknown) => faultyStage(track, stage, error)),
      );
    }
    return { stages, facts: await grading.facts };
  } finally {
    for (const { build } of runs.values()) if (build?.kind === "foreign") discardForeign(build);
    await runner.close();
  }
}

/** What a program that does not build would be built from, nobody knows. */
function withoutUses({ uses: _, ...run }: StageRun): StageRun {
  return run;
}

function timeFor(wanted: readonly Stage[]): number {
  const cases = wanted.reduce((sum, stage) => sum + stage.cases.length, 0);
  return TRACK_LIMITS.wallMs + TRACK_LIMITS.wallMsPerCase * cases;
}

function mayStandOnOthers({ build, result }: StageRun): boolean {
  if (!build || passed(result)) return false;
  // A stage in another language is whole by itself, and tests are never run on their own earlier stages.
  if (result.language !== undefined || build.kind === "unavailable" || build.kind === "tests")
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
  grading: Grading,
  runs: ReadonlyMap<Stage, StageRun>,
): Promise<ReadonlyMap<Stage, StageRun>> {
  const final = new Map(runs);
  const faulty: string[] = [];
  let runner: Grading["runner"] | undefined;
  try {
    for (const stage of [...runs.keys()].sort((a, b) => a.number - b.number)) {
      const own = runs.get(stage)!;
      if (passed(own.result)) continue;
      const standIns = mayStandOnOthers(own)
        ? faulty.filter((path) => own.build?.kind !== "built" || own.build.uses.includes(path))
        : [];
      if (standIns.length > 0) {
        runner ??= grading.grader.openRunner(grading.time);
        const graded = await runStages({ ...grading, runner }, [stage], standIns);
        const again = graded.get(stage)!;
        if (again.result.earned > own.result.earned)
          final.set(stage, own.uses ? { ...again, uses: own.uses } : withoutUses(again));
        if (passed(again.result)) continue;
      }
      faulty.push(stage.path);
    }
    return final;
  } finally {
    await runner?.close();
  }
}
