import { describe, expect, test } from "vitest";
import { WorkbookError } from "../text/workbook-error.ts";
import { chooseHints, whatFollows } from "./hints.ts";

const TASKS = [
  { task: 1, hints: ["a", "b"] },
  { task: 2, hints: ["c"] },
];

const hint = (task: number, number: number, of: number, text: string) => ({
  task,
  number,
  of,
  text,
});

describe("the hints chosen", () => {
  test("one more each time, of the first task that has any left", () => {
    let shown = {};
    const given: unknown[] = [];
    for (let time = 0; time < 4; time++) {
      const chosen = chooseHints(TASKS, shown, {});
      given.push(chosen.hints);
      shown = chosen.shown;
    }
    expect(given).toEqual([[hint(1, 1, 2, "a")], [hint(1, 2, 2, "b")], [hint(2, 1, 1, "c")], []]);
    expect(shown).toEqual({ 1: 2, 2: 1 });
  });

  test("of a requested task", () => {
    expect(chooseHints(TASKS, {}, { task: 2 })).toEqual({
      hints: [hint(2, 1, 1, "c")],
      shown: { 2: 1 },
    });
    expect(chooseHints(TASKS, { 2: 1 }, { task: 2 })).toEqual({ hints: [], shown: { 2: 1 } });
  });

  test("all, of the stage or of a task", () => {
    expect(chooseHints(TASKS, { 1: 1 }, { all: true })).toEqual({
      hints: [hint(1, 1, 2, "a"), hint(1, 2, 2, "b"), hint(2, 1, 1, "c")],
      shown: { 1: 2, 2: 1 },
    });
    expect(chooseHints(TASKS, {}, { all: true, task: 2 })).toEqual({
      hints: [hint(2, 1, 1, "c")],
      shown: { 2: 1 },
    });
  });

  test("those shown before, without counting", () => {
    expect(chooseHints(TASKS, { 1: 1 }, { again: true })).toEqual({
      hints: [hint(1, 1, 2, "a")],
      shown: { 1: 1 },
    });
    expect(chooseHints(TASKS, {}, { again: true })).toEqual({ hints: [], shown: {} });
  });

  test("a count from a lesson with more hints does no harm", () => {
    expect(chooseHints(TASKS, { 1: 9 }, {})).toEqual({
      hints: [hint(2, 1, 1, "c")],
      shown: { 1: 9, 2: 1 },
    });
    expect(whatFollows(TASKS, { 1: 9 }, {}, { task: 1, of: 2 })).toEqual({
      kind: "another task",
      task: 1,
      other: 2,
    });
  });

  test("says what is left for the task and for the others", () => {
    const after = (shown: Record<string, number>, task: number, of: number) =>
      whatFollows(TASKS, shown, {}, { task, of });
    expect(after({ 1: 1 }, 1, 2)).toEqual({ kind: "more", task: 1, count: 1 });
    expect(after({ 2: 1 }, 2, 1)).toEqual({ kind: "another task", task: 2, other: 1 });
    expect(after({ 1: 2, 2: 1 }, 2, 1)).toEqual({ kind: "last" });
  });

  test("an unknown task is an error", () => {
    expect(() => chooseHints(TASKS, {}, { task: 3 })).toThrow(
      new WorkbookError("There is no task 3: this stage has the tasks 1, 2."),
    );
  });
});
