/**
 * A reporter for vitest that `.ci/run` adds to the usual one: it writes the counts of a run, and everything that failed, to
 * the file that `DECKWORK_SUMMARY` names. Unlike vitest's JSON, it also has what fails outside of the tests: a `beforeAll`
 * in a group, an error that nobody caught, a worker that ended while its tests ran.
 *
 * @module
 */
import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

export interface RunSummary {
  readonly passed: number;
  readonly skipped: number;
  /** What failed: where, and why. */
  readonly failures: readonly string[];
  /** The files of what failed, where they are known. */
  readonly files: readonly string[];
}

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const file = process.env.DECKWORK_SUMMARY;
    if (file) writeFileSync(file, JSON.stringify(summaryOf(modules, uncaught)));
  }
}

type Told = Pick<SerializedError, "message" | "stack" | "cause">;

/** A stack of which the runner's own calls are left out. */
function textOf({ message, stack = message, cause }: Told): string {
  const lines = stack
    .split("\n")
    .filter((line) => !/^ +at .*node_modules|^ +at new Promise/.test(line));
  return [...lines, ...(cause ? [`because of ${textOf(cause)}`] : [])].join("\n");
}

/** Counts tests, and collects what failed; a test that did not end has failed. */
export function summaryOf(
  modules: readonly TestModule[],
  uncaught: readonly SerializedError[],
): RunSummary {
  const counts = { passed: 0, skipped: 0 };
  const failures: string[] = [];
  const files = new Set<string>();
  const tell = (file: string, name: string, errors: readonly Told[] = []) => {
    for (const error of errors) failures.push(`${file}${name && `: ${name}`}\n${textOf(error)}`);
    if (errors.length > 0) files.add(file);
  };
  for (const module of modules) {
    const { moduleId, children } = module;
    tell(moduleId, "", module.errors());
    for (const suite of children.allSuites()) tell(moduleId, suite.fullName, suite.errors());
    for (const test of children.allTests()) {
      const { state, errors } = test.result();
      if (state === "passed" || state === "skipped") counts[state]++;
      else tell(moduleId, test.fullName, errors ?? [{ message: "This test did not end." }]);
    }
  }
  for (const error of uncaught) {
    failures.push(`Nobody caught this error:\n${textOf(error)}`);
    // The file that ran then.
    const { VITEST_TEST_PATH: file } = error;
    if (typeof file === "string") files.add(file);
  }
  return { ...counts, failures, files: [...files] };
}
