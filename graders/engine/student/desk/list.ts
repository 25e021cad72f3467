/**
 * A list to choose from: the effect of keys on it, and its appearance. Typing searches it.
 *
 * @module
 */
import { clip, type Look, paint } from "../../text/look.ts";
import type { Key } from "../terminal/keys.ts";

export interface Entry<Value> {
  readonly value: Value;
  /** Its line in the list, no wider than the look. */
  line(look: Look): string;
  /** Its line in a numbered list. */
  readonly plain: string;
  /** The text that a search looks in, in lower case. */
  readonly words: string;
  /** Whether it begins a group, with a blank line above it if there is room. */
  readonly group?: boolean;
}

export interface ListState {
  readonly typed: string;
  /** The index of the selected entry among those shown. */
  readonly at: number;
}

/** The pointer and a space. */
const MARGIN = 2;

/** The entries that match everything typed. */
export function matching<Value>(
  entries: readonly Entry<Value>[],
  typed: string,
): readonly Entry<Value>[] {
  const wanted = typed.toLowerCase().trim().split(/\s+/);
  return entries.filter(({ words }) => wanted.every((word) => words.includes(word)));
}

/**
 * The effect of a key on a list.
 *
 * @param shown - the number of entries, and how many of them fit on a page
 * @param initial - the selected entry when there is no search
 * @returns `undefined` for a key that has no effect on a list
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
    // Up and down wrap around at the ends of the list; page keys stop there.
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

/** The list in this many rows, scrolled to the selected entry. */
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

/** The visible lines, with the selected one in the middle. A line at each end counts the hidden ones. */
function windowOf(length: number, at: number, rows: number): { from: number; to: number } {
  const signs = rows > 2 ? 1 : 0;
  const room = Math.max(1, rows - 2 * signs);
  const from = Math.max(0, Math.min(at - Math.floor(room / 2), length - room));
  if (from <= signs) return { from: 0, to: room + signs };
  if (from + room >= length - signs) return { from: length - room - signs, to: length };
  return { from, to: from + room };
}
