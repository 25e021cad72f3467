/**
 * An aligned transcript: expected beside printed lines, with the differences marked.
 *
 * @module
 */
import { type CaseDetail, type Expected, TYPED } from "../class-data.ts";
import { type Pair, pairsOf, type Range, rangesOf } from "../pairs.ts";
import { button, count, el, sign, unseen } from "./dom.ts";

/** If more equal rows than this follow each other, the middle is folded away. */
const MOST_EQUAL = 8;
const CONTEXT = 3;
/** How many rows are shown at first. */
const MOST_ROWS = 60;
/** The mark for a space that differs. */
const BLANK = "·";

export function transcriptOf(one: CaseDetail, expected: Expected): HTMLElement {
  const pairs = pairsOf(one, expected);
  const body = el("tbody");
  let turn = 0;
  const rows = pairs.map((pair) => {
    // A typed line ends a turn. The next lines are the response.
    const typed = (pair.expected ?? pair.printed ?? "").includes(TYPED);
    if (typed) turn++;
    return rowOf(pair, typed ? turn : undefined);
  });
  for (let at = 0; at < pairs.length; ) {
    const end = pairs.findIndex(({ kind }, index) => index >= at && kind !== "same");
    const equal = (end < 0 ? pairs.length : end) - at;
    if (equal > MOST_EQUAL) {
      // No context is needed before the first rows.
      const before = at === 0 ? 0 : CONTEXT;
      const after = end < 0 ? 0 : CONTEXT;
      const middle = rows.slice(at + before, at + equal - after);
      body.append(...rows.slice(at, at + before));
      body.append(folded(middle, `${count(middle.length, "line")} as expected`));
      body.append(...rows.slice(at + equal - after, at + equal));
    } else body.append(...rows.slice(at, at + equal));
    at += equal;
    if (at < pairs.length) body.append(rows[at++]!);
  }
  if (one.beyond) body.append(beyondRow(one.beyond));
  foldRest(body);
  const spaces = rows.some((row) => row.querySelector("mark")?.textContent?.includes(BLANK));
  return el(
    "table",
    { class: "transcript" },
    spaces && el("caption", {}, `${BLANK} marks a space that differs.`),
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        el("th", { scope: "col", class: "turn" }, sign("⌨"), unseen("Line typed")),
        el("th", { scope: "col" }, "Expected"),
        el("th", { scope: "col" }, "Printed"),
      ),
    ),
    body,
  );
}

function rowOf(pair: Pair, turn: number | undefined): HTMLTableRowElement {
  const { kind, expected, printed } = pair;
  const number = el("td", { class: "turn" }, turn === undefined ? "" : String(turn));
  if (kind === "same")
    return el(
      "tr",
      { class: "same" },
      number,
      lineCell("", expected!, [], false),
      lineCell("again", printed!, [], false),
    );
  const paired = expected !== undefined && printed !== undefined;
  // A line without a partner differs as a whole.
  const [left, right] = paired ? rangesOf(expected, printed) : [undefined, undefined];
  const spaces =
    paired && (kind === "spacing" || endsInBlank(expected, left!) || endsInBlank(printed, right!));
  const side = (
    name: string,
    line: string | undefined,
    ranges: readonly Range[] | undefined,
    none: string,
  ) =>
    line === undefined
      ? el("td", { class: "nothing" }, none)
      : lineCell(name, line, ranges ?? [[0, line.length]], spaces);
  return el(
    "tr",
    { class: "differs" },
    number,
    side("expected", expected, left, "(nothing expected here)"),
    side("printed", printed, right, "(nothing printed here)"),
  );
}

/** Whether the difference is a space, which is invisible unless it is marked. */
function endsInBlank(line: string, ranges: readonly Range[]): boolean {
  return ranges.some((range) => /^ | $/.test(line.slice(...range)));
}

/** One side of a row. Differences are marked, and typed input has a different colour. */
function lineCell(
  name: string,
  line: string,
  ranges: readonly Range[],
  spaces: boolean,
): HTMLElement {
  const cell = el("td", { class: name });
  if (name === "expected") cell.append(sign("− "), unseen("expected: "));
  if (name === "printed") cell.append(sign("+ "), unseen("printed: "));
  const typedAt = line.includes(TYPED) ? line.indexOf(TYPED) : line.length;
  const cuts = [...new Set([0, ...ranges.flat(), typedAt])].sort((a, b) => a - b);
  for (const [index, from] of cuts.entries()) {
    const piece = line.slice(from, cuts[index + 1] ?? line.length).replace(TYPED, "");
    if (piece === "") continue;
    const marked = ranges.some(([begin, end]) => from >= begin && from < end);
    const shown = spaces && marked ? piece.replaceAll(" ", BLANK) : piece;
    const text = from >= typedAt ? el("kbd", {}, shown) : document.createTextNode(shown);
    cell.append(marked ? el("mark", {}, text) : text);
  }
  if (line === "" && name !== "" && name !== "again")
    cell.append(el("span", { class: "quiet" }, "(empty line)"));
  if (line.endsWith(TYPED)) cell.append(el("kbd", {}, "(Enter)"));
  return cell;
}

/** Lines that are shown on request and in print. */
function folded(rows: readonly HTMLTableRowElement[], says: string): HTMLElement {
  const row = el("tr", { class: "folded" });
  const unfold = button({ class: "fold" }, () => row.replaceWith(...rows), `⋯ ${says}`);
  row.append(el("td", { class: "turn" }), el("td", { colspan: 2 }, unfold));
  return row;
}

/** A long transcript shows only its beginning, which is the place to look first. */
function foldRest(body: HTMLTableSectionElement): void {
  const rest = [...body.rows].slice(MOST_ROWS);
  if (rest.length < 2 * CONTEXT) return;
  rest[0]!.before(folded(rest, "the rest"));
  for (const one of rest) one.remove();
}

function beyondRow([expected, printed]: readonly [number, number]): HTMLElement {
  const more = (lines: number, what: string) => `… ${count(lines, "more line")} ${what}`;
  return el(
    "tr",
    { class: "folded" },
    el("td", { class: "turn" }),
    el("td", {}, expected > 0 && more(expected, "expected")),
    el("td", {}, printed > 0 && more(printed, "printed")),
  );
}
