import { describe, expect, test } from "vitest";
import { WorkbookError } from "../text/workbook-error.ts";
import { excerptsOf, parseHints, parseLesson, tasksOf, withoutHints } from "../workbook/lesson.ts";
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

  test("of a task that is asked for", () => {
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

  test("those that were shown, again, and nothing is counted", () => {
    expect(chooseHints(TASKS, { 1: 1 }, { again: true })).toEqual({
      hints: [hint(1, 1, 2, "a")],
      shown: { 1: 1 },
    });
    expect(chooseHints(TASKS, {}, { again: true })).toEqual({ hints: [], shown: {} });
  });

  test("a count from a lesson that had more hints does no harm", () => {
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

  test("what is left is told of the task, and of the others", () => {
    const after = (shown: Record<string, number>, task: number, of: number) =>
      whatFollows(TASKS, shown, {}, { task, of });
    expect(after({ 1: 1 }, 1, 2)).toEqual({ kind: "more", task: 1, count: 1 });
    expect(after({ 2: 1 }, 2, 1)).toEqual({ kind: "another task", task: 2, other: 1 });
    expect(after({ 1: 2, 2: 1 }, 2, 1)).toEqual({ kind: "last" });
  });

  test("there is no such task", () => {
    expect(() => chooseHints(TASKS, {}, { task: 3 })).toThrow(
      new WorkbookError("There is no task 3: this stage has the tasks 1, 2."),
    );
  });
});

const LESSON =
  "# T\n\nYou will.\n\n## Your task\n\n1. Do `x`.\n2. Do y,\n   and z.\n\n## Hints\n\n### Task 1\n\n- First\n  line.\n- Second:\n\n  ```ts\n  let x;\n  ```\n\n### Task 2\n\n1. Third.\n\n## Go further\n\nMore.\n";

describe("a lesson", () => {
  test("has hints by their tasks, in Markdown", () => {
    expect(parseHints(LESSON, "l.md")).toEqual([
      { task: 1, hints: ["First\nline.", "Second:\n\n```ts\nlet x;\n```"] },
      { task: 2, hints: ["Third."] },
    ]);
  });

  test("has hints with the line ends of Windows, too", () => {
    expect(parseHints(LESSON.replaceAll("\n", "\r\n"), "l.md")).toEqual(parseHints(LESSON, "l.md"));
  });

  test("has tasks", () => {
    expect(tasksOf(parseLesson(LESSON))).toEqual([
      { task: 1, text: "Do `x`." },
      { task: 2, text: "Do y,\nand z." },
    ]);
  });

  test("is shown without its hints", () => {
    expect(withoutHints(LESSON, "Ask.")).toBe(
      "# T\n\nYou will.\n\n## Your task\n\n1. Do `x`.\n2. Do y,\n   and z.\n\n## Hints\n\nAsk.\n\n## Go further\n\nMore.\n",
    );
  });

  test("shows parts of transcripts", () => {
    const text =
      "# T\n\n<!-- from: a -->\n\n```text\nx\n\ny\n```\n\n## S\n\n<!-- note -->\n<!--from: b-->\n\nNo block.\n";
    expect(excerptsOf(parseLesson(text))).toEqual([
      { from: "a", line: 3, text: "x\n\ny" },
      { from: "b", line: 14, text: undefined },
    ]);
  });
});

describe("hints in another form are refused, with the place and the cure", () => {
  test.each([
    [
      "# T\n",
      'l.md: there is no section "## Hints"; add one with a "### Task 1" and a list of hints.',
    ],
    ["# T\n\n## Hints\n", 'l.md:3: the section is empty; add a "### Task 1" with a list of hints.'],
    [
      "## Hints\n\n### Task 2\n\n- x\n",
      'l.md:3: the next heading among the hints is "### Task 1", not "### Task 2".',
    ],
    [
      "## Hints\n\n### Task 1\n\n- x\n\n#### Task 2\n\n- x\n",
      'l.md:7: the next heading among the hints is "### Task 2", not "#### Task 2".',
    ],
    [
      "## Hints\n\n### Task 1\n\n### Task 2\n\n- x\n",
      "l.md:3: task 1 has no hints; put a list under its heading.",
    ],
    ["## Hints\n\n### Task 1\n", "l.md:3: task 1 has no hints; put a list under its heading."],
    [
      "## Hints\n\n### Task 1\n\nJust look.\n\n- x\n",
      "l.md:5: the hints are lists, one under each heading; make this text a part of one.",
    ],
    [
      "## Hints\n\n- x\n",
      "l.md:3: the hints are lists, one under each heading; make this text a part of one.",
    ],
  ])("%j", (markdown, message) => {
    expect(() => parseHints(markdown, "l.md")).toThrow(new WorkbookError(message));
  });
});
