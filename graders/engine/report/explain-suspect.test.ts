import { expect, test } from "vitest";
import type { StageResult, SuspectDeclaration } from "../judge/results.ts";
import { explainSuspect } from "./explain-suspect.ts";
import type { Reader } from "./problems.ts";

const FILE = "tiny/1-deal/deal.ts";
const READER: Reader = {};

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

test("tasks that are written in one declaration are judged together", () => {
  const fault = { name: "Game", file: FILE, line: 3 };
  const tasks = [
    { task: 1, state: "right" },
    { task: 2, state: "wrong", fault },
    { task: 3, state: "wrong", fault },
    { task: 4, state: "wrong", fault: { ...fault, name: "Table" } },
  ];
  const result = { stage: { path: "tiny/1-deal" }, cases: [], tasks } as unknown as StageResult;
  expect(JSON.stringify(explainSuspect(result, READER))).toContain(
    "With the workbook's version of all other tasks, task 2 or 3 still fails.",
  );
});
