/**
 * One case of each kind of the example stage, and what the terminal says of it.
 *
 * @module
 */
import type { Judged } from "../judge/score.ts";
import { renderCase } from "../report/case.ts";
import type { Look } from "../text/look.ts";
import { judged, printed, ran, stageOf, withVerdict } from "./examples.ts";

export const WIDE: Look = { width: 80, colour: false };
export const NARROW: Look = { width: 40, colour: false };

export const HITS = "hits-once";
export const REFUSES = "refuses-an-empty-answer";
export const ENDS = "ends-in-the-middle";

export const header = withVerdict("the-header", { kind: "passed" });
export const refuses = judged(REFUSES, ran(printed(REFUSES)));
export const ends = judged(ENDS, ran(printed(ENDS), { ended: { how: "exit", status: 1 } }));
export const spacing = judged(
  HITS,
  ran(printed(HITS, (text) => text.replace("|   3♣ |      |", "|  3♣ |      |"))),
);

/** The explanation alone, without the commands that show it again. */
export function explained(one: Judged, look = WIDE): string {
  const result = stageOf([one]);
  return `\n${renderCase(result, result.cases[0]!, look).join("\n")}\n`;
}

/** What stands there without the colours; with `false`, all of it. */
export function withoutColour(text: string, colour = true): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours are what is taken away.
  return colour ? text.replace(/\x1b\[(?:1|2|22|3[1236]|39)m/g, "") : text;
}
