/** Which known mistakes are named beside what else is known. */
import { expect, test } from "vitest";
import type { Traces } from "../judge/results.ts";
import type { Mistake } from "../workbook/authoring.ts";
import type { Stage } from "../workbook/workbook.ts";
import type { Grading } from "./grading.ts";
import { agrees } from "./known-mistake.ts";

const FILE = "tiny/1-greet/greet.ts";
const STARTER = `export function greeting(): string {
  throw new Error("TODO 2: greeting");
}
`;
const OWN = `export function greeting(): string {
  return "Good morning.";
}
export function other(): string {
  return "Good day.";
}
`;

test("in the students' edition, a mistake agrees with a change in the function of its task", () => {
  const mistake: Mistake = {
    ...{ name: "morning", says: "It is evening.", edits: [] },
    known: { task: 2, prints: {} },
  };
  const grading = {
    grader: { solutions: {}, starters: { [FILE]: STARTER } },
    submission: { files: { [FILE]: OWN } },
  } as unknown as Grading;
  const stage = { path: "tiny/1-greet" } as Stage;
  const agreesAt = (line: number, known: Mistake["known"] = mistake.known) => {
    const changes = [{ file: FILE, at: { line, kind: "text" }, source: "" }];
    const traces = { suspect: { kind: "unknown", changes } } as unknown as Traces;
    return agrees([{ ...mistake, ...(known ? { known } : {}) }], traces, stage, grading);
  };
  expect([agreesAt(2), agreesAt(5)]).toEqual([true, false]);
  expect(agreesAt(2, { task: 3, prints: {} }), "a task without a function").toBe(false);
});
