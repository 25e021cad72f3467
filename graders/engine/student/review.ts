/**
 * The words of the data structure review: what is asked, what is said of an answer, what it all comes to.
 *
 * @module
 */
import type { ReviewResult } from "../judge/review.ts";
import { formatPoints } from "../judge/score.ts";
import { countOf } from "../report/phrases.ts";
import type { Look } from "../text/look.ts";
import { letterOf, type Question, type Review } from "../workbook/review-questions.ts";
import { renderMarkdown } from "./terminal/markdown.ts";

/**
 * What comes before the first question.
 *
 * @param next - the question to begin with
 */
export function renderOpening(
  title: string,
  review: Review,
  before: ReviewResult,
  next: Question,
  look: Look,
): string {
  const { questions, points } = review;
  const paragraphs = [
    `# ${title}: data structure review`,
    `${countOf(questions.length, "question")}, worth ${countOf(points, "point")} in all. Each answer is kept as soon as you give it: you can leave with Ctrl-C and go on later.`,
    ...(before.kind === "not answered" ? [] : [keptSays(before, review, next)]),
  ];
  return renderMarkdown(paragraphs.join("\n\n"), look);
}

function keptSays(before: ReviewResult, { questions }: Review, next: Question): string {
  switch (before.kind) {
    case "answered": {
      const { unanswered = 0 } = before;
      if (unanswered === 0)
        return `You have answered all of them: ${rightOf(before)}. This is a new round; each new answer replaces the old one.`;
      const given = questions.length - unanswered;
      return `You have answered ${given} of them. Go on with question ${questions.indexOf(next) + 1}.`;
    }
    case "refused":
      return `${before.why} New answers replace that file.`;
    case "not answered":
      return "";
    default:
      return before satisfies never;
  }
}

/** A question, without the choices: whoever asks shows those. */
export function renderQuestion(asked: Question, number: number, of: number, look: Look): string {
  return `\n${renderMarkdown(`**${number} of ${of}** ${asked.asks}`, look)}`;
}

/** The choices with their letters, one a line. */
export function renderChoices(choices: readonly string[]): string {
  return choices.map((choice, place) => `  ${letterOf(place)}) ${choice}\n`).join("");
}

/** Whether the answer was right, which one would have been, and why. */
export function renderAnswered(asked: Question, right: boolean, look: Look): string {
  const says = right ? "**Right.**" : `**Not right.** The answer is: ${rightAnswer(asked)}.`;
  return renderMarkdown(`${says} ${asked.explains}`, look);
}

function rightAnswer(asked: Question): string {
  if (asked.kind === "number") return String(asked.right);
  return asked.choices.find((_, place) => letterOf(place) === asked.right)!.replace(/\.$/, "");
}

/** What an answer has to look like, where it was none. */
export function wantedAnswer(asked: Question): string {
  return asked.kind === "number"
    ? "Please type a whole number."
    : `Please type a letter from a to ${letterOf(asked.choices.length - 1)}.`;
}

/** The result, once all questions are answered. */
export function renderResult(result: ReviewResult, look: Look): string {
  return `\n${renderMarkdown(`**${rightOf(result)}.**`, look)}`;
}

function rightOf({ earned, points, questions, ...result }: ReviewResult): string {
  const right = result.kind === "answered" ? result.right : 0;
  return `${right} of ${countOf(questions, "answer")} right, ${formatPoints(earned)} of ${countOf(points, "point")}`;
}
