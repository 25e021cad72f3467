/**
 * Compares what a program printed with what it should have printed.
 *
 * Standard output decides; turns only say where. CRLF, spaces at line ends and blank lines at the very end do not
 * count. A carriage return anywhere else is a character of its line: on a terminal it overwrites the line. Lines are
 * aligned, so one extra line does not spoil the rest.
 *
 * @module
 */
import type { Run } from "../execute/outcome.ts";
import { alignLines } from "../text/align-lines.ts";
import { type Part, shownText, type Transcript, typedLines } from "../text/transcript.ts";
import { once } from "../workbook/remember.ts";

export const DIFFERENCE_KINDS = [
  "spacing",
  "case",
  "order",
  "extra line",
  "missing line",
  "different text",
  "exit status",
  "stopped early",
] as const;

export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** A line as the terminal shows it, with the typed text put back after its prompt. */
export interface Line {
  readonly text: string;
  /** Where the typed part begins in the text, if there is one in this line. */
  readonly typedAt?: number;
  /** How many lines had been typed before this one was shown. */
  readonly turn: number;
}

/** Two lines that belong together, or a line without a partner. */
export interface Row {
  readonly kind: "same" | "spacing" | "case" | "different text" | "extra line" | "missing line";
  readonly expected?: Line;
  readonly actual?: Line;
}

export interface Difference {
  /** Every kind met, in the order of {@link DIFFERENCE_KINDS}; never empty. */
  readonly kinds: readonly DifferenceKind[];
  /** All lines, aligned. */
  readonly rows: readonly Row[];
  /** The first row that differs; -1 if the screens are equal and only the end differs. */
  readonly first: number;
  /** Lines beyond the aligned ones, if there were too many to align. */
  readonly beyond: { readonly expected: number; readonly actual: number };
}

/** If more lines than this differ, the rest is counted, not aligned: a flood must not cost the grader its time. */
const ALIGNED_LINES = 600;
/** Of a line that is longer than this, only the beginning is compared with other lines: no expected line is so long. */
const MOST_OF_LINE = 10_000;

/** The characters of spacing. */
const SPACES = /[^\S\r]+/g;

/** Brings text into the form that is compared. */
export function normalise(text: string): string {
  return without(withoutEnd(withoutEnds(text)), NEWLINE);
}

const NEWLINE = "\n";
const SPACES_AT_END = " \t";
/** The characters of a line end: Windows doubles carriage returns, and there may be spaces among them. */
const BEFORE_NEWLINE = " \t\r";

function withoutEnds(text: string): string {
  // Most texts have none, and that is seen at once.
  if (!/[ \t\r]\n/.test(text)) return text;
  let kept = "";
  let from = 0;
  for (let end = text.indexOf(NEWLINE); end !== -1; end = text.indexOf(NEWLINE, end + 1)) {
    let last = end;
    while (last > from && BEFORE_NEWLINE.includes(text[last - 1]!)) last--;
    if (last === end) continue;
    kept += text.slice(from, last);
    from = end;
  }
  return kept + text.slice(from);
}

function withoutEnd(line: string): string {
  return without(line, SPACES_AT_END);
}

/** The text without these characters at its end. */
function without(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** @returns `undefined` if nothing that counts differs */
export function compare(expected: Transcript, run: Run): Difference | undefined {
  const wanted = shownText(expected);
  const status = run.ended.how === "exit" ? run.ended.status : undefined;
  const sameText = wanted === run.stdout || normalise(wanted) === normalise(run.stdout);
  if (sameText && status === expected.status) return undefined;
  // Of most cases that fail, nobody asks how: the program crashes, or one case is shown for all.
  const found = once(() => workOut(expected, run, sameText));
  return {
    get kinds() {
      return found().kinds;
    },
    get rows() {
      return found().rows;
    },
    get first() {
      return found().first;
    },
    get beyond() {
      return found().beyond;
    },
  };
}

function workOut(expected: Transcript, run: Run, sameText: boolean): Difference {
  const status = run.ended.how === "exit" ? run.ended.status : undefined;
  const lines = typedLines(expected);
  const left = screenOf(expected.parts);
  const { rows, beyond } = sameText
    ? { rows: left.map(same), beyond: NONE }
    : alignOutput(left, expected.parts, run);
  const kinds = new Set<DifferenceKind>(
    sameText ? [] : kindsOf(rows, normalise(shownText(expected)), normalise(run.stdout)),
  );
  if (status !== undefined && status !== expected.status) {
    if (sameText || expected.status !== 0) kinds.add("exit status");
  }
  if (!sameText && run.reads && !run.reads.askedForMore && run.reads.taken < lines.length)
    kinds.add("stopped early");
  if (kinds.size === 0) kinds.add("different text");
  return {
    kinds: DIFFERENCE_KINDS.filter((kind) => kinds.has(kind)),
    rows,
    first: rows.findIndex(({ kind }) => kind !== "same"),
    beyond,
  };
}

/** Aligns a program's screen with the expected one; the lines of a flood are counted. */
function alignOutput(left: readonly Line[], expected: readonly Part[], run: Run) {
  // The head may be all expected lines, and after it, so many are aligned.
  const { stdout, more } = beginningOf(run.stdout, left.length + ALIGNED_LINES + 1);
  const { rows, beyond } = align(left, screenOf(placeTyped({ ...run, stdout }, expected)));
  return { rows, beyond: { ...beyond, actual: beyond.actual + more } };
}

/** The first lines of an output, and how many more there are. */
function beginningOf(stdout: string, lines: number): { stdout: string; more: number } {
  let end = 0;
  let isBlank = false;
  // Blank lines at an end do not count, so the beginning may not end with one.
  for (let line = 0; line < lines || isBlank; line++) {
    const start = end;
    end = stdout.indexOf("\n", start) + 1;
    if (end === 0) return { stdout, more: 0 };
    isBlank = stdout.slice(start, end).trim() === "";
  }
  const rest = normalise(stdout.slice(end));
  let more = rest === "" ? 0 : 1;
  for (let at = rest.indexOf("\n"); at !== -1; at = rest.indexOf("\n", at + 1)) more++;
  return { stdout: stdout.slice(0, end), more };
}

const NONE = { expected: 0, actual: 0 };
const same = (line: Line): Row => ({ kind: "same", expected: line, actual: line });

/** The lines on the terminal after the program has ended. */
export function screenOf(parts: readonly Part[]): Line[] {
  const lines: Line[] = [];
  let text = "";
  let typedAt: number | undefined;
  let turn = 0;
  let lineTurn = 0;
  const end = () => {
    const shown = text.length > MOST_OF_LINE ? `${text.slice(0, MOST_OF_LINE)}…` : text;
    const typed = typedAt === undefined ? {} : { typedAt: Math.min(typedAt, shown.length) };
    lines.push({ text: shown, turn: lineTurn, ...typed });
    text = "";
    typedAt = undefined;
    lineTurn = turn;
  };
  for (const part of parts) {
    if (part.kind === "typed") {
      typedAt = text.length;
      text += part.line;
      turn++;
      end();
      continue;
    }
    const pieces = withoutEnds(part.text).split("\n");
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) end();
      text += piece;
    }
  }
  if (text !== "") end();
  while (
    lines.length > 0 &&
    withoutEnd(lines.at(-1)!.text) === "" &&
    lines.at(-1)!.typedAt === undefined
  )
    lines.pop();
  return lines;
}

/** Puts the typed lines into a program's output: where they were read, or else after the expected prompts. */
function placeTyped(run: Run, expected: readonly Part[]): Part[] {
  const { stdout } = run;
  const parts: Part[] = [];
  let from = 0;
  let prompt = "";
  let read = 0;
  for (const part of expected) {
    if (part.kind === "shown") {
      prompt = part.text.slice(part.text.lastIndexOf("\n") + 1);
      continue;
    }
    let to: number;
    if (run.reads?.at) {
      if (read >= run.reads.at.length || read >= run.reads.taken) break;
      // A program can write such reports itself, so a position must be within the output and never go back.
      to = Math.max(from, Math.min(run.reads.at[read++]!, stdout.length));
    } else {
      // Without a prompt, the line is typed where the last one ended.
      const found = prompt === "" ? from : endOfPrompt(stdout, prompt, from);
      if (found === undefined) break;
      to = found;
    }
    parts.push({ kind: "shown", text: stdout.slice(from, to) }, { kind: "typed", line: part.line });
    from = to;
    prompt = "";
  }
  return [...parts, { kind: "shown", text: stdout.slice(from) }];
}

/** Where the next prompt of the kind ends: its numbers, and what is said before it, may be wrong. */
function endOfPrompt(stdout: string, prompt: string, from: number): number | undefined {
  const asks = /(?<=[.!?] )[^.!?]*[\p{L}][^.!]*$/u.exec(prompt)?.[0] ?? prompt;
  const text = asks.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll(/\d+/g, "\\d{1,9}");
  const pattern = new RegExp(text, "g");
  pattern.lastIndex = from;
  return pattern.test(stdout) ? pattern.lastIndex : undefined;
}

/** Aligns two screens: every line of either is in exactly one row, in order, or is counted as beyond. */
export function align(
  expected: readonly Line[],
  actual: readonly Line[],
): { rows: Row[]; beyond: { expected: number; actual: number } } {
  let head = 0;
  while (head < expected.length && head < actual.length && exact(expected[head]!, actual[head]!))
    head++;
  let tail = 0;
  const most = Math.min(expected.length, actual.length) - head;
  while (tail < most && exact(expected.at(-1 - tail)!, actual.at(-1 - tail)!)) tail++;

  const left = expected.slice(head, expected.length - tail);
  const right = actual.slice(head, actual.length - tail);
  const flood = left.length > ALIGNED_LINES || right.length > ALIGNED_LINES;
  const middle = alignMiddle(left.slice(0, ALIGNED_LINES), right.slice(0, ALIGNED_LINES));
  const sides = (index: number, other: number): Row => pair(expected[index]!, actual[other]!);
  const heads = expected.slice(0, head).map((_, index) => sides(index, index));
  if (flood) {
    return {
      rows: [...heads, ...middle],
      beyond: {
        expected: expected.length - head - Math.min(left.length, ALIGNED_LINES),
        actual: actual.length - head - Math.min(right.length, ALIGNED_LINES),
      },
    };
  }
  const tails = Array.from({ length: tail }, (_, index) =>
    sides(expected.length - tail + index, actual.length - tail + index),
  );
  return { rows: [...heads, ...middle, ...tails], beyond: NONE };
}

function alignMiddle(expected: readonly Line[], actual: readonly Line[]): Row[] {
  const texts = [expected, actual].map((lines) => lines.map(({ text }) => loose(text)));
  const rows = alignLines(texts[0]!, texts[1]!).map(([left, right]): Row => {
    if (left === undefined) return { kind: "extra line", actual: actual[right!]! };
    if (right === undefined) return { kind: "missing line", expected: expected[left]! };
    return pair(expected[left]!, actual[right]!);
  });
  return isHardlyAligned(rows, expected, actual) ? lineByLine(expected, actual) : rows;
}

function lineByLine(expected: readonly Line[], actual: readonly Line[]): Row[] {
  const both = Math.min(expected.length, actual.length);
  return [
    ...expected.slice(0, both).map((line, at) => pair(line, actual[at]!)),
    ...expected.slice(both).map((line): Row => ({ kind: "missing line", expected: line })),
    ...actual.slice(both).map((line): Row => ({ kind: "extra line", actual: line })),
  ];
}

/**
 * Whether as many lines are there, or many are missing at first, but nearly all of the others differ. The few that match
 * are then far apart. To show all lines before a match as missing would look as if nothing had been printed there.
 */
function isHardlyAligned(
  rows: readonly Row[],
  expected: readonly Line[],
  actual: readonly Line[],
): boolean {
  const same = rows.filter(({ kind }) => kind === "same").length;
  if (expected.length === actual.length) return same < expected.length / 2;
  const missing = rows.findIndex(({ kind }) => kind !== "missing line");
  return missing >= MOST_MISSING && same < (rows.length - missing) / 2;
}

/** Before something that was printed after all. */
const MOST_MISSING = 8;

function pair(expected: Line, actual: Line): Row {
  return { kind: kindOfPair(expected.text, actual.text), expected, actual };
}

function kindOfPair(expected: string, actual: string): Row["kind"] {
  if (expected === actual || withoutEnd(expected) === withoutEnd(actual)) return "same";
  const [left, right] = [withoutBlanks(expected), withoutBlanks(actual)];
  if (left === right) return "spacing";
  return isSameBesidesCase(left, right) ? "case" : "different text";
}

function exact(a: Line, b: Line): boolean {
  return a.text === b.text || withoutEnd(a.text) === withoutEnd(b.text);
}

function withoutBlanks(text: string): string {
  return text.replace(SPACES, "");
}

/** At least so many of its letters, if there are so many. */
function beginningWithoutBlanks(text: string, most: number): string {
  let letters = "";
  for (let at = 0; at < text.length && letters.length < most; at += MOST_OF_LINE)
    letters += withoutBlanks(text.slice(at, at + MOST_OF_LINE));
  return letters;
}

function loose(text: string): string {
  return withoutBlanks(text).toLowerCase();
}

/** The kinds of a difference in text, from its rows, and from the whole text if the rows do not cover it. */
function kindsOf(rows: readonly Row[], wanted: string, got: string): DifferenceKind[] {
  const left = withoutBlanks(wanted);
  // No letter becomes more than three units in lower case, so more than this differs in more than case.
  const right = beginningWithoutBlanks(got, 3 * left.length + 1);
  if (left === right) return ["spacing"];
  const found = rows.flatMap((row): DifferenceKind[] => {
    if (row.kind === "same") return [];
    const alone = row.expected && row.actual ? undefined : (row.expected ?? row.actual);
    return alone && withoutBlanks(alone.text) === "" ? ["spacing"] : [row.kind];
  });
  if (isSameBesidesCase(left, right))
    return [...found.filter((kind) => kind === "spacing"), "case"];
  const hard = found.filter((kind) => kind !== "spacing" && kind !== "case");
  if (hard.length === 0) return [...found, "different text"];
  if (reordered(rows))
    return [...found.filter((kind) => kind === "spacing" || kind === "case"), "order"];
  return found;
}

/** No letter becomes more than three units in lower case. */
function isSameBesidesCase(one: string, other: string): boolean {
  if (Math.max(one.length, other.length) > 3 * Math.min(one.length, other.length)) return false;
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether the rows that differ have the same words on both sides, only in a different order. */
function reordered(rows: readonly Row[]): boolean {
  const differing = rows.filter(({ kind }) => kind !== "same");
  const letters = (side: "expected" | "actual") =>
    differing.reduce((sum, row) => sum + withoutBlanks(row[side]?.text ?? "").length, 0);
  // Sorting the words of a flood would take long.
  if (letters("expected") !== letters("actual")) return false;
  const words = (side: "expected" | "actual") =>
    differing
      .flatMap((row) => row[side]?.text.split(SPACES).filter((word) => word !== "") ?? [])
      .sort()
      .join(" ");
  const expected = words("expected");
  return expected !== "" && expected === words("actual");
}
