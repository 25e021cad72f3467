/**
 * The two editions of a workbook: the whole one, and the students' edition that `npm run handout` makes, without the
 * reference and the edits of known mistakes.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Whether a workbook has its solutions. Without them, some things cannot be known; each says so. */
export function hasReference(root: string): boolean {
  return existsSync(join(root, "solutions"));
}

/** In the students' edition, what a stage's known mistakes print. */
export const KNOWN_MISTAKES = "known-mistakes.json";

/** The commands that the students' edition lacks. */
export const NEEDS_REFERENCE: ReadonlySet<string> = new Set([
  "demo",
  "grade",
  "gradescope",
  "handout",
  "merge",
  "record",
  "report",
  "solution",
]);
