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
  const messages = ["expected 50 to be 51 // Object.is equality"];
  expect(saidOf(classes, messages)).toMatchObject({
    what: [`hearts.test.ts:64: "swap 1" fails on ${where}: expected 50 to be 51. ${why}`],
  });
});

test("of several tests, the last one asks for all, and what differs has the name of its test", () => {
  const verdict = saidOf({ own: "x" }, ["it is 1", "it is 2", "it is 3"], "- 1\n+ 2");
  const fails = "fails on your own classes";
  expect(verdict).toMatchObject({
    what: [
      `hearts.test.ts:64: "swap 1" ${fails}: it is 1.`,
      `hearts.test.ts:64: "swap 2" ${fails}: it is 2.`,
      `hearts.test.ts:64: "swap 3" ${fails}: it is 3. In each case, is the test wrong, or is a class, or has another test changed what it uses?`,
    ],
    differs: ["swap 2:", "- 1", "+ 2"],
  });
});

/** @param diff - of the second test */
function saidOf(classes: ClassSet, messages: readonly string[], diff?: string) {
  const failed = messages.map((message, at) => ({
    ...{ name: `swap ${at + 1}`, message },
    ...(at === 1 && diff ? { diff } : {}),
  }));
  const tests = failed.map(({ name }) => name);
  const ended = { how: "exit", status: 0 };
  const said = { ended, report: { tests, failed }, fails: true } as unknown as Said;
  const shown: Shown = {
    names: new Set(tests),
    failed: new Map(failed.map((one) => [one.name, { ...one, place: "hearts.test.ts:64" }])),
    ended: undefined,
  };
  const tested = { one: { on: { kind: "reference" } }, classes: [classes] } as unknown as Tested;
  return whyWrong(tested, [said], new Map(), shown);
}
