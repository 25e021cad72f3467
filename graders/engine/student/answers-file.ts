/**
 * Keeps a student's answers among their own files, so that they are handed in together.
 *
 * @module
 */
import { join } from "node:path";
import { type HandedIn, printAnswers, readAnswers } from "../intake/answers.ts";
import { codeOf } from "../text/workbook-error.ts";
import { EXERCISES, PREDICTIONS_FILE, REVIEW_FILE } from "../workbook/places.ts";
import { writeWhole } from "../workbook/write-whole.ts";

/** A track's file of answers. */
export interface AnswersFile {
  /** The path under the root. */
  readonly path: string;
  /** The file's description of itself. */
  readonly about: string;
}

/** The answers to a track's review. */
export function reviewFile(track: string): AnswersFile {
  return {
    path: `${EXERCISES}/${track}/${REVIEW_FILE}`,
    about: `My answers in npm run review -- ${track}. They are checked when the work is graded.`,
  };
}

/** The predictions for a track's stages. Each answer is named after its stage and question. */
export function predictionsFile(track: string): AnswersFile {
  return {
    path: `${EXERCISES}/${track}/${PREDICTIONS_FILE}`,
    about: `My answers in npm run predict -- ${track}. They earn no points.`,
  };
}

/** The earlier answers, if any. */
export function keptAnswers(root: string, { path }: AnswersFile): HandedIn | undefined {
  return readAnswers(join(root, path), path);
}

/** The answers of one session. Each is kept as soon as it is given. */
export interface Notebook {
  keep(id: string, answer: string): void;
  /** All answers so far, including earlier ones. */
  answers(): Readonly<Record<string, string>>;
  /** The complaint if the last of them could not be kept. */
  complaint(): string | undefined;
}

/** Opens it with the earlier answers. */
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

/** @returns a complaint if the answers could not be kept */
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
    return `${path} cannot be written (${codeOf(error)}), so your answers are not kept. Make sure that it can be written, then answer again: ${typed}`;
  }
}
