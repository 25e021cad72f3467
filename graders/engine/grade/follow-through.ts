/**
 * Each mistake costs points only where it was made: a stage that fails on the student's earlier stages is graded again
 * without their faults.
 *
 * @module
 */

import type { Files } from "../execute/build.ts";
import { isSame } from "../execute/outcome.ts";
import type { StageResult } from "../judge/results.ts";
import { passed } from "../judge/score.ts";
import { stageOf } from "../workbook/places.ts";
import { remember } from "../workbook/remember.ts";
import { type Stage, transcriptsOf } from "../workbook/workbook.ts";
import { type Correction, correctionOf } from "./corrections.ts";
import type { SourceMaps } from "./crash-places.ts";
import { explain } from "./explain.ts";
import { type Grading, type StageRun, withFiles } from "./grading.ts";
import { runStages } from "./run-stages.ts";

/** Whether earlier stages may be to blame. */
export function mayStandOnOthers({ build, result }: StageRun): boolean {
  if (!build || passed(result)) return false;
  // A stage in a different language is complete by itself, and tests are never run on the student's earlier stages.
  if (result.language !== undefined || build.kind === "unavailable" || build.kind === "tests")
    return false;
  return build.kind !== "built" || build.uses.length > 0;
}

/**
 * Grades again what fails on stages that fail by themselves. First the reference replaces those. A program may be made of
 * other parts than the reference, and fail with that: then it is graded with its own stages, in which the fault is corrected.
 * The better result counts. Without a reference, only corrections tell something, and only of a stage that passes with them.
 * These runs may contain the reference's code: what they print is never shown, nor what is printed after them in that box.
 *
 * @param runs - the stages as they are; of those that are not excused, what fails is confirmed here
 */
export async function followThrough(
  grading: Grading,
  runs: Map<Stage, StageRun>,
): Promise<ReadonlyMap<Stage, StageRun>> {
  const { hasReference } = grading.grader;
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
  const corrections = new Map<string, Promise<Correction | undefined>>();
  const correct = (path: string) =>
    remember(corrections, path, () => {
      const [, run] = [...runs].find(([stage]) => stage.path === path)!;
      return correctionOf(grading, run, [path]);
    });
  const gradeOn = async (
    stages: readonly Stage[],
    standIns: readonly string[],
    confirms: "all" | "none",
  ): Promise<ReadonlyMap<Stage, StageRun>> => {
    const replaced: ReadonlyMap<Stage, StageRun> = hasReference
      ? await runStages(grading, stages, { standIns, confirms })
      : new Map();
    const open = stages.filter((stage) => {
      const run = replaced.get(stage);
      return !(run && passed(run.result)) && runs.get(stage)!.build?.kind === "built";
    });
    const corrected = await runCorrected(grading, open, standIns, correct, confirms);
    return new Map(
      stages.flatMap((stage) => {
        const best = better(replaced.get(stage), corrected.get(stage));
        return best ? [[stage, best] as const] : [];
      }),
    );
  };
  const groups = new Map<string, ReturnType<typeof gradeOn>>();
  const gradeAgain = async (
    stage: Stage,
    standIns: readonly string[],
    confirms: "all" | "none",
  ): Promise<StageRun | undefined> => {
    // Most often, one stage is to blame for all after it: these are built and run together.
    const group = await remember(groups, standIns.join(), () => {
      const later = failing.slice(failing.indexOf(stage));
      const same = later.filter((one) => standInsOf(one).join() === standIns.join());
      return gradeOn(same, standIns, "none");
    });
    const run = group.get(stage);
    return run?.isUnconfirmed && confirms === "all"
      ? (await gradeOn([stage], standIns, confirms)).get(stage)
      : run;
  };
  for (const stage of failing) {
    const first = runs.get(stage)!;
    const standIns = standInsOf(stage);
    const confirms = first.isUnconfirmed ? "none" : "all";
    let again = standIns.length > 0 ? await gradeAgain(stage, standIns, confirms) : undefined;
    const isExcused = again && passed(again.result) && earnsMore(again, first);
    const own = isExcused ? first : await confirmed(grading, stage, first);
    runs.set(stage, own);
    final.set(stage, own);
    if (passed(own.result)) continue;
    // If it does the same in a process, it does so with other earlier stages, too.
    if (again && confirms === "none" && !isAlike(own, first))
      again = await gradeAgain(stage, standIns, "all");
    if (standIns.length > 0 && !hasReference && !(again && passed(again.result))) {
      // Whether it has a fault of its own is not known.
      final.set(stage, { ...own, result: { ...own.result, waitsFor: standIns } });
      continue;
    }
    if (again && earnsMore(again, own))
      final.set(stage, own.uses ? { ...again, uses: own.uses } : withoutUses(again));
    if (again && passed(again.result)) continue;
    faulty.push(stage.path);
  }
  return final;
}

/**
 * What fails, run again if nobody knows whether it also does in a process. What it prints is shown, and the reference may
 * have run in the box: so it gets another one.
 */
async function confirmed(grading: Grading, stage: Stage, run: StageRun): Promise<StageRun> {
  if (!run.isUnconfirmed) return run;
  const runner = grading.grader.openRunner(grading.time);
  try {
    return (await runStages({ ...grading, runner }, [stage])).get(stage)!;
  } finally {
    await runner.close();
  }
}

/** Whether a stage's programs did the same. */
function isAlike({ runs }: StageRun, { runs: others }: StageRun): boolean {
  return [...runs].every(([name, run]) => isSame(run, others.get(name)!));
}

function earnsMore(one: StageRun, other: StageRun): boolean {
  return one.result.earned > other.result.earned;
}

/** If a program does not build, nobody knows what it would be built from. */
function withoutUses({ uses: _, ...run }: StageRun): StageRun {
  return run;
}

/** The first, unless the other has more points. */
function better<One extends StageRun | undefined>(
  one: One,
  other: StageRun | undefined,
): One | StageRun {
  return other && !(one && one.result.earned >= other.result.earned) ? other : one;
}

/**
 * Grades stages with corrections of earlier ones.
 *
 * @param paths - of those; the reference, if there is one, replaces those for which there is no correction
 * @returns nothing if that cannot be done
 */
async function runCorrected(
  grading: Grading,
  stages: readonly Stage[],
  paths: readonly string[],
  correct: (path: string) => Promise<Correction | undefined>,
  confirms: "all" | "none",
): Promise<ReadonlyMap<Stage, StageRun>> {
  if (stages.length === 0) return new Map();
  const found = new Map<string, Correction>();
  for (const path of paths) {
    const its = await correct(path);
    if (its) found.set(path, its);
  }
  const replaced = paths.filter((path) => !found.has(path));
  const files: Files = Object.assign({}, ...[...found.values()].map((one) => one.files));
  const exchanged = [...found.values()].flatMap((one) => one.exchanged);
  // A program is built with one declaration of the reference's, or with all of a stage's.
  const isReplaced = grading.grader.hasReference && exchanged.length === 0;
  if (found.size === 0 || (replaced.length > 0 && !isReplaced)) return new Map();
  const asked = withCorrection(grading, { files, exchanged });
  const corrected = [...found.keys()];
  const graded = await runStages(asked, stages, { standIns: replaced, confirms });
  return new Map(
    [...graded].map(([stage, run]) => [
      stage,
      { ...run, result: { ...run.result, standIns: paths, corrected } },
    ]),
  );
}

/**
 * Grades a stage again if its fault is in earlier stages that pass, or is there, too: their cases let it through, and it
 * costs nothing here either.
 */
export async function withoutLatentFault(
  grading: Grading,
  result: StageResult,
  runs: ReadonlyMap<Stage, StageRun>,
  maps: SourceMaps,
): Promise<StageResult> {
  const { stage, suspect, standIns, uses } = result;
  if (suspect?.kind !== "declarations" || standIns.length > 0) return result;
  const sound = new Set([...runs].flatMap(([one, run]) => (passed(run.result) ? [one.path] : [])));
  const places = suspect.declarations.map(({ file }) => stageOf(file));
  const latent = [...new Set(places)].filter((path) => path !== stage.path);
  if (latent.length === 0 || !latent.every((path) => sound.has(path))) return result;
  const replaced = (await runStages(grading, [stage], { standIns: latent })).get(stage)!;
  const [path, ...others] = latent;
  const isOpen = !passed(replaced.result) && others.length === 0;
  const corrected = await runCorrected(
    grading,
    isOpen ? [stage] : [],
    latent,
    () => correctionOf(grading, runs.get(stage)!, [path!]),
    "all",
  );
  const again = better(replaced, corrected.get(stage));
  if (again.result.earned <= result.earned) return result;
  const explained = await explain(grading, again, maps);
  const seen = passed(again.result) ? { ...suspect, cases: visibleFailing(result) } : suspect;
  return { ...explained, latent, suspect: seen, ...(uses ? { uses } : {}) };
}

/** The failing cases that a student has, too: not those of fresh games. */
function visibleFailing({ stage, cases }: StageResult): readonly string[] {
  const failing = cases.filter(({ verdict }) => verdict.kind !== "passed");
  const names = new Set(failing.map(({ name }) => name));
  return transcriptsOf(stage).flatMap((one) =>
    names.has(one.name) && !one.made ? [one.name] : [],
  );
}

function withCorrection(grading: Grading, { files, exchanged }: Correction): Grading {
  return { ...withFiles(grading, files), ...(exchanged.length > 0 ? { exchanged } : {}) };
}
