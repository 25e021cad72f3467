/**
 * Wraps sentences for a terminal, which would otherwise break them inside words.
 *
 * @module
 */
import { columnsOf } from "../engine/text/columns.ts";
import { keep, prose } from "../engine/text/look.ts";

/** A command to type: its name, its subject, then options, their numbers, and NAMES to fill in. */
const COMMAND = /\bnpm (?:start|run [a-z:]+)(?: -- \S+(?: (?:--[a-z-]+|[A-Z]+|\d+)\b)*)?/g;

/**
 * Wraps each line that is too wide, with the same indentation. Lines that fit, and lines with colours, do not change. A
 * command is broken only if it does not fit on its own line, so that it can be copied.
 *
 * @param columns - the terminal's width
 */
export function wrapLines(text: string, columns: number): string {
  return text
    .split("\n")
    .flatMap((line) => {
      // Text with colours has been laid out already.
      if (columnsOf(line) <= columns || line.includes("\x1b")) return [line];
      const [indent] = /^ */.exec(line)!;
      const sentence = line.slice(indent.length).replace(COMMAND, keep);
      return prose({ width: columns, colour: false }, sentence, { indent });
    })
    .join("\n");
}
