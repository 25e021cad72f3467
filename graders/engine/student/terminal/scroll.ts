/**
 * Scrolls a text that does not fit: which part of it is shown, and how keys move through it.
 *
 * @module
 */
import { cellsOf, partAt } from "../../text/columns.ts";
import { restyle } from "../../text/look.ts";
import { type Key, letterOf } from "./keys.ts";

/** In rows: the length of the text, and how many are visible at once. */
export interface Extent {
  readonly length: number;
  readonly room: number;
}

/** The rows of painted lines. Long lines are wrapped, and every row has its own style codes. */
export function rowsOf(lines: readonly string[], columns: number): string[] {
  return lines.flatMap((line) => {
    const rows: string[] = [];
    let cells = cellsOf(line);
    while (cells.length > columns) {
      const end = partAt(cells, columns);
      rows.push(cells.slice(0, end).join(""));
      cells = cells.slice(end);
    }
    return restyle([...rows, cells.join("")]);
  });
}

/** Limits the first row so that the last page is full. */
export function clampTop(top: number, { length, room }: Extent): number {
  return Math.max(0, Math.min(top, length - room));
}

/**
 * The first row to show after a key. A page overlaps the one before it by one row.
 *
 * @returns `undefined` for a key that does not scroll
 */
export function scrollTo(top: number, key: Key, extent: Extent): number | undefined {
  const page = Math.max(1, extent.room - 1);
  const to = (row: number) => clampTop(row, extent);
  switch (key.kind) {
    case "up":
      return to(top - 1);
    case "down":
      return to(top + 1);
    case "page up":
      return to(top - page);
    case "page down":
      return to(top + page);
    case "home":
      return 0;
    case "end":
      return to(extent.length);
    default:
      return letterOf(key) === " " ? to(top + page) : undefined;
  }
}

/** Whether there is more below. */
export function isMoreBelow(top: number, { length, room }: Extent): boolean {
  return top + room < length;
}

/** `lines 1–18 of 40` */
export function placeSays(top: number, { length, room }: Extent): string {
  return `lines ${top + 1}–${Math.min(length, top + room)} of ${length}`;
}
