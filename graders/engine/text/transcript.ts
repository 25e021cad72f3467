/**
 * The transcript: the text that a person would see on the terminal, with typed lines between `[[` and `]]`.
 *
 * Lines at the top that begin with `# ` describe it, and a last line such as `? 1` gives an exit status other than 0. A
 * backslash removes the special meaning of `\`, `[[`, `]]`, and of a `# ` or `? ` at the start of a line.
 *
 * ```text
 * # One round; ten are refused.
 * How many rounds? [[10]]
 * Please type a whole number from 1 to 9.
 * How many rounds? [[1]]
 * Your 7, my K: I win.
 * ```
 *
 * @module
 */
import { WorkbookError } from "./workbook-error.ts";

export interface Transcript {
  /** The lines at the top that begin with `# `, without that mark. */
  readonly description: readonly string[];
  /** The shown and typed parts, in order. */
  readonly parts: readonly Part[];
  /** The program's exit status. */
  readonly status: number;
}

/** Text that the program printed, or a line that was typed after it. */
export type Part =
  | { readonly kind: "shown"; readonly text: string }
  | { readonly kind: "typed"; readonly line: string };

/** The lines that were typed, in order. */
export function typedLines(transcript: Transcript): string[] {
  return transcript.parts.flatMap((part) => (part.kind === "typed" ? [part.line] : []));
}

/** A course compares every submission with the same transcripts. */
const shown = new WeakMap<Transcript, string>();

/** What the program wrote to standard output: the transcript without the typed lines. */
export function shownText(transcript: Transcript): string {
  let text = shown.get(transcript);
  if (text === undefined) {
    text = transcript.parts.map((part) => (part.kind === "shown" ? part.text : "")).join("");
    shown.set(transcript, text);
  }
  return text;
}

/** Joins neighbouring parts of output, and drops empty ones, so equal transcripts have equal parts. */
export function normalParts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === "shown" && last?.kind === "shown") {
      joined[joined.length - 1] = { kind: "shown", text: last.text + part.text };
    } else if (part.kind === "typed" || part.text !== "") joined.push(part);
  }
  return joined;
}

/**
 * Reads a transcript.
 *
 * @param place - the file's path, for messages
 * @throws WorkbookError with the place, the line and what to do
 */
export function parseTranscript(source: string, place: string): Transcript {
  if (source.includes("\uFFFD"))
    throw new WorkbookError(`${place}: not UTF-8 text; record it again.`);
  const text = source.replace(/^\uFEFF/, "").replace(/\r\n/g, "\n");
  const [head] = /^(?:# .*\n)*/.exec(text)!;
  // If the program ended without a line end, the printer adds one before this line.
  const ending = /(?<![^\n])\? (\d+)\n?$/.exec(text);
  const status = Number(ending?.[1] ?? 0);
  if (ending && (status < 1 || status > 255)) {
    throw new WorkbookError(
      `${place}: the exit status in the last line is a number from 1 to 255, not ${ending[1]}.`,
    );
  }
  const body = text.slice(0, ending?.index);
  const parts: Part[] = [];
  for (let at = head.length; at < body.length; at = TURN.lastIndex) {
    TURN.lastIndex = at;
    const [turn, printed = "", typed] = TURN.exec(body)!;
    if (turn === "") {
      const line = body.slice(0, at).split("\n").length;
      throw new WorkbookError(`${place}:${line}: ${MISPLACED[body[at]!]}`);
    }
    parts.push({ kind: "shown", text: withoutEscapes(printed) });
    if (typed !== undefined) parts.push({ kind: "typed", line: withoutEscapes(typed) });
  }
  const description = head.match(/(?<=^# ).*$/gm) ?? [];
  return { description, parts: normalParts(parts), status };
}

/**
 * Printed text, up to a mark, and the line typed after it, if there is one. In a row of brackets the last two open; the
 * printer escapes them, so this is never ambiguous.
 */
const TURN = (() => {
  const plain = String.raw`[^\\[\]]+|\[(?!\[(?!\[))|\](?!\])`;
  const escapedAtHead = String.raw`(?<![^\n])\\(?:\\|\[\[|\]\]|[#?] )`;
  const escaped = String.raw`\\(?:\\|\[\[|\]\]|\[)`;
  const typed = String.raw`(?:${escaped}|(?!\]\](?!\]))[^\\\n])*`;
  return new RegExp(
    String.raw`((?:${plain}|${escapedAtHead}|(?<=[^\n])${escaped})*)(?:\[\[(?!\[)(${typed})\]\](?:\n|$))?`,
    "y",
  );
})();

/** What is wrong if a turn cannot begin, by the character there. */
const MISPLACED: Readonly<Record<string, string>> = {
  "]": '"]]" without "[[" before it; put a backslash before it if the program printed it.',
  "[": '"[[" is not closed by "]]" at the end of its line.',
  "\\": 'a backslash may only come before \\, [[, ]], or a "# " or "? " at the start of a line; write \\\\ for a backslash.',
};

function withoutEscapes(text: string): string {
  return text.replace(/\\(\\|\[\[|\]\]|[#?] |\[)/g, "$1");
}

/** Writes the text of a transcript's file; reading it gives the same transcript. */
export function printTranscript(transcript: Transcript): string {
  const head = transcript.description.map((line) => `# ${line}\n`).join("");
  let body = "";
  for (const part of normalParts(transcript.parts)) {
    const headOfLine = body === "" || body.endsWith("\n");
    body +=
      part.kind === "shown"
        ? escapeShown(part.text, headOfLine)
        : `[[${escapeTyped(part.line)}]]\n`;
  }
  // In a file, the last line always has its end; blank lines at the end of the output do not count.
  const end = body === "" || body.endsWith("\n") ? "" : "\n";
  return `${head}${body}${end}${transcript.status === 0 ? "" : `? ${transcript.status}\n`}`;
}

function escapeShown(text: string, headOfLine: boolean): string {
  return text
    .split("\n")
    .map((line, index) => {
      const escaped = escapeMarks(line);
      return (index > 0 || headOfLine) && /^[#?] /.test(line) ? `\\${escaped}` : escaped;
    })
    .join("\n");
}

function escapeMarks(text: string): string {
  return text.replace(/\\|\[\[|\]\]/g, "\\$&");
}

function escapeTyped(line: string): string {
  const escaped = escapeMarks(line);
  return escaped.startsWith("[") ? `\\${escaped}` : escaped;
}
