/**
 * Text as HTML, and back.
 *
 * @module
 */
import { decodeHTML, escapeUTF8 } from "entities";

export function escapeHtml(text: string): string {
  return escapeUTF8(text);
}

/** The text of some HTML, in one line. What is folded is not part of it. */
export function textOf(html: string): string {
  const plain = html
    .replace(/<(details|script)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<a class="anchor"[\s\S]*?<\/a>/g, "")
    .replace(/<\/(?:p|li|h\d|td|th|pre|tr)>/g, " ")
    .replace(/<[^>]*>/g, "");
  return decodeHTML(plain).replace(/\s+/g, " ").trim();
}
