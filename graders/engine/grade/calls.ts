/**
 * The program that calls a stage's functions one by one, as it is built and run beside the student's own.
 *
 * @module
 */
import { join, posix } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import type { Files } from "../execute/build.ts";
import type { Run } from "../execute/outcome.ts";
import type { Submission } from "../intake/read-submission.ts";
import { judgeCalls } from "../judge/calls.ts";
import { readText } from "../workbook/files.ts";
import { candidates } from "../workbook/places.ts";
import { once } from "../workbook/remember.ts";
import type { Stage } from "../workbook/workbook.ts";

export interface CallsProgram {
  /** Where it is built, as if it were a stage. */
  readonly path: string;
  readonly files: Files;
  /** The paths of the student's files that it imports. */
  readonly imports: readonly string[];
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
      imports: [...text.matchAll(/"#student\/([^"]+)"/g)].map(([, file]) => file!),
      lines,
      passes: (run) => judgeCalls(check, run).kind === "passed",
    };
  }
  return undefined;
}

/**
 * Whether it cannot be built because the student has put the functions into other files. To find that out by building it
 * takes as long as to build all others twice.
 *
 * @param standIns - paths of the stages that the reference's files replace
 */
export function lacksFiles(
  { imports }: CallsProgram,
  { files, moved = {} }: Submission,
  standIns: readonly string[] = [],
): boolean {
  // Where files were moved, only the builder knows what is meant.
  if (Object.keys(moved).length > 0) return false;
  return imports.some(
    (file) =>
      !standIns.includes(posix.dirname(file)) &&
      !candidates(file).some((path) => Object.hasOwn(files, path)),
  );
}
