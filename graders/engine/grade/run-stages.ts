/**
 * Runs stages of a submission: built, run in one box, judged, scored.
 *
 * @module
 */
import { posix } from "node:path";
import type { StageBuild } from "../execute/build-foreign.ts";
import type { TypesAnswer } from "../execute/check-types.ts";
import { type Program, programOf, type Run } from "../execute/run.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import { languageOf } from "../intake/languages.ts";
import type { Submission } from "../intake/read-submission.ts";
import type { Checked } from "../judge/checked.ts";
import { hasPauses } from "../judge/checks.ts";
import type { StageResult } from "../judge/results.ts";
import { scoreStage } from "../judge/score.ts";
import { judge } from "../judge/verdict.ts";
import { typedLines } from "../text/transcript.ts";
import type { Check } from "../workbook/check-settings.ts";
import { EXERCISES } from "../workbook/places.ts";
import { remember } from "../workbook/remember.ts";
import type { Case, Stage } from "../workbook/workbook.ts";
import { notStarted } from "./as-given.ts";
import { buildStages, namesIn, orUnavailable, startedOf } from "./build-stages.ts";
import { type CallsProgram, callsOf } from "./calls.ts";
import { constantsOf, foundBy } from "./constants.ts";
import type { Grading, StageRun } from "./grading.ts";
import { judgeCase } from "./judge-case.ts";
import { withProgramBehind } from "./program-behind.ts";
import { type Asked, runAll } from "./run-asked.ts";
import { type RanTests, runTests } from "./tests.ts";

export interface RunOptions {
  /** Paths of the stages that the reference's files replace. */
  readonly standIns?: readonly string[];
  /** Whether what passed in an earlier command need not run again if the program is the same. */
  readonly keepsRuns?: boolean;
  /**
   * Which failures a process must show, too: by default all of them, or not those of stages that use others that fail, or
   * none. Each process takes longer than all runs in the box.
   */
  readonly confirms?: "all" | "first" | "none";
}

/** Builds and runs stages, all of them in one box. */
export async function runStages(
  grading: Grading,
  stages: readonly Stage[],
  { standIns = [], keepsRuns = false, confirms = "all" }: RunOptions = {},
): Promise<ReadonlyMap<Stage, StageRun>> {
  const { grader, submission, track, runner, failed } = grading;
  const started = startedOf(grading, stages);
  const builds = await buildStages(grading, stages, standIns);
  const ready = new Map<string, StageBuild | RanTests>();
  const runs = new Map<Stage, Map<string, Run>>(stages.map((stage) => [stage, new Map()]));
  const programs: Program[] = [];
  const jobs: Asked[] = [];
  const called = new Map<Stage, Run | string>();
  const looked = new Map<Stage, Run | string>();
  const failing = new Set<string>();
  const unconfirmed = new Set<Stage>();
  for (const stage of started) {
    const build = builds.get(stage.path)!;
    if (build.kind === "tests") {
      const secret = grader.openRunner(grading.time);
      const runners = { secret, own: runner };
      const ran = await orUnavailable(() => runTests(runners, build));
      await secret.close();
      ready.set(stage.path, ran);
    } else ready.set(stage.path, build);
    if (build.kind !== "built" && build.kind !== "foreign") continue;
    programs.push(programOf(stage.path, build));
    const needsNoProcess = () => {
      const uses = build.kind === "built" ? build.uses : [];
      const isLater = confirms === "first" && uses.some((path) => failing.has(path));
      if (!isLater && confirms !== "none") return false;
      unconfirmed.add(stage);
      return true;
    };
    for (const one of stage.cases)
      if (one.kind === "transcript")
        jobs.push({
          tell: (run) => runs.get(stage)!.set(one.name, run),
          passes: (run) => judge(one.transcript, run).kind === "passed",
          isComplete: (run) => pausesOf(stage).every((check) => hasPauses(check, run)),
          failed: (run) => {
            failing.add(stage.path);
            failed?.(stage, build, run);
          },
          needsNoProcess,
          program: stage.path,
          lines: typedLines(one.transcript),
        });
    const beside = (own: CallsProgram | undefined, tell: (run: Run) => void): boolean => {
      const built = own && builds.get(own.path);
      if (built?.kind !== "built") return false;
      const { path, lines, passes } = own!;
      programs.push(programOf(path, built));
      jobs.push({ tell, passes, needsNoProcess, program: path, lines });
      return true;
    };
    const calls = callsOf(stage);
    const isBroken = build.kind === "built" && (build.beside?.length ?? 0) > 0;
    if (!beside(calls, (run) => called.set(stage, run)) && calls)
      called.set(stage, isBroken ? "a file of this stage has an error" : NO_CALLS);
    const constants = constantsOf(stage);
    // In another language, there is none.
    const look = constants && builds.get(constants.path);
    if (look && !beside(constants, (run) => looked.set(stage, run))) looked.set(stage, look.kind);
  }
  await runAll(
    runner,
    programs,
    jobs,
    keepsRuns && grader.options.keepsAnswers ? grader.kept : undefined,
  );
  const { facts, around, outside } = await grading.facts;
  const { moved = {} } = submission;
  const graded = new Map<Stage, StageRun>();
  for (const stage of stages) {
    const build = ready.get(stage.path);
    const own = runs.get(stage)!;
    const ownFacts = factsIn(facts, stage);
    const contracts =
      build && !Object.hasOwn(submission.foreign, stage.path)
        ? await remember(grading.contracts, stage.path, () =>
            grader.contracts.judge(stage, submission.files, ownFacts, foundBy(looked.get(stage))),
          )
        : new Map<Check, Checked>();
    const calls = called.get(stage);
    const types = countsTypes(stage) && build ? await typesOf(grading, stage) : undefined;
    const seen = {
      facts: ownFacts,
      folder: stage.path,
      around: { facts: around, moved },
      beside: new Map(
        outside
          .filter((one) => one.stage === stage.path)
          .map((one) => [posix.relative(stage.path, one.path), one.facts]),
      ),
      runs: [...own.values()],
      contracts,
      ...(calls ? { calls } : {}),
      ...(types ? { types } : {}),
    };
    const verdictOf = (one: Case) => {
      if (!build) return notStarted(submission, grader.starters, stage);
      const verdict = judgeCase(one, stage, build, own, submission, seen);
      return one.kind === "check" && build.kind !== "unavailable"
        ? withProgramBehind(one, verdict, stage, own, grader.starters)
        : verdict;
    };
    const result = {
      ...scoreStage(stage, verdictOf, track.costs, standIns),
      ...languageIn(submission, stage),
    };
    const uses = build ? usesOf(build) : [];
    graded.set(stage, {
      ...{ build, runs: own, result },
      ...(uses ? { uses } : {}),
      ...(typeof calls === "object" ? { called: calls } : {}),
      ...(unconfirmed.has(stage) ? { isUnconfirmed: true } : {}),
    });
  }
  return graded;
}

/** The stage's checks of pauses. */
function pausesOf({ cases }: Stage) {
  return cases.flatMap((one) =>
    one.kind === "check" && one.check.kind === "pauses" ? [one.check] : [],
  );
}

/** Whether type errors in its files cost points. */
export function countsTypes({ cases }: Stage): boolean {
  return cases.some((one) => one.kind === "check" && one.check.kind === "types");
}

/** What the compiler says of a stage's own files. */
async function typesOf({ submission, types }: Grading, { path }: Stage): Promise<TypesAnswer> {
  if (Object.keys(submission.moved ?? {}).length > 0)
    return { kind: "unavailable", why: "its files are not where the compiler would look for them" };
  const answer = await types();
  if (answer.kind !== "checked") return answer;
  const own = answer.faults.filter(({ file }) => file.startsWith(`${EXERCISES}/${path}/`));
  return { kind: "checked", faults: own };
}

/** Why no function is called: the student has put them into other files. */
export const NO_CALLS = "the program has no files of these names";

/** The language of a stage's program, if it is not TypeScript. */
function languageIn(submission: Submission, { path, tests }: Stage): Pick<StageResult, "language"> {
  if (tests || !Object.hasOwn(submission.foreign, path)) return {};
  return { language: languageOf(submission.foreign[path]!, namesIn(submission, path)).name };
}

function usesOf(build: StageBuild | RanTests): readonly string[] | undefined {
  return build.kind === "built" ? build.uses : undefined;
}

/** By the names of the stage's files. */
function factsIn(
  facts: ReadonlyMap<string, FileFacts>,
  { path: folder }: Stage,
): ReadonlyMap<string, FileFacts> {
  const own = [...facts].filter(([path]) => path.startsWith(`${folder}/`));
  return new Map(own.map(([path, fact]) => [path.slice(folder.length + 1), fact]));
}
