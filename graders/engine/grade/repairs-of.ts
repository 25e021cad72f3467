/**
 * A student's program with small changes, and the whole files in which they are tried.
 *
 * @module
 */
import type { Builder, Files, Region, Repairable } from "../execute/build.ts";
import { remember } from "../workbook/remember.ts";
import type { Stage } from "../workbook/workbook.ts";
import { filesOf } from "./as-given.ts";
import { type CallsProgram, lacksFiles } from "./calls.ts";
import type { Grading } from "./grading.ts";

/**
 * They are written once for the same regions. Beside a reference, fewer changes are tried, so those that are hardly ever
 * right are left out where there are many.
 *
 * @param calls - the program that calls the stage's functions, if it is wanted with the same changes
 * @returns `undefined` if it cannot be written
 */
export function repairsOf(
  grading: Grading,
  stage: Stage,
  regions: readonly Region[],
  calls?: CallsProgram,
): Promise<Repairable | undefined> {
  return remember(grading.repairs, JSON.stringify([stage.path, regions, calls?.path]), () =>
    grading.grader.builder.repairs(repairsAsked(grading, stage, regions, calls)),
  );
}

/** What the builder is asked for. */
export function repairsAsked(
  { grader, submission, track }: Grading,
  { path: stage }: Stage,
  regions: readonly Region[],
  calls?: CallsProgram,
): Parameters<Builder["repairs"]>[0] {
  const called = calls && !lacksFiles(calls, submission) ? calls : undefined;
  return {
    files: { ...filesOf(submission.files, track), ...called?.files },
    ...{ stage, regions },
    ...(called ? { calls: `${called.path}/main.ts` } : {}),
    ...(grader.hasReference ? { leastLikely: 1 } : {}),
  };
}

/** The student's files of some stages. */
export function filesIn(files: Files, stages: readonly string[]): readonly Region[] {
  const isIn = (file: string) => stages.some((path) => file.startsWith(`${path}/`));
  return Object.keys(files)
    .filter((file) => isIn(file) && /\.[cm]?[jt]s$/.test(file))
    .map((file) => ({ file }));
}

/** Without those that are as they were given. */
export function ownFilesIn(
  { submission: { files }, grader: { starters } }: Grading,
  stages: readonly string[],
): readonly Region[] {
  return filesIn(files, stages).filter(({ file }) => files[file] !== starters[file]);
}
