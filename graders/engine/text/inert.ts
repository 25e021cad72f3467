/**
 * Makes text from outside inert: whatever a student wrote, it can neither move a cursor, nor turn a line around, nor be
 * a link, a mention or a command to the machine that prints the report. What is taken out stays visible as an escape.
 *
 * @module
 */

/**
 * What a terminal obeys or does not show: controls, formats (among them what turns the writing direction around), lone
 * surrogates, separators, whatever is ignored by default (zero width), and every blank that is not the plain one.
 */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;

/** GitHub obeys a line that begins with `::`, blanks before it or not; Azure and TeamCity obey `##[`, `##vso[` anywhere. */
const COMMAND_HEAD = /(^|\s)::/g;
const COMMAND_ANYWHERE = /##(?=[a-z]*\[)/gi;

/** Most of what is told, and quick to recognise. */
const PLAIN = /^[ -~]*$/;

/**
 * Makes one line of text inert for a terminal and for the log of a CI machine; twice is the same as once.
 *
 * A tab becomes `→`, everything else that cannot be seen an escape such as `\x1b` or `\u202e`, a line end `\n`.
 */
export function inertTerminal(text: string): string {
  if (PLAIN.test(text) && !text.includes("::") && !text.includes("##")) return text;
  return text
    .replace(UNSEEN, escapeCharacter)
    .replace(COMMAND_HEAD, "$1:\\x3a")
    .replace(COMMAND_ANYWHERE, "#\\x23");
}

/** The visible escape of one character, as JavaScript writes it. */
export function escapeCharacter(character: string): string {
  const code = character.codePointAt(0)!;
  if (character === "\t") return "→";
  if (character === "\n") return "\\n";
  if (character === "\r") return "\\r";
  const digits = code.toString(16);
  if (code <= 0xff) return `\\x${digits.padStart(2, "0")}`;
  return code <= 0xffff ? `\\u${digits.padStart(4, "0")}` : `\\u{${digits}}`;
}

const HARMLESS = /^\p{L}[\p{L}\p{N} .,;'’()-]*$/u;

/**
 * Makes text inert within a line of Markdown prose. Words stay words; anything that could be more than words becomes a
 * code span, in which there are no links, images, mentions or HTML.
 */
export function inertMarkdown(text: string): string {
  const inert = inertTerminal(text);
  if (inert === "") return "(empty)";
  if (HARMLESS.test(inert) && !/www\./i.test(inert)) return inert;
  const marks = "`".repeat(longestRun(inert) + 1);
  const room = /^[` ]|[` ]$/.test(inert) && inert.trim() !== "" ? " " : "";
  return `${marks}${room}${inert}${room}${marks}`;
}

/** A fenced block of Markdown that its text cannot end. */
export function fence(text: string): string {
  const inert = text.split("\n").map(inertTerminal).join("\n");
  const marks = "`".repeat(Math.max(3, longestRun(inert) + 1));
  return `${marks}text\n${inert}\n${marks}`;
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
