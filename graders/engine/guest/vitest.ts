/**
 * What a student's test file gets for `vitest` in the box: vitest itself, without its processes, files and terminal.
 *
 * It is a script that runs before each file of tests, in the same context.
 */
import { startTests, type Task, type Test } from "@vitest/runner";
import { SnapshotState } from "@vitest/snapshot";
import type { SnapshotEnvironment } from "@vitest/snapshot/environment";
import * as vitest from "vitest";
import { nodeAssert } from "./node-assert.ts";
import {
  addFailed,
  addTest,
  type FailedTest,
  type GrowingReport,
  HIDDEN_MARK,
  REPORT_LIMITS,
  writeReport,
} from "./test-report.ts";
import { sourceText } from "./test-world.ts";
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

class Runner extends vitest.TestRunner {
  constructor(private readonly files: Files) {
    super(CONFIG as never);
  }
  override importFile(file: string): Promise<unknown> {
    return this.files[file]!();
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

/** Runs files of tests, and writes the report as the last line. */
export async function run(files: Files, write: (text: string) => void): Promise<void> {
  const found = await startTests(Object.keys(files), new Runner(files) as never);
  const report: GrowingReport = { tests: [], failed: [] };
  for (const file of found) gather(file, [], report);
  writeReport(report, write);
}

function gather(task: Task, above: readonly string[], report: GrowingReport): void {
  const path = "filepath" in task ? [] : [...above, task.name];
  const { state, errors = [] } = task.result ?? {};
  const isRun = task.type === "test" && state !== "skip" && state !== undefined;
  if (isRun) addTest(report, path);
  if (state === "fail" && errors.length > 0)
    addFailed(report, path.length > 0 ? path : [task.name], failedBy(errors[0]!));
  if (task.type === "suite") for (const one of task.tasks) gather(one, path, report);
}

type TestError = NonNullable<NonNullable<Test["result"]>["errors"]>[number];

function failedBy({ message = "", diff, stack }: TestError): Omit<FailedTest, "name"> {
  return {
    message: plain(message),
    ...(typeof diff === "string" ? { diff: plain(diff).slice(0, REPORT_LIMITS.diffChars) } : {}),
    ...(typeof stack === "string" ? { stack: stack.slice(0, REPORT_LIMITS.diffChars) } : {}),
  };
}

/** Without colours. */
function plain(text: unknown): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what begins a colour.
  return String(text).replace(/\u001b\[\d*m/g, "");
}

// A test has its snapshot within it, so no place in the file is needed; it could not be known, either.
Object.defineProperty(SnapshotState.prototype, "_resolveInlineStack", { value: () => ({}) });

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
