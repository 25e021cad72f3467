/**
 * A reporter for vitest that `.ci/run` adds to the usual one: it appends the counts of a run, and everything that failed, to the
 * file that `DECKWORK_SUMMARY` names. Unlike vitest's JSON, it also has what fails outside of the tests: a `beforeAll` in a
 * group, an error that nobody caught, a worker that ended while its tests ran.
 *
 * @module
 */
import { appendFileSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** A line of the file. */
export interface RunSummary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed: where, and why. */
  readonly failures: readonly string[];
}

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const file = process.env.DECKWORK_SUMMARY;
    if (file) appendFileSync(file, `${JSON.stringify(summaryOf(modules, uncaught))}\n`);
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

/** Counts tests, and collects what failed; a test that did not end counts as failed. */
export function summaryOf(
  modules: readonly TestModule[],
  uncaught: readonly SerializedError[],
): RunSummary {
  const counts = { passed: 0, skipped: 0 };
  const failures: string[] = [];
  const told = (where: string, errors: readonly Told[] = []) => {
    for (const error of errors) failures.push(`${where}\n${textOf(error)}`);
  };
  for (const module of modules) {
    told(module.moduleId, module.errors());
    for (const suite of module.children.allSuites())
      told(`${module.moduleId}: ${suite.fullName}`, suite.errors());
    for (const test of module.children.allTests()) {
      const where = `${module.moduleId}: ${test.fullName}`;
      const { state, errors } = test.result();
      if (state === "passed" || state === "skipped") counts[state]++;
      else if (state === "failed") told(where, errors);
      else failures.push(`${where}\nThis test did not end.`);
    }
  }
  told("An error that nobody caught", uncaught);
  return { ...counts, failed: failures.length, failures };
}
