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
import { afterAll, describe, expect, test } from "vitest";
import { aThirdOf } from "../../../in-full-for-tests.ts";
import { tinyWorkbook, writeWorkbook } from "../../for-tests/tiny-workbook.ts";
import { openGrader } from "../../grade/grader.ts";
import type { StageResult } from "../../judge/results.ts";
import { openSession } from "../../sandbox/session.ts";
import { findStage } from "../../workbook/find-stage.ts";
import { discover, type Workbook } from "../../workbook/workbook.ts";
import { StageWatch } from "./stage.ts";
import { verdictLine } from "./view.ts";

const PATIENCE_MS = 30_000;
const LOOK_MS = 10;
/** The watch's own is longer, for people; these saves follow each other in a few milliseconds. */
const CALM_MS = 75;
/** Any further report has begun by then, because chokidar holds back deletions for 100 ms. */
const QUIET_MS = 100 + 2 * CALM_MS;

const files = tinyWorkbook();
const session = openSession();
const shared = writeWorkbook(files);
const grader = openGrader(session, discover(shared.root), { verdictsOnly: true });
const explaining = openGrader(session, discover(shared.root));
afterAll(async () => {
  await Promise.all([grader.close(), explaining.close()]);
  session.close();
  shared.remove();
});

const solved = files["solutions/tiny/1-greet/greet.ts"]!;
const says = (text: string) => `export const greeting = (): string => "${text}";\n`;

const NOT_STARTED = "Greet: not started, 0 of 25 points.";
const WRONG = "Greet: 0 of 1 case passed, 0 of 25 points.";
const PASSED = "Greet: all passed, 25 of 25 points.";
const NOT_BUILT = "Greet: does not build, 0 of 25 points.";

/** A watched stage in its own workbook, so that the tests can wait side by side. */
interface Desk {
  readonly root: string;
  readonly workbook: Workbook;
  /** The track's exercises. */
  readonly folder: string;
  readonly greet: string;
  readonly told: StageResult[];
  /** What was told before its failures were explained. */
  readonly judged: StageResult[];
  readonly watching: StageWatch;
  /** Waits until one more verdict has been told, and makes sure that it is the only one. */
  oneVerdict(): Promise<string>;
}

async function watched(use: (desk: Desk) => Promise<void>, by = grader): Promise<void> {
  const { root, remove } = writeWorkbook(files);
  const workbook = discover(root);
  const folder = join(root, "exercises/tiny");
  const told: StageResult[] = [];
  const judged: StageResult[] = [];
  let failed: unknown;
  const watching = new StageWatch(
    by,
    workbook,
    findStage(workbook, "tiny/1"),
    {
      judged: (result) => void judged.push(result),
      tell: (result) => void told.push(result),
      fail: (error) => {
        failed = error;
      },
    },
    CALM_MS,
  );
  const oneVerdict = async () => {
    const end = Date.now() + PATIENCE_MS;
    while (told.length === 0) {
      if (Date.now() > end) throw new Error("No verdict came.");
      await sleep(LOOK_MS);
    }
    await sleep(QUIET_MS);
    await watching.settled();
    expect(failed).toBeUndefined();
    return told
      .splice(0)
      .map((result) => verdictLine(result))
      .join(" ");
  };
  try {
    expect(await oneVerdict()).toBe(NOT_STARTED);
    const greet = join(folder, "1-greet/greet.ts");
    await use({ root, workbook, folder, greet, told, judged, watching, oneVerdict });
  } finally {
    await watching.close();
    remove();
  }
}

// Each takes a second or more, to be sure that nothing more is reported.
describe.concurrent("a stage is watched", () => {
  test("a failure is told at once, and then again with the place of the fault", () =>
    watched(async ({ greet, told, judged, oneVerdict, watching }) => {
      judged.splice(0);
      writeFileSync(greet, says("Good morning"));
      while (told.length === 0) await sleep(LOOK_MS);
      await watching.settled();
      expect(judged.map(({ suspect }) => suspect)).toEqual([undefined]);
      expect(told[0]!.suspect).toMatchObject({ declarations: [{ name: "greeting" }] });
      expect(verdictLine(judged[0]!)).toBe(await oneVerdict());
    }, explaining));

  test("twenty saves in a row give one verdict, or two if the first was reported at once", () =>
    watched(async ({ oneVerdict, greet }) => {
      for (let save = 1; save < 20; save++) {
        writeFileSync(greet, says(`Save ${save}`));
        await new Promise(setImmediate);
      }
      writeFileSync(greet, solved);
      expect([PASSED, `${WRONG} ${PASSED}`]).toContain(await oneVerdict());
    }));

  test("an editor that saves by renaming is seen", () =>
    watched(async ({ oneVerdict, greet, folder }) => {
      writeFileSync(`${greet}~`, solved);
      renameSync(greet, join(folder, "1-greet/4913"));
      renameSync(`${greet}~`, greet);
      rmSync(join(folder, "1-greet/4913"));
      expect(await oneVerdict()).toBe(PASSED);
    }));

  test("a save without changes reports nothing", () =>
    watched(async ({ oneVerdict, greet, folder, told }) => {
      writeFileSync(greet, says("no"));
      expect(await oneVerdict()).toBe(WRONG);
      writeFileSync(greet, says("no"));
      writeFileSync(join(folder, "1-greet/.greet.ts.swp"), "of an editor");
      await sleep(QUIET_MS);
      expect(told).toEqual([]);
      rmSync(join(folder, "1-greet/.greet.ts.swp"));
    }));

  test.each(
    aThirdOf([
      ["to pass", solved, PASSED],
      ["to fail", says("no"), WRONG],
    ]),
  )("a file that is emptied and then filled, %s, is read once it is whole", (_, text, verdict) =>
    watched(async ({ oneVerdict, greet }) => {
      // After 30 ms, only half a file may have been read, and the watcher does not report a second save so soon.
      for (const wait of [0, 1, 2, 4, 30]) {
        writeFileSync(greet, says(`before ${wait}`));
        await oneVerdict();
        const file = openSync(greet, "w");
        await sleep(wait);
        writeSync(file, text);
        closeSync(file);
        expect((await oneVerdict()).endsWith(verdict)).toBe(true);
      }
    }),
  );

  test("half a file does not build, and the place is known", () =>
    watched(async ({ oneVerdict, greet, told }) => {
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
    }));

  test("a file that is renamed, and back, is followed", () =>
    watched(async ({ oneVerdict, greet, folder }) => {
      renameSync(greet, join(folder, "1-greet/other.ts"));
      expect(await oneVerdict()).toMatch(/^Greet: (?!all passed)/);
      renameSync(join(folder, "1-greet/other.ts"), greet);
      expect(await oneVerdict()).toBe(NOT_STARTED);
    }));

  test.each([
    ["the stage's folder", "exercises/tiny/1-greet"],
    ["the track's folder", "exercises/tiny"],
    ["all of exercises", "exercises"],
  ])("%s may be deleted and made again", (_, place) =>
    watched(async ({ root, folder, greet, oneVerdict }) => {
      for (let time = 0; time < 2; time++) {
        rmSync(join(root, place), { recursive: true });
        expect(await oneVerdict()).toMatch(/^Greet: not started/);
        mkdirSync(folder, { recursive: true });
        cpSync(join(root, "solutions/tiny"), folder, { recursive: true });
        expect(await oneVerdict()).toBe(PASSED);
        writeFileSync(greet, says("no"));
        expect(await oneVerdict()).toBe(WRONG);
      }
    }),
  );

  test("a save that is undone while it is checked is followed by a verdict, too", async () => {
    let checks = 0;
    const slow: typeof grader = {
      ...grader,
      builder: {
        ...grader.builder,
        build: async (request) => {
          checks++;
          await sleep(2 * QUIET_MS);
          return grader.builder.build(request);
        },
      },
    };
    await watched(async ({ oneVerdict, greet }) => {
      const before = checks;
      writeFileSync(greet, solved);
      while (checks === before) await sleep(LOOK_MS);
      await sleep(CALM_MS);
      writeFileSync(greet, files["exercises/tiny/1-greet/greet.ts"]!);
      expect(await oneVerdict()).toBe(NOT_STARTED);
      // The first check was not repeated, because the watcher was ready while it ran.
      expect(before).toBe(1);
    }, slow);
  });

  test("a save during a pause is reported after it", () =>
    watched(async ({ oneVerdict, greet, told, watching }) => {
      watching.pause();
      writeFileSync(greet, solved);
      await sleep(QUIET_MS);
      expect(told).toEqual([]);
      watching.resume();
      expect(await oneVerdict()).toBe(PASSED);
    }));

  test("a different stage can be watched", () =>
    watched(async ({ oneVerdict, folder, watching, root, workbook }) => {
      watching.turnTo(findStage(workbook, "tiny/2"));
      expect(await oneVerdict()).toBe("Roll: not started, 0 of 60 points.");
      cpSync(join(root, "solutions/tiny"), folder, { recursive: true });
      expect(await oneVerdict()).toBe("Roll: all passed, 60 of 60 points.");
    }));
});
