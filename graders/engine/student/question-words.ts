/**
 * The words of a question and of the response to an answer.
 *
 * @module
 */
import type { Look } from "../text/look.ts";
import { letterOf, type Question } from "../workbook/questions.ts";
import { renderMarkdown } from "./terminal/markdown.ts";

/** A question without its choices; the caller shows those. */
export function renderQuestion(asked: Question, number: number, of: number, look: Look): string {
  return `\n${renderMarkdown(`**${number} of ${of}** ${asked.asks}`, look)}`;
}

/** The choices with their letters, one per line. */
export function renderChoices(choices: readonly string[]): string {
  return choices.map((choice, place) => `  ${letterOf(place)}) ${choiceText(choice)}\n`).join("");
}

/** A choice as plain text: in a list, nothing is painted. */
export function choiceText(choice: string): string {
  return choice.replaceAll("`", "");
}

/** Says whether the answer was right, what the right answer is, and why. */
export function renderAnswered(asked: Question, right: boolean, look: Look): string {
  const says = right ? "**Right.**" : `**Not right.** The answer is: ${rightAnswer(asked)}.`;
  return renderMarkdown(`${says} ${asked.explains}`, look);
}

/** The text of the right answer. */
export function rightAnswer(asked: Question): string {
  if (asked.kind === "number") return String(asked.right);
  return asked.choices.find((_, place) => letterOf(place) === asked.right)!.replace(/\.$/, "");
}

/** Says what an answer must look like, after input that was not one. */
export function wantedAnswer(asked: Question): string {
  return asked.kind === "number"
    ? "Please type a whole number."
    : `Please type a letter from a to ${letterOf(asked.choices.length - 1)}.`;
}
