/**
 * The grader runs students' tests as vitest does: it gives the same verdict on each folder of `test-files.md`, and on each
 * of its tests. All of them are run, which takes a minute; vitest itself is started once.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { readTestFiles, vitestSays } from "../for-tests/test-files.ts";
import { BEGIN_MODULES, endModules } from "../guest/modules.ts";
import { openSession } from "../sandbox/session.ts";
import { openBuilder } from "./build.ts";
import { openRunner, type Run, type Runner, type TestScript } from "./run.ts";
import { readTestReport } from "./test-report.ts";
import { HIDE_PLACES, RUN_ALL } from "./vitest-scripts.ts";

const STAGE = "dice/2-tests";
const { classes, entries } = readTestFiles();
const reference = Object.fromEntries(
  Object.entries(classes).map(([path, text]) => [`dice/${path}`, text]),
);
const session = openSession();
const builder = openBuilder(session, {}, () => reference);
/** For the first runs, which leave nothing behind. */
const shared = openRunner(session);
afterAll(async () => {
  await Promise.all([builder.close(), shared.close()]);
  session.close();
});

/** Longer names are cut. */
const NAME_CHARS = 400;

/** What both say: whether the folder passes, which tests ran, and which of them failed. */
interface Verdict {
  readonly passed: boolean;
  readonly ran: readonly string[];
  readonly failed: readonly string[];
}

const theirs = new Map<string, Verdict>();
const ours = new Map<string, Verdict>();
/** Of the first runs, by what most files of tests use of vitest. */
const quick = new Map<string, Verdict>();

beforeAll(async () => {
  for (const [name, { passed, tests }] of vitestSays(entries)) {
    const named = (...states: readonly string[]) =>
      Object.entries(tests)
        .filter(([, state]) => states.includes(state))
        .map(([key]) => key.replace(/ \(\d+\)$/, "").slice(0, NAME_CHARS))
        .sort();
    theirs.set(name, { passed, ran: named("passed", "failed"), failed: named("failed") });
  }
  const paths = Object.keys(reference);
  const tested = await builder.modules({ paths, changed: {} });
  if (tested?.kind !== "built") throw new Error(JSON.stringify(tested));
  const classes = [BEGIN_MODULES, ...Object.values(tested.scripts), endModules(paths)];
  for (const { name, files } of entries) {
    const own = openRunner(session);
    try {
      ours.set(name, await judge(files, own, "vitest", [HIDE_PLACES, RUN_ALL, ...classes]));
    } finally {
      await own.close();
    }
    quick.set(name, await judge(files, shared, "quick vitest", [HIDE_PLACES, ...classes]));
  }
}, 240_000);

async function judge(
  files: Readonly<Record<string, string>>,
  runner: Runner,
  by: TestScript,
  preludes: readonly string[],
): Promise<Verdict> {
  const own = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${STAGE}/${path}`, text]),
  );
  const tests = Object.keys(own)
    .filter((path) => /\.(test|spec)\.ts$/.test(path))
    .sort();
  const builds = await builder.tests({
    files: own,
    refused: {},
    moved: {},
    stage: STAGE,
    tests,
  });
  const built = tests.map((path) => builds![path]!);
  if (built.some(({ kind }) => kind !== "built")) return { passed: false, ran: [], failed: [] };
  const programs = built.map((one, at) => ({
    id: `${at}`,
    code: one.kind === "built" ? one.code : "",
    preludes,
    tests: { by },
  }));
  const runs = await runner.run(
    programs,
    programs.map(({ id }) => ({ program: id, lines: [] })),
  );
  const reports = runs.map(({ stdout }) => readTestReport(stdout));
  const ran = reports.flatMap((report) => report?.tests ?? []).sort();
  const failed = reports.flatMap((report) => report?.failed.map((one) => one.name) ?? []).sort();
  return {
    passed: runs.length > 0 && runs.every(isPassed),
    ran,
    // Groups and files can fail, too.
    failed: failed.filter((one) => ran.includes(one)),
  };
}

function isPassed({ ended, stdout }: Run): boolean {
  const report = readTestReport(stdout);
  return ended.how === "exit" && ended.status === 0 && report?.failed.length === 0;
}

test("there are more than sixty folders, and both verdicts are among them", () => {
  expect(entries.length).toBeGreaterThan(60);
  expect(new Set([...theirs.values()].map(({ passed }) => passed)).size).toBe(2);
});

test.each(entries.map(({ name }) => name))("%s", (name) => {
  expect(ours.get(name)!.passed).toBe(theirs.get(name)!.passed);
  // Of what does not begin, or ends early, there is nothing to compare.
  if (ours.get(name)!.ran.length > 0) expect(ours.get(name)).toEqual(theirs.get(name));
});

// They may refuse what they do not know, because then vitest is asked.
test.each(entries.map(({ name }) => name))("the first runs take no more: %s", (name) => {
  if (quick.get(name)!.passed) expect(theirs.get(name)!.passed).toBe(true);
});

test.each([
  "a test of a class",
  "groups within groups",
  "rows of arrays in it.each",
  "describe.each with values, arrays and objects",
  "hooks around each test",
  "toBe, toEqual and toStrictEqual",
  "comparisons of numbers",
  "truthy and falsy values, null and undefined",
  "texts and arrays",
  "toThrow with a class, a message, a pattern, an error or nothing",
  "vi.fn counts its calls",
  "two files of tests",
  "helpers in a separate file",
])("the first runs know what most files of tests use: %s", (name) => {
  expect(quick.get(name)!.passed).toBe(true);
});
