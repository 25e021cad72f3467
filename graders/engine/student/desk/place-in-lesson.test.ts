import { expect, onTestFinished, test } from "vitest";
import { tinyWorkbook, writeWorkbook } from "../../for-tests/tiny-workbook.ts";
import { discover } from "../../workbook/workbook.ts";
import type { LastCheck } from "../progress.ts";
import { placeInLesson } from "./place-in-lesson.ts";

const MAIN = "exercises/tiny/2-roll/main.ts";
const STARTER = tinyWorkbook()[MAIN]!;

/** Where a student is in `tiny/2` whose program is this. */
function placeWith(main: string, checked?: Partial<LastCheck>) {
  const { root, remove } = writeWorkbook({ ...tinyWorkbook(), [MAIN]: main });
  onTestFinished(remove);
  const stage = discover(root).tracks[0]!.stages[1]!;
  const last = { at: "2026-01-01T00:00:00Z", passed: false, ...checked };
  return placeInLesson(root, stage, {
    hints: {},
    passed: {},
    checked: checked ? { [stage.path]: last } : {},
  });
}

test("a stage that nobody has touched begins at the start, whatever its line ends are", () => {
  expect(placeWith(STARTER)).toBe("start");
  expect(placeWith(STARTER.replaceAll("\n", "\r\n"))).toBe("start");
});

test("the first task that is left is the one, and the last page comes after all of them", () => {
  const begun = `// mine\n${STARTER}`;
  expect(placeWith(begun)).toBe(1);
  expect(placeWith(begun.replace(/throw.*\n/, ""))).toBe(2);
  expect(placeWith(begun.replace(/\/\/ TODO 2.*\n/, "").replace(/throw.*\n/, ""))).toBe(3);
  expect(placeWith("print(1);\n")).toBe("finish");
});

test("a task is done once it is no longer thrown, even if its comment is still there", () => {
  expect(placeWith(STARTER.replace(/throw.*\n/, ""))).toBe(2);
});

test("a task that failed in the last check comes before those that are left", () => {
  const left3 = "// TODO 3: roll them.\n";
  expect(placeWith(left3, { task: 2 })).toBe(2);
  expect(placeWith(left3, {})).toBe(3);
  expect(placeWith("print(1);\n", { task: 1 })).toBe(1);
  expect(placeWith("print(1);\n", { passed: true })).toBe("finish");
});
