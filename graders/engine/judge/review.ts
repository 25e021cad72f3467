/**
 * Scores the answers to a track's review. They are checked here, against the questions; a submission has no score in
 * it.
 *
 * @module
 */
import type { HandedIn } from "../intake/answers.ts";
import { isRight, type Question, type Review, readAnswer } from "../workbook/questions.ts";

interface Worth {
  readonly earned: number;
  readonly points: number;
  /** How many questions there are. */
  readonly questions: number;
}

export type ReviewResult =
  | (Worth & {
      readonly kind: "answered";
      readonly right: number;
      /** How many questions are not answered yet, if any. */
      readonly unanswered?: number;
    })
  | (Worth & { readonly kind: "not answered" })
  /** There is a file of answers, but it cannot be read. */
  | (Worth & { readonly kind: "refused"; readonly why: string });

/** The questions without a readable answer. */
export function unansweredOf(
  { questions }: Review,
  handedIn: HandedIn | undefined,
): readonly Question[] {
  const answers = handedIn?.kind === "answers" ? handedIn.answers : {};
  return questions.filter((asked) => {
    const answer = Object.hasOwn(answers, asked.id) ? answers[asked.id]! : undefined;
    return answer === undefined || readAnswer(asked, answer) === undefined;
  });
}

/** Every question is worth the same; an unanswered one earns nothing. */
export function scoreReview(review: Review, handedIn: HandedIn | undefined): ReviewResult {
  const { points, questions } = review;
  const nothing = { earned: 0, points, questions: questions.length };
  if (handedIn === undefined) return { kind: "not answered", ...nothing };
  if (handedIn.kind === "refused") return { kind: "refused", ...nothing, why: handedIn.why };
  const { answers } = handedIn;
  const right = questions.filter(
    (asked) => Object.hasOwn(answers, asked.id) && isRight(asked, answers[asked.id]!),
  ).length;
  const unanswered = unansweredOf(review, handedIn).length;
  return {
    kind: "answered",
    ...nothing,
    earned: (points * right) / questions.length,
    right,
    ...(unanswered === 0 ? {} : { unanswered }),
  };
}
