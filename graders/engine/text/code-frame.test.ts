/** A line of code with its number, however long it is. */
import { expect, test } from "vitest";
import { codeFrame } from "./code-frame.ts";

const LONG = "  return cards.filter((card) => card.suit === suit).map((card) => card.name).join();";

test("a line that fits is shown as it is, without the spaces in front", () => {
  expect(codeFrame({ line: 7, source: "  deal(card);" })).toEqual(["  7 | deal(card);"]);
  expect(codeFrame({ line: 7, column: 8, source: "  deal(card);" })).toEqual([
    "  7 | deal(card);",
    "    |      ^",
  ]);
});

test("with a column, a long line is cut around it", () => {
  const [text, caret] = codeFrame({ line: 7, column: 67, source: LONG }, { columns: 40 });
  expect(text!.length).toBeLessThanOrEqual(40);
  expect(text![caret!.indexOf("^")]).toBe("c");
});

test("without one, it goes on below, and ends after three rows", () => {
  expect(codeFrame({ line: 7, source: LONG }, { columns: 40 })).toEqual([
    "  7 | return cards.filter((card) =>",
    "    | card.suit === suit).map((card) =>",
    "    | card.name).join();",
  ]);
  const [, , last] = codeFrame({ line: 7, source: LONG.repeat(3) }, { columns: 40 });
  expect(last).toMatch(/…$/);
  expect(codeFrame({ line: 7, source: "x".repeat(50) }, { columns: 40 })).toEqual([
    `  7 | ${"x".repeat(34)}`,
    `    | ${"x".repeat(16)}`,
  ]);
});
