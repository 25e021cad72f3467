import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renderCourseLine } from "../report/course.ts";
import { codeFrame } from "./code-frame.ts";
import { cellsOf, columnsOf, pad, partAt } from "./columns.ts";
import { inertTerminal } from "./inert.ts";
import { clip, cut, keep, prose, quote } from "./look.ts";

const LOOK = { width: 40, colour: false };

describe("a text takes as many columns as a terminal gives it", () => {
  test.each([
    ["", 0],
    ["plain", 5],
    ["♠A ♥10 │─", 9],
    ["Zoë", 3],
    ["Zoe\u0308", 3],
    ["王小明", 6],
    ["ｱ", 1],
    ["김", 2],
    ["김".normalize("NFD"), 2],
    ["🂡 🎴", 4],
    ["…→·", 3],
    [keep("a b"), 3],
  ])("%j: %i", (text, columns) => {
    expect([columnsOf(text), cellsOf(text).length]).toEqual([columns, columns]);
  });

  test("any text has as many cells as columns, and the cells make up the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (raw) => {
        const text = inertTerminal(raw);
        const cells = cellsOf(text);
        expect(cells.join("")).toBe(text);
        // A mark without a letter before it has its own column at the beginning.
        if (columnsOf(text[0] ?? "x") > 0) expect(cells.length).toBe(columnsOf(text));
      }),
    );
  });
});

test("a wide letter leaves its second column empty, and is never split", () => {
  const cells = cellsOf("a王e\u0301");
  expect(cells).toEqual(["a", "王", "", "e\u0301"]);
  expect([1, 2, 3, 4].map((column) => partAt(cells, column))).toEqual([1, 1, 3, 4]);
  expect(partAt(cellsOf("王"), 1)).toBe(2);
});

test("padded, clipped, quoted or cut text has the requested width", () => {
  expect([pad("王", 4), pad("wang", 4), pad("too long", 4)]).toEqual(["王  ", "wang", "too long"]);
  expect([3, 4, 5, 6].map((most) => clip("王小明", most))).toEqual([
    "王…",
    "王…",
    "王小…",
    "王小明",
  ]);
  expect(quote("ab王小明", 6)).toBe("`…小明`");
  const cells = cellsOf("王小明abc王小明");
  const windows = [0, 1, 2, 3].map((from) => cut(cells, from, 7).join(""));
  expect(windows).toEqual(["王小明…", "…小明a…", "… 明ab…", "…明abc…"]);
});

test("prose is wrapped before a wide letter that does not fit, and loses nothing", () => {
  const lines = prose(LOOK, `${"王".repeat(30)} and more`);
  expect(lines).toEqual([`  ${"王".repeat(19)}`, `  ${"王".repeat(11)} and more`]);
  expect(prose(LOOK, `a${"王".repeat(19)}b`)).toEqual([`  a${"王".repeat(18)}`, "  王b"]);
});

test("a caret is under its column, whatever is before it", () => {
  const source = '\u3000 const name = "王小明" + 1;';
  expect(codeFrame({ line: 7, column: source.indexOf("+") + 1, source })).toEqual([
    '  7 | const name = "王小明" + 1;',
    "    |                       ^",
  ]);
});

test("points are in their column, whatever the name", () => {
  const line = (name: string) =>
    renderCourseLine({ name, tracks: [], notes: ["Nothing was found."] }, { ...LOOK, width: 100 });
  const [latin, chinese, long] = ["Ann", "王小明", "王".repeat(40)].map(line);
  const before = (text = "") => columnsOf(text.slice(0, text.indexOf("Nothing")));
  expect([before(chinese), before(long)]).toEqual([before(latin), before(latin)]);
});
