/** Two texts are aligned so that as many lines as possible are beside equal ones. */
import { expect, it } from "vitest";
import { alignLines } from "./align-lines.ts";

/** The length of a longest common subsequence, by its definition. */
function mostInCommon(left: string, right: string): number {
  if (left === "" || right === "") return 0;
  if (left[0] === right[0]) return 1 + mostInCommon(left.slice(1), right.slice(1));
  return Math.max(mostInCommon(left.slice(1), right), mostInCommon(left, right.slice(1)));
}

/** All texts of these letters, up to a length. */
function textsOf(letters: string, length: number): string[] {
  if (length === 0) return [""];
  const shorter = textsOf(letters, length - 1);
  return ["", ...[...letters].flatMap((letter) => shorter.map((text) => letter + text))];
}

it("each line is there once, in order, and as many as possible are beside equal ones", () => {
  const texts = textsOf("abc", 3);
  for (const left of texts)
    for (const right of texts) {
      const rows = alignLines([...left], [...right]);
      const sides = [left, right].map((text, side) =>
        rows.flatMap((row) => (row[side] === undefined ? [] : [text[row[side]]])).join(""),
      );
      expect(sides).toEqual([left, right]);
      const equal = rows.filter(([at, other]) => at !== undefined && left[at] === right[other!]);
      expect(equal).toHaveLength(mostInCommon(left, right));
    }
});

it("lines that differ are beside each other as far as there are some on both sides", () => {
  expect(alignLines(["a", "x", "y", "b"], ["a", "z", "b", "c"])).toEqual([
    [0, 0],
    [1, 1],
    [2, undefined],
    [3, 2],
    [undefined, 3],
  ]);
});

it("with too many edits, each line is beside the one at its place", () => {
  const [left, right] = [
    ["a", "b", "c"],
    ["c", "a"],
  ];
  expect(alignLines(left, right, 1)).toEqual([
    [0, 0],
    [1, 1],
    [2, undefined],
  ]);
  expect(alignLines(left, right, 2)).toEqual([
    [0, undefined],
    [1, undefined],
    [2, 0],
    [undefined, 1],
  ]);
});
