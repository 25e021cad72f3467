/**
 * A line of a screen as a report shows it: what cannot be seen is made visible.
 *
 * @module
 */
import type { Line, Row } from "../judge/compare.ts";
import { cellsOf } from "../text/columns.ts";
import { escapeCharacter, inertTerminal } from "../text/inert.ts";

/** A line as it is shown, by the columns of a terminal. */
export interface Displayed {
  readonly cells: readonly string[];
  /** Where the typed part begins. */
  readonly typed: number;
}

const withoutEnd = ({ text }: Line): string => text.replace(/(?<![ \t])[ \t]+$/, "");

export function display(line: Line): Displayed {
  const whole = withoutEnd(line);
  // A mark that is drawn over the letter before it hides a difference as well as a blank does.
  const show = (part: string) => cellsOf(inertTerminal(part).replace(/\p{M}/gu, escapeCharacter));
  const typed = show(whole.slice(0, line.typedAt ?? whole.length)).length;
  return { cells: show(whole), typed };
}

/** Where two lines part, as they are shown. */
export function partingOf(expected: Displayed, actual: Displayed): number {
  return common(expected.cells, actual.cells);
}

/** The first character that two lines do not share, from 1: what a person would count. */
export function partingCharacter(expected: Line, actual: Line): number {
  return common([...withoutEnd(expected)], [...withoutEnd(actual)]) + 1;
}

function common(left: readonly string[], right: readonly string[]): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return at;
}

/** Whether it is blanks that two lines part by. A card where there should be none is seen without marks. */
export function partAtBlanks({ kind, expected, actual }: Row): boolean {
  if (kind === "spacing") return true;
  if (kind === "same" || !expected || !actual) return false;
  const pair = [display(expected), display(actual)] as const;
  const [left, right] = pair.map(({ cells }) => cells.slice(partingOf(...pair)));
  const isBlank = (cell: string | undefined) => cell === " " || cell === "→";
  if (!isBlank(left![0]) && !isBlank(right![0])) return false;
  const next = left!.find((cell) => !isBlank(cell));
  return next !== undefined && next === right!.find((cell) => !isBlank(cell));
}

export function markBlanks(line: Displayed): Displayed {
  return { ...line, cells: line.cells.map((cell) => (cell === " " ? "·" : cell)) };
}
