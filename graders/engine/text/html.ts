/**
 * Makes text inert within HTML and XML: it is only text there, whatever it says, and invisible characters become
 * visible as escapes.
 *
 * @module
 */
import { escapeUTF8 } from "entities";
import { escapeCharacter, inertTerminal } from "./inert.ts";
import { unkeep } from "./look.ts";

/** These are not valid characters, and an XML document may not contain them. */
const NO_CHARACTERS = /[\ufffe\uffff]/g;

/** One line of text, between tags or in an attribute with quotes around it. */
export function inertHtml(text: string): string {
  return escapeUTF8(inertTerminal(unkeep(text)).replace(NO_CHARACTERS, escapeCharacter));
}

/** Several lines of text. */
export function inertLines(lines: readonly string[]): string {
  return lines.map(inertHtml).join("\n");
}

/** A code span: text from `quote` is one word, but the workbook's own text may have spaces in it. */
const CODE = /`([^ ]+)`|`([^`]+)`/g;

/** A sentence with code between backticks. */
export function proseHtml(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const found of text.matchAll(CODE)) {
    parts.push(inertHtml(text.slice(from, found.index)));
    parts.push(`<code>${inertHtml(found[1] ?? found[2] ?? "")}</code>`);
    from = found.index + found[0].length;
  }
  return [...parts, inertHtml(text.slice(from))].join("");
}
