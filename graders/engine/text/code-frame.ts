/**
 * Shows a place in a source file: the line, and a caret under the column.
 *
 * @module
 */
import { cellsOf } from "./columns.ts";
import { inertTerminal } from "./inert.ts";
import { cut, windowAt } from "./look.ts";

export interface Place {
  /** The name that the reader knows: `exercises/two-player-spades/3-shuffle/shuffle.ts`. */
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** From 1, in code points, as a person would count. */
  readonly column?: number;
  /** The line itself. */
  readonly source?: string;
}

const MOST_COLUMNS = 100;

/** `file:line:column`, as far as it is known. */
export function nameOfPlace({ file, line, column }: Place): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}

/** Converts a column in UTF-16 units, as engines and source maps count, to code points; both from 1. */
export function columnIn(source: string, column: number): number {
  return [...source.slice(0, column - 1)].length + 1;
}

/**
 * The line with its number, and the caret under it; nothing if the line is unknown.
 *
 * Leading spaces are left out. Of a line that is too long, only a window around the place is shown; without a column, it
 * goes on below.
 *
 * @param columns - the width, including indent and number
 */
export function codeFrame(
  { line, column, source }: Partial<Place>,
  { indent = "  ", columns = MOST_COLUMNS } = {},
): string[] {
  if (line === undefined || source === undefined || source.trim() === "") return [];
  const margin = `${indent}${line} | `;
  const room = columns - margin.length;
  const points = [...source.trimEnd()];
  // Spaces are one unit each, however wide they are on the screen.
  const begin = source.length - source.trimStart().length;
  const show = (from: number, to?: number) =>
    cellsOf(inertTerminal(points.slice(from, to).join("").replaceAll("\t", " ")));
  const shown = show(begin);
  const below = `${" ".repeat(margin.length - 2)}| `;
  if (column === undefined)
    return wrapped(shown, room).map((cells, at) => `${at === 0 ? margin : below}${cells.join("")}`);
  const at = show(begin, Math.max(begin, column - 1)).length;
  const from = windowAt(shown.length, at, room);
  const text = `${margin}${cut(shown, from, room).join("")}`;
  if (column > points.length + 1) return [text];
  return [text, `${below}${" ".repeat(at - from)}^`];
}

/** More would hide the sentence above it. */
const MOST_ROWS = 3;

/** The cells of a line in rows that fit, which end where there is a space. */
function wrapped(cells: readonly string[], room: number): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  let from = 0;
  while (cells.length - from > room && rows.length < MOST_ROWS - 1) {
    const space = cells.slice(0, from + room + 1).lastIndexOf(" ");
    // One of the cells of a long word has to be the last.
    const end = space > from + room / 2 ? space : from + room;
    rows.push(cells.slice(from, end));
    from = end === space ? end + 1 : end;
  }
  return [...rows, cut(cells.slice(from), 0, room)];
}
