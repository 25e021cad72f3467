import { describe, expect, test } from "vitest";
import { compare } from "../judge/compare.ts";
import { parseTranscript } from "../text/transcript.ts";
import { renderHunk } from "./hunk.ts";

function shown(expected: string, stdout: string, width = 80): string {
  const ended = { how: "exit", status: 0 } as const;
  const difference = compare(parseTranscript(expected, "some.transcript"), {
    stdout,
    stderr: "",
    ended,
  });
  return `\n${renderHunk(difference!, { width, colour: false }).lines.join("\n")}\n`;
}

test("a carriage return that counts is visible anywhere in the line", () => {
  const expected = parseTranscript("ab\nc\n", "some.transcript");
  const stdout = "a\rb\nc\r";
  const difference = compare(expected, { stdout, stderr: "", ended: { how: "exit", status: 0 } });
  const { lines } = renderHunk(difference!, { width: 80, colour: false });
  expect(lines.slice(0, -2)).toEqual([
    "    expected  ab",
    "    printed   a\\rb",
    "               ^",
    "    expected  c",
    "    printed   c\\r",
  ]);
});

describe("spaces", () => {
  const table = "|  Q♥  |  4♥  |\n|  2♦  |  **  |\n";

  test("are marked in every row if two rows differ in them", () => {
    expect(shown(`${table}Hit? [[h]]\nA\n`, `${table.replace("  2♦", " 2♦")}Hit? B\n`)).toBe(`
              |··Q♥··|··4♥··|
    expected  |··2♦··|··**··|
    printed   |·2♦··|··**··|
                ^
              Hit?·h
    expected  A
    printed   B

  ^ first difference (character 3)   · a space
`);
  });

  test("are not marked if something else replaces them", () => {
    expect(shown(table, table.replace("**", "9♠"))).toBe(`
              |  Q♥  |  4♥  |
    expected  |  2♦  |  **  |
    printed   |  2♦  |  9♠  |
                        ^

  ^ first difference (character 11)
`);
    expect(shown("|  2♦  |      |\n", "|  2♦  | 10♠  |\n")).not.toContain("·");
    expect(shown("Score: 15\n", "Score 15\n")).not.toContain("·");
    expect(shown("folds    -$5\n", "folds   -$10\n"), "a column").not.toContain("·");
    expect(shown("folds   -$10\n", "folds  -$10\n"), "another width").toContain("·");
  });

  test("are marked even if the rest of the line differs, too", () => {
    expect(shown("The player wins.\n", "The  player wins!\n")).toContain(`
    expected  The·player·wins.
    printed   The··player·wins!
                  ^
`);
  });

  test("are not marked if only an empty line differs", () => {
    expect(shown(`\n${table}`, table)).toBe(`
    expected  (empty line)
              |  Q♥  |  4♥  |
              |  2♦  |  **  |

  expected alone: a missing line
`);
  });
});

test("an empty line is named in words, whether spaces are marked or not", () => {
  expect(shown("a b\n\nc\n", "a  b\nx\nc\n")).toContain("    expected  (empty line)\n");
});

test("the first difference is counted in real characters, not in their replacements", () => {
  const said = shown("\u200bab\n", "\u200bac\n");
  expect(said).toContain("expected  \\u200bab\n");
  expect(said).toContain("^ first difference (character 3)");
});

describe("expected and printed", () => {
  const expected = "Seed: [[3]]\nHit? [[h]]\nDealer hits.\nYou win!\nBye.\n";
  const stdout = "Seed: Hit? Dealer hit.\nBye.\n";

  test("are side by side from 100 columns, and each line names its screen", () => {
    expect(shown(expected, stdout, 100)).toBe(`
              Seed: 3                   Seed: 3
              Hit? h                    Hit? h
    expected  Dealer hits.    printed   Dealer hit.
                        ^                         ^
    expected  You win!
              Bye.                      Bye.

  expected alone: a missing line   ^ first difference (character 11)
`);
  });

  test("are one above the other on narrower terminals", () => {
    const above = `
              Seed: 3
              Hit? h
    expected  Dealer hits.
    printed   Dealer hit.
                        ^
    expected  You win!
              Bye.

  expected alone: a missing line   ^ first difference (character 11)
`;
    expect(shown(expected, stdout, 99)).toBe(above);
    expect(shown(expected, stdout, 60).split("\n").slice(0, 8)).toEqual(
      above.split("\n").slice(0, 8),
    );
  });

  test("have marks if there is no room for words, and the marks are explained", () => {
    expect(shown(expected, stdout, 59)).toBe(`
      Seed: 3
      Hit? h
    - Dealer hits.
    + Dealer hit.
                ^
    - You win!
      Bye.

  - expected   + printed
  ^ first difference (character 11)
`);
  });

  test("are one above the other if one of them would have to be cut", () => {
    // The gutters, the indent and the gap take 28 columns.
    const wide = (length: number) => shown(`${"a".repeat(length)}b\n`, "c\n", 100);
    expect(wide(70)).toMatch(/^ {4}expected {2}a{70}b {4}printed {3}c$/m);
    expect(wide(71)).toMatch(/^ {4}expected {2}a{71}b$/m);
  });

  test("are one list if one of them ends, because an empty side says nothing", () => {
    expect(shown("a\nb\nc\n", "a\n", 120)).toBe(`
              a
    expected  b
    expected  c
`);
    expect(shown("a\n", "a\nb\n", 120)).toBe(`
              a
    printed   b

  printed alone: an extra line
`);
  });

  test("are named in words for readers who see neither colour nor position", () => {
    const ended = { how: "exit", status: 0 } as const;
    const run = { stdout, stderr: "", ended };
    const difference = compare(parseTranscript(expected, "some.transcript"), run)!;
    const painted = renderHunk(difference, { width: 100, colour: true }).lines;
    expect(painted[2]).toBe(
      "    \x1b[32mexpected\x1b[39m  \x1b[32mDealer hits.\x1b[39m    \x1b[31mprinted\x1b[39m   \x1b[31mDealer hit.\x1b[39m",
    );
  });
});

test("what only one screen has is counted together, whether it was compared or not", () => {
  const expected = `a\n${"b\n".repeat(700)}`;
  const said = shown(expected, "c\n");
  const [, ...others] = said.match(/more lines? expected/g) ?? [];
  expect(said).toMatch(/… \d+ more lines expected/);
  expect(others).toEqual([]);
});
