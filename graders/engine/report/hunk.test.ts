import { describe, expect, test } from "vitest";
import { compare } from "../compare/compare.ts";
import { parseTranscript } from "../compare/transcript.ts";
import { renderHunk } from "./hunk.ts";

test("a carriage return that counts is visible, wherever it stands in the line", () => {
  const expected = parseTranscript("ab\nc\n", "some.transcript");
  const stdout = "a\rb\nc\r";
  const difference = compare(expected, { stdout, stderr: "", ended: { how: "exit", status: 0 } });
  const { lines } = renderHunk(difference!, { width: 80, colour: false });
  expect(lines.slice(0, -2)).toEqual([
    "    - ab",
    "    + a\\rb",
    "       ^",
    "    - c",
    "    + c\\r",
  ]);
});

describe("blanks", () => {
  const table = "|  Q♥  |  4♥  |\n|  2♦  |  **  |\n";

  function shown(expected: string, stdout: string): string {
    const ended = { how: "exit", status: 0 } as const;
    const difference = compare(parseTranscript(expected, "some.transcript"), {
      stdout,
      stderr: "",
      ended,
    });
    return `\n${renderHunk(difference!, { width: 80, colour: false }).lines.join("\n")}\n`;
  }

  test("are marked in every row as soon as two rows part by them", () => {
    expect(shown(`${table}Hit? [[h]]\nA\n`, `${table.replace("  2♦", " 2♦")}Hit? B\n`)).toBe(`
      |··Q♥··|··4♥··|
    - |··2♦··|··**··|
    + |·2♦··|··**··|
        ^
      Hit?·h
    - A
    + B

  - expected   + printed   ^ where they part   · a blank
`);
  });

  test("are not, where something else stands in their place", () => {
    expect(shown(table, table.replace("**", "9♠"))).toBe(`
      |  Q♥  |  4♥  |
    - |  2♦  |  **  |
    + |  2♦  |  9♠  |
                ^

  - expected   + printed   ^ where they part
`);
    expect(shown("|  2♦  |      |\n", "|  2♦  | 10♠  |\n")).not.toContain("·");
    expect(shown("Score: 15\n", "Score 15\n")).not.toContain("·");
  });

  test("are where the rest of the line is another one too", () => {
    expect(shown("The player wins.\n", "The  player wins!\n")).toContain(`
    - The·player·wins.
    + The··player·wins!
          ^
`);
  });

  test("are not, where an empty line is all that differs", () => {
    expect(shown(`\n${table}`, table)).toBe(`
    - (empty line)
      |  Q♥  |  4♥  |
      |  2♦  |  **  |

  - expected, but not printed
`);
  });
});
