/**
 * What a student's test file gets for `vitest` in the box: vitest's own `expect` and `vi.fn`, and a small runner
 * instead of its big one. So a hundred variants are tested in the time of one start.
 *
 * Tests run one by one, in the order of the file. The results are the last line of output.
 */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  GLOBAL_EXPECT,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from "@vitest/expect";
import { clearAllMocks, fn, resetAllMocks, restoreAllMocks, spyOn } from "@vitest/spy";
import * as chai from "chai";
import { REPORT_MARK, type TestReport } from "./test-report.ts";

const MOST_FAILED = 20;
const MOST_CHARS = 400;

type Body = () => unknown;
type Mode = "run" | "only" | "skip";

interface Test {
  readonly name: string;
  readonly body: Body;
  readonly mode: Mode;
}

interface Suite {
  readonly name: string;
  readonly mode: Mode;
  readonly members: (Test | Suite)[];
  readonly hooks: Record<"beforeAll" | "beforeEach" | "afterEach" | "afterAll", Body[]>;
}

function newSuite(name: string, mode: Mode): Suite {
  return {
    name,
    mode,
    members: [],
    hooks: { beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] },
  };
}

const root = newSuite("", "run");
let current = root;
/** The asynchronous work of suites' bodies, which must end before the first test begins. */
const collecting: Promise<unknown>[] = [];

function addTest(mode: Mode) {
  return (name: unknown, first?: unknown, second?: unknown): void => {
    const body = [first, second].find((part) => typeof part === "function") as Body | undefined;
    current.members.push({
      name: nameOf(name),
      body: body ?? (() => {}),
      mode: body ? mode : "skip",
    });
  };
}

function addSuite(mode: Mode) {
  return (name: unknown, first?: unknown, second?: unknown): void => {
    const body = [first, second].find((part) => typeof part === "function") as Body | undefined;
    const suite = newSuite(nameOf(name), mode);
    current.members.push(suite);
    const outer = current;
    current = suite;
    try {
      const result = body?.();
      if (result instanceof Promise) collecting.push(result);
    } finally {
      current = outer;
    }
  };
}

function nameOf(name: unknown): string {
  return typeof name === "function" ? name.name : String(name);
}

type Add = (name: unknown, first?: unknown, second?: unknown) => void;

/** `each` with a table of rows; `%s` and the like, and `$name`, are replaced by their values in the name. */
function eachWith(add: Add) {
  return (table: readonly unknown[], ...values: unknown[]) => {
    const rows = isTemplate(table) ? rowsOf(table, values) : table;
    return (name: unknown, body: (...row: unknown[]) => unknown): void => {
      for (const [at, row] of rows.entries()) {
        const parts = Array.isArray(row) ? row : [row];
        add(titleOf(nameOf(name), parts, at), () => body(...parts));
      }
    };
  };
}

function isTemplate(table: readonly unknown[]): table is TemplateStringsArray {
  return "raw" in table;
}

/** The rows of a table in a template: a line of headings, then the values, separated by bars. */
function rowsOf(template: TemplateStringsArray, values: readonly unknown[]): unknown[] {
  const headings = template[0]!.split("|").map((heading) => heading.trim());
  const rows: Record<string, unknown>[] = [];
  for (let from = 0; from + headings.length <= values.length; from += headings.length)
    rows.push(Object.fromEntries(headings.map((heading, at) => [heading, values[from + at]])));
  return rows;
}

function titleOf(name: string, parts: readonly unknown[], at: number): string {
  let next = 0;
  return name
    .replace(/%([sdifjo#%])/g, (_, kind: string) => {
      if (kind === "%") return "%";
      return kind === "#" ? String(at) : shown(parts[next++]);
    })
    .replace(/\$(\w+)/g, (whole, key: string) => {
      const first = parts[0];
      return typeof first === "object" && first !== null && key in first
        ? shown((first as Record<string, unknown>)[key])
        : whole;
    });
}

function shown(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
}

/** `test` or `describe`, with its properties. */
function withModes(add: (mode: Mode) => Add) {
  const withEach = (mode: Mode) => Object.assign(add(mode), { each: eachWith(add(mode)) });
  return Object.assign(withEach("run"), {
    only: withEach("only"),
    skip: withEach("skip"),
    todo: add("skip"),
    skipIf: (condition: unknown) => add(condition ? "skip" : "run"),
    runIf: (condition: unknown) => add(condition ? "run" : "skip"),
  });
}

const test = withModes(addTest);
const describe = withModes(addSuite);

export { describe, describe as suite, test, test as it };
export const beforeAll = (body: Body): void => void current.hooks.beforeAll.push(body);
export const beforeEach = (body: Body): void => void current.hooks.beforeEach.push(body);
export const afterEach = (body: Body): void => void current.hooks.afterEach.push(body);
export const afterAll = (body: Body): void => void current.hooks.afterAll.push(body);

export const vi = { fn, spyOn, clearAllMocks, resetAllMocks, restoreAllMocks };

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

let assertions = 0;

export const expect = Object.assign(
  (value: unknown, message?: string) => {
    assertions++;
    setState({ assertionCalls: getState(expect as never).assertionCalls + 1 }, expect as never);
    return chai.expect(value, message);
  },
  chai.expect,
  (globalThis as unknown as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT],
  {
    getState: () => getState(expect as never),
    setState: (state: object) => setState(state, expect as never),
    extend: (matchers: object) =>
      (chai.expect as unknown as { extend(on: unknown, matchers: object): void }).extend(
        expect,
        matchers,
      ),
    fail: (message = "failed") => chai.assert.fail(message),
    unreachable: (message = "this should not be reached") => chai.assert.fail(message),
    assertions: (wanted: number) => setState({ expectedAssertionsNumber: wanted }, expect as never),
    hasAssertions: () => setState({ isExpectingAssertions: true }, expect as never),
  },
);
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, configurable: true });
export const assert = chai.assert;

const failed: { name: string; message: string }[] = [];
let ran = 0;

async function runTest(suites: readonly Suite[], { name, body }: Test): Promise<void> {
  ran++;
  setState(
    {
      assertionCalls: 0,
      isExpectingAssertions: false,
      expectedAssertionsNumber: null,
      currentTestName: name,
    },
    expect as never,
  );
  try {
    for (const { hooks } of suites) for (const hook of hooks.beforeEach) await hook();
    await body();
    const { assertionCalls, expectedAssertionsNumber, isExpectingAssertions } = getState(
      expect as never,
    );
    if (expectedAssertionsNumber !== null && expectedAssertionsNumber !== assertionCalls)
      throw new Error(`expected ${expectedAssertionsNumber} assertions, got ${assertionCalls}`);
    if (isExpectingAssertions && assertionCalls === 0)
      throw new Error("expected an assertion, got none");
  } catch (error) {
    fail([...suites.map((suite) => suite.name), name], error);
  } finally {
    for (const { hooks } of [...suites].reverse())
      for (const hook of hooks.afterEach) {
        try {
          await hook();
        } catch (error) {
          fail([name, "afterEach"], error);
        }
      }
  }
}

function fail(path: readonly string[], error: unknown): void {
  if (failed.length >= MOST_FAILED) return;
  const message =
    typeof error === "object" && error !== null && "message" in error
      ? String(error.message)
      : String(error);
  failed.push({
    name: path.filter(Boolean).join(" > ").slice(0, MOST_CHARS),
    message: message.slice(0, MOST_CHARS),
  });
}

function hasOnly(member: Test | Suite): boolean {
  return member.mode === "only" || ("members" in member && member.members.some(hasOnly));
}

async function runSuite(suite: Suite, around: readonly Suite[], focused: boolean): Promise<void> {
  const suites = [...around, suite];
  const members = suite.members.filter(
    (member) => member.mode !== "skip" && (!focused || hasOnly(member)),
  );
  if (members.length === 0) return;
  try {
    for (const hook of suite.hooks.beforeAll) await hook();
    for (const member of members) {
      const inFocus = focused && member.mode !== "only";
      if ("members" in member) await runSuite(member, suites, inFocus);
      else await runTest(suites, member);
    }
    for (const hook of suite.hooks.afterAll) await hook();
  } catch (error) {
    fail(
      suites.map(({ name }) => name),
      error,
    );
  }
}

// Tests must judge what code does, not how it is written: every function has the same source text, so no test can tell
// them apart by that.
Object.defineProperty(Function.prototype, "toString", {
  value: () => "function () { [code] }",
  writable: false,
  configurable: false,
});

/** Runs the collected tests and writes the report. */
export async function finish(write: (text: string) => void): Promise<void> {
  await Promise.all(collecting);
  await runSuite(root, [], hasOnly(root));
  const report: TestReport = { tests: ran, assertions, failed };
  write(`\n${REPORT_MARK}${JSON.stringify(report)}\n`);
}
