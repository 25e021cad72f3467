/**
 * The words of the data structure review, before its questions and after its answers.
 *
 * @module
 */
import type { ReviewResult } from "../judge/review.ts";
import { formatPoints } from "../judge/score.ts";
import { countOf } from "../report/phrases.ts";
import type { Look } from "../text/look.ts";
import type { Question, Review } from "../workbook/questions.ts";
import { renderMarkdown } from "./terminal/markdown.ts";

/**
 * The text before the first question.
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
    `${countOf(questions.length, "question")}, worth ${countOf(points, "point")} in all. Each answer is saved as soon as you give it, so you can leave with Ctrl-C and continue later.`,
    ...(before.kind === "not answered" ? [] : [keptSays(before, review, next)]),
  ];
  return renderMarkdown(paragraphs.join("\n\n"), look);
}

function keptSays(before: ReviewResult, { questions }: Review, next: Question): string {
  switch (before.kind) {
    case "answered": {
      const { unanswered = 0 } = before;
      if (unanswered === 0)
        return `You have answered all of them: ${rightOf(before)}. This is a new round, in which each new answer replaces the old one.`;
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

/** The result after all questions are answered. */
export function renderResult(result: ReviewResult, look: Look): string {
  return `\n${renderMarkdown(`**${rightOf(result)}.**`, look)}`;
}

function rightOf({ earned, points, questions, ...result }: ReviewResult): string {
  const right = result.kind === "answered" ? result.right : 0;
  return `${right} of ${countOf(questions, "answer")} right, ${formatPoints(earned)} of ${countOf(points, "point")}`;
}
