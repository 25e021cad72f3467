/**
 * Makes text from outside inert: whatever a student wrote, it cannot move a cursor, reverse a line, or be a link, a
 * mention or a command to the machine that prints the report. Removed characters stay visible as escapes.
 *
 * @module
 */

/**
 * Characters that a terminal obeys or does not show: controls, formats (including those that reverse the writing
 * direction), lone surrogates, separators, ignorable characters (zero width), and every space except the plain one.
 */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;

/**
 * GitHub obeys a line that begins with `::`, with or without spaces before it; Azure and TeamCity obey `##[`, `##vso[`
 * anywhere.
 */
const COMMAND_HEAD = /(^|\s)::/g;
const COMMAND_ANYWHERE = /##(?=[a-z]*\[)/gi;

/** Most texts, and quick to recognise. */
const PLAIN = /^[ -~]*$/;

/**
 * Makes one line of text inert for a terminal and for a CI log; doing it twice changes nothing more.
 *
 * A tab becomes `→`, a line end `
`, and every other invisible character an escape such as `\x1b` or `\u202e`.
 */
export function inertTerminal(text: string): string {
  if (PLAIN.test(text) && !text.includes("::") && !text.includes("##")) return text;
  return breakCommands(text.replace(UNSEEN, escapeCharacter));
}

/** Invisible characters, but not the two that some scripts need, which join letters or keep them apart. */
const UNSEEN_IN_NAME = /(?![\u200c\u200d])\p{Cf}/gu;

/** Makes a person's name inert in data; every name that a person may have stays as it is. */
export function inertName(name: string): string {
  return breakCommands(name.replace(UNSEEN_IN_NAME, escapeCharacter));
}

function breakCommands(text: string): string {
  return text.replace(COMMAND_HEAD, "$1:\\x3a").replace(COMMAND_ANYWHERE, "#\\x23");
}

/** What a terminal or a CI machine could obey in JSON; no line begins with a text, so `::` is no command there. */
const UNSAFE_IN_JSON =
  /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|#(?=#[a-z]*\[)/giu;

/** Makes JSON inert for a terminal and for a CI log. The data stay the same. */
export function inertJson(json: string): string {
  return json.replace(UNSAFE_IN_JSON, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/** The visible escape of one character, as in JavaScript. */
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
 * Makes text inert within a line of Markdown prose. Words stay words; anything else that could be more becomes a code
 * span, which cannot have links, images, mentions or HTML.
 */
export function inertMarkdown(text: string): string {
  const inert = inertTerminal(text);
  if (inert === "") return "(empty)";
  if (HARMLESS.test(inert) && !/www\./i.test(inert)) return inert;
  const marks = "`".repeat(longestRun(inert) + 1);
  const room = /^[` ]|[` ]$/.test(inert) && inert.trim() !== "" ? " " : "";
  return `${marks}${room}${inert}${room}${marks}`;
}

/** A fenced block of Markdown that the text in it cannot end. */
export function fence(text: string): string {
  const inert = text.split("\n").map(inertTerminal).join("\n");
  const marks = "`".repeat(Math.max(3, longestRun(inert) + 1));
  return `${marks}text\n${inert}\n${marks}`;
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
