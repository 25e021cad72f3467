/**
 * Chooses the rows of a difference that every format shows: a few around the first one that differs. Spaces are marked
 * in all rows or in none, so that each row can be compared with the one above it.
 *
 * @module
 */
import type { Difference, Row } from "../judge/compare.ts";
import {
  type Displayed,
  display,
  markBlanks,
  partAtBlanks,
  partingCharacter,
  partingOf,
} from "./displayed.ts";

const CONTEXT = 2;

/** A row as it is shown. */
export interface Shown {
  readonly kind: Row["kind"];
  readonly expected: Displayed | undefined;
  readonly printed: Displayed | undefined;
  /** Where a caret marks the first difference: the displayed column, and the character counted from 1. */
  readonly parting: { readonly at: number; readonly character: number } | undefined;
}

/** The rows that are shown, and notes on the rows left out around them. */
export interface HunkRows {
  readonly shown: readonly Shown[];
  readonly above: readonly string[];
  readonly below: readonly string[];
  /** Whether they include every difference. */
  readonly whole: boolean;
}

/**
 * The rows around the first difference; none if no row differs.
 *
 * @param most - the largest number of screen lines to show
 * @param heightOf - the number of lines a row takes
 */
export function hunkRows(
  { rows, first, beyond }: Difference,
  most: number,
  heightOf: (one: Shown) => number,
): HunkRows {
  if (first < 0 || rows[first] === undefined)
    return { shown: [], above: [], below: [], whole: true };
  const begin = Math.max(0, first - CONTEXT);
  const chosen = chooseRows(rows, begin, first, most, heightOf);
  const marked = chosen.some(({ row }) => partAtBlanks(row));
  const rest = rows.slice(begin + chosen.length);
  return {
    shown: chosen.map(({ one }) => (marked ? withMarks(one) : one)),
    above: aboveSays(begin),
    below: belowSays(rest, beyond),
    whole: rest.every(({ kind }) => kind === "same") && beyond.expected + beyond.actual === 0,
  };
}

function withMarks(one: Shown): Shown {
  return {
    ...one,
    expected: one.expected && markBlanks(one.expected),
    printed: one.printed && markBlanks(one.printed),
  };
}

/** As many rows around the first difference as there is room for. The first pair that differs gets a caret. */
function chooseRows(
  rows: readonly Row[],
  begin: number,
  first: number,
  most: number,
  heightOf: (one: Shown) => number,
): { row: Row; one: Shown }[] {
  const chosen: { row: Row; one: Shown }[] = [];
  let height = 0;
  let quiet = 0;
  for (const [index, row] of rows.slice(begin).entries()) {
    quiet = begin + index > first && row.kind === "same" ? quiet + 1 : 0;
    const one = shownOf(row, !chosen.some(({ one }) => one.parting));
    height += heightOf(one);
    if (quiet > CONTEXT || height > most) break;
    chosen.push({ row, one });
  }
  return chosen;
}

function shownOf({ kind, expected, actual }: Row, withCaret: boolean): Shown {
  const left = expected && display(expected);
  const right = actual && display(actual);
  const pointed = withCaret && kind !== "same" && left?.cells.length && right?.cells.length;
  const parting = pointed
    ? { at: partingOf(left!, right!), character: partingCharacter(expected!, actual!) }
    : undefined;
  return { kind, expected: left, printed: right, parting };
}

/** Whether one of the screens has no lines from the first difference onwards. */
export function oneEnds({ rows, first }: Difference): boolean {
  const rest = rows.slice(first);
  return rest.every(({ expected }) => !expected) || rest.every(({ actual }) => !actual);
}

/** Explains the marks for spaces and tabs. */
export function marksSay(shown: readonly Shown[]): string[] {
  const differing = shown.filter(({ kind }) => kind !== "same");
  const shows = (cell: string) =>
    differing.some(({ expected, printed }) =>
      [expected, printed].some((one) => one?.cells.includes(cell)),
    );
  return [...(shows("·") ? ["· a space"] : []), ...(shows("→") ? ["→ a tab"] : [])];
}

function aboveSays(skipped: number): string[] {
  return skipped === 0 ? [] : [`${skipped} ${skipped === 1 ? "line" : "lines"} as expected`];
}

/** Counts the lines left out after the hunk: those of both screens, and those that one of them has alone. */
function belowSays(rest: readonly Row[], beyond: Difference["beyond"]): string[] {
  const missing = rest.filter(({ actual }) => !actual).length;
  const extra = rest.filter(({ expected }) => !expected).length;
  const both = rest.length - missing - extra;
  const same = rest.filter(({ kind }) => kind === "same").length;
  const says = same === both ? " as expected" : differentSays(same, both - same);
  const lines = [
    [both, says],
    [beyond.expected + missing, " expected"],
    [beyond.actual + extra, " printed"],
  ] as const;
  return lines.flatMap(([count, what]) =>
    count > 0 ? [`${count} more ${count === 1 ? "line" : "lines"}${what}`] : [],
  );
}

function differentSays(same: number, different: number): string {
  return same === 0 ? ", different too" : `, ${different} of them different`;
}
