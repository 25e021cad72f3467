import { describe, expect, it } from "vitest";
import type { CaseResult, StageResult } from "../judge/results.ts";
import { tasksSay } from "./tasks-say.ts";

describe("tasks that are judged one by one", () => {
  const says = (states: readonly string[], suspect?: unknown, shown?: unknown) =>
    tasksSay(
      {
        tasks: states.map((state, at) => ({ task: at + 1, state })),
        suspect,
      } as unknown as StageResult,
      shown as CaseResult | undefined,
    );

  it("leave one or two, if all others are right", () => {
    expect(says(["right", "right", "open"])).toBe(
      "Judged one by one, tasks 1 and 2 are right, which leaves task 3.",
    );
    expect(says(["open", "right", "open"])).toBe(
      "Judged one by one, task 2 is right, which leaves task 1 or 3.",
    );
  });
  it("are only named while they are not done, and nothing is known of the others", () => {
    expect(says(["not started", "not started"])).toBe("Tasks 1 and 2 are not done yet.");
    expect(says(["not started"])).toBe("Task 1 is not done yet.");
    expect(says(["right", "not started"])).toBe(
      "Judged one by one, task 1 is right; task 2 is not done yet.",
    );
    const verdict = { kind: "crashed", error: { name: "Error", message: "TODO 1: add" } };
    expect(says(["not started"], undefined, { verdict }), "the case says so").toBe(undefined);
    expect(says([])).toBe(undefined);
  });
  it("leave none if the fault is in the main program", () => {
    expect(says(["right", "open"], { kind: "main program" })).toBe(
      "Judged one by one, task 1 is right: the fault is in the main program.",
    );
  });
});
