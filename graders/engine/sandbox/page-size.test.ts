import { expect, test } from "vitest";
import { readPageBytes } from "./page-size.ts";

/** An auxiliary vector as the kernel writes it. */
function auxvOf(
  entries: readonly (readonly [number, number])[],
  wordBytes: 4 | 8,
  order: "LE" | "BE",
) {
  const auxv = Buffer.alloc(entries.length * 2 * wordBytes);
  for (const [at, value] of entries.flat().entries()) {
    if (order === "LE") auxv.writeUInt32LE(value, at * wordBytes);
    else auxv.writeUInt32BE(value, (at + 1) * wordBytes - 4);
  }
  return auxv;
}

const ENTRIES = [
  [33, 6],
  [16, 4096],
  [6, 65_536],
  [17, 100],
  [0, 0],
] as const;

test.each([
  [8, "LE"],
  [8, "BE"],
  [4, "LE"],
  [4, "BE"],
] as const)("the size of a page is found among words of %i bytes, %s", (wordBytes, order) => {
  expect(readPageBytes(auxvOf(ENTRIES, wordBytes, order), wordBytes, order)).toBe(65_536);
});

test("a vector that is cut off, or has no such entry, gives none", () => {
  const whole = auxvOf(ENTRIES, 8, "LE");
  expect([0, 16, 40].map((length) => readPageBytes(whole.subarray(0, length), 8, "LE"))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
