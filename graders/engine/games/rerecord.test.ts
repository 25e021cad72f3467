import fc from "fast-check";
import { expect, test } from "vitest";
import { WorkbookError } from "../text/workbook-error.ts";
import { checkName, joinLines, splitLines } from "./rerecord.ts";

test.each([
  ["42,Y,N", ["42", "Y", "N"]],
  ["", []],
  [",", ["", ""]],
  ["a\\,b,c", ["a,b", "c"]],
  [" 7 ", [" 7 "]],
])("the lines of %j", (text, lines) => {
  expect(splitLines(text)).toEqual(lines);
});

test("lines are read back unchanged, whatever is in them", () => {
  const line = fc.string({ unit: fc.constantFrom("a", ",", "\\", " ") });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(splitLines(joinLines(lines))).toEqual(lines);
    }),
  );
});

test("a transcript's name is a slug", () => {
  expect(() => checkName("refuses-a-2nd-answer")).not.toThrow();
  for (const name of ["", "Refuses", "a_b", "a--b", "-a", "../a", "a.transcript"]) {
    expect(() => checkName(name)).toThrow(
      new WorkbookError(
        `"${name}" cannot be the name of a transcript: use lower-case letters, digits and hyphens, as in refuses-a-wrong-answer.`,
      ),
    );
  }
});
