import { expect, test } from "vitest";
import type { Key } from "./keys.ts";
import { type Page, pressPage, renderPage } from "./page.ts";

const SIZE = { columns: 80, rows: 4 };
const ROWS = ["one", "two", "three", "four", "five", "six", "seven"];
const FIRST: Page = { rows: ROWS, top: 0 };

const letter = (text: string): Key => ({ kind: "text", text });

/** The page after these keys. */
function after(...keys: readonly Key[]): Page | "leave" {
  let page: Page | "leave" = FIRST;
  for (const key of keys) if (page !== "leave") page = pressPage(page, key, SIZE);
  return page;
}

test("the last row says where this is, and which keys there are", () => {
  expect(renderPage(FIRST, SIZE, false)).toEqual([
    "one",
    "two",
    "three",
    "-- lines 1–3 of 7: Space for more, b to go back, q to leave --",
  ]);
  expect(renderPage({ rows: ROWS, top: 4 }, SIZE, true)).toEqual([
    "five",
    "six",
    "seven",
    "\x1b[1m-- lines 5–7 of 7: the end, b to go back, q to leave --\x1b[22m",
  ]);
});

test("a narrow terminal has a short last row", () => {
  const narrow = { columns: 40, rows: 4 };
  expect(renderPage(FIRST, narrow, false).at(-1)).toBe("-- lines 1–3 of 7: Space, b or q --");
  expect(renderPage({ rows: ROWS, top: 4 }, narrow, false).at(-1)).toBe(
    "-- lines 5–7 of 7: b or q --",
  );
});

test.each([
  ["Space", letter(" "), 2],
  ["Enter", { kind: "enter" }, 2],
  ["Page Down", { kind: "page down" }, 2],
  ["down", { kind: "down" }, 1],
  ["End", { kind: "end" }, 4],
  ["x", letter("x"), 0],
] as const)("%s goes on", (_, key, top) => {
  expect(after(key)).toEqual({ rows: ROWS, top });
});

test.each([
  ["b", letter("b"), 2],
  ["Page Up", { kind: "page up" }, 2],
  ["up", { kind: "up" }, 3],
  ["Home", { kind: "home" }, 0],
] as const)("%s goes back", (_, key, top) => {
  expect(after({ kind: "end" }, key)).toEqual({ rows: ROWS, top });
});

test.each([
  ["q", letter("q")],
  ["Esc", { kind: "escape" }],
  ["Ctrl-C", { kind: "stop" }],
] as const)("%s leaves", (_, key) => {
  expect(after(key)).toBe("leave");
});

test("at the end, Space and Enter leave, and an arrow does not", () => {
  expect(after({ kind: "end" }, letter(" "))).toBe("leave");
  expect(after({ kind: "end" }, { kind: "enter" })).toBe("leave");
  expect(after({ kind: "end" }, { kind: "down" })).toEqual({ rows: ROWS, top: 4 });
});
