import { expect, test } from "vitest";
import { diffOf, mutantsOf, mutate } from "./mutants.ts";

/** The texts of all mutants of a source. */
async function mutantsIn(text: string): Promise<string[]> {
  const mutants = await mutantsOf({ "t/1-a/a.ts": text });
  return mutants.map((one) => mutate(text, one));
}

test.each([
  ["a < b;", ["a <= b;", "a >= b;", "true;", "false;"]],
  ["a === b;", ["a !== b;"]],
  ["a + b;", ["a - b;"]],
  ["a && b;", ["a || b;"]],
  ["f(7);", ["f(8);", "f((6));", ";"]],
  [
    "async () => { await f(); };",
    ["async () => { f(); };", "async () => { ; };", "async () => {};"],
  ],
  ["a.push(b);", ["a.unshift(b);"]],
  ["a.slice(1);", ["a.splice(1);", "a;"]],
  ["for (;;) { break; }", ["for (;;) { ; }"]],
  ['print("x");', ['print("");']],
])("%s is changed in each way", async (text, wanted) => {
  expect(await mutantsIn(text)).toEqual(expect.arrayContaining(wanted));
});

test("types, comments and the words of errors are left alone", async () => {
  const text = 'type Three = 1 | 2 | 3; // 4 < 5\nif (x) throw new RangeError("no 6");\n';
  const mutants = await mutantsIn(text);
  expect(mutants.filter((one) => !one.includes("1 | 2 | 3; // 4 < 5"))).toEqual([]);
  expect(mutants.filter((one) => one.includes("new RangeError") && !one.includes("no 6"))).toEqual(
    [],
  );
});

test("no two mutants are the same, and none is the source", async () => {
  const text =
    "export function f(a: number[]): number { return a.length > 0 && a[0]! === 1 ? 1 : 0; }";
  const mutants = await mutantsIn(text);
  expect(new Set(mutants).size).toBe(mutants.length);
  expect(mutants).not.toContain(text);
});

test("a mutant is known by its line", async () => {
  const text = "let a = 1;\n  if (a > 1) {\n    f();\n  }\n";
  const mutants = await mutantsOf({ "t/1-a/a.ts": text });
  const diffs = mutants.map((one) => diffOf(text, one));
  expect(diffs).toContainEqual({ from: "if (a > 1) {", to: "if (a >= 1) {" });
  expect(diffs).toContainEqual({ from: "if (a > 1) {", to: "if (a > 1) {}" });
});
