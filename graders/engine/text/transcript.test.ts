import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  normalParts,
  type Part,
  parseTranscript,
  printTranscript,
  shownText,
  type Transcript,
  typedLines,
} from "./transcript.ts";

function read(source: string): Transcript {
  return parseTranscript(source, "a/b.transcript");
}

const shown = (text: string): Part => ({ kind: "shown", text });
const typed = (line: string): Part => ({ kind: "typed", line });

describe("reading", () => {
  it("gives the description, the shown and typed text, and the status", () => {
    expect(read("# Two dice.\n# And more.\nSeed: [[100]]\n\n3 6\nAgain? [[n]]\n? 3\n")).toEqual({
      description: ["Two dice.", "And more."],
      parts: [shown("Seed: "), typed("100"), shown("\n3 6\nAgain? "), typed("n")],
      status: 3,
    });
  });
  it("treats the line end after a typed line as the person's, not the program's", () => {
    expect(shownText(read("A? [[1]]\nB? [[2]]\n"))).toBe("A? B? ");
  });
  it("gives the typed lines in order, including empty ones", () => {
    expect(typedLines(read("[[a]]\n[[]]\nx[[b c]]\n"))).toEqual(["a", "", "b c"]);
  });
  it("removes the meaning of marks after a backslash", () => {
    expect(read("\\# a\n\\? 1\n\\[[b\\]] \\\\ [[c\\]]d\\\\]]\n").parts).toEqual([
      shown("# a\n? 1\n[[b]] \\ "),
      typed("c]]d\\"),
    ]);
  });
  it("leaves # and ? alone if no space follows, or elsewhere in a line", () => {
    expect(shownText(read("#a\n?b\nc # d ? 1\n"))).toBe("#a\n?b\nc # d ? 1\n");
  });
  it("treats # as text after the description", () => {
    expect(read("# a\nb\n# c\n")).toEqual({
      description: ["a"],
      parts: [shown("b\n# c\n")],
      status: 0,
    });
  });
  it("accepts a last line without its line end, CRLF and a byte order mark", () => {
    expect(read("\uFEFF# a\r\nb [[c]]\r\nd")).toEqual({
      description: ["a"],
      parts: [shown("b "), typed("c"), shown("d")],
      status: 0,
    });
  });
  it("in a row of brackets, the last two open or close", () => {
    expect(read("[[[a]]]\n").parts).toEqual([shown("["), typed("a]")]);
  });
  it("treats an empty file as a program that shows nothing", () => {
    expect(read("")).toEqual({ description: [], parts: [], status: 0 });
  });
});

describe("a malformed transcript is refused with the place and the remedy", () => {
  for (const [source, message] of Object.entries({
    "a\nb ]]\n":
      'a/b.transcript:2: "]]" without "[[" before it; put a backslash before it if the program printed it.',
    "# a\n\n\\x\n":
      'a/b.transcript:3: a backslash may only come before \\, [[, ]], or a "# " or "? " at the start of a line; write \\\\ for a backslash.',
    "a [[b\nc]]\n": 'a/b.transcript:1: "[[" is not closed by "]]" at the end of its line.',
    "a [[b]] c\n": 'a/b.transcript:1: "[[" is not closed by "]]" at the end of its line.',
    "a\n? 256\n":
      "a/b.transcript: the exit status in the last line is a number from 1 to 255, not 256.",
    "a\n? 0\n":
      "a/b.transcript: the exit status in the last line is a number from 1 to 255, not 0.",
    "a\uFFFD\n": "a/b.transcript: not UTF-8 text; record it again.",
  })) {
    it(JSON.stringify(source), () => expect(() => read(source)).toThrow(message));
  }
});

describe("writing", () => {
  it("writes the form that is kept in files", () => {
    const transcript = {
      description: ["One."],
      parts: [shown("# not a description\nA? "), typed("[x]]"), shown("? 1\n[[y]]\\")],
      status: 2,
    };
    expect(printTranscript(transcript)).toBe(
      "# One.\n\\# not a description\nA? [[\\[x\\]]]]\n\\? 1\n\\[[y\\]]\\\\\n? 2\n",
    );
  });
  it("joins neighbours and drops empty parts", () => {
    expect(normalParts([shown(""), shown("a"), shown("b"), typed(""), shown("")])).toEqual([
      shown("ab"),
      typed(""),
    ]);
  });

  it("gives back every transcript that ends with a line end", () => {
    const fragment = fc.constantFrom(
      "\\",
      "[[",
      "]]",
      "[",
      "]",
      "# ",
      "? ",
      "? 1",
      "\n",
      "a",
      " ",
      "#",
      "é♠",
      "\\[[",
    );
    const text = fc.array(fragment, { maxLength: 8 }).map((fragments) => fragments.join(""));
    const line = text.map((any) => any.replaceAll("\n", ""));
    const parts = fc.array(fc.oneof(text.map(shown), line.map(typed))).map((any) => {
      const normal = normalParts(any);
      const last = normal.at(-1);
      return last?.kind === "shown" && !last.text.endsWith("\n")
        ? normalParts([...normal, shown("\n")])
        : normal;
    });
    const transcript = fc.record({
      description: fc.array(line, { maxLength: 2 }),
      parts,
      status: fc.nat(255),
    });
    fc.assert(
      fc.property(transcript, (any) => void expect(read(printTranscript(any))).toEqual(any)),
      { numRuns: 1500 },
    );
  });
  it("gives back every file that it wrote, byte for byte", () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom("\\", "[", "]", "#", "?", " ", "1", "\n", "a"),
          maxLength: 20,
        }),
        (source) => {
          let transcript: Transcript;
          try {
            transcript = read(source);
          } catch {
            return;
          }
          const written = printTranscript(transcript);
          expect(printTranscript(read(written))).toBe(written);
        },
      ),
      { numRuns: 1500 },
    );
  });
});
