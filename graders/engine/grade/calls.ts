/**
 * The program that calls a stage's functions one by one, as it is built and run beside the student's own.
 *
 * @module
 */
import { join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import type { Files } from "../execute/build.ts";
import type { Run } from "../execute/outcome.ts";
import { judgeCalls } from "../judge/calls.ts";
import { readText } from "../workbook/files.ts";
import { once } from "../workbook/remember.ts";
import type { Stage } from "../workbook/workbook.ts";

export interface CallsProgram {
  /** Where it is built, as if it were a stage. */
  readonly path: string;
  readonly files: Files;
  /** What is typed. */
  readonly lines: readonly string[];
  /** Whether a run of it shows nothing wrong. */
  passes(run: Run): boolean;
}

const shared = once(() => readText(join(PROJECT, "graders/calls.ts")));

/** @returns `undefined` if the stage has no such check */
export function callsOf({ path, track, cases }: Stage): CallsProgram | undefined {
  for (const one of cases) {
    if (one.kind !== "check" || one.check.kind !== "calls") continue;
    const { check } = one;
    const { text, lines } = check;
    const folder = `${path}/calls-of-the-grader`;
    const main = text
      .replaceAll(`#student/${track}/`, "../../")
      .replaceAll('"../../calls.ts"', '"./calls.ts"');
    return {
      path: folder,
      files: { [`${folder}/main.ts`]: main, [`${folder}/calls.ts`]: shared() },
      lines,
      passes: (run) => judgeCalls(check, run).kind === "passed",
    };
  }
  return undefined;
}
