/**
 * A line of a screen as a report shows it, with invisible characters made visible.
 *
 * @module
 */
import type { Line, Row } from "../judge/compare.ts";
import { cellsOf } from "../text/columns.ts";
import { escapeCharacter, inertTerminal } from "../text/inert.ts";

/** A line as it is shown, one cell per terminal column. */
export interface Displayed {
  readonly cells: readonly string[];
  /** The column where the typed part begins. */
  readonly typed: number;
}

const withoutEnd = ({ text }: Line): string => text.replace(/(?<![ \t])[ \t]+$/, "");

export function display(line: Line): Displayed {
  const whole = withoutEnd(line);
  // A combining mark, drawn over the letter before it, can hide a difference just as a space can.
  const show = (part: string) => cellsOf(inertTerminal(part).replace(/\p{M}/gu, escapeCharacter));
  const typed = show(whole.slice(0, line.typedAt ?? whole.length)).length;
  return { cells: show(whole), typed };
}

/** The first column where two displayed lines differ. */
export function partingOf(expected: Displayed, actual: Displayed): number {
  return common(expected.cells, actual.cells);
}

/** The first character where two lines differ, counted from 1 as a person would. */
export function partingCharacter(expected: Line, actual: Line): number {
  return common([...withoutEnd(expected)], [...withoutEnd(actual)]) + 1;
}

function common(left: readonly string[], right: readonly string[]): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return at;
}

/** Whether spaces or tabs make the difference between two lines. Other differences are visible without marks. */
export function partAtBlanks({ kind, expected, actual }: Row): boolean {
  if (kind === "spacing") return true;
  if (kind === "same" || !expected || !actual) return false;
  const pair = [display(expected), display(actual)] as const;
  const [left, right] = pair.map(({ cells }) => cells.slice(partingOf(...pair)));
  const isBlank = (cell: string | undefined) => cell === " " || cell === "→";
  if (!isBlank(left![0]) && !isBlank(right![0])) return false;
  // In a column, a longer number takes the places of spaces.
  const wordOf = (cells: readonly string[]) => {
    const rest = cells.slice(cells.findIndex((cell) => !isBlank(cell)));
    const end = rest.findIndex(isBlank);
    return rest.slice(0, end < 0 ? rest.length : end).join("");
  };
  const [one, other] = [wordOf(left!), wordOf(right!)];
  return one.trim() !== "" && one === other;
}

export function markBlanks(line: Displayed): Displayed {
  return { ...line, cells: line.cells.map((cell) => (cell === " " ? "·" : cell)) };
}
