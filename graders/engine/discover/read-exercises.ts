/**
 * Reads what stands under `exercises/`, which may be anything, and also nothing.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSubmission, type Submission } from "./read-submission.ts";

/** The folder's name, which is no student's. */
export const EXERCISES = "exercises";

/**
 * Reads the student's work in this workbook.
 *
 * @param tracks - the names of the tracks to look for
 * @returns no files where there is no such folder: then every stage says how to get its own
 */
export function readExercises(root: string, tracks: readonly string[]): Submission {
  const folder = join(root, EXERCISES);
  return existsSync(folder)
    ? readSubmission(folder, tracks)
    : { name: EXERCISES, files: {}, refused: {}, tracks: [] };
}
