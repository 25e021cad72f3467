/**
 * An aligned transcript: what was expected beside what was printed, with what differs marked.
 *
 * @module
 */
import { type CaseDetail, type Expected, TYPED } from "../class-data.ts";
import { type Pair, pairsOf, partingOf } from "../pairs.ts";
import { button, count, el, sign, unseen } from "./dom.ts";

/** Equal rows in a row; of more than these, the middle is folded away. */
const MOST_EQUAL = 8;
const CONTEXT = 3;
/** So many rows are shown at once. */
const MOST_ROWS = 60;

export function transcriptOf(one: CaseDetail, expected: Expected): HTMLElement {
  const pairs = pairsOf(one, expected);
  const body = el("tbody");
  let turn = 0;
  const rows = pairs.map((pair) => {
    // A line that was typed ends a turn; the next lines are its answer.
    const typed = (pair.expected ?? pair.printed ?? "").includes(TYPED);
    if (typed) turn++;
    return rowOf(pair, typed ? turn : undefined);
  });
  for (let at = 0; at < pairs.length; ) {
    const end = pairs.findIndex(({ kind }, index) => index >= at && kind !== "same");
    const equal = (end < 0 ? pairs.length : end) - at;
    if (equal > MOST_EQUAL) {
      // The beginning needs no lead-in.
      const before = at === 0 ? 0 : CONTEXT;
      const after = end < 0 ? 0 : CONTEXT;
      body.append(...rows.slice(at, at + before));
      body.append(folded(rows.slice(at + before, at + equal - after)));
      body.append(...rows.slice(at + equal - after, at + equal));
    } else body.append(...rows.slice(at, at + equal));
    at += equal;
    if (at < pairs.length) body.append(rows[at++]!);
  }
  if (one.beyond) body.append(beyondRow(one.beyond));
  foldRest(body);
  return el(
    "table",
    { class: "transcript" },
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
      lineCell("", expected!, { head: -1, tail: 0 }, false),
      lineCell("again", printed!, { head: -1, tail: 0 }, false),
    );
  const paired = expected !== undefined && printed !== undefined;
  const parting = paired ? partingOf(expected, printed) : { head: 0, tail: 0 };
  const blanks = paired && (kind === "spacing" || partsAtBlanks(expected, printed, parting));
  const side = (name: string, line: string | undefined, none: string) =>
    line === undefined
      ? el("td", { class: "nothing" }, none)
      : lineCell(name, line, parting, blanks);
  return el(
    "tr",
    { class: "differs" },
    number,
    side("expected", expected, "(nothing expected here)"),
    side("printed", printed, "(nothing printed here)"),
  );
}

function partsAtBlanks(
  left: string,
  right: string,
  { head, tail }: { head: number; tail: number },
) {
  const middles = [left, right].map((line) => line.slice(head, line.length - tail));
  return middles.some((middle) => /^ | $/.test(middle));
}

/** One side of a row: what differs is marked, and what was typed is in a colour of its own. */
function lineCell(
  name: string,
  line: string,
  { head, tail }: { head: number; tail: number },
  blanks: boolean,
): HTMLElement {
  const cell = el("td", { class: name });
  if (name === "expected") cell.append(sign("− "), unseen("expected: "));
  if (name === "printed") cell.append(sign("+ "), unseen("printed: "));
  const typedAt = line.includes(TYPED) ? line.indexOf(TYPED) : line.length;
  const end = line.length - tail;
  const cuts = [...new Set([0, head, end, typedAt, line.length])]
    .filter((cut) => cut >= 0)
    .sort((a, b) => a - b);
  for (const [index, from] of cuts.entries()) {
    const piece = line.slice(from, cuts[index + 1] ?? line.length).replace(TYPED, "");
    if (piece === "") continue;
    const marked = head >= 0 && from >= head && from < end;
    const shown = blanks && marked ? piece.replaceAll(" ", "·") : piece;
    const text = from >= typedAt ? el("kbd", {}, shown) : document.createTextNode(shown);
    cell.append(marked ? el("mark", {}, text) : text);
  }
  if (line === "" && name !== "" && name !== "again")
    cell.append(el("span", { class: "quiet" }, "(empty line)"));
  if (line.endsWith(TYPED)) cell.append(el("kbd", {}, "(Enter)"));
  return cell;
}

/** Equal lines that are shown on demand, and in print. */
function folded(rows: readonly HTMLTableRowElement[]): HTMLElement {
  const row = el("tr", { class: "folded" });
  const unfold = () => row.replaceWith(...rows);
  row.append(
    el("td", { class: "turn" }),
    el(
      "td",
      { colspan: 2 },
      button({ class: "fold" }, unfold, `⋯ ${count(rows.length, "line")} as expected`),
    ),
  );
  return row;
}

/** A long transcript shows its beginning; that is where to look first. */
function foldRest(body: HTMLTableSectionElement): void {
  const rest = [...body.rows].slice(MOST_ROWS);
  if (rest.length < 2 * CONTEXT) return;
  const row = el("tr", { class: "folded" });
  const unfold = button({ class: "fold" }, () => row.replaceWith(...rest), "⋯ the rest");
  row.append(el("td", { class: "turn" }), el("td", { colspan: 2 }, unfold));
  rest[0]!.before(row);
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
