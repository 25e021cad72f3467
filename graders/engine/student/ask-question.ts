/**
 * Asks the review's questions: with arrow keys where somebody sits at a terminal, else by plain lines.
 *
 * `prompts` reads one line of a pipe and loses the others with it, so what comes from a pipe is read by the toolkit.
 *
 * @module
 */
import { host } from "../../toolkit/host.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip } from "../text/look.ts";
import { letterOf, type Question, readAnswer } from "../workbook/questions.ts";
import { renderChoices, wantedAnswer } from "./question-words.ts";

/** @returns the answer as it is kept; `undefined` when there will be none */
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
          choices: asked.choices.map((title, place) => ({ title, value: letterOf(place) })),
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
 * Asks by plain lines, again and again until there is an answer.
 *
 * @param echo - whether nobody sees what is typed: a pipe shows nothing
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
