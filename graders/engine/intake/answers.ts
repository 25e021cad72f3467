/**
 * A student's answers to questions, such as those of a track's review, `exercises/<track>/review.json`. Only the
 * answers are kept, not the points: these are counted when the answers are graded.
 *
 * @module
 */
import { lstatSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { SUBMISSION_LIMITS } from "../limits/limits.ts";
import { codeOf } from "../text/workbook-error.ts";

/** The answers that were handed in, by the question's id, or why they could not be read. */
export type HandedIn =
  | { readonly kind: "answers"; readonly answers: Readonly<Record<string, string>> }
  | { readonly kind: "refused"; readonly why: string };

const schema = v.object({ answers: v.record(v.string(), v.string()) });

/**
 * Reads a file of answers, which may be anything.
 *
 * @param place - where the file is
 * @param path - its name in messages
 * @returns `undefined` if there is no such file
 */
export function readAnswers(place: string, path: string): HandedIn | undefined {
  const refused = (what: string): HandedIn => ({
    kind: "refused",
    why: `${path} ${what}; remove it, and answer the questions again.`,
  });
  let text: string;
  try {
    const stats = lstatSync(place);
    if (!stats.isFile()) return refused("is not a regular file");
    if (stats.size > SUBMISSION_LIMITS.bytesOfReview)
      return refused(
        `is larger than ${SUBMISSION_LIMITS.bytesOfReview / 1024} KB, too large for a file of answers`,
      );
    text = readFileSync(place, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return undefined;
    return refused(`cannot be read (${codeOf(error)})`);
  }
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return refused("is not JSON");
  }
  const read = v.safeParse(schema, data);
  if (!read.success) return refused("has no answers in it");
  return { kind: "answers", answers: read.output.answers };
}

/**
 * The text of a file of answers.
 *
 * @param about - what the file says about itself
 */
export function printAnswers(about: string, answers: Readonly<Record<string, string>>): string {
  return `${JSON.stringify({ about, answers }, undefined, 2)}\n`;
}
