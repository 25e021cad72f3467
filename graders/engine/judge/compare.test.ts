import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Run } from "../execute/outcome.ts";
import { type Part, parseTranscript, shownText, type Transcript } from "../text/transcript.ts";
import {
  align,
  compare,
  type Difference,
  type Line,
  normalise,
  type Row,
  screenOf,
} from "./compare.ts";

function printed(stdout: string, rest: Partial<Run> = {}): Run {
  return { stdout, stderr: "", ended: { how: "exit", status: 0 }, ...rest };
}

function shows(text: string): Transcript {
  return { description: [], parts: [{ kind: "shown", text }], status: 0 };
}

/** A row in a word: `=a`, `-a` missing, `+a` extra, `spacing: a | b`. */
function inWords({ kind, expected, actual }: Row): string {
  if (kind === "same") return `=${expected!.text}`;
  if (kind === "missing line") return `-${expected!.text}`;
  if (kind === "extra line") return `+${actual!.text}`;
  return `${kind}: ${expected!.text} | ${actual!.text}`;
}

function told(difference: Difference | undefined): unknown {
  if (!difference) return undefined;
  const { kinds, rows, first, beyond } = difference;
  return {
    kinds,
    rows: rows.map(inWords),
    first,
    ...(beyond.expected + beyond.actual > 0 ? { beyond } : {}),
  };
}

function toldOf(expected: string, stdout: string): unknown {
  return told(compare(shows(expected), printed(stdout)));
}

describe("what does not count", () => {
  for (const [name, stdout] of Object.entries({
    "the same text": "a\nb\n",
    "a missing last line end": "a\nb",
    CRLF: "a\r\nb\r\n",
    "carriage returns that Windows doubles": "a\r\r\nb\r\r\n",
    "CRLF after and before spaces": "a \r\nb\r \n",
    "spaces and tabs at line ends": "a \nb\t \n",
    "blank lines at the very end": "a\nb\n\n \n\r\n",
  })) {
    it(`${name} is no difference`, () => expect(toldOf("a\nb\n", stdout)).toBe(undefined));
  }
});

describe("a carriage return without a newline is a character of its line, not a space", () => {
  for (const [name, stdout, rows, first] of [
    ["within a line", "a\r\nb\rb\n", ["=a", "different text: b | b\rb"], 1],
    ["before a line", "\ra\nb\n", ["different text: a | \ra", "=b"], 0],
    ["instead of a newline", "a\rb\n", ["different text: a | a\rb", "-b"], 0],
    ["after spaces", "a \ra\nb\n", ["different text: a | a \ra", "=b"], 0],
    ["at the very end", "a\nb\r", ["=a", "different text: b | b\r"], 1],
  ] as const) {
    it(name, () => {
      const { kinds: _, ...where } = toldOf("a\nb\n", stdout) as { kinds: unknown };
      expect(where).toEqual({ rows, first });
    });
  }
  it("costs all of the case", () => {
    expect(compare(shows("ab\n"), printed("a\rb\n"))?.kinds).toEqual(["different text"]);
    expect(compare(shows("a b\n"), printed("a\rb\n"))?.kinds).toEqual(["different text"]);
  });
  it("is different from other separators, which do not end a line either", () => {
    expect(normalise("a \u2028b \r c \n")).toBe("a \u2028b \r c");
  });
});

describe("each kind of difference", () => {
  it("an extra space within a line is spacing", () => {
    expect(toldOf("a b\nc\n", "a  b\nc\n")).toEqual({
      kinds: ["spacing"],
      rows: ["spacing: a b | a  b", "=c"],
      first: 0,
    });
  });
  it("a space before a line is spacing", () => {
    expect(toldOf("a\n", " a\n")).toEqual({
      kinds: ["spacing"],
      rows: ["spacing: a |  a"],
      first: 0,
    });
  });
  it("an extra empty line is spacing", () => {
    expect(toldOf("a\nb\n", "a\n\nb\n")).toEqual({
      kinds: ["spacing"],
      rows: ["=a", "+", "=b"],
      first: 1,
    });
  });
  it("a missing empty line is spacing", () => {
    expect(toldOf("a\n\nb\n", "a\nb\n")).toEqual({
      kinds: ["spacing"],
      rows: ["=a", "-", "=b"],
      first: 1,
    });
  });
  it("a missing line end is spacing", () => {
    expect(toldOf("a\nb\nc\n", "ab\nc\n")).toMatchObject({ kinds: ["spacing"], first: 0 });
  });
  it("lower case for upper case is case", () => {
    expect(toldOf("The Deck\nb\n", "the deck\nb\n")).toEqual({
      kinds: ["case"],
      rows: ["case: The Deck | the deck", "=b"],
      first: 0,
    });
  });
  it("case and spacing at once are both, in one line or in two", () => {
    expect(toldOf("The Deck\n", "the  deck\n")).toMatchObject({ kinds: ["case"] });
    expect(toldOf("The Deck\na b\n", "the Deck\na  b\n")).toMatchObject({
      kinds: ["spacing", "case"],
    });
  });
  it("lines that change places are order", () => {
    expect(toldOf("a\nb\nc\n", "b\na\nc\n")).toEqual({
      kinds: ["order"],
      rows: ["-a", "=b", "+a", "=c"],
      first: 0,
    });
  });
  it("if few lines match, each line is paired with the one in its place", () => {
    expect(toldOf("a\nb\nc\nd\ne\nf\n", "f\ne\na\nd\nc\nb\n")).toEqual({
      kinds: ["order"],
      rows: [
        "different text: a | f",
        "different text: b | e",
        "different text: c | a",
        "=d",
        "different text: e | c",
        "different text: f | b",
      ],
      first: 0,
    });
  });
  const MANY = ["d", "e", "f", "g", "h", "i", "j", "x"];
  const MANY_MORE = `${[...MANY, "k", "l", "m", "n", "o"].join("\n")}\n`;
  it("if many lines are missing at first and few of the others match, too", () => {
    const { rows } = toldOf(MANY_MORE, "k\n1\n2\n3\n4\n5\n6\n") as { rows: readonly string[] };
    expect(rows.slice(0, 3)).toEqual([
      "different text: d | k",
      "different text: e | 1",
      "different text: f | 2",
    ]);
    expect(rows.slice(-2)).toEqual(["-n", "-o"]);
  });
  it("but where the others match, the lines before them are missing", () => {
    const { rows } = toldOf(MANY_MORE, "k\nl\nm\nN\no\n") as { rows: readonly string[] };
    expect(rows.slice(0, 9)).toEqual([...MANY.map((line) => `-${line}`), "=k"]);
  });
  it("words that change places in a line are order", () => {
    expect(toldOf("3C 2H\n", "2H 3C\n")).toMatchObject({ kinds: ["order"] });
  });
  it("an extra line is reported at its own place and does not spoil the rest", () => {
    expect(toldOf("a\nb\nc\n", "a\nx\nb\nc\n")).toEqual({
      kinds: ["extra line"],
      rows: ["=a", "+x", "=b", "=c"],
      first: 1,
    });
  });
  it("a missing line is reported at its own place and does not spoil the rest", () => {
    expect(toldOf("a\nb\nc\nd\n", "a\nc\nd\n")).toEqual({
      kinds: ["missing line"],
      rows: ["=a", "-b", "=c", "=d"],
      first: 1,
    });
  });
  it("a missing last line is reported at its own place", () => {
    expect(toldOf("a\nb\n", "a\n")).toEqual({
      kinds: ["missing line"],
      rows: ["=a", "-b"],
      first: 1,
    });
  });
  it("a different text is paired with the expected one", () => {
    expect(toldOf("a\nb\nc\n", "a\nx\nc\n")).toEqual({
      kinds: ["different text"],
      rows: ["=a", "different text: b | x", "=c"],
      first: 1,
    });
  });
  it("with no output, all lines are missing", () => {
    expect(toldOf("a\n\nb\n", "")).toEqual({
      kinds: ["spacing", "missing line"],
      rows: ["-a", "-", "-b"],
      first: 0,
    });
  });
  it("all kinds are named, in a fixed order", () => {
    expect(toldOf("a b\nc\nd\ne\n", "a  b\nc\nD\nx\ny\n")).toMatchObject({
      kinds: ["spacing", "case", "extra line", "different text"],
    });
  });
  it("a different exit status alone has no row", () => {
    const run = printed("a\n", { ended: { how: "exit", status: 1 } });
    expect(told(compare(shows("a\n"), run))).toEqual({
      kinds: ["exit status"],
      rows: ["=a"],
      first: -1,
    });
  });
  it("a status that is 0 but should not be counts beside the text", () => {
    const expected = { ...shows("a\nb\n"), status: 1 };
    expect(told(compare(expected, printed("a\n")))).toMatchObject({
      kinds: ["missing line", "exit status"],
    });
  });
});

describe("turns", () => {
  it("a prompt without its last space, or with a line end after it, is spacing", () => {
    const expected = parseTranscript("Seed: [[1]]\ndone\n", "t");
    const reads = { taken: 1, askedForMore: false, at: [5] };
    expect(told(compare(expected, printed("Seed:done\n", { reads })))).toEqual({
      kinds: ["spacing"],
      rows: ["spacing: Seed: 1 | Seed:1", "=done"],
      first: 0,
    });
    const afterIt = { reads: { ...reads, at: [7] } };
    expect(compare(expected, printed("Seed: \ndone\n", afterIt))?.kinds).toEqual(["spacing"]);
  });

  const game = parseTranscript("Seed: [[7]]\nHit? [[h]]\n5\nHit? [[s]]\nDone\n", "t");

  it("typed text is put back where it was read", () => {
    const run = printed("Seed: Hit? 6\nHit? Done\n", {
      reads: { taken: 3, askedForMore: false, at: [6, 11, 18] },
    });
    expect(compare(game, run)).toEqual({
      kinds: ["different text"],
      first: 2,
      beyond: { expected: 0, actual: 0 },
      rows: [
        {
          kind: "same",
          expected: { text: "Seed: 7", typedAt: 6, turn: 0 },
          actual: { text: "Seed: 7", typedAt: 6, turn: 0 },
        },
        {
          kind: "same",
          expected: { text: "Hit? h", typedAt: 5, turn: 1 },
          actual: { text: "Hit? h", typedAt: 5, turn: 1 },
        },
        {
          kind: "different text",
          expected: { text: "5", turn: 2 },
          actual: { text: "6", turn: 2 },
        },
        {
          kind: "same",
          expected: { text: "Hit? s", typedAt: 5, turn: 2 },
          actual: { text: "Hit? s", typedAt: 5, turn: 2 },
        },
        { kind: "same", expected: { text: "Done", turn: 3 }, actual: { text: "Done", turn: 3 } },
      ],
    });
  });
  it("reads that a program made up, before and after its output, are placed within it", () => {
    const typed = { kind: "typed", line: "x" } as const;
    const expected: Transcript = { description: [], parts: Array(6).fill(typed), status: 0 };
    const at = [900_000, 0, 900_000, 0, 5e9, 0];
    const stdout = `${"a".repeat(900_000)}b`;
    const run = printed(stdout, { reads: { taken: 6, askedForMore: false, at } });
    const shown = compare(expected, run)!
      .rows.map(({ actual }) => actual?.text ?? "")
      .join("");
    expect(shown.length).toBeLessThan(stdout.length + 100);
  });

  it("if reads were not recorded, it is put after the expected prompts", () => {
    expect(told(compare(game, printed("Seed: Hit? 6\nHit? Done\n")))).toEqual({
      kinds: ["different text"],
      rows: ["=Seed: 7", "=Hit? h", "different text: 5 | 6", "=Hit? s", "=Done"],
      first: 2,
    });
  });
  it("a prompt is found although its numbers, and what is said before it, are wrong", () => {
    const asks = (card: string, last: number): Transcript => ({
      description: [],
      parts: [
        { kind: "shown", text: `You drew ${card}. Keep it (Y or N)? ` },
        { kind: "typed", line: "Y" },
        { kind: "shown", text: `Draw a card (1 to ${last}): ` },
        { kind: "typed", line: "1" },
        { kind: "shown", text: "Done.\n" },
      ],
      status: 0,
    });
    const run = printed(shownText(asks("TH", 12)));
    expect(told(compare(asks("2C", 9), run))).toMatchObject({
      rows: [
        "different text: You drew 2C. Keep it (Y or N)? Y | You drew TH. Keep it (Y or N)? Y",
        "different text: Draw a card (1 to 9): 1 | Draw a card (1 to 12): 1",
        "=Done.",
      ],
    });
  });
  it("a program that reads less and prints less stopped early", () => {
    const run = printed("Seed: Hit? ", { reads: { taken: 2, askedForMore: false, at: [6, 11] } });
    expect(told(compare(game, run))).toEqual({
      kinds: ["missing line", "stopped early"],
      rows: ["=Seed: 7", "=Hit? h", "-5", "-Hit? s", "-Done"],
      first: 2,
    });
  });
  it("a program that reads less but prints everything expected is right", () => {
    const run = printed(shownText(game), { reads: { taken: 1, askedForMore: false, at: [6] } });
    expect(compare(game, run)).toBe(undefined);
  });
});

describe("floods", () => {
  it("after 600 different lines, the rest is counted and not aligned", () => {
    const stdout = Array.from({ length: 2000 }, (_, i) => `x${i}\n`).join("");
    const difference = compare(shows("a\nb\n"), printed(stdout))!;
    expect({
      rows: difference.rows.length,
      beyond: difference.beyond,
      kinds: difference.kinds,
    }).toEqual({
      rows: 600,
      beyond: { expected: 0, actual: 1400 },
      kinds: ["extra line", "different text"],
    });
  });
  it("a difference beyond the aligned lines still counts", () => {
    const lines = (changed: number) =>
      Array.from({ length: 1300 }, (_, i) =>
        i === changed || i === 0 ? `y${changed}\n` : `x${i}\n`,
      ).join("");
    expect(compare(shows(lines(1299)), printed(lines(1298)))?.kinds).toEqual(["different text"]);
  });
  it("a million spaces, carriage returns or empty lines are normalised in no time", () => {
    const many = 1_000_000;
    expect(normalise(`a${" ".repeat(many)}b`).length).toBe(many + 2);
    expect(normalise(`a${"\r".repeat(many)}b`).length).toBe(many + 2);
    expect(normalise(`a${"\r".repeat(many)}\nb`)).toBe("a\nb");
    expect(normalise(`a${"\n".repeat(many)}`)).toBe("a");
    expect(normalise(`${" \n".repeat(many)}b`).length).toBe(many + 1);
  });
});

// Few words, so lines repeat and match in other places.
const word = fc.constantFrom("a", "B", "b", " ", "  ", "ab", "\t", "é♠", "");
const line = fc.array(word, { maxLength: 4 }).map((words) => words.join(""));
const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join("\n"));
const parts: fc.Arbitrary<Part[]> = fc.array(
  fc.oneof(
    text.map((shown): Part => ({ kind: "shown", text: shown })),
    line.map((typed): Part => ({ kind: "typed", line: typed })),
  ),
  { maxLength: 6 },
);
const transcript = fc.record({
  description: fc.constant<string[]>([]),
  parts,
  status: fc.constantFrom(0, 1),
});

/** What the transcript's own program does. */
function playedBy(expected: Transcript): Run {
  const at: number[] = [];
  let length = 0;
  for (const part of expected.parts) {
    if (part.kind === "typed") at.push(length);
    else length += part.text.length;
  }
  const reads = at.length > 0 ? { reads: { taken: at.length, askedForMore: false, at } } : {};
  return printed(shownText(expected), {
    ended: { how: "exit", status: expected.status },
    ...reads,
  });
}

describe("properties", () => {
  it("a transcript's own output has no difference", () => {
    fc.assert(
      fc.property(transcript, (expected) => compare(expected, playedBy(expected)) === undefined),
    );
  });

  it("aligning neither invents nor loses a line: both sides are in order, and the rest is counted", () => {
    const screen = fc
      .array(line, { maxLength: 30 })
      .map((lines) => lines.map((shown): Line => ({ text: shown, turn: 0 })));
    fc.assert(
      fc.property(screen, screen, (expected, actual) => {
        const { rows, beyond } = align(expected, actual);
        const left = rows.flatMap((row) => row.expected ?? []);
        const right = rows.flatMap((row) => row.actual ?? []);
        expect(left).toEqual(expected.slice(0, expected.length - beyond.expected));
        expect(right).toEqual(actual.slice(0, actual.length - beyond.actual));
        for (const row of rows)
          expect(row.expected !== undefined || row.actual !== undefined).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it("the rows of a difference are the two screens, even if there is too much to align", () => {
    const long = fc
      .tuple(text, fc.nat(700), text)
      .map(([head, times, tail]) => `${head}\n${"x\n".repeat(times)}${tail}`);
    fc.assert(
      fc.property(text, long, (wanted, stdout) => {
        const difference = compare(shows(wanted), printed(stdout));
        if (!difference) return;
        const { rows, beyond } = difference;
        const [left, right] = [wanted, stdout].map((shown) =>
          screenOf([{ kind: "shown", text: shown }]),
        );
        expect(rows.flatMap((row) => row.expected ?? [])).toEqual(
          left!.slice(0, left!.length - beyond.expected),
        );
        expect(rows.flatMap((row) => row.actual ?? [])).toEqual(
          right!.slice(0, right!.length - beyond.actual),
        );
      }),
      { numRuns: 100 },
    );
  });

  it("CRLF, spaces at line ends and blank lines at the end never change the result", () => {
    const noise = fc.constantFrom("\r\n", " \n", "\t\r\n", "\n");
    fc.assert(
      fc.property(
        text,
        text,
        fc.array(noise, { minLength: 1, maxLength: 5 }),
        (wanted, got, ends) => {
          let at = 0;
          const noisy = `${got.replaceAll("\n", () => ends[at++ % ends.length]!)}${ends.join("")}`;
          const kinds = (stdout: string) => compare(shows(wanted), printed(stdout))?.kinds;
          expect(kinds(noisy)).toEqual(kinds(got));
        },
      ),
    );
  });

  it("two different texts always have a difference, and the first such row is named", () => {
    fc.assert(
      fc.property(text, text, (wanted, got) => {
        const difference = compare(shows(wanted), printed(got));
        expect(difference === undefined).toBe(normalise(wanted) === normalise(got));
        if (difference) expect(difference.kinds.length).toBeGreaterThan(0);
      }),
    );
  });

  it("normalising twice is normalising once", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", " ", "\r", "\n", "\t") }),
        (raw) => normalise(normalise(raw)) === normalise(raw),
      ),
    );
  });
});
