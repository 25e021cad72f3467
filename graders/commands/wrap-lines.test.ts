import { describe, expect, test } from "vitest";
import { wrapLines } from "./wrap-lines.ts";

describe("a terminal of 40 columns", () => {
  const at40 = (text: string) => wrapLines(text, 40);

  test("a sentence is broken between words, and its line ends stay", () => {
    expect(at40("\nThere is no track nope: there is blackjack, old-maid and hearts.\n\n")).toBe(
      "\nThere is no track nope: there is\nblackjack, old-maid and hearts.\n\n",
    );
  });

  test("lines that fit, and lines with colours, do not change", () => {
    const table = `a      b\n  \x1b[1mone word  and another\x1b[22m  and a third  \n`;
    expect(at40(table)).toBe(table);
  });

  test("a line continues with the same indentation", () => {
    expect(at40("  main.ts  the starter's; yours is kept as main.ts.kept-1\n")).toBe(
      "  main.ts  the starter's; yours is kept\n  as main.ts.kept-1\n",
    );
  });

  test.each([
    "npm run hint -- blackjack/1 --again",
    "npm run hint -- tiny/2 --task 2 --again",
    "npm run record -- STAGE NAME --play 1",
    "npm start -- --help",
    "npm run review",
  ])("%s is not broken if it fits on its own line", (command) => {
    for (let before = 1; before < 40; before++) {
      const lines = at40(`${"a".repeat(before)} ${command} says what is left.`).split("\n");
      expect(lines.filter((line) => line.includes(command))).toHaveLength(1);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
    }
  });

  test("the words after a command do not belong to it", () => {
    expect(at40('"Greet" has not passed yet: npm run check -- tiny/1 says what is left.')).toBe(
      '"Greet" has not passed yet:\nnpm run check -- tiny/1 says what is\nleft.',
    );
  });
});
