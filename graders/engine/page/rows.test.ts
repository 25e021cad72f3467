/** Aligned screens, written in few words and read again. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { HITS } from "../for-tests/example-cases.ts";
import { anyText, printed, ran, TRANSCRIPTS } from "../for-tests/examples.ts";
import { compare } from "../judge/compare.ts";
import type { Transcript } from "../text/transcript.ts";
import { pairsOf, rangesOf } from "./pairs.ts";
import { expectedOf, rowsOf, screenLine } from "./rows.ts";

function pairs(expected: Transcript, stdout: string) {
  const { rows, beyond } = rowsOf(compare(expected, ran(stdout))!);
  return { rows, beyond, pairs: pairsOf({ rows }, expectedOf(expected)) };
}

test("equal lines are counted, and printed lines are beside the expected ones", () => {
  const expected = TRANSCRIPTS[HITS]!;
  const stdout = printed(HITS, (text) =>
    text
      .replace("Dealer hits.\n", "")
      .replace("Dealer wins!", "dealer wins!")
      .replace("|  Q♥  |  4♥  |", "| Q♥  |  4♥  |"),
  );
  const found = pairs(expected, stdout);
  expect(found.rows).toEqual([3, "s| Q♥  |  4♥  |", 8, -1, 8, "cdealer wins!"]);
  expect(found.pairs.filter(({ kind }) => kind !== "same")).toEqual([
    { kind: "spacing", expected: "|  Q♥  |  4♥  |", printed: "| Q♥  |  4♥  |" },
    { kind: "missing", expected: "Dealer hits." },
    { kind: "case", expected: "Dealer wins!", printed: "dealer wins!" },
  ]);
  expect(found.pairs.filter(({ expected }) => expected?.includes("\t"))).toEqual([
    { kind: "same", expected: "Seed: \t100", printed: "Seed: \t100" },
    ...["h", "s"].map((line) => ({
      kind: "same",
      expected: `Hit or stand? [h/s] \t${line}`,
      printed: `Hit or stand? [h/s] \t${line}`,
    })),
  ]);
});

test("with any output, every line of both screens is in one pair, and all are inert", () => {
  const expected: Transcript = {
    description: [],
    parts: [
      { kind: "shown", text: "one\ntwo\n? " },
      { kind: "typed", line: "x" },
      { kind: "shown", text: "three\nfour\n" },
    ],
    status: 0,
  };
  const line = fc.oneof(
    fc.constantFrom("one", "two", "TWO", "t wo", "three", "", "\x1b[2J", "\u202e", "</script>"),
    anyText,
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const difference = compare(expected, ran(lines.join("\n")));
      if (!difference) return;
      const { rows } = rowsOf(difference);
      const found = pairsOf({ rows }, expectedOf(expected));
      expect(found.length).toBe(difference.rows.length);
      for (const [at, row] of difference.rows.entries()) {
        expect(found[at]!.expected).toBe(row.expected && screenLine(row.expected));
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be left.
        expect(found[at]!.printed ?? "").not.toMatch(/[\x00-\x08\x0a-\x1f\u202a-\u202e\u2028]/);
      }
    }),
  );
});

test("the beginning of a flood is kept, and the rest is counted", () => {
  const flood = pairs(TRANSCRIPTS[HITS]!, "Again!\n".repeat(5000));
  const kept = flood.rows.filter((code) => typeof code === "string").length;
  expect(kept).toBe(150);
  expect(flood.beyond![1]).toBe(4850);
  const long = pairs(TRANSCRIPTS[HITS]!, "x".repeat(100_000));
  expect(Math.max(...long.rows.map((code) => String(code).length))).toBe(302);
});

test("different words of two lines are marked; if one has more words, the whole range between", () => {
  const marked = (left: string, right: string) => {
    const ranges = rangesOf(left, right);
    return [left, right].map((line, side) => ranges[side]!.map((range) => line.slice(...range)));
  };
  expect(marked("Clubs 0, Hearts 2", "Clubs 3, Hearts 1")).toEqual([
    ["0", "2"],
    ["3", "1"],
  ]);
  expect(marked("The deck:", "The  deck:")).toEqual([[" "], ["  "]]);
  expect(marked("You win.", "I win.")).toEqual([["You"], ["I"]]);
  expect(marked("You win.", "You do not win.")).toEqual([[""], ["do not "]]);
  expect(marked("", "x")).toEqual([[""], ["x"]]);
});
