/**
 * Asks the review's questions: with arrow keys on a terminal, otherwise with plain lines.
 *
 * From a pipe, `prompts` would read one line and lose the rest, so the toolkit reads pipes.
 *
 * @module
 */
import { host } from "../../toolkit/host.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip } from "../text/look.ts";
import { letterOf, type Question, readAnswer } from "../workbook/questions.ts";
import { choiceText, renderChoices, wantedAnswer } from "./question-words.ts";

/** @returns the answer as it is kept; `undefined` if none will come */
export type Ask = (asked: Question) => Promise<string | undefined>;

/** Asks with arrow keys; a number is typed. */
export const askByKeys: Ask = async (asked) => {
  const { default: prompts } = await import("prompts");
  const { answer } =
    asked.kind === "choice"
      ? await prompts({
          type: "select",
          name: "answer",
          message: "Your answer",
          hint: "arrow keys, Enter",
          choices: asked.choices.map((choice, place) => ({
            title: choiceText(choice),
            value: letterOf(place),
          })),
        })
      : await prompts({
          type: "text",
          name: "answer",
          message: "Your answer",
          validate: (typed: string) =>
            readAnswer(asked, typed) === undefined ? wantedAnswer(asked) : true,
        });
  return answer === undefined ? undefined : readAnswer(asked, String(answer));
};

const MOST_ECHO = 40;

/**
 * Asks with plain lines, again and again until there is an answer.
 *
 * @param echo - whether to print what is typed, because a pipe does not show it
 */
export function askByLines(out: (text: string) => void, echo: boolean): Ask {
  return async (asked) => {
    if (asked.kind === "choice") out(renderChoices(asked.choices));
    const what =
      asked.kind === "number" ? "a number" : `a to ${letterOf(asked.choices.length - 1)}`;
    for (;;) {
      out(`Your answer (${what}): `);
      const line = await host.readLine();
      if (line === undefined) {
        out("\n");
        return undefined;
      }
      if (echo) out(`${clip(inertTerminal(line), MOST_ECHO)}\n`);
      const answer = readAnswer(asked, line);
      if (answer !== undefined) return answer;
      out(`${wantedAnswer(asked)}\n`);
    }
  };
}
