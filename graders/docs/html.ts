/**
 * Text as HTML.
 *
 * @module
 */

const NAMES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => NAMES[character]!);
}

/** The text of some HTML, in one line. What is folded is not part of it. */
export function textOf(html: string): string {
  const plain = html
    .replace(/<details[\s\S]*?<\/details>/g, " ")
    .replace(/<a class="anchor"[\s\S]*?<\/a>/g, "")
    .replace(/<\/(?:p|li|h\d|td|th|pre|tr)>/g, " ")
    .replace(/<[^>]*>/g, "");
  return Object.entries(NAMES)
    .toReversed()
    .reduce((text, [character, name]) => text.replaceAll(name, character), plain)
    .replace(/\s+/g, " ")
    .trim();
}
