/**
 * Reads what stands under `exercises/`, which may be anything, and also nothing.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { EXERCISES } from "../workbook/places.ts";
import type { Track } from "../workbook/workbook.ts";
import { readSubmission, type Submission, submissionOf } from "./read-submission.ts";

/**
 * Reads the student's work on some tracks of this workbook.
 *
 * @returns no files where there is no such folder: then every stage says how to get its own
 */
export function readExercises(root: string, tracks: readonly Track[]): Submission {
  const folder = join(root, EXERCISES);
  if (!existsSync(folder)) return submissionOf(EXERCISES, {}, []);
  const stages = tracks.flatMap((track) => track.stages.map(({ path }) => path));
  return readSubmission(
    folder,
    tracks.map(({ name }) => name),
    stages,
  );
}
