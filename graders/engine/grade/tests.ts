/**
 * Grades a student's tests by what they notice: they must pass on the reference and on rewrites that behave the same,
 * and fail on classes that break a rule.
 *
 * No test can tell by anything but behaviour what it runs on. Each run has a context of its own; the order is random, and
 * nobody learns it; errors name no places; random numbers and the clock's beginning are the same in every run.
 *
 * @module
 */
import { randomInt } from "node:crypto";
import { SourceMap } from "node:module";
import { posix } from "node:path";
import type { Build, Builder } from "../execute/build.ts";
import type { Bundle, Run, Runner } from "../execute/run.ts";
import { readTestReport } from "../execute/test-report.ts";
import { HIDE_PLACES, RUN_ALL, vitestBundle } from "../execute/vitest-bundle.ts";
import type { FailedTest, TestReport } from "../guest/test-report.ts";
import type { Submission } from "../intake/read-submission.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { Session } from "../sandbox/session.ts";
import type { Stage, TestsCase } from "../workbook/workbook.ts";
import { type Tested, testedFiles } from "./tested.ts";

type Built = Extract<Build, { kind: "built" }>;

/** The tests of a stage, ready to run. */
export interface BuiltTests {
  readonly kind: "tests";
  readonly tested: readonly Tested[];
  /** By the paths of the files. */
  readonly files: ReadonlyMap<string, Built>;
  /** The student's own classes, if they build: only runs on these may be shown. */
  readonly own: string | undefined;
}

/** What they are worth, by the names of the cases. */
export interface RanTests {
  readonly kind: "tests";
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

const IS_TEST = /\.(?:test|spec)\.[mc]?[jt]s$/;

/** Builds the tests, or says why they do not build. */
export async function buildTests(
  builder: Builder,
  { files, refused, moved = {} }: Submission,
  stage: Stage,
  tested: readonly Tested[],
): Promise<BuiltTests | Build> {
  const isTest = (path: string) => path.startsWith(`${stage.path}/`) && IS_TEST.test(path);
  const unread = Object.keys(refused).find(isTest);
  if (unread !== undefined) return { kind: "refused", problems: [{ text: refused[unread]! }] };
  const tests = Object.keys(files).filter(isTest).sort();
  if (tests.length === 0) {
    const text = `There is no ${stage.tests!.file} in this stage.`;
    return { kind: "broken", problems: [{ text }] };
  }
  const builds = await builder.tests({ files, refused, moved, stage: stage.path, tests });
  if (!builds) {
    const text = "The compiler gave up on this source: it is nested too deeply, or far too large.";
    return { kind: "broken", problems: [{ text }] };
  }
  const failed = Object.values(builds).find(({ kind }) => kind !== "built");
  if (failed) return failed;
  const built = new Map(Object.entries(builds as Readonly<Record<string, Built>>));
  const wanted = new Set([...built.values()].flatMap((one) => one.tests ?? []));
  const paths = testedFiles(files, stage).filter((path) => wanted.has(path));
  const [own] =
    paths.length < wanted.size
      ? []
      : ((await builder.classes({ own: { files, refused, moved }, paths, variants: [{}] })) ?? []);
  return {
    kind: "tests",
    tested,
    files: built,
    own: own?.kind === "built" ? own.code : undefined,
  };
}

/** One run of one file of tests. */
interface Job {
  readonly one: TestsCase;
  readonly classes: string;
  readonly file: string;
}

/** So many runs are begun before the first of them is looked at. */
const TOGETHER = 12;

/** Runs the tests on everything, and judges them. */
export async function runTests(
  session: Session,
  runner: Runner,
  built: BuiltTests,
): Promise<RanTests> {
  const { tested, files } = built;
  const jobs = shuffled(
    tested.flatMap(({ one, classes }) =>
      classes.flatMap((code) =>
        [...files.keys()].map((file): Job => ({ one, classes: code, file })),
      ),
    ),
  );
  const runs = new Map<Job, Run>();
  const run = async (some: readonly Job[]): Promise<void> => {
    const trials = some.map(({ classes, file }) => ({
      preludes: [vitestBundle(session), HIDE_PLACES, moved(classes)],
      code: files.get(file)!.code,
    }));
    for (const [at, ran] of (await runPrograms(runner, trials)).entries()) runs.set(some[at]!, ran);
  };
  const isRight = ({ one }: Pick<Job, "one">) => one.on.kind !== "rule";
  const isOver = () =>
    jobs.some((job) => isRight(job) && runs.has(job) && isFailed(runs.get(job)!));
  for (let from = 0; from < jobs.length && !isOver(); from += TOGETHER)
    await run(jobs.slice(from, from + TOGETHER));
  // What they are told about does not depend on the order.
  if (isOver()) await run(jobs.filter((job) => isRight(job) && !runs.has(job)));
  const all = [...runs.values()];
  const notRun = all.find(({ ended }) => ended.how === "fault" || ended.how === "not run");
  const failing = tested.filter(
    (its) => isRight(its) && jobs.some((job) => job.one === its.one && isFailed(runs.get(job)!)),
  );
  const shown = failing.length > 0 ? await onOwnClasses(session, runner, built) : undefined;
  const idle = whyIdle(files, all);
  const verdictOf = async ({ one, classes }: Tested): Promise<Verdict> => {
    if (notRun) return unrun(notRun);
    if (isRight({ one })) {
      if (idle !== undefined) return missing(idle);
      return failing.some((its) => its.one === one)
        ? whyWrong(session, runner, { one, classes }, built, shown)
        : { kind: "passed" };
    }
    const before = failing[0] ?? (idle === undefined ? undefined : tested[0]);
    if (before)
      return { kind: "not run", because: `the tests must pass on the ${before.one.on.kind} first` };
    const isNoticed = (code: string) =>
      jobs.some((job) => job.classes === code && isFailed(runs.get(job)!));
    return one.on.kind !== "rule" || classes.every(isNoticed)
      ? { kind: "passed" }
      : missing(`No test covers this rule: ${one.on.says}`);
  };
  const verdicts = new Map<string, Verdict>();
  for (const one of tested) verdicts.set(one.one.name, await verdictOf(one));
  return { kind: "tests", verdicts };
}

/** Why the tests can notice nothing, if so. */
function whyIdle(files: BuiltTests["files"], runs: readonly Run[]): string | undefined {
  if (runs.some(isFailed)) return undefined;
  if (runs.every(({ stdout }) => readTestReport(stdout)!.tests.length === 0))
    return "There is no test yet.";
  return [...files.values()].every(({ tests = [] }) => tests.length === 0)
    ? "The tests use none of the classes that they should test: import the classes and call them."
    : undefined;
}

function unrun({ ended }: Run): Verdict {
  return ended.how === "not run"
    ? { kind: "not run", because: ended.because }
    : { kind: "grader fault", why: ended.how === "fault" ? ended.why : ended.how };
}

type Trial = Required<Pick<Bundle, "code" | "preludes">>;

function runPrograms(runner: Runner, trials: readonly Trial[]): Promise<Run[]> {
  const programs = trials.map((one, at): Bundle => ({ id: `run ${at}`, bare: true, ...one }));
  return runner.run(
    programs,
    programs.map(({ id }) => ({ program: id, lines: [] })),
  );
}

/** The same code in another place: even a place that gets out says nothing. */
function moved(code: string): string {
  return `${"\n".repeat(randomInt(1000))}${" ".repeat(randomInt(1000))}${code}`;
}

function shuffled<One>(list: readonly One[]): One[] {
  const all = [...list];
  for (let at = all.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}

/** Whether vitest would end with an error. */
function isFailed({ ended, stdout }: Run): boolean {
  const report = readTestReport(stdout);
  return ended.how !== "exit" || ended.status !== 0 || !report || report.failed.length > 0;
}

function missing(...what: string[]): Verdict {
  return { kind: "missing", what, seen: "tests" };
}

/** What the tests do with the student's own classes: all that may be shown of their failures. */
interface Shown {
  readonly names: ReadonlySet<string>;
  readonly failed: ReadonlyMap<string, FailedTest & { readonly place: string }>;
}

async function onOwnClasses(
  session: Session,
  runner: Runner,
  { own, files }: BuiltTests,
): Promise<Shown | undefined> {
  if (own === undefined) return undefined;
  const builds = [...files];
  const ran = await runPrograms(
    runner,
    builds.map(([, { code }]) => ({ preludes: [vitestBundle(session), RUN_ALL, own], code })),
  );
  const names = new Set<string>();
  const failed = new Map<string, FailedTest & { readonly place: string }>();
  for (const [at, [path, { sourceMap }]] of builds.entries()) {
    const report = readTestReport(ran[at]!.stdout);
    for (const name of report?.tests ?? []) names.add(name);
    const map = sourceMap === undefined ? undefined : new SourceMap(JSON.parse(sourceMap));
    for (const one of report?.failed ?? []) {
      const line = lineOf(one, map);
      const file = posix.basename(path);
      failed.set(one.name, { ...one, place: line === undefined ? file : `${file}:${line}` });
    }
  }
  return { names, failed };
}

/** The line of the test file where an error was thrown, or where it was called from. */
function lineOf({ stack = "" }: FailedTest, map: SourceMap | undefined): number | undefined {
  for (const [, line, column] of stack.matchAll(/program\.mjs:(\d+):(\d+)/g)) {
    const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry && "originalLine" in entry) return entry.originalLine + 1;
  }
  return undefined;
}

/** What the tests do on some classes; not for students, who would see what is wrong with these. */
export async function reportsOn(
  session: Session,
  runner: Runner,
  { files }: BuiltTests,
  classes: string,
): Promise<readonly TestReport[]> {
  const preludes = [vitestBundle(session), RUN_ALL, classes];
  const ran = await runPrograms(
    runner,
    [...files.values()].map(({ code }) => ({ preludes, code })),
  );
  return ran.flatMap(({ stdout }) => readTestReport(stdout) ?? []);
}

/** Why tests do not pass where they should. */
async function whyWrong(
  session: Session,
  runner: Runner,
  { one: { on }, classes }: Tested,
  { files }: BuiltTests,
  shown: Shown | undefined,
): Promise<Verdict> {
  const where =
    on.kind === "reference" ? "the reference" : "a rewrite of the reference that behaves the same";
  const preludes = [vitestBundle(session), HIDE_PLACES, RUN_ALL, moved(classes[0]!)];
  const runs = await runPrograms(
    runner,
    [...files.values()].map(({ code }) => ({ preludes, code })),
  );
  const reports = runs.map(({ stdout }) => readTestReport(stdout));
  const ended = runs.find((_, at) => !reports[at])?.ended;
  if (ended) return missing(`The tests do not finish on ${where} (${howOf(ended)}).`);
  const names = reports.flatMap((report) => report!.failed.map(({ name }) => name));
  // A name may have been made from what the test saw, so it is shown only if the student's own classes give it, too.
  const isShown = (name: string) =>
    shown ? shown.names.has(name) || shown.failed.has(name) : isIn(files, name);
  const known = names.filter(isShown);
  const what = known.flatMap((name) => {
    const seen = shown?.failed.get(name);
    if (!seen)
      return [`"${name}" fails on ${where}${shown ? ", but passes on your own classes" : ""}.`];
    return [`${seen.place}: "${name}" fails on ${where}: ${seen.message}`];
  });
  const differs = known.flatMap((name) => shown?.failed.get(name)?.diff ?? [])[0];
  return {
    kind: "missing",
    what: what.length > 0 ? what : [`Some of the tests fail on ${where}.`],
    seen: "tests",
    names: known,
    ...(differs === undefined ? {} : { differs: differs.split("\n") }),
  };
}

function howOf(ended: Run["ended"]): string {
  if (ended.how !== "exit") return ended.how;
  return ended.error
    ? `${ended.error.name}: ${ended.error.message}`
    : `exit status ${ended.status}`;
}

/** Whether every part of a test's name is written in the files. */
function isIn(files: BuiltTests["files"], name: string): boolean {
  const code = [...files.values()].map((one) => one.code).join("\n");
  return name.split(" > ").every((part) => code.includes(JSON.stringify(part).slice(1, -1)));
}
