import { describe, expect, it, test } from "vitest";
import { judged, printed, ran, stageOf, withVerdict } from "../for-tests/examples.ts";
import type { Difference, DifferenceKind, Row } from "../judge/compare.ts";
import type { CaseResult, StageResult } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import { parseTranscript } from "../text/transcript.ts";
import type { Case } from "../workbook/workbook.ts";
import { alikeSays, simplestFailure } from "./failures.ts";
import { freshOf, nameOfDifference, priceOf, wordOf } from "./phrases.ts";

const TRANSCRIPT = parseTranscript("a\n", "some.transcript");

function transcript(name: string, weight: number, made = false): Case {
  const shown = { kind: "transcript", name, weight, transcript: TRANSCRIPT } as const;
  return made ? { ...shown, made } : shown;
}

function said(...cases: Case[]): string | undefined {
  return freshOf({ stage: { cases } } as unknown as StageResult);
}

describe("the share of fresh games", () => {
  it("is mentioned if there are visible transcripts, too", () => {
    expect(
      said(transcript("a", 2), transcript("fresh-1", 3, true), transcript("fresh-2", 3, true)),
    ).toBe(
      "The 2 fresh games carry 75 % of the transcripts' points: a program also has to be right for input that nobody has seen.",
    );
    expect(said(transcript("a", 1), transcript("fresh-1", 3, true))).toBe(
      "The fresh game carries 75 % of the transcripts' points: a program also has to be right for input that nobody has seen.",
    );
  });
  it("is not mentioned if there are no fresh games, or nothing else", () => {
    expect(said(transcript("a", 1))).toBe(undefined);
    expect(said(transcript("typed", 1, true))).toBe(undefined);
  });
});

describe("the name of a difference in a list", () => {
  const line = { text: "a", turn: 0 };
  function called(first: Row["kind"], ...kinds: DifferenceKind[]): string | undefined {
    const rows: Row[] = [{ kind: first, expected: line, actual: line }];
    const beyond = { expected: 0, actual: 0 };
    return nameOfDifference({ kind: "different", difference: { kinds, rows, first: 0, beyond } });
  }

  it("is the first kind in the output", () => {
    expect(called("missing line", "extra line", "missing line", "different text")).toBe(
      "missing line",
    );
  });
  it("is not a cheaper kind if there is a different one", () => {
    expect(called("spacing", "spacing", "missing line", "different text")).toBe("missing line");
    expect(called("case", "case", "exit status")).toBe("exit status");
    expect(called("spacing", "spacing", "case")).toBe("spacing and capital letters");
    expect(called("spacing", "spacing")).toBe("spacing");
  });
  it("is the early end if that is why lines are missing", () => {
    expect(called("missing line", "missing line", "stopped early")).toBe("stopped early");
    expect(called("different text", "missing line", "different text", "stopped early")).toBe(
      "different text",
    );
  });
  it("is undefined for other verdicts", () => {
    expect(nameOfDifference({ kind: "too much output" })).toBe(undefined);
  });
});

test("a price in a list says what is lost, and out of how much if some points are left", () => {
  const price = (earned: number, verdict: Verdict = { kind: "too much output" }) =>
    priceOf({ earned, points: 7.5, verdict } as CaseResult);
  expect([price(0), price(3.75), price(7.5)]).toEqual([
    "costs 7.5",
    "costs 3.75 of 7.5",
    "costs nothing",
  ]);
  expect(price(0, { kind: "grader fault", why: "" })).toBe("7.5 points left open");
});

describe("the failure that is described in full", () => {
  it("belongs to the fault that costs the most in total", () => {
    const spaced = (name: string) => judged(name, ran(printed(name, (text) => ` ${text}`)));
    // The simpler one costs only half of its points, but every case of a fault counts.
    expect(told(spaced(early), wrong(late))).toBe(late);
    expect(told(wrong(early), spaced(late))).toBe(early);
    const header = withVerdict("the-header", { kind: "missing", what: ["No hit."] });
    expect(told(header, wrong(early))).toBe("the-header");
    expect(told(header, wrong(early), wrong(late))).toBe(early);
  });

  const wrong = (name: string) => judged(name, ran(printed(name, (text) => `${text}x\n`)));
  // Both take three lines.
  const [early, late] = ["hits-once", "refuses-an-empty-answer"] as const;
  const cut = "ends-in-the-middle";
  const told = (...cases: Parameters<typeof stageOf>[0]) => simplestFailure(stageOf(cases))?.name;

  it("is the one with the shortest input, and does not end in the middle", () => {
    const once = parseTranscript("Seed: [[1]]\n", "once");
    const result = stageOf([
      wrong(cut),
      wrong(early),
      withVerdict("once", { kind: "too much output" }),
    ]);
    const cases = [
      ...result.stage.cases,
      { kind: "transcript" as const, name: "once", weight: 1, transcript: once },
    ];
    expect(simplestFailure({ ...result, stage: { ...result.stage, cases } })?.name).toBe("once");
    expect(told(wrong(cut))).toBe(cut);
  });
  it("preferably has a known mistake", () => {
    const result = stageOf([wrong(early), wrong(late)]);
    expect(simplestFailure(result)?.name).toBe(early);
    const cases = result.cases.map((one) =>
      one.name === late ? { ...one, mistake: { name: "m", says: "M." } } : one,
    );
    expect(simplestFailure({ ...result, cases })?.name).toBe(late);
  });
  it("is a missing part of the source, but not one that is missing because of the others", () => {
    const missing = { kind: "missing", what: ["No hit."] } as const;
    expect(told(wrong(early), withVerdict("the-header", missing))).toBe("the-header");
    const seen = withVerdict("the-header", { ...missing, seen: "run" });
    expect(told(seen, wrong(early))).toBe(early);
    expect(told(seen)).toBe("the-header");
  });
  it("is in what is written, while other tasks are not", () => {
    const calls = (gives: string, names: readonly string[]): Verdict => ({
      ...{ kind: "missing", seen: "run", names },
      what: [`Needed: add gives 3. Expected: 3. Yours gives${gives}`],
    });
    const wrongCalls = withVerdict("single-calls", calls(": 4", ["add"]));
    const openCalls = withVerdict("single-calls", calls(" nothing yet: task 2 is not done.", []));
    const header = withVerdict("the-header", { kind: "missing", what: ["No hit."] });
    const todo = (difference?: Difference): Verdict => ({
      ...{ kind: "crashed", status: 1, difference },
      error: { name: "Error", message: "TODO 3: hit" },
    });
    const stops = withVerdict(early, todo());
    const { difference } = wrong(late).verdict as { difference: Difference };
    const wrongBefore = withVerdict(late, todo(difference));
    const shown = (...cases: Parameters<typeof stageOf>[0]) =>
      simplestFailure({ ...stageOf(cases), tasks: [{ task: 3, state: "not started" }] })?.name;
    expect(shown(header, wrongCalls, stops)).toBe("single-calls");
    const isOne = { ...stageOf([header, stops]), tasks: [] };
    expect(simplestFailure(isOne)?.name, "no task is open").toBe("the-header");
    expect(shown(header, stops, withVerdict(late, todo()))).toBe(early);
    expect(shown(openCalls, stops)).toBe(early);
    expect(shown(openCalls, stops, wrongBefore)).toBe(late);
    expect(alikeSays(stageOf([stops, wrongBefore]), stageOf([stops]).cases[0]!)).not.toContain(
      "in the same way",
    );
    expect([wrongCalls, openCalls, header].map(({ verdict }) => wordOf(verdict))).toEqual([
      ...["wrong", "not done", "missing"],
    ]);
  });
  it("is a transcript of what one fault costs, before a check that costs less", () => {
    const header = withVerdict("the-header", { kind: "missing", what: ["No hit."] });
    const result = stageOf([header, wrong(early), withVerdict(late, { kind: "too much output" })]);
    expect(simplestFailure(result)?.name).toBe("the-header");
    const suspect = { kind: "file", file: "tiny/1/deal.ts" } as const;
    expect(simplestFailure({ ...result, suspect })?.name).toBe(early);
  });
});
