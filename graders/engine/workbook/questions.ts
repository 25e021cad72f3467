/**
 * Questions that a student answers: those of a track's data structure review, `graders/<track>/review.json`, and those to
 * answer before a stage's program is run, `predict.json` of the stage. What is asked, which answer is right, and the
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
  /** Names the question in a file of answers, whatever becomes of its words and its place. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** Markdown, one paragraph. */
  asks: sentence,
  /** Told after the answer, right or wrong: Markdown, one paragraph. */
  explains: sentence,
  /** The number of the task that it belongs to, in a stage. */
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
      '"right" is the letter of one of the choices, the first being "a"',
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
      'each question has a "task"; give it the number of one',
    ),
    v.transform((all) => all as Prediction[]),
  ),
});

export type Question = v.InferOutput<typeof question>;

/** A question to answer before a program is run. */
export type Prediction = Question & { readonly task: number };

/** A track's review: the points it is worth, and what it asks; no questions where it is not held as a quiz. */
export interface Review {
  readonly points: number;
  readonly questions: readonly Question[];
}

function lettersOf(choices: readonly string[]): string[] {
  return choices.map((_, place) => letterOf(place));
}

/**
 * Reads an answer as somebody types it: a letter, small or capital, with or without a bracket; or a whole number.
 *
 * @returns the answer as it is kept; `undefined` where it is no answer to this question
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

/** Whether an answer, as it is kept, is the right one. */
export function isRight(asked: Question, answer: string): boolean {
  return readAnswer(asked, answer) === String(asked.right);
}
