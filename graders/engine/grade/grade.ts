/**
 * Grades one submission: build, run, compare, diagnose, score, in this order, and again with the reference's earlier
 * stages if the student's own are to blame.
 *
 * @module
 */
import { endsInTodo } from "../diagnose/tasks.ts";
import { discardForeign } from "../execute/build-foreign.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { Submission } from "../intake/read-submission.ts";
import type { StageResult, TrackResult } from "../judge/results.ts";
import { passed, scoreTrack } from "../judge/score.ts";
import { openAllowance } from "../limits/allowance.ts";
import { TRACK_LIMITS } from "../limits/limits.ts";
import { once, remember, unheard } from "../workbook/remember.ts";
import { type Stage, type Track, transcriptsOf } from "../workbook/workbook.ts";
import { filesOf, isUntouched, pathsOf, refuseFiles } from "./as-given.ts";
import { explain, type SourceMaps, sourceMapsOf } from "./explain.ts";
import { brokenOf, faultyStage } from "./fault.ts";
import { type Gathered, gatherFacts } from "./gather-facts.ts";
import type { Grader } from "./grader.ts";
import { checkOwnTypes } from "./own-types.ts";
import { filesIn, repairsOf } from "./repairs-of.ts";
import { buildStages, countsTypes, type Grading, runStages, type StageRun } from "./run-stages.ts";
import { openTrials, type Trials } from "./trials.ts";
import { placedBuild } from "./where-printed.ts";

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
    const { stages, facts } = await gradeStages(
      grader,
      submission,
      sound,
      wanted.filter(whole),
      judged,
    );
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
  let opened: Trials | undefined;
  const runs = new Map<Stage, StageRun>();
  const run = async (grading: Grading, stages: readonly Stage[], keepsRuns = false) => {
    for (const [stage, one] of await runStages(grading, stages, [], keepsRuns))
      runs.set(stage, one);
  };
  try {
    // Requested after the programs, which run while it is read.
    const facts = unheard(Promise.resolve().then(() => factsOf(wanted)));
    const foreign: Grading["foreign"] = new Map();
    const contracts: Grading["contracts"] = new Map();
    const switched = new Map<string, ReturnType<Grading["switched"]>>();
    let grading: Grading = {
      grader,
      submission,
      track,
      time,
      runner,
      trials: () => (opened ??= openTrials(grader, runner, time)),
      types,
      killers: new Set(),
      foreign,
      contracts,
      facts,
      builds: new Map(),
      repairs: new Map(),
      switched: (stage) =>
        remember(switched, stage.path, () =>
          grader.builder.switched({
            files: filesOf(submission.files, track),
            given: filesOf(grader.starters, track),
            stage: stage.path,
          }),
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
      // Processes take so long that there is time to prepare also what is only needed if no exchange leads to the fault.
      const isSlow = build.needs !== undefined;
      // Without a reference, changes are tried in the whole stage, unless something is not written yet.
      const isTried = (!hasReference || isSlow) && !endsInTodo(run, starters);
      const change = () => repairsOf(grading, stage, filesIn(submission.files, [stage.path]));
      if (isTried && !hasReference) ahead(change);
      ahead(() => grading.switched(stage));
      if (isTried && hasReference) ahead(change);
      if (isSlow) ahead(() => placedBuild(grading, stage, build));
    };
    // A student waits, and one core may have nothing to do.
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
    await Promise.all([runner.close(), opened?.close()]);
  }
}

/** Whether something is prepared that is only needed if a stage fails: in a course, all cores are at work. */
function looksAhead({ options }: Grader, { foreign, moved = {} }: Submission): boolean {
  return (
    !options.evidence &&
    !options.verdictsOnly &&
    [foreign, moved].every((paths) => Object.keys(paths).length === 0)
  );
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

/** If a program does not build, nobody knows what it would be built from. */
function withoutUses({ uses: _, ...run }: StageRun): StageRun {
  return run;
}

function timeFor(wanted: readonly Stage[]): number {
  const cases = wanted.reduce((sum, stage) => sum + stage.cases.length, 0);
  return TRACK_LIMITS.wallMs + TRACK_LIMITS.wallMsPerCase * cases;
}

function mayStandOnOthers({ build, result }: StageRun): boolean {
  if (!build || passed(result)) return false;
  // A stage in a different language is complete by itself, and tests are never run on the student's earlier stages.
  if (result.language !== undefined || build.kind === "unavailable" || build.kind === "tests")
    return false;
  return build.kind !== "built" || build.uses.length > 0;
}

/**
 * Grades a stage again if it fails on the student's earlier stages. The reference replaces those that fail by
 * themselves, and the better result counts: each mistake costs points only where it was made.
 */
async function followThrough(
  grading: Grading,
  runs: ReadonlyMap<Stage, StageRun>,
): Promise<ReadonlyMap<Stage, StageRun>> {
  const final = new Map(runs);
  const faulty: string[] = [];
  const standInsOf = (stage: Stage): readonly string[] => {
    const own = runs.get(stage)!;
    if (!mayStandOnOthers(own)) return [];
    return faulty.filter((path) => own.build?.kind !== "built" || own.build.uses.includes(path));
  };
  const failing = [...runs]
    .flatMap(([stage, { result }]) => (passed(result) ? [] : [stage]))
    .sort((a, b) => a.number - b.number);
  return standingIn(grading, async (runWith) => {
    let together: { readonly standIns?: string; readonly runs: ReadonlyMap<Stage, StageRun> } = {
      runs: new Map(),
    };
    for (const [at, stage] of failing.entries()) {
      const own = runs.get(stage)!;
      const standIns = standInsOf(stage);
      if (standIns.length > 0 && !grading.grader.hasReference) {
        // Whether it has a fault of its own is not known.
        final.set(stage, { ...own, result: { ...own.result, waitsFor: standIns } });
        continue;
      }
      if (standIns.length > 0) {
        // Most often, one stage is to blame for all after it. If not, those run once more.
        if (together.standIns !== standIns.join()) {
          const same = failing
            .slice(at)
            .filter((one) => standInsOf(one).join() === standIns.join());
          together = { standIns: standIns.join(), runs: await runWith(same, standIns) };
        }
        const again = together.runs.get(stage)!;
        if (again.result.earned > own.result.earned)
          final.set(stage, own.uses ? { ...again, uses: own.uses } : withoutUses(again));
        if (passed(again.result)) continue;
      }
      faulty.push(stage.path);
    }
    return final;
  });
}

/**
 * Grades a stage again if its fault is in earlier stages that pass, or is there, too: their cases let it through, and it
 * costs nothing here either.
 */
async function withoutLatentFault(
  grading: Grading,
  result: StageResult,
  runs: ReadonlyMap<Stage, StageRun>,
  maps: SourceMaps,
): Promise<StageResult> {
  const { stage, suspect, standIns, uses } = result;
  if (suspect?.kind !== "declarations" || standIns.length > 0) return result;
  const sound = new Set([...runs].flatMap(([one, run]) => (passed(run.result) ? [one.path] : [])));
  const places = suspect.declarations.map(({ file }) => file.split("/").slice(0, 2).join("/"));
  const latent = [...new Set(places)].filter((path) => path !== stage.path);
  if (latent.length === 0 || !latent.every((path) => sound.has(path))) return result;
  return standingIn(grading, async (runWith) => {
    const again = (await runWith([stage], latent)).get(stage)!;
    if (again.result.earned <= result.earned) return result;
    const explained = await explain(grading, again, maps);
    const seen = passed(again.result) ? { ...suspect, cases: visibleFailing(result) } : suspect;
    return { ...explained, latent, suspect: seen, ...(uses ? { uses } : {}) };
  });
}

/** The failing cases that a student has, too: not those of fresh games. */
function visibleFailing({ stage, cases }: StageResult): readonly string[] {
  const failing = cases.filter(({ verdict }) => verdict.kind !== "passed");
  const names = new Set(failing.map(({ name }) => name));
  return transcriptsOf(stage).flatMap((one) =>
    names.has(one.name) && !one.made ? [one.name] : [],
  );
}

type RunWith = (
  stages: readonly Stage[],
  standIns: readonly string[],
) => Promise<ReadonlyMap<Stage, StageRun>>;

/** These runs contain the reference's code. They have a separate box, and their output is never shown. */
async function standingIn<Result>(
  grading: Grading,
  work: (runWith: RunWith) => Promise<Result>,
): Promise<Result> {
  let runner: Grading["runner"] | undefined;
  try {
    return await work((stages, standIns) => {
      runner ??= grading.grader.openRunner(grading.time);
      return runStages({ ...grading, runner }, stages, standIns);
    });
  } finally {
    await runner?.close();
  }
}
