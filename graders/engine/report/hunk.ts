/**
 * Shows on a terminal where two screens differ.
 *
 * Expected and printed lines are side by side if the terminal is wide enough, otherwise one above the other. A word names
 * the screen of each line, so nothing is lost without colour or with a screen reader. If there is no room for the words,
 * marks replace them, and a legend below explains the marks.
 *
 * @module
 */
import type { Difference } from "../judge/compare.ts";
import { columnsOf } from "../text/columns.ts";
import { cut, keep, type Look, paint, prose, widthOf, windowAt } from "../text/look.ts";
import { type Displayed, partingOf } from "./displayed.ts";
import { type HunkRows, hunkRows, marksSay, oneEnds, type Shown } from "./hunk-rows.ts";

const INDENT = "    ";
const EMPTY = "(empty line)";
/** The two screens may be side by side from this width. */
const SIDE_BY_SIDE_COLUMNS = 100;
const BETWEEN = "    ";
/** On narrower terminals, a mark replaces the word that names a line's screen. */
const WORD_COLUMNS = 60;

/** The screen that a line belongs to; `both` if it is the same on both. */
type Side = "expected" | "printed" | "both";

const MARK = { expected: "-", printed: "+", both: " " } as const;
const STYLE = { expected: "green", printed: "red", both: undefined } as const;

/** Painted text, and the number of columns it takes. */
interface Cell {
  readonly text: string;
  readonly columns: number;
}

export interface Hunk {
  /** The rows and their legend; empty if no row differs. */
  readonly lines: readonly string[];
  /** Whether it includes every difference. */
  readonly whole: boolean;
}

/**
 * The hunk and its legend.
 *
 * @param most - the largest number of screen lines to show
 */
export function renderHunk(difference: Difference, look: Look, most = 12): Hunk {
  const { rows, lines } = layOut(difference, look, most);
  const { shown, above, below, whole } = rows;
  if (shown.length === 0) return { lines: [], whole };
  const note = (text: string) => paint(look, "dim", `${INDENT}… ${text}`);
  const legend = legendOf(shown, look, {
    cutAway: lines.some((line) => line.includes("…")),
    // If one screen ends, the sentence above has said so.
    oneEnds: oneEnds(difference),
  });
  return {
    lines: [
      ...above.map(note),
      ...lines,
      ...below.map(note),
      ...(legend === "" ? [] : ["", ...prose(look, legend, { style: "dim" })]),
    ],
    whole,
  };
}

/** The rows that fit, side by side if possible. */
function layOut(
  difference: Difference,
  look: Look,
  most: number,
): { readonly rows: HunkRows; readonly lines: readonly string[] } {
  // An empty side would only waste space.
  if (look.width >= SIDE_BY_SIDE_COLUMNS && !oneEnds(difference)) {
    const rows = hunkRows(difference, most, ({ parting }) => (parting ? 2 : 1));
    const lines = sideBySide(rows.shown, look);
    if (lines) return { rows, lines };
  }
  const rows = hunkRows(
    difference,
    most,
    ({ kind, expected, printed, parting }) =>
      (kind !== "same" && expected && printed ? 2 : 1) + (parting ? 1 : 0),
  );
  return { rows, lines: rows.shown.flatMap((one) => stacked(one, look)) };
}

/** One above the other. Lines that are too long show the same window of both. */
function stacked({ kind, expected, printed, parting }: Shown, look: Look): string[] {
  const room = widthOf(look) - INDENT.length - gutterOf("both", look).length;
  const line = (side: Side, one: Displayed, from: number) =>
    `${INDENT}${cellOf(side, one, look, { from, room }).text}`.trimEnd();
  if (kind === "same") return [line("both", (printed ?? expected)!, 0)];
  if (!expected || !printed)
    return expected ? [line("expected", expected, 0)] : [line("printed", printed!, 0)];
  const longest = Math.max(expected.cells.length, printed.cells.length);
  const from = windowAt(longest, parting?.at ?? partingOf(expected, printed), room);
  const lines = [line("expected", expected, from), line("printed", printed, from)];
  return parting
    ? [...lines, `${INDENT}${caretOf(parting.at - from, look).text}`.trimEnd()]
    : lines;
}

/** Side by side; `undefined` if that does not fit. */
function sideBySide(shown: readonly Shown[], look: Look): string[] | undefined {
  const none: Cell = { text: "", columns: 0 };
  const pairs = shown.flatMap(({ kind, expected, printed, parting }): [Cell, Cell][] => {
    const side = (of: "expected" | "printed", one: Displayed | undefined) =>
      one ? cellOf(kind === "same" ? "both" : of, one, look) : none;
    const pair: [Cell, Cell] = [side("expected", expected), side("printed", printed)];
    const caret = parting && caretOf(parting.at, look);
    return caret ? [pair, [caret, caret]] : [pair];
  });
  const [left, right] = [0, 1].map((at) => Math.max(...pairs.map((pair) => pair[at]!.columns)));
  if (INDENT.length + left! + BETWEEN.length + right! > widthOf(look)) return undefined;
  return pairs.map(([expected, printed]) =>
    printed.columns === 0
      ? `${INDENT}${expected.text}`.trimEnd()
      : `${INDENT}${expected.text}${" ".repeat(left! - expected.columns)}${BETWEEN}${printed.text}`.trimEnd(),
  );
}

/** The words or marks before a line that name its screen. */
function gutterOf(side: Side, look: Look): string {
  if (look.width < WORD_COLUMNS) return `${MARK[side]} `;
  return (side === "both" ? "" : side).padEnd("expected  ".length);
}

/** A line with its gutter. Typed input has a different colour. */
function cellOf(
  side: Side,
  { cells, typed }: Displayed,
  look: Look,
  { from, room }: { from: number; room: number } = { from: 0, room: Infinity },
): Cell {
  const gutter = gutterOf(side, look);
  const style = STYLE[side];
  const head = `${paint(look, style, gutter.trimEnd())}${" ".repeat(gutter.length - gutter.trimEnd().length)}`;
  if (side !== "both" && cells.length === 0)
    return {
      text: `${head}${paint(look, "dim", EMPTY)}`,
      columns: gutter.length + columnsOf(EMPTY),
    };
  const shown = cut(cells, from, room);
  const at = Math.max(0, typed - from);
  const text =
    paint(look, style, shown.slice(0, at).join("")) + paint(look, "cyan", shown.slice(at).join(""));
  return { text: `${head}${text}`, columns: gutter.length + shown.length };
}

function caretOf(at: number, look: Look): Cell {
  const before = gutterOf("both", look).length + at;
  return { text: `${" ".repeat(before)}${paint(look, "bold", "^")}`, columns: before + 1 };
}

/** Explains the marks in the lines. */
function legendOf(
  shown: readonly Shown[],
  look: Look,
  { cutAway, oneEnds }: { cutAway: boolean; oneEnds: boolean },
): string {
  const differing = shown.filter(({ kind }) => kind !== "same");
  const has = {
    expected: differing.some(({ expected }) => expected),
    printed: differing.some(({ printed }) => printed),
  };
  const alone = {
    expected: !oneEnds && differing.some(({ printed }) => !printed),
    printed: differing.some(({ expected }) => !expected),
  };
  const marks =
    look.width < WORD_COLUMNS
      ? [
          ...(has.expected ? [has.printed ? "- expected" : "- expected, but not printed"] : []),
          ...(has.printed ? [has.expected ? "+ printed" : "+ printed, but not expected"] : []),
        ]
      : [
          ...(alone.expected ? ["expected alone: a missing line"] : []),
          ...(alone.printed ? ["printed alone: an extra line"] : []),
        ];
  const parting = differing.find((one) => one.parting)?.parting;
  const says = [
    ...marks,
    ...(parting ? [`^ first difference${counted(parting)}`] : []),
    ...marksSay(shown),
    ...(cutAway ? ["… part of a long line"] : []),
  ];
  return says.map(keep).join("   ");
}

/** The line itself shows where it begins. */
function counted({ character }: NonNullable<Shown["parting"]>): string {
  return character === 1 ? "" : ` (character ${character})`;
}
