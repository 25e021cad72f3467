/** Which known mistakes are named beside what else is known. */
import { expect, test } from "vitest";
import type { Traces } from "../judge/results.ts";
import type { Mistake } from "../workbook/authoring.ts";
import type { Stage } from "../workbook/workbook.ts";
import type { Grading } from "./grading.ts";
import { agrees, known, withoutOpen } from "./known-mistake.ts";

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

const MISTAKE: Mistake = {
  ...{ name: "morning", says: "It is evening.", edits: [] },
  known: { task: 2, prints: {} },
};
const GRADING = {
  grader: { solutions: {}, starters: { [FILE]: STARTER } },
  submission: { files: { [FILE]: OWN } },
} as unknown as Grading;

test("in the students' edition, a mistake agrees with a change in the function of its task", () => {
  const stage = { path: "tiny/1-greet" } as Stage;
  const agreesAt = (line: number, known: Mistake["known"] = MISTAKE.known) => {
    const changes = [{ file: FILE, at: { line, kind: "text" }, source: "" }];
    const traces = { suspect: { kind: "unknown", changes } } as unknown as Traces;
    return agrees([{ ...MISTAKE, ...(known ? { known } : {}) }], traces, stage, GRADING);
  };
  expect([agreesAt(2), agreesAt(5)]).toEqual([true, false]);
  expect(agreesAt(2, { task: 3, prints: {} }), "a task without a function").toBe(false);
});

test("a mistake need not be where only calls have led to", () => {
  const cases = [{ kind: "check", name: "single-calls" }];
  const stage = { path: "tiny/1-greet", cases } as unknown as Stage;
  const agreesWith = (name: string) => {
    const changes = [{ file: FILE, at: { line: 5, kind: "text" }, source: "" }];
    const suspect = { kind: "unknown", changes, cases: [name] };
    return agrees([MISTAKE], { suspect } as unknown as Traces, stage, GRADING);
  };
  expect([agreesWith("single-calls"), agreesWith("greets")]).toEqual([true, false]);
});

test("no mistake is named while a task is not done: without it, anything may be printed", () => {
  const named = new Map([["greets", MISTAKE]]);
  const left = (state: string) =>
    withoutOpen(named, { tasks: [{ task: 1, state }] } as Traces).size;
  expect([left("not started"), left("wrong"), left("right")]).toEqual([0, 1, 1]);
  expect(withoutOpen(named, {}).size).toBe(1);
});

test("where nothing tells the place of a mistake, its task has one, with what the student's function uses", () => {
  const stage = { path: "tiny/1-greet" } as Stage;
  const own = OWN.replace('return "Good morning."', "return other()");
  const grading = { ...GRADING, submission: { files: { [FILE]: own } } } as unknown as Grading;
  const other = { name: "other", file: FILE, line: 4 };
  expect(known(grading, stage, MISTAKE, {})).toMatchObject({
    ...{ name: "morning", task: 2, at: { name: "greeting", line: 1 }, uses: [other] },
  });
  const suspect = { kind: "unknown" } as const;
  expect(known(grading, stage, MISTAKE, { suspect })).not.toHaveProperty("at");
});
