/**
 * Draws the desk: a heading, a list, the meaning of the statuses, and the keys, if there is room.
 *
 * @module
 */
import { cellsOf } from "../../text/columns.ts";
import { inertTerminal } from "../../text/inert.ts";
import { clip, type Look, paint, prose } from "../../text/look.ts";
import type { Size } from "../terminal/screen.ts";
import type { DeskFacts } from "./actions.ts";
import { renderList } from "./list.ts";
import { renderLegend } from "./overview.ts";
import type { Shown } from "./screens.ts";

/** Wider lists are harder to read, because the name and the status are far apart. */
const MOST_COLUMNS = 80;
/** The search line, with the blank lines above and below it. */
const SEARCH_ROWS = 3;

/**
 * The lines of a screen, which always fit on it.
 *
 * @param note - a sentence about the last action
 */
export function renderDesk(
  shown: Shown,
  facts: DeskFacts,
  size: Size,
  colour: boolean,
  note?: string,
): string[] {
  const look: Look = { width: Math.min(size.columns, MOST_COLUMNS), colour };
  const head = shown.view.head(look, true);
  const keys = ["", paint(look, "dim", clip(keysSay(shown, look.width), look.width))];
  const said = apart(note === undefined ? [] : prose(look, note, { indent: "", hanging: "  " }));
  const rows = size.rows - head.length - SEARCH_ROWS - said.length - keys.length;
  const legend = apart(legendOf(shown, facts, look));
  // Showing the whole list matters more than explaining the statuses.
  const fits = shown.entries.length + legend.length <= rows;
  return [
    ...head,
    "",
    searchLine(shown, look),
    "",
    ...list(shown, Math.max(1, fits ? rows - legend.length : rows), look),
    ...(fits ? legend : []),
    ...said,
    ...keys,
  ].slice(0, size.rows);
}

/** A block with a blank line above it; no lines for an empty block. */
function apart(lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? ["", ...lines] : [];
}

/** Explains the statuses that are on the screen. */
function legendOf({ view, list, entries }: Shown, { states }: DeskFacts, look: Look): string[] {
  const seen =
    list.typed === ""
      ? view.explained
      : entries.flatMap(({ value }) => (value.kind === "stage" ? [value.stage] : []));
  return renderLegend(seen, states, look).map((line) => paint(look, "dim", line));
}

/** How many entries a page of the list has, at most. */
export function pageOf({ rows }: Size): number {
  return Math.max(1, rows - SEARCH_ROWS - 6);
}

function searchLine({ view, list: { typed } }: Shown, look: Look): string {
  if (typed === "") return paint(look, "bold", clip(view.question, look.width));
  // If the text is too long, show its end, where the student is typing.
  const room = look.width - "Search: _".length;
  const end = cellsOf(inertTerminal(typed)).slice(-room).join("");
  return `${paint(look, "bold", "Search:")} ${end}_`;
}

function list({ entries, list: { at } }: Shown, rows: number, look: Look): string[] {
  if (entries.length > 0) return renderList(entries, at, rows, look);
  return [clip("  No matches; Esc clears the search.", look.width)];
}

function keysSay({ list: { typed }, first }: Shown, width: number): string {
  const long = width >= 70;
  const back = typed !== "" ? "clear" : first ? "leave" : "back";
  const leaves = first ? "Esc or q leave" : "q leave the desk";
  const keys = [
    long ? "↑ ↓ move" : "",
    "Enter choose",
    long ? "type to search" : "type: search",
    first && long && typed === "" ? "" : `Esc ${back}`,
    long && typed === "" ? leaves : "",
  ];
  return keys.filter((one) => one !== "").join(long ? "   " : "  ");
}
