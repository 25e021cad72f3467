/**
 * Makes text inert within HTML and XML: it is text there and nothing else, whatever it says, and what cannot be seen stays
 * visible as an escape.
 *
 * @module
 */
import { escapeUTF8 } from "entities";
import { escapeCharacter, inertTerminal } from "./inert.ts";
import { unkeep } from "./look.ts";

/** No characters at all, and no document of XML may hold them. */
const NO_CHARACTERS = /[\ufffe\uffff]/g;

/** One line of text, between tags or in an attribute with quotes around it. */
export function inertHtml(text: string): string {
  return escapeUTF8(inertTerminal(unkeep(text)).replace(NO_CHARACTERS, escapeCharacter));
}

/** Several lines of it. */
export function inertLines(lines: readonly string[]): string {
  return lines.map(inertHtml).join("\n");
}

/** A code span: what `quote` has made is one word; what the workbook wrote may have blanks in it. */
const CODE = /`([^ ]+)`|`([^`]+)`/g;

/** A sentence whose parts between backticks are code. */
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
