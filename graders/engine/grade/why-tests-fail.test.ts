/** What is said of tests that fail, in the words of either edition. */
import { expect, test } from "vitest";
import type { Said } from "./test-files.ts";
import type { ClassSet, Tested } from "./tested.ts";
import { type Shown, whyWrong } from "./why-tests-fail.ts";

test.each<[string, ClassSet, string]>([
  [
    "the workbook's classes",
    { ours: ["x"] },
    "The test is wrong, or another test has changed what it uses.",
  ],
  [
    "your own classes",
    { own: "x" },
    "Is the test wrong, or is a class, or has another test changed what it uses?",
  ],
])("a test that fails on %s", (where, classes, why) => {
  const failed = { name: "a swap", message: "expected 50 to be 51 // Object.is equality" };
  const said = {
    ended: { how: "exit", status: 0 },
    report: { tests: ["a swap"], failed: [failed] },
    fails: true,
  } as unknown as Said;
  const shown: Shown = {
    names: new Set(["a swap"]),
    failed: new Map([["a swap", { ...failed, place: "hearts.test.ts:64" }]]),
    ended: undefined,
  };
  const tested = { one: { on: { kind: "reference" } }, classes: [classes] } as unknown as Tested;
  expect(whyWrong(tested, [said], new Map(), shown)).toMatchObject({
    what: [`hearts.test.ts:64: "a swap" fails on ${where}: expected 50 to be 51. ${why}`],
  });
});
