/**
 * Keeps the answers to a review among the student's own files, so that they are handed in with them.
 *
 * @module
 */
import { join } from "node:path";
import { type HandedIn, printReviewAnswers, readReviewAnswers } from "../intake/review-answers.ts";
import { codeOf } from "../text/workbook-error.ts";
import { EXERCISES, REVIEW_FILE } from "../workbook/places.ts";
import { writeWhole } from "../workbook/write-whole.ts";

/** Where the answers stand, under the root. */
export function reviewPath(track: string): string {
  return `${EXERCISES}/${track}/${REVIEW_FILE}`;
}

/** The answers that were given before, if any. */
export function keptAnswers(root: string, track: string): HandedIn | undefined {
  return readReviewAnswers(join(root, reviewPath(track)), reviewPath(track));
}

/** The answers of one sitting: each is kept as soon as it is given. */
export interface Notebook {
  keep(id: string, answer: string): void;
  /** All answers there are now, those of before among them. */
  answers(): Readonly<Record<string, string>>;
  /** What to tell where the last of them could not be kept. */
  complaint(): string | undefined;
}

/** Opens it with the answers that were given before. */
export function openNotebook(root: string, track: string, before: HandedIn | undefined): Notebook {
  let answers = before?.kind === "answers" ? before.answers : {};
  let complaint: string | undefined;
  return {
    keep: (id, answer) => {
      answers = { ...answers, [id]: answer };
      complaint = keepAnswers(root, track, answers);
    },
    answers: () => answers,
    complaint: () => complaint,
  };
}

/** @returns what to tell where the answers could not be kept */
function keepAnswers(
  root: string,
  track: string,
  answers: Readonly<Record<string, string>>,
): string | undefined {
  try {
    writeWhole(join(root, reviewPath(track)), printReviewAnswers(track, answers));
    return undefined;
  } catch (error) {
    const typed = Object.values(answers).join(" ");
    return `${reviewPath(track)} cannot be written (${codeOf(error)}), so your answers are not kept. Make room for it there, and give them again: ${typed}`;
  }
}
