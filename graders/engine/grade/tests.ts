/**
 * Grades a student's tests by what they notice: they must pass on the reference and on rewrites that behave the same,
 * and fail on classes that break a rule.
 *
 * No test can tell by anything but behaviour what it runs on. Each run has a context of its own; the order is random, and
 * nobody learns it; errors name no places; random numbers and the clock's beginning are the same in every run.
 *
 * The first runs have only what most tests use of vitest. If that is not enough, the tests fail on the right classes, and
 * vitest runs everything. If it is, they must pass with vitest on the reference, too. So tests that look at the kind of
 * run cannot learn from it what is right.
 *
 * @module
 */
import { randomInt } from "node:crypto";
import type { Build, Builder } from "../execute/build.ts";
import type { Runner, TestScript } from "../execute/run.ts";
import { beginAfter, HIDE_PLACES, RUN_ALL } from "../execute/vitest-scripts.ts";
import { wasCostly } from "../guest/run.ts";
import type { Submission } from "../intake/read-submission.ts";
import type { Verdict } from "../judge/verdict.ts";
import { once } from "../workbook/remember.ts";
import type { Stage, TestsCase } from "../workbook/workbook.ts";
import { type Built, type BuiltTests, runFiles, type Said } from "./test-files.ts";
import { type ClassSet, type Tested, testedFiles } from "./tested.ts";
import { missing, onOwnClasses, whyIdle, whyWrong } from "./why-tests-fail.ts";

/** What they are worth, by the names of the cases. */
export interface RanTests {
  readonly kind: "tests";
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

const IS_TEST = /\.(?:test|spec)\.[mc]?[jt]s$/;

/**
 * Builds the tests, or says why they do not build.
 *
 * @param tested - what they are run on; in the students' edition, which does not have it, they run on the student's own
 *   classes
 */
export async function buildTests(
  builder: Builder,
  { files, refused, moved = {} }: Submission,
  stage: Stage,
  tested: readonly Tested[] | undefined,
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
  const own = once(async () =>
    paths.length < wanted.size
      ? undefined
      : await builder.classes({ files, refused, moved, paths }),
  );
  const codeOfOwn = async () => {
    const build = await own();
    return build?.kind === "built" ? build.code : undefined;
  };
  if (tested) return { kind: "tests", tested, files: built, own: codeOfOwn };
  const code = await codeOfOwn();
  if (code === undefined) {
    const text = "Your tests import files that are missing.";
    return (await own()) ?? { kind: "broken", problems: [{ text }] };
  }
  return { kind: "tests", tested: onOwn(stage, code), files: built, own: codeOfOwn };
}

function onOwn({ cases }: Stage, code: string): Tested[] {
  return cases.flatMap((one) =>
    one.kind === "tests" && one.on.kind === "reference" ? [{ one, classes: [{ own: code }] }] : [],
  );
}

/** One set of classes, on which all files of tests are run. */
interface Trial {
  readonly one: TestsCase;
  readonly classes: ClassSet;
  /** After which part of the tests they begin, so that a wrong class is noticed soon. */
  readonly part: number;
}

/**
 * A test of a rule stands about where the rule stands among the others, so a wrong class is noticed soon if the tests begin
 * there. As each part begins with it on a right set of classes, too, no test can tell by the order what it runs on.
 */
function trialsOf(tested: readonly Tested[]): Trial[] {
  const sets = tested.flatMap(({ one, classes }) => classes.map((its) => ({ one, classes: its })));
  const right = sets.filter(isRight);
  const wrong = sets.filter((one) => !isRight(one));
  const parts = Math.max(right.length, 1);
  return [
    ...right.map((one, at) => ({ ...one, part: at / parts })),
    ...wrong.map((one, at) => ({
      ...one,
      part: Math.floor((at * parts) / wrong.length) / parts,
    })),
  ];
}

function isRight({ one }: Pick<Trial, "one">): boolean {
  return one.on.kind !== "rule";
}

/** Whether tests that pass on it in the first runs are run with vitest, too. */
function isUnsure({ one }: Trial): boolean {
  return one.on.kind !== "rewrite";
}

/** So many sets of classes are tried before the results are looked at. */
const TOGETHER = 16;

/** What a run has read may stay in its box, where the next run could find it. */
export interface TestRunners {
  /** For the reference's classes: nothing that it says is shown. */
  readonly secret: Runner;
  /** For the student's own. */
  readonly own: Runner;
}

/** What the tests said on each set of classes. */
type Results = ReadonlyMap<Trial, readonly Said[]>;

function fails(trial: Trial, results: Results): boolean {
  return results.get(trial)?.some((one) => one.fails) ?? false;
}

/** Whether the tests fail where they should pass. */
function isOver(results: Results): boolean {
  return [...results.keys()].some((trial) => isRight(trial) && fails(trial, results));
}

/** Runs the tests on everything, and judges them. */
export async function runTests({ secret, own }: TestRunners, built: BuiltTests): Promise<RanTests> {
  const { tested, files } = built;
  const moved = moving();
  const run = async (trials: readonly Trial[], by: TestScript): Promise<Results> => {
    const ran = await runFiles(
      secret,
      built,
      trials.map(({ classes, part }) => ({
        by,
        before: [HIDE_PLACES, ...(by === "quick vitest" ? [beginAfter(part)] : [])],
        classes: moved(classes),
      })),
    );
    return new Map(trials.map((trial, at) => [trial, ran[at]!]));
  };
  /** Stops when it is over. */
  const runAll = async (trials: readonly Trial[], by: TestScript): Promise<Results> => {
    const [first, ...others] = shuffled(trials);
    let results = await run([first!], by);
    // Tests that never end do so on most classes, and each costs all the time of a case.
    const isSlow = isCostly(results.get(first!)!);
    for (let open = others; open.length > 0 && !isOver(results); ) {
      const next = isSlow && open.some(isRight) ? open.filter(isRight) : open.slice(0, TOGETHER);
      results = new Map([...results, ...(await run(next, by))]);
      open = open.filter((trial) => !next.includes(trial));
    }
    return results;
  };

  const trials = trialsOf(tested);
  let results = await runAll(trials, "quick vitest");
  // Vitest has the last word: the tests must pass with it, and may notice more.
  if (!isOver(results)) {
    const unsure = trials.filter((trial) => isUnsure(trial) && !fails(trial, results));
    results = new Map([...results, ...(await run(shuffled(unsure), "vitest"))]);
  }
  if (isOver(results)) {
    results = await runAll(trials, "vitest");
    // What the student is told does not depend on the order.
    const open = trials.filter((trial) => isRight(trial) && !results.has(trial));
    if (isOver(results)) results = new Map([...results, ...(await run(open, "vitest"))]);
  }

  const all = [...results.values()].flat();
  const ours = all.find(({ ended }) => ended.how === "fault" || ended.how === "not run");
  const failing = tested.filter(({ one }) =>
    trials.some((trial) => trial.one === one && isRight(trial) && fails(trial, results)),
  );
  const shown = failing.length > 0 ? await onOwnClasses(own, built) : undefined;
  const idle = whyIdle(files, all);
  const stopped = failing[0] ?? (idle === undefined ? undefined : tested[0]);
  const verdictOf = async (its: Tested): Promise<Verdict> => {
    const { on } = its.one;
    if (ours) return unrun(ours);
    if (on.kind !== "rule") {
      if (idle !== undefined) return missing(idle);
      if (!failing.includes(its)) return { kind: "passed" };
      const once = results.get(trials.find(({ one }) => one === its.one)!)!;
      if (isCostly(once)) return whyWrong(its, once, files, shown);
      const before = [HIDE_PLACES, RUN_ALL];
      const [again] = await runFiles(secret, built, [{ before, classes: moved(its.classes[0]!) }]);
      return whyWrong(its, again!, files, shown);
    }
    if (stopped) {
      const because = `the tests must pass on the ${stopped.one.on.kind} first`;
      return { kind: "not run", because };
    }
    const broken = trials.filter(({ one }) => one === its.one);
    return broken.every((trial) => fails(trial, results))
      ? { kind: "passed" }
      : missing(`No test covers this rule: ${on.says}`);
  };
  const verdicts = new Map<string, Verdict>();
  for (const its of tested) verdicts.set(its.one.name, await verdictOf(its));
  return { kind: "tests", verdicts };
}

function isCostly(said: readonly Said[]): boolean {
  return said.some(({ ended }) => wasCostly(ended));
}

function unrun({ ended }: Said): Verdict {
  return ended.how === "not run"
    ? { kind: "not run", because: ended.because }
    : { kind: "grader fault", why: ended.how === "fault" ? ended.why : ended.how };
}

/** The same scripts in other places, each in one of its own: even a place that gets out says nothing. */
function moving(): (classes: ClassSet) => ClassSet {
  const all = new Map<string, string>();
  const moved = (code: string): string => {
    const known = all.get(code) ?? "\n".repeat(randomInt(100)) + " ".repeat(randomInt(100)) + code;
    all.set(code, known);
    return known;
  };
  return ({ ours = [], own }) => ({
    ours: ours.map(moved),
    ...(own === undefined ? {} : { own: moved(own) }),
  });
}

function shuffled<One>(list: readonly One[]): One[] {
  const all = [...list];
  for (let at = all.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}
