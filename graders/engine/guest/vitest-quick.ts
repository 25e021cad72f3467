/**
 * What most files of tests use of vitest, with vitest's own expectations and spies: a run takes a third of the time. What
 * is missing fails, and nothing is told of a failure. So vitest itself has the last word; see `grade/tests.ts`.
 *
 * It is a script that runs before a file of tests, like `vitest.ts`.
 */
import { JestAsymmetricMatchers, JestChaiExpect } from "@vitest/expect";
import { clearAllMocks, fn, resetAllMocks, restoreAllMocks, spyOn } from "@vitest/spy";
import { Assertion, AssertionError, util } from "./quick-assertion.ts";
import { addFailed, addTest, type GrowingReport, writeReport } from "./test-report.ts";
import "./test-world.ts";

type Work = (...values: unknown[]) => unknown;

interface Test {
  readonly type: "test";
  readonly name: string;
  readonly work: () => unknown;
}

interface Group {
  readonly type: "suite";
  readonly name: string;
  readonly work: () => unknown;
  readonly tasks: (Test | Group)[];
  readonly hooks: Readonly<Record<Hook, Work[]>>;
}

const HOOKS = ["beforeAll", "beforeEach", "afterEach", "afterAll"] as const;
type Hook = (typeof HOOKS)[number];

/** The group that is being read; none while tests run. */
let reading: Group | undefined;

function current(): Group {
  return reading ?? missing("a test or a group within a test");
}

function missing(what: string): never {
  throw new TypeError(`no ${what}`);
}

function newGroup(name: string, work: () => unknown): Group {
  const hooks = { beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] };
  return { type: "suite", name, work, tasks: [], hooks };
}

/** Like vitest, reads what is in a group, and then what is in the groups within. */
async function read(group: Group): Promise<void> {
  reading = group;
  const given = await group.work();
  if (given !== undefined) missing("group that gives something");
  if (group.tasks.length === 0) missing("group without tests");
  for (const task of group.tasks) if (task.type === "suite") await read(task);
  reading = undefined;
}

type Add = (name: unknown, work: Work, values: readonly unknown[]) => void;

const addGroup: Add = (name, work, values) => {
  current().tasks.push(newGroup(String(name), () => work(...values)));
};

const addOne: Add = (name, work, values) => {
  current().tasks.push({ type: "test", name: String(name), work: () => work(...values) });
};

/** @param rest - options, or a limit of time */
function functionOf(given: unknown, rest: readonly unknown[]): Work {
  return typeof given === "function" && rest.length === 0
    ? (given as Work)
    : missing("more than a function");
}

function describe(name: unknown, given: unknown, ...rest: unknown[]): void {
  addGroup(name, functionOf(given, rest), []);
}

function it(name: unknown, given: unknown, ...rest: unknown[]): void {
  const work = functionOf(given, rest);
  addOne(name, work.length === 0 ? work : missing("fixtures"), []);
}

/** One for each row of a table. */
function each(add: Add) {
  return (rows: unknown, ...values: unknown[]) => {
    if (!Array.isArray(rows) || values.length > 0) return missing("table in a text");
    const areLists = rows.every(Array.isArray);
    return (name: unknown, given: unknown, ...rest: unknown[]): void => {
      const work = functionOf(given, rest);
      for (const row of rows) add(name, work, areLists ? row : [row]);
    };
  };
}
describe.each = each(addGroup);
it.each = each(addOne);

function expect(...[value, message]: [unknown, string?]): Assertion {
  return new Assertion(value, message);
}
// They are written for all of chai.
const chai = { Assertion, AssertionError, expect };
for (const add of [JestChaiExpect, JestAsymmetricMatchers]) add(chai as never, util as never);

const hooks = Object.fromEntries(
  HOOKS.map((hook) => [
    hook,
    (given: unknown, ...rest: unknown[]) => {
      current().hooks[hook].push(functionOf(given, rest));
    },
  ]),
);

const vi = { fn, spyOn, clearAllMocks, resetAllMocks, restoreAllMocks };

const vitest = { describe, suite: describe, it, test: it, expect, vi, ...hooks };
for (const [name, value] of Object.entries(vitest))
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });

export const modules = { vitest };

/** After which part of the tests to begin; those before it come last. */
let part = 0;
export function beginAfter(ofAll: number): void {
  part = ofAll;
}

/** Turns the tests of a group, and of the groups in it, so that one of them is the first. */
function beginWith(number: number, { tasks }: Group): void {
  let left = number;
  for (const [at, one] of tasks.entries()) {
    const count = testsIn(one);
    if (left >= count) left -= count;
    else {
      if (one.type === "suite") beginWith(left, one);
      tasks.push(...tasks.splice(0, at));
      return;
    }
  }
}

function testsIn(task: Test | Group): number {
  return task.type === "suite" ? task.tasks.reduce((sum, one) => sum + testsIn(one), 0) : 1;
}

/** Runs files of tests until one fails, and writes the report as the last line. */
export async function run(
  files: Readonly<Record<string, () => Promise<unknown>>>,
  write: (text: string) => void,
): Promise<void> {
  const report: GrowingReport = { tests: [], failed: [] };
  let at: readonly string[] = [];

  const runGroup = async (group: Group, above: readonly Group[]): Promise<void> => {
    const path = at;
    const all = [...above, group];
    await runHooks(group.hooks.beforeAll);
    for (const task of group.tasks) {
      at = [...path, task.name];
      if (task.type === "suite") await runGroup(task, all);
      else await runTest(task, all);
    }
    await runHooks(group.hooks.afterAll.toReversed());
  };
  const runTest = async ({ work }: Test, groups: readonly Group[]): Promise<void> => {
    addTest(report, at);
    for (const { hooks } of groups) await runHooks(hooks.beforeEach);
    const done = work();
    // Most tests do not wait, and each wait takes its time.
    if (done !== undefined) await done;
    for (const { hooks } of groups.toReversed()) await runHooks(hooks.afterEach.toReversed());
  };

  try {
    for (const [name, load] of Object.entries(files)) {
      at = [name];
      const file = newGroup(name, async () => void (await load()));
      await read(file);
      beginWith(Math.floor(part * testsIn(file)), file);
      at = [];
      await runGroup(file, []);
    }
  } catch {
    addFailed(report, at, { message: "" });
  }
  writeReport(report, write);
}

async function runHooks(hooks: readonly Work[]): Promise<void> {
  for (const hook of hooks)
    if (typeof (await hook()) === "function") missing("function that cleans up");
}
