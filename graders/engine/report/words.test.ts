import { describe, expect, it } from "vitest";
import { parseTranscript } from "../compare/transcript.ts";
import type { Case } from "../discover/discover.ts";
import type { StageResult } from "../score/score.ts";
import { freshOf } from "./words.ts";

const TRANSCRIPT = parseTranscript("a\n", "some.transcript");

function transcript(name: string, weight: number, made = false): Case {
  const shown = { kind: "transcript", name, weight, transcript: TRANSCRIPT } as const;
  return made ? { ...shown, made } : shown;
}

function said(...cases: Case[]): string | undefined {
  return freshOf({ stage: { cases } } as unknown as StageResult);
}

describe("what fresh games carry", () => {
  it("is said where they stand beside visible transcripts", () => {
    expect(
      said(transcript("a", 2), transcript("fresh-1", 3, true), transcript("fresh-2", 3, true)),
    ).toBe(
      "The 2 fresh games carry 75 % of what the transcripts are worth: a program has to be right for lines that nobody has seen, too.",
    );
    expect(said(transcript("a", 1), transcript("fresh-1", 3, true))).toBe(
      "The fresh game carries 75 % of what the transcripts are worth: a program has to be right for lines that nobody has seen, too.",
    );
  });
  it("is not said where there are none, or nothing else", () => {
    expect(said(transcript("a", 1))).toBe(undefined);
    expect(said(transcript("typed", 1, true))).toBe(undefined);
  });
});
