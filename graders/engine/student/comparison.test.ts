import { describe, expect, test } from "vitest";
import { renderComparison } from "./comparison.ts";

const PATH = "tiny/1-greet/greet.ts";
const WIDE = { width: 120, colour: false };
const NARROW = { width: 60, colour: false };

function compare(
  own: string | undefined,
  reference: string,
  look: { width: number; colour: boolean },
  why?: string,
): string[] {
  return renderComparison({ tree: "exercises", path: PATH, own, why, reference }, look)
    .trimEnd()
    .split("\n");
}

const MINE = "export const a = 1;\nlet mine;\nsame();\n\n";
const THEIRS = "export const a = 2;\nsame();\nlast();\n";

test("two columns, with matching lines side by side, if there is room", () => {
  expect(compare(MINE, THEIRS, WIDE)).toEqual([
    "yours: greet.ts       the solution: greet.ts",
    "───────────────────   ───────────────────",
    "export const a = 1; | export const a = 2;",
    "let mine;           <",
    "same();               same();",
    "                    > last();",
    "",
    "Lines marked | differ; < is only in yours, > only in the solution.",
  ]);
});

test("one above the other otherwise", () => {
  expect(compare(MINE, THEIRS, NARROW)).toEqual([
    "yours: exercises/tiny/1-greet/greet.ts",
    "| export const a = 1;",
    "| let mine;",
    "  same();",
    "",
    "the solution: solutions/tiny/1-greet/greet.ts",
    "| export const a = 2;",
    "  same();",
    "| last();",
    "",
    "Lines marked | are in only one of the two files.",
  ]);
});

test("a line that is too long for its column continues below", () => {
  const lines = compare(`${"x".repeat(100)}\n`, "short();\n", WIDE);
  expect(lines.slice(2, 4)).toEqual([`${"x".repeat(58)} | short();`, "x".repeat(42)]);
});

test("it is broken between two words, if it can be", () => {
  const words = "the quick brown fox jumps over the lazy dog";
  expect(compare(`${words}\n`, "short();\n", { width: 40, colour: false }).slice(0, 3)).toEqual([
    "yours: exercises/tiny/1-greet/greet.ts",
    "| the quick brown fox jumps over the",
    "  lazy dog",
  ]);
});

test("Windows line ends, a byte order mark and tabs do not count as differences", () => {
  const same = ["exercises/tiny/1-greet/greet.ts", "  Your file is the same as the solution's."];
  expect(compare("\uFEFFif (x) {\r\n\ty();\r\n}\r\n", "if (x) {\n  y();\n}\n", WIDE)).toEqual(same);
});

test("what a student wrote is inert", () => {
  const text = compare("\x1b[2Jlet a;\u202e\n::error::x\n", THEIRS, WIDE).join("\n");
  expect(text).toMatch(/^\\x1b\[2Jlet a;\\u202e/m);
  for (const active of ["\x1b", "\u202e", "\n::"]) expect(text).not.toContain(active);
});

describe("if the student's file cannot be shown", () => {
  const solution = ["solutions/tiny/1-greet/greet.ts", ...THEIRS.trimEnd().split("\n")];
  test("the solution is shown alone", () => {
    expect(compare(undefined, THEIRS, WIDE)).toEqual(["You have no greet.ts.", "", ...solution]);
  });
  test("the reason is given", () => {
    const why = `${PATH} is not a text file; replace it with your TypeScript source.`;
    expect(compare(undefined, THEIRS, WIDE, why)).toEqual([why, "", ...solution]);
  });
});

test("files without any equal line are still shown", () => {
  const many = (word: string) => Array.from({ length: 5000 }, (_, at) => `${word}${at}`).join("\n");
  expect(compare(many("a"), many("b"), WIDE)).toHaveLength(5000 + 4);
});

test("a wide letter takes two columns and is never cut in half", () => {
  const lines = compare(`${"x".repeat(57)}王明\n`, "short();\n", WIDE);
  expect(lines.slice(2, 4)).toEqual([`${"x".repeat(57)}  | short();`, "王明"]);
  expect(compare("王小明;\nsame();\n", "x;\nsame();\n", WIDE).slice(2, 4)).toEqual([
    "王小明;         | x;",
    "same();           same();",
  ]);
});
