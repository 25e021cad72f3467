/**
 * Keeps a student's answers to questions among their own files, so that they are handed in with them.
 *
 * @module
 */
import { join } from "node:path";
import { type HandedIn, printAnswers, readAnswers } from "../intake/answers.ts";
import { codeOf } from "../text/workbook-error.ts";
import { EXERCISES, PREDICTIONS_FILE, REVIEW_FILE } from "../workbook/places.ts";
import { writeWhole } from "../workbook/write-whole.ts";

/** A file of answers, of a track. */
export interface AnswersFile {
  /** Under the root. */
  readonly path: string;
  /** What it says of itself. */
  readonly about: string;
}

/** The answers to a track's review. */
export function reviewFile(track: string): AnswersFile {
  return {
    path: `${EXERCISES}/${track}/${REVIEW_FILE}`,
    about: `My answers in npm run review -- ${track}. They are checked when the work is graded.`,
  };
}

/** What was predicted in the stages of a track: an answer is named by its stage and its question. */
export function predictionsFile(track: string): AnswersFile {
  return {
    path: `${EXERCISES}/${track}/${PREDICTIONS_FILE}`,
    about: `My answers in npm run predict -- ${track}. They earn no points.`,
  };
}

/** The answers that were given before, if any. */
export function keptAnswers(root: string, { path }: AnswersFile): HandedIn | undefined {
  return readAnswers(join(root, path), path);
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
export function openNotebook(
  root: string,
  file: AnswersFile,
  before: HandedIn | undefined,
): Notebook {
  let answers = before?.kind === "answers" ? before.answers : {};
  let complaint: string | undefined;
  return {
    keep: (id, answer) => {
      answers = { ...answers, [id]: answer };
      complaint = keepAnswers(root, file, answers);
    },
    answers: () => answers,
    complaint: () => complaint,
  };
}

/** @returns what to tell where the answers could not be kept */
function keepAnswers(
  root: string,
  { path, about }: AnswersFile,
  answers: Readonly<Record<string, string>>,
): string | undefined {
  try {
    writeWhole(join(root, path), printAnswers(about, answers));
    return undefined;
  } catch (error) {
    const typed = Object.values(answers).join(" ");
    return `${path} cannot be written (${codeOf(error)}), so your answers are not kept. Make room for it there, and give them again: ${typed}`;
  }
}
