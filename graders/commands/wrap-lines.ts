/**
 * Wraps sentences for a terminal, which by itself breaks them in the middle of words.
 *
 * @module
 */
import { columnsOf } from "../engine/text/columns.ts";
import { keep, prose } from "../engine/text/look.ts";

/** A command to be typed: its name, what it is about, and then options, their numbers, and NAMES to be put in. */
const COMMAND = /\bnpm (?:start|run [a-z:]+)(?: -- \S+(?: (?:--[a-z-]+|[A-Z]+|\d+)\b)*)?/g;

/**
 * Wraps each line that is too wide, under where it begins; those that fit, and those with colours, stay as they are. A
 * command is broken only where it does not fit on a line of its own, so that it can be copied.
 *
 * @param columns - of the terminal
 */
export function wrapLines(text: string, columns: number): string {
  return text
    .split("\n")
    .flatMap((line) => {
      // What is painted has been laid out already.
      if (columnsOf(line) <= columns || line.includes("\x1b")) return [line];
      const [indent] = /^ */.exec(line)!;
      const sentence = line.slice(indent.length).replace(COMMAND, keep);
      return prose({ width: columns, colour: false }, sentence, { indent });
    })
    .join("\n");
}
