/**
 * Grades one submission: build, run, compare, diagnose, score, in this order, and once more with the reference's earlier
 * stages where the student's own are to blame.
 *
 * @module
 */
import { SourceMap } from "node:module";
import type { Build, Builder, Files } from "./build.ts";
import { openBuilder } from "./build.ts";
import { applyCheck } from "./checks.ts";
import type { Difference } from "./compare.ts";
import { type Diagnostician, openDiagnostician } from "./diagnose.ts";
import {
  type Case,
  readSolutions,
  readStarters,
  type Stage,
  type Track,
  type Workbook,
} from "./discover.ts";
import { type FileFacts, NOTHING } from "./inside/facts/file-facts.ts";
import type { Submission } from "./read-submission.ts";
import {
  type Job,
  openRunner,
  type Program,
  type Result,
  type Runner,
  type RunnerOptions,
} from "./run.ts";
import { passed, type StageResult, scoreStage, scoreTrack, type TrackResult } from "./score.ts";
import type { Session } from "./session.ts";
import { typedLines } from "./transcript.ts";
import { judge, type Verdict } from "./verdict.ts";

export interface GraderOptions extends RunnerOptions {
  /** Whether the facts of all files are gathered, for the part of the marks that a person gives. */
  readonly evidence?: boolean;
}

export interface Graded {
  readonly result: TrackResult;
  /** Facts of the submission's files, by path, where they were asked for. */
  readonly facts: ReadonlyMap<string, FileFacts>;
}

export interface Grader {
  readonly builder: Builder;
  readonly diagnostician: Diagnostician;
  /**
   * Grades the stages of one track.
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
  const context: Context = { session, builder, diagnostician, starters, options, spare: undefined };
  return {
    builder,
    diagnostician,
    grade: (submission, track, stages = track.stages) =>
      gradeTrack(context, submission, track, stages),
    warm: () => {
      context.spare ??= openRunner(session, options);
    },
    close: async () => {
      await context.spare?.close();
      await builder.close();
    },
  };
}

interface Context {
  readonly session: Session;
  readonly builder: Builder;
  readonly diagnostician: Diagnostician;
  readonly starters: Files;
  readonly options: GraderOptions;
  spare: Runner | undefined;
}

/** A submission's work on one track, with what can be read off it. */
interface Work {
  readonly submission: Submission;
  readonly track: Track;
  readonly facts: ReadonlyMap<string, FileFacts>;
}

/** One stage on its way: what it was built from, what came of it, what it is worth. */
interface Attempt {
  /** `undefined` when the stage is not started. */
  readonly build: Build | undefined;
  /** What came of running each transcript, by its name. */
  readonly ran: ReadonlyMap<string, Result>;
  readonly result: StageResult;
}

type Attempts = Map<Stage, Attempt>;

async function gradeTrack(
  context: Context,
  submission: Submission,
  track: Track,
  wanted: readonly Stage[],
): Promise<Graded> {
  let work: Work = {
    submission,
    track,
    facts: await gatherFacts(context, submission, track, wanted),
  };
  const runner = context.spare ?? openRunner(context.session, context.options);
  context.spare = undefined;
  try {
    const attempts: Attempts = await attempt(context, work, runner, wanted, []);
    const last = Math.max(...wanted.map(({ number }) => number));
    const before = track.stages.filter((stage) => stage.number < last && !attempts.has(stage));
    if (before.length > 0 && wanted.some((stage) => mayStandOnOthers(attempts.get(stage)!))) {
      const facts = await gatherFacts(context, submission, track, before);
      work = { ...work, facts: new Map([...work.facts, ...facts]) };
      for (const [stage, earlier] of await attempt(context, work, runner, before, []))
        attempts.set(stage, earlier);
    }
    const final = await followThrough(context, work, attempts);
    const stages = [];
    for (const stage of wanted) stages.push(await explain(context, work, final.get(stage)!));
    return { result: scoreTrack(track, stages), facts: work.facts };
  } finally {
    await runner.close();
  }
}

/** Builds and runs stages, all of them in one box. */
async function attempt(
  context: Context,
  { submission, track, facts }: Work,
  runner: Runner,
  stages: readonly Stage[],
  standIns: readonly string[],
): Promise<Attempts> {
  const started = stages.filter((stage) => !isUntouched(submission, context.starters, stage));
  const builds = await context.builder.build({
    files: submission.files,
    refused: submission.refused,
    stages: started.map(({ path }) => path),
    substitutes: standIns,
  });
  const programs: Program[] = [];
  const jobs: (Job & { readonly name: string })[] = [];
  for (const stage of started) {
    const build = builds.get(stage.path);
    if (build?.kind !== "built") continue;
    programs.push({
      id: stage.path,
      code: build.code,
      ...(build.needs ? { needs: build.needs } : {}),
    });
    for (const one of stage.cases) {
      if (one.kind === "transcript")
        jobs.push({ program: stage.path, name: one.name, lines: typedLines(one.transcript) });
    }
  }
  const results = await runner.run(
    programs,
    jobs.map(({ program, lines }) => ({ program, lines })),
  );
  const attempts: Attempts = new Map();
  for (const stage of stages) {
    const build = builds.get(stage.path);
    const ran = new Map(
      jobs.flatMap(({ program, name }, at) =>
        program === stage.path ? [[name, results[at]!]] : [],
      ),
    );
    const judged = stage.cases.map((one) => ({
      ...one,
      verdict: judgeCase(one, stage, build, ran, facts),
    }));
    attempts.set(stage, { build, ran, result: scoreStage(stage, judged, track.costs, standIns) });
  }
  return attempts;
}

function judgeCase(
  one: Case,
  stage: Stage,
  build: Build | undefined,
  ran: ReadonlyMap<string, Result>,
  facts: Work["facts"],
): Verdict {
  if (!build) return { kind: "not started" };
  if (one.kind === "check") {
    const own = new Map(
      [...facts]
        .filter(([path]) => path.startsWith(`${stage.path}/`))
        .map(([path, fact]) => [path.slice(stage.path.length + 1), fact]),
    );
    const what = applyCheck(one.check, own);
    return what.length === 0 ? { kind: "passed" } : { kind: "missing", what };
  }
  switch (build.kind) {
    case "broken":
      return { kind: "does not build", problems: build.problems };
    case "refused":
      return { kind: "refused", why: build.problems.map(({ text }) => text).join(" ") };
    case "built":
      return judge(one.transcript, ran.get(one.name)!);
    default:
      return build satisfies never;
  }
}

/** Whether every file of the stage is still as it was given out, or none is there. */
function isUntouched({ files, refused }: Submission, starters: Files, stage: Stage): boolean {
  const of = (paths: Files) =>
    Object.keys(paths).filter((path) => path.startsWith(`${stage.path}/`));
  const own = of(files);
  if (of(refused).length > 0 || (own.length > 0 && own.length < of(starters).length)) return false;
  return own.every(
    (path) => starters[path] !== undefined && sameLines(files[path]!, starters[path]),
  );
}

function sameLines(a: string, b: string): boolean {
  return a === b || a.replaceAll("\r\n", "\n").trimEnd() === b.replaceAll("\r\n", "\n").trimEnd();
}

/**
 * Facts for the checks of the stages, or of everything where evidence is wanted. A file that kills the parser makes only
 * its own stage unreadable.
 */
async function gatherFacts(
  context: Context,
  { files }: Submission,
  track: Track,
  stages: readonly Stage[],
): Promise<Work["facts"]> {
  const wanted = context.options.evidence
    ? track.stages
    : stages.filter(({ cases }) => cases.some(({ kind }) => kind === "check"));
  const of = (chosen: readonly Stage[]) =>
    Object.fromEntries(
      Object.entries(files).filter(([path]) =>
        chosen.some((stage) => path.startsWith(`${stage.path}/`)),
      ),
    );
  if (wanted.length === 0) return new Map();
  const together = await context.builder.facts(of(wanted));
  if (together) return together;
  const unreadable = { ...NOTHING, unreadable: "the parser gave up on it, or on a file beside it" };
  const gathered = new Map<string, FileFacts>();
  for (const stage of wanted) {
    const own = of([stage]);
    const alone = wanted.length > 1 ? await context.builder.facts(own) : undefined;
    for (const path of Object.keys(own)) gathered.set(path, alone?.get(path) ?? unreadable);
  }
  return gathered;
}

function mayStandOnOthers({ build, result }: Attempt): boolean {
  if (!build || passed(result)) return false;
  return build.kind !== "built" || build.uses.length > 0;
}

/**
 * Grades a stage that fails on its own earlier stages once more, with the reference's in the place of those that fail by
 * themselves, and keeps the better result: each fault is charged where it was made.
 *
 * These runs hold the reference's code. They have a box of their own, and what they print is shown to nobody.
 */
async function followThrough(context: Context, work: Work, attempts: Attempts): Promise<Attempts> {
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
        runner ??= openRunner(context.session, context.options);
        const again = (await attempt(context, work, runner, [stage], blamed)).get(stage)!;
        if (again.result.earned > own.result.earned) final.set(stage, again);
        if (passed(again.result)) continue;
      }
      faulty.push(stage.path);
    }
    return final;
  } finally {
    await runner?.close();
  }
}

/** Adds what a student can use: the known mistake behind an output, the place of a crash in their own file. */
async function explain(
  context: Context,
  work: Work,
  { build, ran, result }: Attempt,
): Promise<StageResult> {
  const { stage } = result;
  const cases = [];
  let located = false;
  for (const one of result.cases) {
    const came = ran.get(one.name);
    const run = came?.kind === "ran" ? came.run : undefined;
    const mistake =
      run && one.verdict.kind !== "passed"
        ? await context.diagnostician.diagnose(stage, one.name, run)
        : undefined;
    let { verdict } = one;
    if (
      verdict.kind === "crashed" &&
      verdict.error?.line !== undefined &&
      build?.kind === "built" &&
      !located
    ) {
      located = true;
      const place = await locate(
        context,
        work,
        stage,
        result.standIns,
        verdict.error.line,
        verdict.error.column ?? 1,
      );
      if (place) verdict = { ...verdict, place };
    }
    if (result.standIns.length > 0) verdict = withhold(verdict);
    cases.push({
      ...one,
      verdict,
      ...(mistake ? { mistake: { name: mistake.name, says: mistake.says } } : {}),
    });
  }
  return { ...result, cases };
}

/** What a program with reference code in it printed or threw is shown to nobody; the kind of verdict is. */
function withhold(verdict: Verdict): Verdict {
  const hidden = (difference: Difference): Difference => ({
    ...difference,
    rows: [],
    first: -1,
    beyond: { expected: 0, actual: 0 },
  });
  switch (verdict.kind) {
    case "different":
      return { ...verdict, difference: hidden(verdict.difference) };
    case "asks for more":
      return { kind: "asks for more", difference: undefined };
    case "crashed":
      return { ...verdict, error: undefined, difference: undefined };
    case "refused":
      return { kind: "refused", why: "it tried what the box forbids" };
    default:
      return verdict;
  }
}

/** Finds the place in the student's file that a place in the bundle came from. */
async function locate(
  context: Context,
  { submission }: Work,
  stage: Stage,
  substitutes: readonly string[],
  line: number,
  column: number,
): Promise<{ file: string; line: number } | undefined> {
  const request = {
    files: submission.files,
    refused: submission.refused,
    stages: [stage.path],
    substitutes,
  };
  const build = (await context.builder.build({ ...request, sourceMap: true })).get(stage.path);
  if (build?.kind !== "built" || build.sourceMap === undefined) return undefined;
  const entry = new SourceMap(JSON.parse(build.sourceMap)).findEntry(line - 1, column - 1);
  if (!("originalSource" in entry)) return undefined;
  const file = entry.originalSource.replace(/^.*student:/, "");
  return file in submission.files ? { file, line: entry.originalLine + 1 } : undefined;
}
