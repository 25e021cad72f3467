/**
 * What a student's test file gets for `vitest` in the box: vitest itself, without its processes, files and terminal.
 *
 * It is a script that runs before each file of tests, in the same context.
 */
import { type File, type Suite, startTests, type Task, type Test } from "@vitest/runner";
import { SnapshotState } from "@vitest/snapshot";
import type { SnapshotEnvironment } from "@vitest/snapshot/environment";
import * as vitest from "vitest";
import { nodeAssert } from "./node-assert.ts";
import {
  type FailedTest,
  HIDDEN_MARK,
  REPORT_LIMITS,
  REPORT_MARK,
  type TestReport,
} from "./test-report.ts";
import * as globals from "./vitest-globals.ts";

/** The defaults of vitest 4. */
const CONFIG = {
  root: "/",
  name: "",
  globals: true,
  allowOnly: true,
  passWithNoTests: false,
  sequence: { shuffle: false, hooks: "stack", setupFiles: "parallel" },
  maxConcurrency: 5,
  testTimeout: 5000,
  hookTimeout: 10_000,
  retry: 0,
  setupFiles: [],
  tags: [],
  expect: {},
  experimental: { importDurations: { limit: 0 } },
  snapshotOptions: {
    expand: false,
    snapshotFormat: { printBasicPrototype: false, escapeString: false },
    // As on a server: what a test expects must be written in it.
    updateSnapshot: "none",
    snapshotEnvironment: noFiles(),
  },
};

/** Snapshots beside the tests are not handed in. */
function noFiles(): SnapshotEnvironment {
  return {
    getVersion: () => "1",
    getHeader: () => "// Snapshot v1",
    resolvePath: async (file) => `${file}.snap`,
    resolveRawPath: async (_, path) => path,
    saveSnapshotFile: async () => {},
    readSnapshotFile: async () => null,
    removeSnapshotFile: async () => {},
  };
}

/** What vitest's own processes know of themselves. */
Object.defineProperty(globalThis, "__vitest_worker__", {
  value: {
    ctx: { pool: "forks" },
    environment: { name: "node" },
    config: CONFIG,
    rpc: { snapshotSaved: async () => {} },
    providedContext: {},
    onCleanup: () => {},
  },
});

/** By the files' names. */
type Files = Readonly<Record<string, () => Promise<unknown>>>;

/** Whether to go on after a test that fails. */
let all = false;
export function runAll(): void {
  all = true;
}

/** After which part of the tests to begin; those before it come last. */
let part = 0;
export function beginAfter(ofAll: number): void {
  part = ofAll;
}

class Runner extends vitest.TestRunner {
  constructor(private readonly files: Files) {
    super(CONFIG as never);
  }
  override importFile(file: string): Promise<unknown> {
    return this.files[file]!();
  }
  onBeforeRunFiles(files: File[]): void {
    for (const file of files) beginWith(Math.floor(part * testsIn(file)), file);
  }
  // A class is wrong if one test fails.
  override onAfterRunTask(test: Test): void {
    super.onAfterRunTask(test);
    if (!all && test.result?.state === "fail") super.cancel("test-failure");
  }
  // Nobody traces a run in a box.
  override trace = (_: string, attributes: unknown, work?: () => unknown): never =>
    (typeof attributes === "function" ? attributes() : work!()) as never;
}

/** Turns the tests of a group, and of the groups in it, so that one of them is the first. */
function beginWith(number: number, { tasks }: Suite): void {
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

function testsIn(task: Task): number {
  return task.type === "suite" ? task.tasks.reduce((sum, one) => sum + testsIn(one), 0) : 1;
}

/** Runs files of tests, and writes the report as the last line. */
export async function run(files: Files, write: (text: string) => void): Promise<void> {
  const found = await startTests(Object.keys(files), new Runner(files) as never);
  const report: Growing = { tests: [], failed: [] };
  for (const file of found) gather(file, [], report);
  write(`\n${REPORT_MARK}${JSON.stringify(report satisfies TestReport)}\n`);
}

interface Growing {
  readonly tests: string[];
  readonly failed: FailedTest[];
}

function gather(task: Task, above: readonly string[], report: Growing): void {
  const path = "filepath" in task ? [] : [...above, task.name];
  const { state, errors = [] } = task.result ?? {};
  const isRun = task.type === "test" && state !== "skip" && state !== undefined;
  if (isRun && report.tests.length < REPORT_LIMITS.tests) report.tests.push(nameOf(path));
  if (state === "fail" && errors.length > 0 && report.failed.length < REPORT_LIMITS.failed)
    report.failed.push(failedBy(path, task, errors[0]!));
  if (task.type === "suite") for (const one of task.tasks) gather(one, path, report);
}

type TestError = NonNullable<NonNullable<Test["result"]>["errors"]>[number];

function failedBy(path: readonly string[], task: Task, error: TestError): FailedTest {
  const { message = "", diff, stack } = error;
  return {
    name: nameOf(path.length > 0 ? path : [task.name]),
    message: plain(message).slice(0, REPORT_LIMITS.chars),
    ...(typeof diff === "string" ? { diff: plain(diff).slice(0, REPORT_LIMITS.diffChars) } : {}),
    ...(typeof stack === "string" ? { stack: stack.slice(0, REPORT_LIMITS.diffChars) } : {}),
  };
}

function nameOf(path: readonly string[]): string {
  return path.join(" > ").slice(0, REPORT_LIMITS.chars);
}

/** Without colours. */
function plain(text: unknown): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what begins a colour.
  return String(text).replace(/\u001b\[\d*m/g, "");
}

// A test has its snapshot within it, so no place in the file is needed; it could not be known, either.
Object.defineProperty(SnapshotState.prototype, "_resolveInlineStack", { value: () => ({}) });

// Tests must judge what code does, not how it is written: every function has the same source text, so no test can tell
// them apart by that.
const sourceText = Function.prototype.toString;
const noSource = () => "function () { [code] }";
Object.defineProperty(Function.prototype, "toString", {
  get: () => noSource,
  // Functions may have a text of their own.
  set(value: unknown) {
    if (this !== Function.prototype)
      Object.defineProperty(this, "toString", { value, writable: true, configurable: true });
  },
  configurable: false,
});

Object.defineProperty(noSource, "name", { value: sourceText.name });

// Vitest itself reads from its text which fixtures a test takes; see compile.cjs. It looks through the text with functions
// that a test may have replaced by then, so it gets no text of what is tested.
const { call } = Function.prototype;
const textOf: (one: unknown) => string = call.bind(sourceText);
const isIn: (text: string, part: string) => boolean = call.bind(String.prototype.includes);
function textForFixtures(one: unknown): string {
  const text = textOf(one);
  return isIn(text, HIDDEN_MARK) ? "" : text;
}
// The bundler keeps what is used.
Object.freeze(textForFixtures);

/** Every run gets the same random numbers, so a test cannot guess until it is lucky. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
Math.random = randomFrom(1);
// Without a date, these would look at the real clock.
const { prototype: formats } = Intl.DateTimeFormat;
const formatOf = Object.getOwnPropertyDescriptor(formats, "format")!.get!;
Object.defineProperty(formats, "format", {
  get(this: Intl.DateTimeFormat) {
    return (date: Date | number = Date.now()) => formatOf.call(this)(date);
  },
});
const { formatToParts } = formats;
formats.formatToParts = function (date = Date.now()) {
  return formatToParts.call(this, date);
};
Reflect.deleteProperty(globalThis, "Temporal");

const silent = () => {};
const host = globalThis.console as unknown as Record<string, unknown>;
for (const name of Object.keys(host)) host[name] = silent;

/** What is known without an import. */
const GLOBAL = [
  "afterAll",
  "afterEach",
  "aroundAll",
  "aroundEach",
  "assert",
  "assertType",
  "beforeAll",
  "beforeEach",
  "chai",
  "describe",
  "expect",
  "expectTypeOf",
  "it",
  "onTestFailed",
  "onTestFinished",
  "suite",
  "test",
  "vi",
  "vitest",
];
const api: Readonly<Record<string, unknown>> = { ...vitest };
const known = { ...globals, ...Object.fromEntries(GLOBAL.map((name) => [name, api[name]])) };
for (const [name, value] of Object.entries(known))
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });

export const modules = { vitest, assert: nodeAssert };
