/**
 * Keeps the answers to a review among the student's own files, so that they are handed in with them.
 *
 * @module
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EXERCISES } from "../discover/read-exercises.ts";
import {
  type HandedIn,
  printReviewAnswers,
  readReviewAnswers,
} from "../discover/review-answers.ts";
import { REVIEW_FILE } from "../discover/review-file.ts";
import { codeOf } from "../workbook-error.ts";

/** Where the answers stand, under the root. */
export function reviewPath(track: string): string {
  return `${EXERCISES}/${track}/${REVIEW_FILE}`;
}

/** The answers that were given before, if any. */
export function keptAnswers(root: string, track: string): HandedIn | undefined {
  return readReviewAnswers(join(root, EXERCISES, track, REVIEW_FILE), reviewPath(track));
}

/**
 * Puts the answers in the place of those that were given before, whole or not at all.
 *
 * @returns what to tell where they could not be kept
 */
export function keepAnswers(
  root: string,
  track: string,
  answers: Readonly<Record<string, string>>,
): string | undefined {
  const folder = join(root, EXERCISES, track);
  const draft = join(folder, `.${REVIEW_FILE}.${process.pid}.new`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, printReviewAnswers(track, answers));
    renameSync(draft, join(folder, REVIEW_FILE));
    return undefined;
  } catch (error) {
    removeIfThere(draft);
    const typed = Object.values(answers).join(" ");
    return `${reviewPath(track)} cannot be written (${codeOf(error)}), so that your answers are not kept: make room for it there, and type them again: ${typed}`;
  }
}

function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Where nothing can be written, nothing has been.
  }
}
