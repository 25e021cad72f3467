/**
 * Questions that a student answers: those of a track's data structure review, `graders/<track>/review.json`, and those
 * to answer before a stage's program is run, `predict.json` of the stage. Each has a text, a right answer, and a
 * sentence or two that explain it.
 *
 * @module
 */
import * as v from "valibot";
import { kinds, strict } from "./strict.ts";

const LETTERS = "abcdefgh";
/** More digits than any answer has. */
const WHOLE_NUMBER = /^[+-]?\d{1,9}$/;

/** The letter of a choice, by its place from 0. */
export function letterOf(place: number): string {
  return LETTERS[place]!;
}

const sentence = v.pipe(v.string(), v.nonEmpty());

/** What every question has. */
const asked = {
  /** Names the question in a file of answers, even if its text and its place change. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** Markdown, one paragraph. */
  asks: sentence,
  /** Shown after the answer, right or wrong: Markdown, one paragraph. */
  explains: sentence,
  /** The number of its task in a stage. */
  task: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
};

const question = kinds([
  v.pipe(
    strict({
      kind: v.literal("choice"),
      ...asked,
      /** The answers to choose from: the first is `a`. */
      choices: v.pipe(v.array(sentence), v.minLength(2), v.maxLength(LETTERS.length)),
      /** The letter of the right one. */
      right: v.string(),
    }),
    v.check(
      ({ choices, right }) => lettersOf(choices).includes(right),
      '"right" must be the letter of one of the choices; the first is "a"',
    ),
  ),
  strict({ kind: v.literal("number"), ...asked, right: v.pipe(v.number(), v.integer()) }),
]);

const questions = v.pipe(
  v.array(question),
  v.minLength(1),
  v.check(
    (all) => new Set(all.map(({ id }) => id)).size === all.length,
    'two questions have the same "id"',
  ),
);

/** `review.json` of a track, under `graders/`. */
export const questionsSchema = strict({
  questions: v.pipe(
    questions,
    v.check(
      (all) => all.every(({ task }) => task === undefined),
      'a question of a review has no "task"; remove it',
    ),
  ),
});

/** `predict.json` of a stage, under `graders/<track>/`. */
export const predictionsSchema = strict({
  questions: v.pipe(
    questions,
    v.check(
      (all) => all.every(({ task }) => task !== undefined),
      'each question needs a "task"; give it a task\'s number',
    ),
    v.transform((all) => all as Prediction[]),
  ),
});

export type Question = v.InferOutput<typeof question>;

/** A question to answer before a program is run. */
export type Prediction = Question & { readonly task: number };

/** A track's review: its points and its questions; no questions if it is not a quiz. */
export interface Review {
  readonly points: number;
  readonly questions: readonly Question[];
}

function lettersOf(choices: readonly string[]): string[] {
  return choices.map((_, place) => letterOf(place));
}

/**
 * Reads an answer as typed: a letter, in upper or lower case, with or without a bracket, or a whole number.
 *
 * @returns the answer in the form in which it is kept; `undefined` if it is not an answer to this question
 */
export function readAnswer(asked: Question, typed: string): string | undefined {
  const text = typed.trim().toLowerCase().replaceAll("−", "-");
  switch (asked.kind) {
    case "choice": {
      const letter = text.replace(/^\(?([a-z])[).]?$/, "$1");
      return lettersOf(asked.choices).includes(letter) ? letter : undefined;
    }
    case "number":
      return WHOLE_NUMBER.test(text) ? String(Number(text)) : undefined;
    default:
      return asked satisfies never;
  }
}

/** Whether an answer, in the form in which it is kept, is right. */
export function isRight(asked: Question, answer: string): boolean {
  return readAnswer(asked, answer) === String(asked.right);
}
