/**
 * Shows a place in a source file: the line, and a caret under the column.
 *
 * @module
 */
import { inertTerminal } from "./inert.ts";
import { clip, columnsOf } from "./report-look.ts";

export interface Place {
  /** As the reader would name it: `exercises/two-player-spades/3-shuffle/shuffle.ts`. */
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
  /** The line itself. */
  readonly source?: string;
}

const MOST_COLUMNS = 100;

/** `file:line:column`, as far as it is known. */
export function nameOfPlace({ file, line, column }: Place): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}

/** The line with its number, and the caret under it; nothing where the line is not known. */
export function codeFrame({ line, column, source }: Place): string[] {
  if (line === undefined || source === undefined) return [];
  const margin = `  ${line} | `;
  const before =
    column === undefined ? MOST_COLUMNS : columnsOf(inertTerminal(source.slice(0, column - 1)));
  const shown = `${margin}${clip(inertTerminal(source.trimEnd()), MOST_COLUMNS)}`;
  return before < MOST_COLUMNS
    ? [shown, `${" ".repeat(margin.length - 2)}| ${" ".repeat(before)}^`]
    : [shown];
}
