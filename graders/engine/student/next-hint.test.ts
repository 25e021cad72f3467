import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseLesson } from "../workbook/lesson.ts";
import { followsSay, giveHints, renderHints } from "./next-hint.ts";

const LESSON = parseLesson([
  {
    path: "lessons/tiny/1-greet.md",
    markdown: `# Greet

## Task 1: Say hello

### Hints

- A nudge.
- Nearly the answer.

## Task 2: Say goodbye

### Hints

- Wave.
`,
  },
]);

function source() {
  const root = mkdtempSync(join(tmpdir(), "deckwork-hint-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return { root, stage: "tiny/1-greet", lesson: LESSON };
}

const PRESS = { same: "press s", any: "press h", again: "press a" };

test("each time there is one more hint, and what follows it", () => {
  const from = source();
  const said = [1, 2, 3, 4].map(() => {
    const { hints, follows } = giveHints(from, {});
    return [...hints.map(({ text }) => text), followsSay(follows, PRESS, undefined)];
  });
  expect(said).toEqual([
    ["A nudge.", "1 more hint for task 1: press s"],
    ["Nearly the answer.", "That was the last hint for task 1. For task 2: press h"],
    ["Wave.", "That was the last hint of this stage."],
    ["You have seen all the hints. Again: press a"],
  ]);
  const kept = JSON.parse(readFileSync(join(from.root, ".deckwork/progress.json"), "utf8"));
  expect(kept.hints).toEqual({ "tiny/1-greet": { "1": 2, "2": 1 } });
});

test("hints for one task name it", () => {
  const from = source();
  const wave = giveHints(from, { task: 2 });
  expect(followsSay(wave.follows, PRESS, 2)).toBe(
    "That was the last hint for task 2. For task 1: press h",
  );
  expect(followsSay(giveHints(from, { task: 2 }).follows, PRESS, 2)).toBe(
    "You have seen all the hints for task 2. Again: press a",
  );
});

test("hints that are repeated are not counted again, and all of them have nothing after them", () => {
  const from = source();
  const none = giveHints(from, { again: true });
  expect([none.hints, followsSay(none.follows, PRESS, undefined)]).toEqual([
    [],
    "You have not seen a hint yet. For the first one: press s",
  ]);
  const all = giveHints(from, { all: true });
  expect([all.hints.length, followsSay(all.follows, PRESS, undefined)]).toEqual([3, undefined]);
  expect(giveHints(from, { again: true }).hints).toEqual(all.hints);
});

test("a hint comes with its task's title, once", () => {
  const given = giveHints(source(), { all: true });
  expect(renderHints(given, { width: 80, colour: false }).replaceAll("*", "")).toBe(
    `Task 1: Say hello

Hint 1 of 2

A nudge.

Hint 2 of 2

Nearly the answer.

Task 2: Say goodbye

Hint 1 of 1

Wave.
`,
  );
});

test("progress that cannot be kept gives a complaint, and the hint is still given", () => {
  const from = source();
  mkdirSync(from.root, { recursive: true });
  writeFileSync(join(from.root, ".deckwork"), "");
  const { hints, complaint } = giveHints(from, {});
  expect(hints.map(({ text }) => text)).toEqual(["A nudge."]);
  expect(complaint).toMatch(/progress\.json/);
});

test("hints begin with the task that the student is at, and come back to those before it", () => {
  const from = { ...source(), at: 2 };
  const given = () => giveHints(from, {}).hints.map(({ text }) => text);
  expect([given(), given(), given(), given()]).toEqual([
    ["Wave."],
    ["A nudge."],
    ["Nearly the answer."],
    [],
  ]);
  expect(giveHints(from, { all: true }).hints.map(({ task }) => task)).toEqual([1, 1, 2]);
});
