/** Whatever a student wrote, a report keeps its shape and obeys nothing. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { IN_FULL } from "../../in-full-for-tests.ts";
import {
  ENDS,
  explainedCase,
  HITS,
  header,
  NARROW,
  REFUSES,
  stageText,
  trackText,
  WIDE,
  withoutColour,
} from "../for-tests/example-cases.ts";
import {
  hostileText,
  type Judged,
  judged,
  printed,
  ran,
  STAGE,
  stageOf,
  TRANSCRIPTS,
  trackOf,
  withVerdict,
} from "../for-tests/examples.ts";
import type { DifferenceKind } from "../judge/compare.ts";
import type { StageResult } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import { columnsOf } from "../text/columns.ts";
import type { Look } from "../text/look.ts";

describe("whatever a student wrote", () => {
  const KINDS: DifferenceKind[] = [
    "spacing",
    "case",
    "order",
    "extra line",
    "missing line",
    "different text",
    "exit status",
    "stopped early",
  ];
  const transcript = fc.constantFrom(...Object.keys(TRANSCRIPTS));
  const program = fc
    .tuple(transcript, hostileText, fc.nat(), fc.nat({ max: 3 }))
    .map(([name, text, at, status]): Judged => {
      const whole = printed(name);
      const cut = at % (whole.length + 1);
      const error = { name: text.slice(0, 20), message: text };
      const stdout = whole.slice(0, cut) + text + whole.slice(status === 0 ? cut : whole.length);
      return judged(
        name,
        ran(stdout, { ended: { how: "exit", status, ...(status > 1 ? { error } : {}) } }),
      );
    });
  const verdict = hostileText.chain((text) => {
    const problem = { text, file: text.slice(0, 30), line: 1, column: 5, source: text };
    return fc.constantFrom<Verdict>(
      { kind: "missing", what: Array(9).fill(text) },
      { kind: "refused", when: "building", why: text },
      { kind: "refused", when: "running", why: text, cure: "Take it out." },
      { kind: "not started", missing: [text, text] },
      { kind: "not run", because: text },
      { kind: "not checked", because: text },
      { kind: "grader fault", why: text },
      { kind: "does not build", problems: Array(5).fill(problem) },
      {
        kind: "crashed",
        status: 1,
        error: { name: text, message: text },
        place: { file: text, line: 3 },
        difference: undefined,
      },
      {
        kind: "different",
        difference: {
          kinds: KINDS,
          first: 0,
          beyond: { expected: 3, actual: 1 },
          rows: [
            {
              kind: "different text",
              expected: { text, turn: 3, typedAt: 2 },
              actual: { text: `${text}x`, turn: 3 },
            },
          ],
        },
      },
    );
  });
  const results = fc.oneof(
    program.map((one) => stageOf([one])),
    verdict.map((one) => stageOf([header, withVerdict(HITS, one), withVerdict("the-header", one)])),
  );

  test("no line is wider than the terminal, and no control sequence is printed", () => {
    fc.assert(
      fc.property(
        results,
        fc.integer({ min: 40, max: 120 }),
        fc.boolean(),
        (result, width, colour) => {
          for (const text of [
            stageText(result, { width, colour }),
            trackText(trackOf([result]), { width, colour }),
          ]) {
            expectInert(withoutColour(text, colour), width);
          }
        },
      ),
      { numRuns: IN_FULL ? 400 : 80 },
    );
  });

  test("a failure takes 40 lines at the most at 80 columns, and 60 at 40", () => {
    const most = (result: StageResult, look: Look) =>
      explainedCase(result, result.cases.at(-1)!, look).split("\n").length;
    fc.assert(
      fc.property(results, (result) => {
        expect(most(result, WIDE)).toBeLessThanOrEqual(40);
        expect(most(result, NARROW)).toBeLessThanOrEqual(60);
      }),
      { numRuns: IN_FULL ? 400 : 80 },
    );
  });

  test("the examples are of the stage they say", () => {
    expect(STAGE.cases.map(({ name }) => name)).toEqual(["the-header", HITS, REFUSES, ENDS]);
  });
});

function expectInert(text: string, width: number): void {
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  expect(text).not.toMatch(/^\s*::[a-z]|##\[|##vso\[/im);
  expect(text).not.toMatch(/ $/m);
  expect(text.split("\n").filter((line) => columnsOf(line) > width)).toEqual([]);
}
