/**
 * Asks for a choice with numbered lines, on a terminal whose cursor cannot be moved, such as an old one or one with a
 * screen reader.
 *
 * @module
 */
import { createInterface } from "node:readline";
import { takeSignals } from "../../sandbox/ending.ts";
import { clip } from "../../text/look.ts";
import type { Choice } from "./actions.ts";
import { type Entry, matching } from "./list.ts";
import type { View } from "./views.ts";

/** The choice, one screen back, or leave (also at the end of the input). */
type Answer = Choice | { readonly kind: "back" };

/** @param head - the subject, in a line or two */
export type AskByLine = (
  head: readonly string[],
  view: Pick<View, "question" | "entries" | "found" | "initial">,
) => Promise<Answer>;

/** Shows a numbered list and reads an answer. A word searches the list, and the matches form a new list. */
export function askByLines(
  out: (text: string) => void,
  line: () => Promise<string | undefined> = readLine,
): AskByLine {
  return async (head, { question, entries, found, initial }) => {
    let shown: readonly Entry<Choice>[] = entries;
    out(`\n${head.map((one) => `${one.trimEnd()}\n`).join("")}\n`);
    for (;;) {
      const digits = String(shown.length).length;
      const list = shown.map(({ plain }, at) => `${String(at + 1).padStart(digits)}  ${plain}\n`);
      // Enter chooses an entry only in the whole list.
      const enter = shown === entries ? `, Enter for ${initial + 1}` : "";
      out(
        `${list.join("")}${question}\nType a number, a word to search for${enter}, b to go back, q to leave: `,
      );
      const typed = (await line())?.trim();
      if (typed === undefined || /^q(uit)?$/i.test(typed)) {
        if (typed === undefined) out("\n");
        return { kind: "leave" };
      }
      if (/^b(ack)?$/i.test(typed)) return { kind: "back" };
      const hits = answered(typed, shown, found, shown === entries ? initial : undefined);
      if (hits.length === 1) return hits[0]!.value;
      shown = hits.length === 0 ? entries : hits;
      if (hits.length === 0 && typed !== "") out(`There is no "${clip(typed, 40)}" here.\n`);
    }
  };
}

function answered(
  typed: string,
  shown: readonly Entry<Choice>[],
  found: readonly Entry<Choice>[],
  initial: number | undefined,
): readonly Entry<Choice>[] {
  if (typed === "") return initial === undefined ? [] : shown.slice(initial, initial + 1);
  if (/^\d+$/.test(typed)) return shown.slice(Number(typed) - 1, Number(typed));
  return matching(found, typed);
}

/** Reads one line of standard input. @returns `undefined` at the end of the input, or on Ctrl-C */
function readLine(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const lines = createInterface({ input: process.stdin, terminal: false });
    const giveBack = takeSignals(["SIGINT"], () => lines.close());
    let line: string | undefined;
    lines.once("line", (text) => {
      line = text;
      lines.close();
    });
    lines.once("close", () => {
      giveBack();
      resolve(line);
    });
  });
}
