/**
 * A list to choose from: what a key makes of it, and what it looks like. Typing searches it.
 *
 * @module
 */
import { clip, type Look, paint } from "../../text/look.ts";
import type { Key } from "../terminal/keys.ts";

export interface Entry<Value> {
  readonly value: Value;
  /** Its line in the list; no wider than the look. */
  line(look: Look): string;
  /** Its line in a numbered list. */
  readonly plain: string;
  /** What typing looks in, in lower case. */
  readonly words: string;
  /** Whether it begins a group; there is a blank line above it, where there is room. */
  readonly group?: boolean;
}

export interface ListState {
  readonly typed: string;
  /** Which of the entries that are shown is selected. */
  readonly at: number;
}

/** The pointer and a space. */
const MARGIN = 2;

/** The entries that hold everything that was typed. */
export function matching<Value>(
  entries: readonly Entry<Value>[],
  typed: string,
): readonly Entry<Value>[] {
  const wanted = typed.toLowerCase().trim().split(/\s+/);
  return entries.filter(({ words }) => wanted.every((word) => words.includes(word)));
}

/**
 * What a key makes of a list.
 *
 * @param shown - how many entries there are to choose from, and how many of them fit on a page
 * @param initial - what is selected while nothing is searched for
 * @returns `undefined` for a key that does nothing to a list
 */
export function pressList(
  list: ListState,
  key: Key,
  shown: { readonly length: number; readonly page: number },
  initial: number,
): ListState | undefined {
  const to = (at: number) => ({
    ...list,
    at: Math.max(0, Math.min(at, shown.length - 1)),
  });
  const search = (typed: string) => ({ typed, at: typed === "" ? initial : 0 });
  const last = shown.length - 1;
  switch (key.kind) {
    // Up and down go round the ends of the list; a page stops there.
    case "up":
      return to(list.at === 0 ? last : list.at - 1);
    case "down":
      return to(list.at >= last ? 0 : list.at + 1);
    case "page up":
      return to(list.at - shown.page);
    case "page down":
      return to(list.at + shown.page);
    case "home":
      return to(0);
    case "end":
      return to(last);
    case "text":
      return list.typed === "" && key.text === " " ? list : search(list.typed + key.text);
    case "backspace":
      return list.typed === "" ? list : search([...list.typed].slice(0, -1).join(""));
    case "escape":
      return list.typed === "" ? undefined : search("");
    case "enter":
    case "left":
    case "right":
    case "stop":
    case "other":
      return undefined;
    default:
      return key satisfies never;
  }
}

/** The list in so many rows, scrolled to what is selected. */
export function renderList<Value>(
  entries: readonly Entry<Value>[],
  at: number,
  rows: number,
  look: Look,
): string[] {
  const inner = { ...look, width: look.width - MARGIN };
  const line = (entry: Entry<Value>, index: number) =>
    index === at
      ? `${paint(look, "cyan", "❯")} ${paint(look, "bold", entry.line(inner))}`
      : `  ${entry.line(inner)}`;
  const lines = entries.map(line);
  if (lines.length <= rows) {
    const gaps = entries.filter(({ group }, index) => group && index > 0).length;
    if (lines.length + gaps > rows) return lines;
    return lines.flatMap((one, index) => (entries[index]!.group && index > 0 ? ["", one] : [one]));
  }
  const { from, to } = windowOf(lines.length, at, rows);
  const more = (count: number, arrow: string) =>
    rows > 2 && count > 0 ? [paint(look, "dim", clip(`  ${arrow} ${count} more`, look.width))] : [];
  return [...more(from, "↑"), ...lines.slice(from, to), ...more(lines.length - to, "↓")];
}

/** Which lines are seen, with what is selected in the middle; a line at either end tells of those that are not. */
function windowOf(length: number, at: number, rows: number): { from: number; to: number } {
  const signs = rows > 2 ? 1 : 0;
  const room = Math.max(1, rows - 2 * signs);
  const from = Math.max(0, Math.min(at - Math.floor(room / 2), length - room));
  if (from <= signs) return { from: 0, to: room + signs };
  if (from + room >= length - signs) return { from: length - room - signs, to: length };
  return { from, to: from + room };
}
