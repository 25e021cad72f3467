import { expect, test } from "vitest";
import type { StageResult, SuspectDeclaration } from "../judge/results.ts";
import { explainSuspect } from "./explain-suspect.ts";
import type { Reader } from "./problems.ts";

const FILE = "tiny/1-deal/deal.ts";
const READER: Reader = { person: "student", isCourse: false } as unknown as Reader;

/** What is said of a declaration to blame. */
function saidOf(one: Partial<SuspectDeclaration>): string {
  const declaration = { name: "deal", file: FILE, line: 3, ...one };
  const result = {
    stage: { path: "tiny/1-deal" },
    suspect: { kind: "declarations", declarations: [declaration] },
    cases: [],
  } as unknown as StageResult;
  return JSON.stringify(explainSuspect(result, READER));
}

test("what a declaration uses is named, but not the numbers", () => {
  const helpers = [
    { name: "LIMIT", file: FILE, line: 1, isOwnNumber: true as const },
    { name: "SUITS", file: FILE, line: 2 },
    { name: "nameOf", file: FILE, line: 9 },
  ];
  const said = saidOf({ helpers });
  expect(said).toContain("and at what it uses: SUITS (line 2) and nameOf (line 9).");
  expect(said).not.toContain("LIMIT");
  expect(saidOf({ helpers: helpers.slice(0, 1) })).not.toContain("uses");
});
