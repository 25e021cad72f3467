/**
 * Runs stages of a submission: built, run in one box, judged, scored.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { posix } from "node:path";
import type {
  Build,
  Builder,
  Files,
  Named,
  Repair,
  Repairable,
  Switched,
} from "../execute/build.ts";
import type { ForeignBuild, StageBuild } from "../execute/build-foreign.ts";
import { buildForeign } from "../execute/build-foreign.ts";
import type { TypesAnswer } from "../execute/check-types.ts";
import type { KeptAnswers } from "../execute/kept-answers.ts";
import {
  type Job,
  type Program,
  programOf,
  type Run,
  type Runnable,
  type Runner,
} from "../execute/run.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import { DECKWORK_JSON } from "../intake/deckwork-json.ts";
import { languageOf } from "../intake/languages.ts";
import type { Submission } from "../intake/read-submission.ts";
import type { Checked } from "../judge/checked.ts";
import { applyCheck, type CheckInput } from "../judge/checks.ts";
import type { StageResult, Traces } from "../judge/results.ts";
import { scoreStage } from "../judge/score.ts";
import { judge, type Verdict } from "../judge/verdict.ts";
import type { Allowance } from "../limits/allowance.ts";
import { typedLines } from "../text/transcript.ts";
import type { Check } from "../workbook/check-settings.ts";
import { EXERCISES } from "../workbook/places.ts";
import { remember } from "../workbook/remember.ts";
import type { Case, Stage, Track } from "../workbook/workbook.ts";
import { isUntouched, notStarted, pathsOf } from "./as-given.ts";
import { type CallsProgram, callsOf } from "./calls.ts";
import { constantsOf, foundBy } from "./constants.ts";
import { whyOf } from "./fault.ts";
import type { Gathered } from "./gather-facts.ts";
import type { Grader } from "./grader.ts";
import { filesNear } from "./own-types.ts";
import { withProgramBehind } from "./program-behind.ts";
import type { BuiltTests } from "./test-files.ts";
import { buildTests, type RanTests, runTests } from "./tests.ts";
import type { Trials } from "./trials.ts";

/** A submission's track while it is graded. */
export interface Grading {
  readonly grader: Grader;
  readonly submission: Submission;
  readonly track: Track;
  /** The clock time for all its programs, whatever their stage or purpose. */
  readonly time: Allowance;
  readonly runner: Runner;
  /** For a stage that fails; begun when they are first needed. */
  readonly trials: () => Trials;
  /** What the compiler says of the stages that fail; it is asked once. */
  readonly types: () => Promise<TypesAnswer>;
  /** The paths of the stages whose sources have killed the compiler. */
  readonly killers: Set<string>;
  /** Programs in other languages that were already built, by their sources. */
  readonly foreign: Map<string, ForeignBuild>;
  /** The verdicts on the contracts of each stage, by its path; they do not depend on what stands in for other stages. */
  readonly contracts: Map<string, Promise<ReadonlyMap<Check, Checked>>>;
  /** Being read while programs are built and run. */
  readonly facts: Promise<Gathered>;
  /** The builds of sets of stages, by their paths and the stages that the reference replaces. */
  readonly builds: Map<string, Promise<Builds>>;
  /** A stage's program with the reference's declarations beside its own; it is written once. */
  readonly switched: (stage: Stage) => Promise<Switched | undefined>;
  /** The programs with changes, by their stages and regions. */
  readonly repairs: Map<string, Promise<Repairable | undefined>>;
  /** The changes with which failing stages pass, by those stages and where they were looked for. */
  readonly changes: Map<string, Promise<readonly Repair[]>>;
  /** What shows where the faults of failing stages are, by their paths. */
  readonly traces: Map<string, Promise<Traces>>;
  /** The student's declarations that the reference's replace, if any do. */
  readonly exchanged?: readonly Named[];
  /** Called when a case of a stage has failed, while others still run. */
  readonly failed?: (stage: Stage, build: Runnable, run: Run) => void;
}

/** By the paths of the stages, and of the programs beside them. */
type Builds = ReadonlyMap<string, StageBuild | BuiltTests>;

/** One stage: its build, its result and its points. */
export interface StageRun {
  /** `undefined` when the stage is not started. */
  readonly build: StageBuild | RanTests | undefined;
  /** By the names of the cases. */
  readonly runs: ReadonlyMap<string, Run>;
  /** Of the program that calls its functions one by one, if there is one that runs. */
  readonly called?: Run;
  readonly result: StageResult;
  /** The other stages that it was built from; absent if it may be all of the track. */
  readonly uses?: readonly string[];
}

/**
 * Builds and runs stages, all of them in one box.
 *
 * @param standIns - paths of the stages that the reference's files replace
 * @param keepsRuns - whether what passed in an earlier command need not run again if the program is the same
 */
export async function runStages(
  grading: Grading,
  stages: readonly Stage[],
  standIns: readonly string[] = [],
  keepsRuns = false,
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
    for (const one of stage.cases)
      if (one.kind === "transcript")
        jobs.push({
          tell: (run) => runs.get(stage)!.set(one.name, run),
          passes: (run) => judge(one.transcript, run).kind === "passed",
          // Otherwise, every case would be judged twice.
          ...(failed ? { failed: (run) => failed(stage, build, run) } : {}),
          program: stage.path,
          lines: typedLines(one.transcript),
        });
    const beside = (own: CallsProgram | undefined, tell: (run: Run) => void): boolean => {
      const built = own && builds.get(own.path);
      if (built?.kind !== "built") return false;
      const { path, lines, passes } = own!;
      programs.push(programOf(path, built));
      jobs.push({ tell, passes, program: path, lines });
      return true;
    };
    const calls = callsOf(stage);
    if (!beside(calls, (run) => called.set(stage, run)) && calls) called.set(stage, NO_CALLS);
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
    });
  }
  return graded;
}

/** A job, and who gets its run. */
interface Asked extends Job {
  readonly tell: (run: Run) => void;
  readonly passes: (run: Run) => boolean;
  /** Called as soon as it is known not to pass. */
  readonly failed?: (run: Run) => void;
}

/** Runs the jobs. What passed in an earlier command runs again only if the program or what is typed has changed. */
async function runAll(
  runner: Runner,
  programs: readonly Program[],
  jobs: readonly Asked[],
  kept?: KeptAnswers,
): Promise<void> {
  const runNow = (asked: readonly Asked[]) =>
    runner.run(
      programs.filter(({ id }) => asked.some((one) => one.program === id)),
      asked.map(({ program, lines }) => ({ program, lines })),
      {
        heard: (run, at) => {
          const { passes, failed } = asked[at]!;
          if (failed && !passes(run)) failed(run);
        },
      },
    );
  const tell = (asked: readonly Asked[], runs: readonly Run[]) => {
    for (const [at, one] of asked.entries()) one.tell(runs[at]!);
  };
  const mayBeKept = ({ program }: Asked) =>
    kept !== undefined && programs.some((one) => one.id === program && "code" in one);
  const others = jobs.filter((one) => !mayBeKept(one));
  if (others.length > 0) tell(others, await runNow(others));
  for (const program of programs) {
    const own = jobs.filter((one) => one.program === program.id && mayBeKept(one));
    if (own.length === 0) continue;
    const question = { runs: program, lines: own.map(({ lines }) => lines) };
    const isFinal = (runs: readonly Run[]) => own.every((one, at) => one.passes(runs[at]!));
    tell(own, await kept!.answer(question, () => runNow(own), isFinal));
  }
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

const NO_CALLS = "the program has no files of these names";

/** The language of a stage's program, if it is not TypeScript. */
function languageIn(submission: Submission, { path, tests }: Stage): Pick<StageResult, "language"> {
  if (tests || !Object.hasOwn(submission.foreign, path)) return {};
  return { language: languageOf(submission.foreign[path]!, namesIn(submission, path)).name };
}

function usesOf(build: StageBuild | RanTests): readonly string[] | undefined {
  return build.kind === "built" ? build.uses : undefined;
}

async function buildExchanged(
  builder: Builder,
  files: Files,
  stage: string,
  paths: readonly string[],
  declarations: readonly Named[],
): Promise<ReadonlyMap<string, Build>> {
  const built = await builder.exchanged({ files, stage, paths, declarations });
  const none: Build = { kind: "broken", problems: [] };
  return new Map(paths.map((path) => [path, built.get(path) ?? none]));
}

/** What has killed the compiler would do so again. */
function mayLackFiles(build: Build): boolean {
  return build.kind !== "built" && !("killedCompiler" in build);
}

function startedOf({ submission, grader }: Grading, stages: readonly Stage[]): readonly Stage[] {
  return stages.filter((stage) => !isUntouched(submission, grader.starters, stage));
}

/** Builds those of the stages that are started, if that was not asked for before. */
export function buildStages(
  grading: Grading,
  stages: readonly Stage[],
  standIns: readonly string[] = [],
): Promise<Builds> {
  const started = startedOf(grading, stages);
  const key = JSON.stringify([started.map(({ path }) => path), standIns]);
  return remember(grading.builds, key, () => buildAll(grading, started, standIns));
}

/** Builds the stages in their languages. */
async function buildAll(
  grading: Grading,
  stages: readonly Stage[],
  standIns: readonly string[],
): Promise<Builds> {
  const { grader, submission, killers, exchanged } = grading;
  const { builder } = grader;
  const { files, refused, foreign, moved = {} } = submission;
  const inTypeScript = stages.filter(({ path, tests }) => !tests && !Object.hasOwn(foreign, path));
  const calls = inTypeScript.flatMap((stage) =>
    [callsOf(stage) ?? [], constantsOf(stage) ?? []].flat(),
  );
  const paths = [...inTypeScript, ...calls].map(({ path }) => path);
  const all: Files = Object.assign({}, files, ...calls.map((one) => one.files));
  const buildFrom = (files: Files) =>
    builder.build({
      ...{ files, refused, moved, stages: paths, standIns },
      // A student waits for the places of what fails, and to build again takes longer than a map of it.
      sourceMap: grader.options.keepsAnswers ?? false,
      again: paths.some((path) => killers.has(path)),
    });
  const built = await orUnavailable(async () => {
    if (exchanged) return buildExchanged(builder, all, stages[0]!.path, paths, exchanged);
    if (!grader.options.keepsAnswers) return buildFrom(all);
    // What was built of these is built, whatever has changed elsewhere.
    const first = await buildFrom(filesNear(all, paths));
    return [...first.values()].some(mayLackFiles) ? buildFrom(all) : first;
  });
  const builds = new Map<string, StageBuild | BuiltTests>(
    "kind" in built ? paths.map((path) => [path, built]) : built,
  );
  for (const [path, build] of builds)
    if (build.kind === "broken" && "killedCompiler" in build) killers.add(path);
  for (const stage of stages) {
    const { path, tests } = stage;
    const unread = refused[`${path}/${DECKWORK_JSON}`];
    if (tests) {
      const build = async () =>
        buildTests(
          builder,
          submission,
          stage,
          grader.hasReference ? await grader.tested(stage) : undefined,
        );
      builds.set(path, await orUnavailable(build));
    } else if (unread !== undefined)
      builds.set(path, { kind: "refused", problems: [{ text: unread }] });
    else if (Object.hasOwn(foreign, path)) {
      builds.set(path, await orUnavailable(() => buildOnce(grading, path)));
    }
  }
  return builds;
}

/** Stages with the same files and the same command are built once. */
async function buildOnce(
  { grader, submission, time, foreign: built }: Grading,
  path: string,
): Promise<ForeignBuild> {
  const { bytes, foreign } = submission;
  const settings = foreign[path]!;
  const hash = createHash("sha256").update(JSON.stringify(settings.build));
  for (const name of namesIn(submission, path))
    hash
      .update(JSON.stringify(name))
      .update(createHash("sha256").update(bytes[`${path}/${name}`]!).digest());
  const key = hash.digest("hex");
  const build = built.get(key) ?? (await buildForeign(grader.session, bytes, path, settings, time));
  built.set(key, build);
  return build.kind === "foreign"
    ? { ...build, program: { ...build.program, run: settings.run } }
    : build;
}

/** The files of a stage in another language, by their names in its folder. */
function namesIn({ bytes }: Submission, path: string): string[] {
  return Object.keys(bytes)
    .filter((one) => one.startsWith(`${path}/`))
    .map((one) => one.slice(path.length + 1))
    .filter((name) => name !== DECKWORK_JSON)
    .sort();
}

/** In the students' edition. */
const WITHOUT_CLASSES: Verdict = {
  kind: "not run",
  because: "only your instructor's workbook has the classes that your tests are graded on",
  elsewhere: true,
};

type Unavailable = Extract<StageBuild, { kind: "unavailable" }>;

/** A fault in a stage's own material (settings, mistakes, compiler) does not affect the rest of the submission. */
async function orUnavailable<Made>(make: () => Promise<Made>): Promise<Made | Unavailable> {
  try {
    return await make();
  } catch (error) {
    return { kind: "unavailable", why: whyOf(error) };
  }
}

/** By the names of the stage's files. */
function factsIn(
  facts: ReadonlyMap<string, FileFacts>,
  { path: folder }: Stage,
): ReadonlyMap<string, FileFacts> {
  const own = [...facts].filter(([path]) => path.startsWith(`${folder}/`));
  return new Map(own.map(([path, fact]) => [path.slice(folder.length + 1), fact]));
}

function judgeCase(
  one: Case,
  stage: Stage,
  build: StageBuild | RanTests,
  runs: ReadonlyMap<string, Run>,
  submission: Submission,
  seen: Omit<CheckInput, "unread">,
): Verdict {
  const isBuilt = build.kind === "built" || build.kind === "foreign";
  // Nothing can be called until the program builds.
  if (one.kind === "check" && (isBuilt || one.check.kind !== "calls")) {
    const checked = applyCheck(one.check, {
      ...seen,
      ...(Object.hasOwn(submission.foreign, stage.path)
        ? { unread: "it needs TypeScript, and this is a different language" }
        : {}),
    });
    if (checked.kind !== "missing") return checked;
    // The missing code may be in a file that could not be read.
    const unread = new Set(
      pathsOf(submission.refused, stage).map((path) => submission.refused[path]!),
    );
    return unread.size === 0
      ? checked
      : { kind: "refused", when: "building", why: [...unread].join(" ") };
  }
  switch (build.kind) {
    case "broken":
      return { kind: "does not build", problems: build.problems };
    case "refused":
      return {
        kind: "refused",
        when: "building",
        why: build.problems.map(({ text }) => text).join(" "),
      };
    case "tests":
      return build.verdicts.get(one.name) ?? WITHOUT_CLASSES;
    case "unavailable":
      return { kind: "grader fault", why: build.why };
    case "not run":
      return { kind: "not run", because: build.because };
    case "built":
    case "foreign":
      return one.kind === "transcript"
        ? judge(one.transcript, runs.get(one.name)!)
        : { kind: "grader fault", why: `${one.name} was not run` };
    default:
      return build satisfies never;
  }
}
