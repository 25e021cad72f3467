/**
 * The transcript: what a person would have seen on the terminal, with what was typed between `[[` and `]]`.
 *
 * A backslash takes the meaning away from `\`, `[[`, `]]`, and from a `# ` or `? ` at the head of a line.
 *
 * @module
 */
import { WorkbookError } from "./workbook-error.ts";

export interface Transcript {
  /** The lines at the top that begin with `# `, without that mark. */
  readonly description: readonly string[];
  /** What was shown and what was typed, in order. */
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

/** A course holds every submission against the same transcripts. */
const shown = new WeakMap<Transcript, string>();

/** What the program wrote to standard output: the transcript less what was typed. */
export function shownText(transcript: Transcript): string {
  let text = shown.get(transcript);
  if (text === undefined) {
    text = transcript.parts.map((part) => (part.kind === "shown" ? part.text : "")).join("");
    shown.set(transcript, text);
  }
  return text;
}

/** Joins neighbours that show text, and drops empty ones: equal transcripts then have equal parts. */
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
 * @throws WorkbookError with place, line and cure
 */
export function parseTranscript(source: string, place: string): Transcript {
  if (source.includes("\uFFFD"))
    throw new WorkbookError(`${place}: not UTF-8 text; record it again.`);
  const text = source.replace(/^\uFEFF/, "").replace(/\r\n/g, "\n");
  const description = /^(?:# .*\n)*/.exec(text)![0];
  let body = text.slice(description.length);
  const lineOf = (at: number) =>
    description.split("\n").length - 1 + body.slice(0, at).split("\n").length;

  let status = 0;
  // The line end before the last line is the mark's own where the program ended without one; the printer adds it.
  const ending = /(?:^|\n)\? (\d+)\n?$/.exec(body);
  if (ending) {
    status = Number(ending[1]);
    if (status < 1 || status > 255) {
      throw new WorkbookError(
        `${place}: the exit status in the last line is a number from 1 to 255, not ${ending[1]}.`,
      );
    }
    body = body.slice(0, ending.index + (ending[0].startsWith("\n") ? 1 : 0));
  }
  const parts: Part[] = [];
  let printed = "";
  for (let at = 0; at < body.length; ) {
    // Of a row of brackets the last two open; the printer escapes so that this is never in doubt.
    const here =
      body.startsWith("[[", at) && body[at + 2] !== "["
        ? "open"
        : body.startsWith("]]", at)
          ? "close"
          : body[at] === "\\"
            ? "escape"
            : "text";
    if (here === "close") {
      throw new WorkbookError(
        `${place}:${lineOf(at)}: "]]" without "[[" before it; put a backslash before it if the program printed it.`,
      );
    }
    if (here === "escape") {
      const taken = takenBy(body, at, at === 0 || body[at - 1] === "\n");
      if (taken === undefined) {
        throw new WorkbookError(
          `${place}:${lineOf(at)}: a backslash stands before \\, [[, ]], or a "# " or "? " at the head of a line; write \\\\ for a backslash.`,
        );
      }
      printed += taken;
      at += 1 + taken.length;
    } else if (here === "text") {
      const next = nextMark(body, at + 1);
      printed += body.slice(at, next);
      at = next;
    } else {
      const typed = readTyped(body, at + 2);
      if (typed === undefined) {
        throw new WorkbookError(
          `${place}:${lineOf(at)}: "[[" is not closed by "]]" at the end of its line.`,
        );
      }
      parts.push({ kind: "shown", text: printed }, { kind: "typed", line: typed.line });
      printed = "";
      at = typed.next;
    }
  }
  parts.push({ kind: "shown", text: printed });
  return {
    description: description
      .split("\n")
      .slice(0, -1)
      .map((line) => line.slice(2)),
    parts: normalParts(parts),
    status,
  };
}

/** Where the next character stands that may mean something. Every command reads every transcript, so no character is looked at twice. */
function nextMark(body: string, from: number): number {
  MARK.lastIndex = from;
  return MARK.exec(body)?.index ?? body.length;
}

const MARK = /[\\[\]]/g;

/** What the backslash at this place takes the meaning of, if it may stand here. */
function takenBy(body: string, at: number, headOfLine: boolean): string | undefined {
  const marks = headOfLine ? ["\\", "[[", "]]", "# ", "? "] : ["\\", "[[", "]]", "["];
  return marks.find((mark) => body.startsWith(mark, at + 1));
}

function readTyped(body: string, from: number): { line: string; next: number } | undefined {
  let line = "";
  for (let at = from; at < body.length && body[at] !== "\n"; ) {
    if (body.startsWith("]]", at) && body[at + 2] !== "]") {
      const after = at + 2;
      if (after === body.length) return { line, next: after };
      return body[after] === "\n" ? { line, next: after + 1 } : undefined;
    }
    const taken = body[at] === "\\" ? takenBy(body, at, false) : undefined;
    if (body[at] === "\\" && taken === undefined) return undefined;
    line += taken ?? body[at];
    at += taken ? 1 + taken.length : 1;
  }
  return undefined;
}

/** Writes a transcript as its file stands on disk; reading it gives the same transcript. */
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
  // In a file every last line has its end; blank ends of the output do not count.
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
