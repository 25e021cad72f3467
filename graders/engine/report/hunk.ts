/**
 * Shows where two screens part: a few rows around the first difference, expected and printed one above the other, with
 * what cannot be seen made visible. Blanks are, in all rows or in none: a row must be comparable with the one above it.
 *
 * @module
 */
import type { Difference, Line, Row } from "../compare/compare.ts";
import { escapeCharacter, inertTerminal } from "./inert.ts";
import { cut, keep, type Look, paint, prose, widthOf, windowAt } from "./look.ts";

const INDENT = "    ";
const CONTEXT = 2;
const EMPTY = "(empty line)";

/** A line of the hunk, before it is painted. */
interface HunkLine {
  readonly mark: " " | "-" | "+" | "^";
  readonly points: readonly string[];
  /** Where the typed part begins. */
  readonly typed: number;
}

export interface Hunk {
  /** The rows and their legend; none where no row differs. */
  readonly lines: readonly string[];
  /** Whether everything that differs is in it. */
  readonly whole: boolean;
}

/**
 * The hunk and its legend.
 *
 * @param most - how many lines of the screens are shown at the most
 */
export function renderHunk(difference: Difference, look: Look, most = 12): Hunk {
  const { rows, first, beyond } = difference;
  if (first < 0 || rows[first] === undefined) return { lines: [], whole: true };
  const room = widthOf(look) - INDENT.length - 2;
  const begin = Math.max(0, first - CONTEXT);
  const plain: HunkLine[] = [];
  let at = begin;
  for (let quiet = 0; at < rows.length; at++) {
    const row = rows[at]!;
    quiet = at > first && row.kind === "same" ? quiet + 1 : 0;
    const next = linesOf(row, room, !plain.some(({ mark }) => mark === "^"));
    if (quiet > CONTEXT || plain.length + next.length > most) break;
    plain.push(...next);
  }
  const lines = rows.slice(begin, at).some(partAtBlanks) ? plain.map(markBlanks) : plain;
  const rest = rows.slice(at);
  const notes = { above: aboveSays(begin), below: belowSays(rest, beyond) };
  const note = (text: string) => paint(look, "dim", `${INDENT}… ${text}`);
  return {
    lines: [
      ...notes.above.map(note),
      ...lines.map((line) => paintLine(line, look)),
      ...notes.below.map(note),
      "",
      ...prose(look, legendOf(lines, notes.above.length + notes.below.length > 0), {
        style: "dim",
      }),
    ],
    whole: beyond.expected + beyond.actual === 0 && rest.every(({ kind }) => kind === "same"),
  };
}

function legendOf(lines: readonly HunkLine[], leftOut: boolean): string {
  const has = (mark: HunkLine["mark"]) => lines.some((line) => line.mark === mark);
  const shows = (point: string) =>
    lines.some(({ mark, points }) => mark !== " " && points.includes(point));
  const says = [
    ...(has("-") ? [has("+") ? "- expected" : "- expected, but not printed"] : []),
    ...(has("+") ? [has("-") ? "+ printed" : "+ printed, but not expected"] : []),
    ...(has("^") ? ["^ where they part"] : []),
    ...(shows("·") ? ["· a blank"] : []),
    ...(shows("→") ? ["→ a tab"] : []),
    ...(leftOut || lines.some(({ points }) => points.includes("…")) ? ["… left out"] : []),
  ];
  return says.map(keep).join("   ");
}

function aboveSays(skipped: number): string[] {
  return skipped === 0 ? [] : [`${skipped} ${skipped === 1 ? "line" : "lines"} as expected`];
}

/** What is left out after the hunk, in numbers. */
function belowSays(rest: readonly Row[], beyond: Difference["beyond"]): string[] {
  const count = (number: number) => `${number} more ${number === 1 ? "line" : "lines"}`;
  return [
    ...(rest.length > 0 ? [`${count(rest.length)}${restSays(rest)}`] : []),
    ...(beyond.expected > 0 ? [`${count(beyond.expected)} expected`] : []),
    ...(beyond.actual > 0 ? [`${count(beyond.actual)} printed`] : []),
  ];
}

function restSays(rest: readonly Row[]): string {
  if (rest.every(({ kind }) => kind === "same")) return " as expected";
  if (rest.every(({ kind }) => kind === "missing line")) return " expected";
  if (rest.every(({ kind }) => kind === "extra line")) return " printed";
  const different = rest.filter(({ kind }) => kind !== "same").length;
  return different === rest.length ? ", different too" : `, ${different} of them different`;
}

/** A row in the window that fits: one line, or expected above printed. */
function linesOf(row: Row, room: number, withCaret: boolean): HunkLine[] {
  const { expected, actual } = row;
  if (row.kind === "same") return [lineOf(" ", display((actual ?? expected)!), 0, room)];
  if (!expected) return [lineOf("+", display(actual!), 0, room)];
  if (!actual) return [lineOf("-", display(expected), 0, room)];
  const pair = { expected: display(expected), actual: display(actual) };
  const at = partingOf(pair.expected, pair.actual);
  const longest = Math.max(pair.expected.points.length, pair.actual.points.length);
  const from = windowAt(longest, at, room);
  const lines = [lineOf("-", pair.expected, from, room), lineOf("+", pair.actual, from, room)];
  const empty = pair.expected.points.length === 0 || pair.actual.points.length === 0;
  if (!withCaret || empty) return lines;
  return [...lines, { mark: "^", points: [..." ".repeat(at - from), "^"], typed: Infinity }];
}

function lineOf(mark: HunkLine["mark"], line: Displayed, from: number, room: number): HunkLine {
  if (mark !== " " && line.points.length === 0) return { mark, points: [EMPTY], typed: 1 };
  return { mark, points: cut(line.points, from, room), typed: Math.max(0, line.typed - from) };
}

/** A line as it is shown, in code points. */
interface Displayed {
  readonly points: readonly string[];
  /** Where the typed part begins. */
  readonly typed: number;
}

function display({ text, typedAt }: Line): Displayed {
  const whole = text.replace(/(?<![ \t])[ \t]+$/, "");
  // A mark that is drawn over the letter before it hides a difference as well as a blank does.
  const show = (part: string) => [...inertTerminal(part).replace(/\p{M}/gu, escapeCharacter)];
  return { points: show(whole), typed: show(whole.slice(0, typedAt ?? whole.length)).length };
}

/** Where two lines part. */
function partingOf(expected: Displayed, actual: Displayed): number {
  let at = 0;
  while (at < expected.points.length && expected.points[at] === actual.points[at]) at++;
  return at;
}

/** Whether it is blanks that two lines part by. A card where there should be none is seen without marks. */
function partAtBlanks({ kind, expected, actual }: Row): boolean {
  if (kind === "spacing") return true;
  if (kind === "same" || !expected || !actual) return false;
  const pair = [display(expected), display(actual)] as const;
  const [left, right] = pair.map(({ points }) => points.slice(partingOf(...pair)));
  const isBlank = (point: string | undefined) => point === " " || point === "→";
  if (!isBlank(left![0]) && !isBlank(right![0])) return false;
  const next = left!.find((point) => !isBlank(point));
  return next !== undefined && next === right!.find((point) => !isBlank(point));
}

function markBlanks(line: HunkLine): HunkLine {
  if (line.mark === "^") return line;
  return { ...line, points: line.points.map((point) => (point === " " ? "·" : point)) };
}

const STYLE = { " ": undefined, "-": "green", "+": "red", "^": "bold" } as const;

/** Paints a line, what was typed in a colour of its own. */
function paintLine({ mark, points, typed }: HunkLine, look: Look): string {
  const style = STYLE[mark];
  const shown = points.slice(0, typed).join("");
  const text = paint(look, style, shown) + paint(look, "cyan", points.slice(typed).join(""));
  return `${INDENT}${paint(look, style, mark === "^" ? " " : mark)} ${text}`.trimEnd();
}
