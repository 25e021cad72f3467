/** Whatever is done to the files while they are watched, there is one verdict, and no crash. */
import {
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { openSession } from "../box/session.ts";
import { discover } from "../discover/discover.ts";
import { findStage } from "../discover/find-stage.ts";
import { openGrader } from "../grade/grade.ts";
import type { StageResult } from "../score/score.ts";
import { tinyWorkbook, writeWorkbook } from "../tiny-workbook.ts";
import { type StageWatch, watchStage } from "./watch-stage.ts";
import { verdictLine } from "./watch-view.ts";

const PATIENCE_MS = 30_000;
const LOOK_MS = 10;
/** Whoever would be told something has been told by then. */
const QUIET_MS = 700;

const files = tinyWorkbook();
const { root, remove } = writeWorkbook(files);
const workbook = discover(root);
const session = openSession();
const grader = openGrader(session, workbook);
afterAll(async () => {
  await grader.close();
  session.close();
  remove();
});

const folder = join(root, "exercises/tiny");
const greet = join(folder, "1-greet/greet.ts");
const solved = files["solutions/tiny/1-greet/greet.ts"]!;
const says = (text: string) => `export const greeting = (): string => "${text}";\n`;

const NOT_STARTED = "Greet: not started, 0 of 25 points.";
const WRONG = "Greet: 0 of 1 case passed, 0 of 25 points.";
const PASSED = "Greet: all passed, 25 of 25 points.";
const NOT_BUILT = "Greet: does not build, 0 of 25 points.";

let told: StageResult[] = [];
let failed: unknown;
let watching: StageWatch;

/** Waits until one more verdict has been told, and makes sure that it is the only one. */
async function oneVerdict(): Promise<string> {
  const end = Date.now() + PATIENCE_MS;
  while (told.length === 0) {
    if (Date.now() > end) throw new Error("No verdict came.");
    await sleep(LOOK_MS);
  }
  await sleep(QUIET_MS);
  expect(failed).toBeUndefined();
  return told
    .splice(0)
    .map((result) => verdictLine(result))
    .join(" ");
}

beforeEach(async () => {
  cpSync(join(root, "graders/tiny/starter"), folder, { recursive: true, force: true });
  told = [];
  failed = undefined;
  watching = watchStage(grader, workbook, findStage(workbook, "tiny/1"), {
    tell: (result) => void told.push(result),
    fail: (error) => {
      failed = error;
    },
  });
  expect(await oneVerdict()).toBe(NOT_STARTED);
});
afterEach(() => watching.close());

test("ten saves in a row are one verdict", async () => {
  for (let save = 1; save < 10; save++) {
    writeFileSync(greet, says(`Save ${save}`));
    await sleep(15);
  }
  writeFileSync(greet, solved);
  expect(await oneVerdict()).toBe(PASSED);
});

test("an editor that saves by renaming is seen", async () => {
  writeFileSync(`${greet}~`, solved);
  renameSync(greet, join(folder, "1-greet/4913"));
  renameSync(`${greet}~`, greet);
  rmSync(join(folder, "1-greet/4913"));
  expect(await oneVerdict()).toBe(PASSED);
});

test("a save that changes nothing tells nothing", async () => {
  writeFileSync(greet, says("no"));
  expect(await oneVerdict()).toBe(WRONG);
  writeFileSync(greet, says("no"));
  writeFileSync(join(folder, "1-greet/.greet.ts.swp"), "of an editor");
  await sleep(QUIET_MS);
  expect(told).toEqual([]);
  rmSync(join(folder, "1-greet/.greet.ts.swp"));
});

test("a file that is emptied and then filled is read once it is whole", async () => {
  for (const [text, verdict] of [
    [solved, PASSED],
    [says("no"), WRONG],
  ] as const) {
    for (const wait of [0, 1, 2, 4]) {
      writeFileSync(greet, says(`before ${wait}`));
      await oneVerdict();
      const file = openSync(greet, "w");
      await sleep(wait);
      writeSync(file, text);
      closeSync(file);
      expect((await oneVerdict()).endsWith(verdict)).toBe(true);
    }
  }
});

test("half a file does not build, and the place is known", async () => {
  writeFileSync(greet, solved.slice(0, -4));
  const seen = async () => {
    while (told.length === 0) await sleep(LOOK_MS);
    return told[0]?.cases[0]?.verdict;
  };
  const { file, line, column } = { file: "tiny/1-greet/greet.ts", line: 2, column: 35 };
  expect(await seen()).toMatchObject({
    kind: "does not build",
    problems: [{ file, line, column }],
  });
  expect(await oneVerdict()).toBe(NOT_BUILT);
});

test("a file that is renamed, and back, is followed", async () => {
  renameSync(greet, join(folder, "1-greet/other.ts"));
  expect(await oneVerdict()).toMatch(/^Greet: (?!all passed)/);
  renameSync(join(folder, "1-greet/other.ts"), greet);
  expect(await oneVerdict()).toBe(NOT_STARTED);
});

test.each([
  ["the stage's folder", join(folder, "1-greet")],
  ["the track's folder", folder],
  ["all of exercises", join(root, "exercises")],
])("%s may be deleted and made again", async (_, place) => {
  for (let time = 0; time < 2; time++) {
    rmSync(place, { recursive: true });
    expect(await oneVerdict()).toMatch(/^Greet: not started/);
    mkdirSync(folder, { recursive: true });
    cpSync(join(root, "solutions/tiny"), folder, { recursive: true });
    expect(await oneVerdict()).toBe(PASSED);
    writeFileSync(greet, says("no"));
    expect(await oneVerdict()).toBe(WRONG);
  }
});

test("what is saved during a pause is told after it", async () => {
  watching.pause();
  writeFileSync(greet, solved);
  await sleep(QUIET_MS);
  expect(told).toEqual([]);
  watching.resume();
  expect(await oneVerdict()).toBe(PASSED);
});

test("another stage is watched from then on", async () => {
  watching.turnTo(findStage(workbook, "tiny/2"));
  expect(await oneVerdict()).toBe("Roll: not started, 0 of 60 points.");
  cpSync(join(root, "solutions/tiny"), folder, { recursive: true });
  expect(await oneVerdict()).toBe("Roll: all passed, 60 of 60 points.");
});
