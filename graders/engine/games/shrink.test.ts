import fc from "fast-check";
import { expect, test } from "vitest";
import { shrink } from "./shrink.ts";

const lines = fc.array(fc.constantFrom<string>("a", "b", "c", "d"), {
  minLength: 1,
  maxLength: 80,
});

test("the remaining lines still show the fault, in the order in which they were typed", async () => {
  await fc.assert(
    fc.asyncProperty(lines, fc.subarray<string>(["a", "b", "c", "d"]), async (typed, needed) => {
      const shows = (input: readonly string[]) => needed.every((line) => input.includes(line));
      fc.pre(shows(typed));
      const left = await shrink(typed, async (inputs) => inputs.map(shows));
      expect(shows(left)).toBe(true);
      let from = 0;
      for (const line of left) from = typed.indexOf(line, from) + 1;
      expect(left.length === 0 || from > 0).toBe(true);
    }),
  );
});

test("no line is left that the fault does not need", async () => {
  const shows = (input: readonly string[]) => input.includes("x") && input.includes("y");
  const typed = ["1", "x", "2", "3", "y", "4"];
  expect(await shrink(typed, async (inputs) => inputs.map(shows))).toEqual(["x", "y"]);
});

test("a fault that shows without any input needs none", async () => {
  expect(await shrink(["1", "2"], async (inputs) => inputs.map(() => true))).toEqual([]);
});
