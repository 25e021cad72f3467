import { expect, test } from "vitest";
import type { Key } from "./keys.ts";
import { openAt, pressPage, type Reading, renderPage } from "./page.ts";

const SIZE = { columns: 80, rows: 4 };
const ROWS = ["one", "two", "three", "four", "five", "six", "seven"];
const FIRST: Reading = { pages: [ROWS], at: 0, top: 0, from: 0 };
const at = (top: number, from = 0): Reading => ({ ...FIRST, top, from });

const letter = (text: string): Key => ({ kind: "text", text });

/** The page after these keys. */
function after(...keys: readonly Key[]): Reading | "leave" {
  return from(FIRST, ...keys);
}

function from(first: Reading, ...keys: readonly Key[]): Reading | "leave" {
  let reading: Reading | "leave" = first;
  for (const key of keys) if (reading !== "leave") reading = pressPage(reading, key, SIZE);
  return reading;
}

test("the last row says where this is, and which keys there are", () => {
  expect(renderPage(FIRST, SIZE, false)).toEqual([
    "one",
    "two",
    "three",
    "-- lines 1–3 of 7: Space for more, b to go back, q to leave --",
  ]);
  expect(renderPage(at(4), SIZE, true)).toEqual([
    "five",
    "six",
    "seven",
    "\x1b[1m-- lines 5–7 of 7: the end, b to go back, q to leave --\x1b[22m",
  ]);
});

test("a narrow terminal has a short last row", () => {
  const narrow = { columns: 40, rows: 4 };
  expect(renderPage(FIRST, narrow, false).at(-1)).toBe("-- lines 1–3 of 7: Space, b or q --");
  expect(renderPage(at(4), narrow, false).at(-1)).toBe("-- lines 5–7 of 7: b or q --");
});

test.each([
  ["Space", letter(" "), 2],
  ["Enter", { kind: "enter" }, 2],
  ["Page Down", { kind: "page down" }, 2],
  ["down", { kind: "down" }, 1],
  ["End", { kind: "end" }, 4],
  ["x", letter("x"), 0],
] as const)("%s goes on", (_, key, top) => {
  expect(after(key)).toEqual(at(top));
});

test.each([
  ["b", letter("b"), 2],
  ["Page Up", { kind: "page up" }, 2],
  ["up", { kind: "up" }, 3],
  ["Home", { kind: "home" }, 0],
] as const)("%s goes back", (_, key, top) => {
  expect(after({ kind: "end" }, key)).toEqual(at(top));
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
  expect(after({ kind: "end" }, { kind: "down" })).toEqual(at(4));
});

const PAGES: Reading = { pages: [ROWS, ["one", "two"], ROWS], at: 0, top: 0, from: 0 };
const page = (number: number, top = 0): Reading => ({ ...PAGES, at: number, top });

test("from the end of a page, Space and Enter lead to the next one, and leave the last", () => {
  expect(from({ ...PAGES, top: 4 }, letter(" "))).toEqual(page(1));
  expect(from({ ...PAGES, top: 4 }, { kind: "enter" }, { kind: "enter" })).toEqual(page(2));
  expect(from(page(2, 4), letter(" "))).toBe("leave");
});

test("b leads from the top of a page to the end of the one before", () => {
  expect(from(page(2), letter("b"), letter("b"))).toEqual(page(0, 4));
  expect(from(page(0), letter("b"))).toEqual(page(0));
});

test.each([
  ["letters", letter("n"), letter("p")],
  ["arrows", { kind: "right" }, { kind: "left" }],
] as const)("%s turn the page, and nothing lies beyond the first and the last", (_, next, back) => {
  expect(from(page(0, 2), next)).toEqual(page(1));
  expect(from(page(0), next, next, next)).toEqual(page(2));
  expect(from(page(2, 1), back)).toEqual(page(1));
  expect(from(page(1), back, back)).toEqual(page(0));
});

test("the last row names the page and its keys", () => {
  expect(renderPage(page(0), SIZE, false).at(-1)).toBe(
    "-- page 1 of 3, lines 1–3 of 7: Space, b back, n next, p previous, q leave --",
  );
  expect(renderPage(page(2, 4), { columns: 40, rows: 4 }, false).at(-1)).toBe(
    "-- page 3 of 3: b, n, p or q --",
  );
});

test("reading begins at a line, and what is above it was not seen", () => {
  expect(openAt([["one"], ROWS], { page: 1, line: 2 }, SIZE)).toEqual({
    pages: [["one"], ROWS],
    at: 1,
    top: 2,
    from: 2,
  });
  // Lines that the terminal wraps count as several rows, and the last page is full.
  const long = ["12345678", "x", "y", "z", "end"];
  expect(openAt([long], { page: 0, line: 1 }, { columns: 4, rows: 4 }).top).toBe(2);
  expect(openAt([ROWS], { page: 0, line: 6 }, SIZE).top).toBe(4);
  const opened = openAt([ROWS], { page: 0, line: 4 }, SIZE);
  expect(from(opened, { kind: "up" }, { kind: "down" })).toEqual(at(4, 3));
});
