/**
 * Shows in HTML where two screens differ: a table with one screen line per row. The expected line is above the printed
 * one, so their characters line up. Each row names its screen, and the differences are marked.
 *
 * @module
 */
import type { Difference } from "../judge/compare.ts";
import { inertHtml } from "../text/html.ts";
import { cut, windowAt } from "../text/look.ts";
import { type Displayed, partingOf } from "./displayed.ts";
import { hunkRows, marksSay, type Shown } from "./hunk-rows.ts";

/** A page has more room than a terminal. */
const MOST_LINES = 24;
const MOST_COLUMNS = 200;

export interface HtmlHunk {
  /** Empty if no row differs. */
  readonly html: string;
  /** Whether it includes every difference. */
  readonly whole: boolean;
}

/** @param most - the largest number of screen lines to show */
export function renderHtmlHunk(difference: Difference, most = MOST_LINES): HtmlHunk {
  const { shown, above, below, whole } = hunkRows(
    difference,
    most,
    ({ kind, expected, printed }) => (kind !== "same" && expected && printed ? 2 : 1),
  );
  if (shown.length === 0) return { html: "", whole };
  const note = (text: string) =>
    `<tr class="left-out"><td colspan="2">… ${inertHtml(text)}</td></tr>`;
  const rows = [...above.map(note), ...shown.flatMap(rowsOf), ...below.map(note)];
  const legend = legendOf(shown);
  const table = [
    '<div class="scroll" role="group" aria-label="What differs" tabindex="0">',
    '<table class="difference">',
    '<thead class="unseen"><tr><th scope="col">Which</th><th scope="col">Line</th></tr></thead>',
    `<tbody>\n${rows.join("\n")}\n</tbody>`,
    "</table>",
    "</div>",
    ...(legend === "" ? [] : [`<p class="legend">${inertHtml(legend)}</p>`]),
  ];
  return { html: table.join("\n"), whole };
}

type Kind = "same" | "expected" | "printed" | "missing" | "extra";

function rowsOf({ kind, expected, printed, parting }: Shown): string[] {
  if (kind === "same") return [rowOf("same", (printed ?? expected)!)];
  if (!expected || !printed)
    return expected ? [rowOf("missing", expected)] : [rowOf("extra", printed!)];
  const longest = Math.max(expected.cells.length, printed.cells.length);
  const parted = parting?.at ?? partingOf(expected, printed);
  const from = windowAt(longest, parted, MOST_COLUMNS);
  const same = sameAtEnd(expected, printed, parted);
  const marked = ({ cells }: Displayed) => ({ from: parted, to: cells.length - same });
  return [
    rowOf("expected", expected, from, marked(expected)),
    rowOf("printed", printed, from, marked(printed)),
  ];
}

/** How many cells are equal at the ends of two lines, after the first difference. */
function sameAtEnd({ cells: left }: Displayed, { cells: right }: Displayed, parted: number) {
  const most = Math.min(left.length, right.length) - parted;
  let same = 0;
  while (same < most && left.at(-1 - same) === right.at(-1 - same)) same++;
  return same;
}

/** The range of cells that differ; empty in a line that lacks what the other has there. */
interface Marked {
  readonly from: number;
  readonly to: number;
}

const NOTHING_MARKED: Marked = { from: -1, to: -1 };

function rowOf(kind: Kind, line: Displayed, from = 0, marked: Marked = NOTHING_MARKED): string {
  return `<tr class="${kind}"><th scope="row">${kind}</th><td>${lineOf(kind, line, from, marked)}</td></tr>`;
}

function lineOf(kind: Kind, { cells, typed }: Displayed, from: number, marked: Marked): string {
  if (cells.length === 0) return kind === "same" ? "" : "<i>(empty line)</i>";
  const shown = cut(cells, from, MOST_COLUMNS);
  const { from: begin, to: end } = marked;
  return `<code>${partsOf(shown, typed - from, { from: begin - from, to: end - from })}</code>`;
}

/** The cells of a line, with typed input and differences marked. A gap marks the place of missing cells. */
function partsOf(cells: readonly string[], typed: number, { from, to }: Marked): string {
  const gap = from >= 0 && from >= to ? '<mark class="gap"></mark>' : "";
  const edges = [0, typed, from, to, cells.length]
    .map((at) => Math.min(cells.length, Math.max(0, at)))
    .sort((a, b) => a - b);
  const parts = edges.slice(1).map((end, index) => {
    const begin = edges[index]!;
    if (begin === end) return "";
    const text = inertHtml(cells.slice(begin, end).join(""));
    const marked = begin >= from && end <= to ? `<mark>${text}</mark>` : text;
    const shown = begin >= typed ? `<kbd>${marked}</kbd>` : marked;
    return begin === from ? gap + shown : shown;
  });
  return `${parts.join("")}${from >= cells.length ? gap : ""}`;
}

/** Explains the marks in the lines. */
function legendOf(shown: readonly Shown[]): string {
  const parting = shown.find((one) => one.parting)?.parting;
  const isCut = shown.some(({ expected, printed }) =>
    [expected, printed].some((one) => one && one.cells.length > MOST_COLUMNS),
  );
  const says = [
    ...(parting ? [`Marked: the differences, from character ${parting.character} on`] : []),
    ...marksSay(shown),
    ...(isCut ? ["… part of a long line"] : []),
  ];
  return says.join("; ");
}
