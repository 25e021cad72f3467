/**
 * A student's answers to questions, such as those of a track's review, `exercises/<track>/review.json`: what was answered,
 * and not what that is worth, so that points come only from answers that are right when they are graded.
 *
 * @module
 */
import { lstatSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { SUBMISSION_LIMITS } from "../limits/limits.ts";
import { codeOf } from "../text/workbook-error.ts";

/** What was handed in: answers by the question's id, or why they could not be read. */
export type HandedIn =
  | { readonly kind: "answers"; readonly answers: Readonly<Record<string, string>> }
  | { readonly kind: "refused"; readonly why: string };

const schema = v.object({ answers: v.record(v.string(), v.string()) });

/**
 * Reads a file of answers, which may be anything.
 *
 * @param place - where it lies
 * @param path - what it is called in messages
 * @returns `undefined` where there is none
 */
export function readAnswers(place: string, path: string): HandedIn | undefined {
  const refused = (what: string): HandedIn => ({
    kind: "refused",
    why: `${path} ${what}; remove it, and answer the questions again.`,
  });
  let text: string;
  try {
    const stats = lstatSync(place);
    if (!stats.isFile()) return refused("is not an ordinary file");
    if (stats.size > SUBMISSION_LIMITS.bytesOfReview)
      return refused(
        `is larger than ${SUBMISSION_LIMITS.bytesOfReview / 1024} KB, which no file of answers is`,
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
  if (!read.success) return refused("does not hold answers");
  return { kind: "answers", answers: read.output.answers };
}

/**
 * The text of a file of answers.
 *
 * @param about - what the file says of itself
 */
export function printAnswers(about: string, answers: Readonly<Record<string, string>>): string {
  return `${JSON.stringify({ about, answers }, undefined, 2)}\n`;
}
