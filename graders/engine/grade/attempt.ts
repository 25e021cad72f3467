/**
 * One try at a submission's stages: built, run in one box, judged, scored.
 *
 * @module
 */
import type { Diagnostician } from "../diagnose/mistakes.ts";
import type { Builder, Files } from "../execute/build.ts";
import { buildForeign, type StageBuild } from "../execute/build-foreign.ts";
import {
  type Job,
  type Program,
  programOf,
  type Result,
  type Runner,
  type RunnerOptions,
} from "../execute/run.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import { DECKWORK_JSON } from "../intake/deckwork-json.ts";
import type { Submission } from "../intake/read-submission.ts";
import { applyCheck } from "../judge/checks.ts";
import { type StageResult, scoreStage } from "../judge/score.ts";
import { judge, type Verdict } from "../judge/verdict.ts";
import type { Session } from "../sandbox/session.ts";
import { typedLines } from "../text/transcript.ts";
import type { Case, Stage, Track } from "../workbook/workbook.ts";
import { isUntouched, notStarted, pathsOf } from "./as-given.ts";
import { whyOf } from "./fault.ts";
import { type BuiltTests, buildTests, judgeTests, runTests, type Variant } from "./tests.ts";

export interface GraderOptions extends RunnerOptions {
  /** Whether the facts of all files are gathered, for the part of the marks that a person gives. */
  readonly evidence?: boolean;
  /** What a submission's programs may take on the clock in one track; by itself, what `TRACK_LIMITS` gives. */
  readonly trackMs?: number;
}

/** What all submissions of a command share. */
export interface Context {
  readonly session: Session;
  readonly builder: Builder;
  readonly diagnostician: Diagnostician;
  readonly solutions: Files;
  readonly starters: Files;
  readonly options: GraderOptions;
  /** What the tests of a stage are run on. */
  variants(stage: Stage): Promise<readonly Variant[]>;
  spare: Runner | undefined;
  /** Boxes on their way out; nobody waits for one before the end. */
  readonly closing: Set<Promise<void>>;
}

/** A submission's work on one track, with what can be read off it. */
export interface Work {
  readonly submission: Submission;
  readonly track: Track;
  /** On its way while programs are built and run. */
  readonly facts: Promise<ReadonlyMap<string, FileFacts>>;
}

/** One stage on its way: what it was built from, what came of it, what it is worth. */
export interface Attempt {
  /** `undefined` when the stage is not started. */
  readonly build: StageBuild | BuiltTests | undefined;
  /** What came of running each transcript, by its name. */
  readonly ran: ReadonlyMap<string, Result>;
  readonly result: StageResult;
}

export type Attempts = Map<Stage, Attempt>;

/** Builds and runs stages, all of them in one box. */
export async function attempt(
  context: Context,
  { submission, track, facts }: Work,
  runner: Runner,
  stages: readonly Stage[],
  standIns: readonly string[],
): Promise<Attempts> {
  const started = stages.filter((stage) => !isUntouched(submission, context.starters, stage));
  const builds = await buildAll(context, submission, started, standIns);
  const programs: Program[] = [];
  const jobs: (Job & { readonly name: string })[] = [];
  for (const stage of started) {
    const build = builds.get(stage.path);
    if (build?.kind !== "built" && build?.kind !== "foreign") continue;
    programs.push(programOf(stage.path, build));
    for (const one of stage.cases) {
      if (one.kind === "transcript")
        jobs.push({ program: stage.path, name: one.name, lines: typedLines(one.transcript) });
    }
  }
  const tested = new Map<Stage, ReadonlyMap<string, Result>>();
  for (const stage of started) {
    const build = builds.get(stage.path);
    if (build?.kind !== "tests") continue;
    const ran = await orUnavailable(() => runTests(context.session, runner, build));
    if ("kind" in ran) builds.set(stage.path, ran);
    else tested.set(stage, ran);
  }
  const results = await runner.run(
    programs,
    jobs.map(({ program, lines }) => ({ program, lines })),
  );
  const read = await facts;
  const attempts: Attempts = new Map();
  for (const stage of stages) {
    const build = builds.get(stage.path);
    const ran =
      tested.get(stage) ??
      new Map(
        jobs.flatMap(({ program, name }, at) =>
          program === stage.path ? [[name, results[at]!]] : [],
        ),
      );
    const judged = stage.cases.map((one) => ({
      ...one,
      kind: one.kind === "transcript" ? one.kind : ("check" as const),
      verdict: build
        ? judgeCase(one, stage, build, ran, submission, read)
        : notStarted(submission, context.starters, stage),
    }));
    attempts.set(stage, { build, ran, result: scoreStage(stage, judged, track.costs, standIns) });
  }
  return attempts;
}

/** Builds the stages in their languages. */
async function buildAll(
  context: Context,
  submission: Submission,
  stages: readonly Stage[],
  substitutes: readonly string[],
): Promise<Map<string, StageBuild | BuiltTests>> {
  const { builder, session } = context;
  const { files, refused, foreign, bytes } = submission;
  const inTypeScript = stages.filter(({ path, tests }) => !tests && !Object.hasOwn(foreign, path));
  const paths = inTypeScript.map(({ path }) => path);
  const built = await orUnavailable(() =>
    builder.build({ files, refused, stages: paths, substitutes }),
  );
  const builds = new Map<string, StageBuild | BuiltTests>(
    "kind" in built ? paths.map((path) => [path, built]) : built,
  );
  for (const stage of stages) {
    const { path, tests } = stage;
    const unread = refused[`${path}/${DECKWORK_JSON}`];
    if (tests) {
      const build = async () =>
        buildTests(builder, submission, stage, await context.variants(stage));
      builds.set(path, await orUnavailable(build));
    } else if (unread !== undefined)
      builds.set(path, { kind: "refused", problems: [{ text: unread }] });
    else if (Object.hasOwn(foreign, path)) {
      const build = () => buildForeign(session, bytes, path, foreign[path]!);
      builds.set(path, await orUnavailable(build));
    }
  }
  return builds;
}

type Unavailable = Extract<StageBuild, { kind: "unavailable" }>;

/** What goes wrong with a stage's own material (settings, mistakes, compiler) takes nothing else of the submission away. */
async function orUnavailable<Made>(make: () => Promise<Made>): Promise<Made | Unavailable> {
  try {
    return await make();
  } catch (error) {
    return { kind: "unavailable", why: whyOf(error) };
  }
}

function judgeCase(
  one: Case,
  stage: Stage,
  build: StageBuild | BuiltTests,
  ran: ReadonlyMap<string, Result>,
  submission: Submission,
  facts: ReadonlyMap<string, FileFacts>,
): Verdict {
  if (one.kind === "check") {
    const own = new Map(
      [...facts]
        .filter(([path]) => path.startsWith(`${stage.path}/`))
        .map(([path, fact]) => [path.slice(stage.path.length + 1), fact]),
    );
    const checked = applyCheck(one.check, {
      facts: own,
      runs: [...ran.values()].flatMap((result) => (result.kind === "ran" ? [result.run] : [])),
      ...(Object.hasOwn(submission.foreign, stage.path)
        ? { unread: "it is read off TypeScript, and this is another language" }
        : {}),
    });
    if (checked.kind !== "missing") return checked;
    // What is missing may well stand in a file that could not be read.
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
      return judgeTests(build.variants.find((variant) => variant.one === one)!, ran);
    case "unavailable":
      return { kind: "grader fault", why: build.why };
    case "built":
    case "foreign":
      return one.kind === "transcript"
        ? judge(one.transcript, ran.get(one.name)!)
        : { kind: "grader fault", why: `${one.name} was not run` };
    default:
      return build satisfies never;
  }
}
