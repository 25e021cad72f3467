import { expect, test } from "vitest";
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
