import { expect, test } from "vitest";
import { WorkbookError } from "../../engine/text/workbook-error.ts";
import { drawScreen } from "./ansi-svg.ts";

/** What is drawn of each piece of text: its place, its attributes, its words. */
function drawn(...lines: string[]): string[][] {
  return [
    ...drawScreen(lines, 20, "t").matchAll(
      /<text (x="[^"]*" y="[^"]*") textLength="([^"]*)" lengthAdjust="spacingAndGlyphs" xml:space="preserve" ?([^>]*)>([^<]*)</g,
    ),
  ].map(([, place, length, paint, text]) => [place!, length!, paint!, text!]);
}

test("text stands in cells, and is escaped", () => {
  expect(drawn("a & b  <♣", "", "  c")).toEqual([
    ['x="16" y="59.5"', "42", "", "a &amp; b"],
    ['x="74.8" y="59.5"', "16.8", "", "&lt;♣"],
    ['x="32.8" y="95.5"', "8.4", "", "c"],
  ]);
});

test("colours and styles begin and end where their sequences do, and go on from line to line", () => {
  expect(
    drawn("\x1b[1ma\x1b[22;31mb\x1b[39mc", "\x1b[2;96md", "e\x1b[0mf").map(([, , ...rest]) => rest),
  ).toEqual([
    ['font-weight="bold"', "a"],
    ['fill="#ff7b72"', "b"],
    ["", "c"],
    ['fill="#b3f0ff" opacity="0.65"', "d"],
    ['fill="#b3f0ff" opacity="0.65"', "e"],
    ["", "f"],
  ]);
});

test("a reversed line has its background, including spaces", () => {
  expect(drawScreen(["\x1b[7m a \x1b[27m"], 20, "t")).toContain(
    '<rect x="16" y="46" width="25.2" height="18" fill="#e6edf3"/><text x="16" y="59.5" textLength="25.2" lengthAdjust="spacingAndGlyphs" xml:space="preserve" fill="#0d1117"> a </text>',
  );
});

test("the title is there for those who do not see the picture", () => {
  expect(drawScreen([], 20, "a < b")).toContain('<title id="title">a &lt; b</title>');
});

test.each(["\x1b[2J", "\x1b[38;5;1mx", "\x1b]0;t"])("%j is refused, not left out", (line) => {
  expect(() => drawScreen([line], 20, "t")).toThrow(WorkbookError);
});
