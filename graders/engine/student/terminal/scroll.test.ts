import { expect, test } from "vitest";
import { clampTop, isMoreBelow, placeSays, rowsOf, scrollTo } from "./scroll.ts";

const EXTENT = { length: 40, room: 10 };

test.each([
  ["down", 5, 6],
  ["up", 5, 4],
  ["up", 0, 0],
  ["page down", 5, 14],
  ["page down", 25, 30],
  ["page up", 5, 0],
  ["page up", 20, 11],
  ["home", 20, 0],
  ["end", 0, 30],
] as const)("%s leads from row %i to row %i", (kind, from, to) => {
  expect(scrollTo(from, { kind }, EXTENT)).toBe(to);
});

test("the space bar shows more, and other keys do not scroll", () => {
  expect(scrollTo(0, { kind: "text", text: " " }, EXTENT)).toBe(9);
  expect(scrollTo(0, { kind: "text", text: "x" }, EXTENT)).toBeUndefined();
  expect(scrollTo(0, { kind: "enter" }, EXTENT)).toBeUndefined();
});

test("a text that fits does not scroll", () => {
  const extent = { length: 3, room: 10 };
  expect(scrollTo(0, { kind: "end" }, extent)).toBe(0);
  expect(clampTop(7, extent)).toBe(0);
  expect(isMoreBelow(0, extent)).toBe(false);
  expect(placeSays(0, extent)).toBe("lines 1–3 of 3");
});

test("a long line is broken at the edge, and no wide letter is cut in two", () => {
  expect(rowsOf(["1234567890123", "", "12345"], 5)).toEqual(["12345", "67890", "123", "", "12345"]);
  expect(rowsOf(["洗牌洗"], 3)).toEqual(["洗", "牌", "洗"]);
});

test("a row that continues a painted line repeats its style, and leaves none to the next", () => {
  expect(rowsOf(["\x1b[1mbold\x1b[22m and plain"], 6)).toEqual([
    "\x1b[1mbold\x1b[22m a",
    "nd pla",
    "in",
  ]);
  expect(rowsOf(["\x1b[1m\x1b[4mbold\x1b[24m line\x1b[22m."], 3)).toEqual([
    "\x1b[1m\x1b[4mbol\x1b[24m\x1b[22m",
    "\x1b[1m\x1b[4md\x1b[24m l\x1b[22m",
    "\x1b[1mine\x1b[22m",
    "\x1b[1m\x1b[22m.",
  ]);
  expect(rowsOf(["\x1b[1mbold\x1b[22m"], 4)).toEqual(["\x1b[1mbold\x1b[22m"]);
});
