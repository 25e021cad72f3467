/**
 * Grades one submission: build, run, compare, diagnose, score, in this order, and again with the reference's earlier
 * stages if the student's own are to blame.
 *
 * @module
 */
import { availableParallelism } from "node:os";
import { endsInTodo } from "../diagnose/tasks.ts";
import { discardForeign } from "../execute/build-foreign.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { Submission } from "../intake/read-submission.ts";
import type { StageResult, TrackResult } from "../judge/results.ts";
import { passed, scoreTrack } from "../judge/score.ts";
import { openAllowance } from "../limits/allowance.ts";
import { TRACK_LIMITS } from "../limits/limits.ts";
import { once, remember, unheard } from "../workbook/remember.ts";
import type { Stage, Track } from "../workbook/workbook.ts";
import { filesOf, isUntouched, pathsOf, refuseFiles } from "./as-given.ts";
import { buildStages } from "./build-stages.ts";
import { callsOf } from "./calls.ts";
import { sourceMapsOf } from "./crash-places.ts";
import { explain } from "./explain.ts";
import { brokenOf, faultyStage } from "./fault.ts";
import { followThrough, mayStandOnOthers, withoutLatentFault } from "./follow-through.ts";
import { type Gathered, gatherFacts } from "./gather-facts.ts";
import type { Grader } from "./grader.ts";
import type { Grading, StageRun } from "./grading.ts";
import { checkOwnTypes } from "./own-types.ts";
import { partOf, withAllCases } from "./part-of-stage.ts";
import { ownFilesIn, repairsOf } from "./repairs-of.ts";
import { countsTypes, runStages } from "./run-stages.ts";

/**
 * Grades the stages of one track. If the workbook or the grader fails, that is the verdict of that stage, or of all
 * stages if it concerns no single one; nothing is thrown. A stage with broken files does not affect the others.
 *
 * @param wanted - the stages to report; earlier stages that they depend on are graded, too, if that decides which stage
 * is to blame
 * @param judged - gets the results before what explains their failures is looked for, if any fail
 */
export async function gradeTrack(
  grader: Grader,
  submission: Submission,
  track: Track,
  wanted: readonly Stage[] = track.stages,
  judged?: (results: readonly StageResult[]) => void,
): Promise<TrackResult> {
  const score = (stages: readonly StageResult[]) =>
    scoreTrack(track, stages, submission.reviews?.[track.name]);
  try {
    const broken = brokenOf(wanted);
    const whole = (stage: Stage) => !broken.has(stage);
    const sound = broken.size === 0 ? track : { ...track, stages: track.stages.filter(whole) };
    const asked = new Map(
      wanted.filter(whole).map((stage) => [stage, withAllCases(stage, track)] as const),
    );
    const { stages, facts } = await gradeStages(
      grader,
      submission,
      sound,
      [...asked.values()],
      judged,
    );
    const results = wanted.map((stage) => {
      const result = stages.get(asked.get(stage)!);
      return result ? partOf(result, stage) : faultyStage(track, stage, broken.get(stage));
    });
    return { ...score(results), facts };
  } catch (error) {
    return score(wanted.map((stage) => faultyStage(track, stage, error)));
  }
}

async function gradeStages(
  grader: Grader,
  submitted: Submission,
  track: Track,
  wanted: readonly Stage[],
  judged?: (results: readonly StageResult[]) => void,
): Promise<{
  readonly stages: ReadonlyMap<Stage, StageResult>;
  readonly facts: ReadonlyMap<string, FileFacts>;
}> {
  const submission = refuseFiles(submitted, grader.starters);
  const read = new Map<string, FileFacts>();
  const factsOf = (stages: readonly Stage[]) =>
    gatherFacts(grader, submission, track, stages, read);
  const time = openAllowance(grader.options.trackMs ?? timeFor(wanted));
  const runner = grader.openRunner(time);
  const { typesOfAll = false } = grader.options;
  // All stages of a track count them, or none: the cases of the others need not be read to know.
  const typesCount = wanted.some(countsTypes);
  const asksFor = (stage: Stage) => {
    if (typesOfAll || (typesCount && countsTypes(stage)))
      return !isUntouched(submission, grader.starters, stage);
    const { build, result } = runs.get(stage) ?? {};
    return build?.kind === "built" && result && !passed(result);
  };
  const types = once(() => {
    // An earlier stage is graded again if it may be to blame.
    const stages = typesCount ? track.stages : wanted;
    const paths = stages.filter(asksFor).flatMap((stage) => pathsOf(submission.files, stage));
    return checkOwnTypes(
      grader,
      submission,
      paths.filter((path) => path.endsWith(".ts")),
    );
  });
  const runs = new Map<Stage, StageRun>();
  const run = async (grading: Grading, stages: readonly Stage[], keepsRuns = false) => {
    // What fails on stages that fail is graded again.
    const options = { keepsRuns, confirms: "first" } as const;
    for (const [stage, one] of await runStages(grading, stages, options)) runs.set(stage, one);
  };
  try {
    // Requested after the programs, which run while it is read.
    const facts = unheard(Promise.resolve().then(() => factsOf(wanted)));
    const foreign: Grading["foreign"] = new Map();
    const contracts: Grading["contracts"] = new Map();
    const switched = new Map<string, ReturnType<Grading["switched"]>>();
    const details = new Map<string, ReturnType<Grading["details"]>>();
    const writtenFrom = ({ path: stage }: Stage) => ({
      files: filesOf(submission.files, track),
      given: filesOf(grader.starters, track),
      stage,
    });
    let grading: Grading = {
      grader,
      submission,
      track,
      time,
      runner,
      types,
      killers: new Set(),
      foreign,
      contracts,
      facts,
      builds: new Map(),
      repairs: new Map(),
      searches: new Map(),
      changes: new Map(),
      traces: new Map(),
      switched: (stage) =>
        remember(switched, stage.path, () => grader.builder.switched(writtenFrom(stage))),
      details: (stage, asked) =>
        remember(details, JSON.stringify([stage.path, asked]), () =>
          grader.builder.details({ ...writtenFrom(stage), asked }),
        ),
    };
    const before = once(() => {
      const stages = soundBefore(track, wanted);
      // What has been read need not be read again.
      const more = facts.then(() => factsOf(stages));
      return { stages, facts: unheard(bothFacts(facts, more)) };
    });
    const failed: Grading["failed"] = (stage, build, run) => {
      if (build.kind !== "built" || !wanted.includes(stage)) return;
      // The verdict waits for the stages before, and nothing waits for the other yet.
      const first =
        build.uses.length > 0 ? [buildStages(grading, before().stages), before().facts] : [];
      const ready = Promise.all(first);
      const ahead = (prepare: () => Promise<unknown>) => unheard(ready.then(prepare));
      const { hasReference, starters } = grader;
      // Without a reference, changes are tried in the whole stage, unless something is not written yet.
      if (!hasReference && !endsInTodo(run, starters))
        ahead(() => repairsOf(grading, stage, ownFilesIn(grading, [stage.path]), callsOf(stage)));
      ahead(() => grading.switched(stage));
    };
    if (looksAhead(grader, submission)) grading = { ...grading, failed };
    if (typesOfAll || typesCount) unheard(types());
    await run(grading, wanted);
    if (wanted.some((stage) => mayStandOnOthers(runs.get(stage)!)) && before().stages.length > 0) {
      grading = { ...grading, facts: before().facts };
      await run(grading, before().stages, true);
    }
    const final = await followThrough(grading, runs);
    const stages = new Map<Stage, StageResult>();
    const results = wanted.map((stage) => final.get(stage)!.result);
    if (!results.every(passed)) judged?.(results);
    const maps = sourceMapsOf(grading, final.values());
    for (const stage of wanted) {
      const explained = explain(grading, final.get(stage)!, maps).then((result) =>
        withoutLatentFault(grading, result, runs, maps),
      );
      stages.set(
        stage,
        await explained.catch((error: unknown) => faultyStage(track, stage, error)),
      );
    }
    return { stages, facts: (await grading.facts).facts };
  } finally {
    for (const { build } of runs.values()) if (build?.kind === "foreign") discardForeign(build);
    await runner.close();
  }
}

/** Whether something is prepared that is only needed if a stage fails: without an idle core, the verdict would wait for it. */
function looksAhead(grader: Grader, { foreign, moved = {} }: Submission): boolean {
  return (
    hasIdleCore(grader) &&
    !grader.options.verdictsOnly &&
    [foreign, moved].every((paths) => Object.keys(paths).length === 0)
  );
}

/** A student waits, and mostly has a second core that does nothing. In a course, all cores are at work. */
function hasIdleCore({ options }: Grader): boolean {
  return !options.evidence && (options.cores ?? availableParallelism()) > 1;
}

/** The stages before the last of these that are none of them. Those with broken files are left out. */
function soundBefore({ stages }: Track, wanted: readonly Stage[]): readonly Stage[] {
  const last = Math.max(...wanted.map(({ number }) => number));
  const earlier = stages.filter((stage) => stage.number < last && !wanted.includes(stage));
  const broken = brokenOf(earlier);
  return earlier.filter((stage) => !broken.has(stage));
}

async function bothFacts(...asked: readonly Promise<Gathered>[]): Promise<Gathered> {
  const all = await Promise.all(asked);
  return {
    facts: new Map(all.flatMap(({ facts }) => [...facts])),
    around: new Map(all.flatMap(({ around }) => [...around])),
    outside: all.find(({ outside }) => outside.length > 0)?.outside ?? [],
  };
}

function timeFor(wanted: readonly Stage[]): number {
  const cases = wanted.reduce((sum, stage) => sum + stage.cases.length, 0);
  return TRACK_LIMITS.wallMs + TRACK_LIMITS.wallMsPerCase * cases;
}
