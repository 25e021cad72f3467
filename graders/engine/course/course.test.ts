import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { gradeSubmission } from "../for-tests/grade-submission.ts";
import { makeZip } from "../for-tests/make-zip.ts";
import { tinyWorkbook, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import type { Grader } from "../grade/grader.ts";
import type { Entry } from "../intake/entry.ts";
import type { SubmissionResult } from "../judge/results.ts";
import { discover, type Workbook } from "../workbook/workbook.ts";
import { chooseTracks } from "./choose-tracks.ts";
import { gradeCourse } from "./course.ts";

let folder: string;
let workbook: Workbook;
let remove: () => void;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-course-"));
  const written = writeWorkbook(tinyWorkbook());
  workbook = discover(written.root);
  ({ remove } = written);
});
afterEach(() => {
  remove();
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, text = ""): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Grades nobody, and takes as long as requested. */
function fakeGrading(steps: (name: string) => number) {
  const log = { atOnce: 0, most: 0, begun: 0 };
  const grade = async ({ name }: Entry): Promise<SubmissionResult> => {
    log.begun++;
    log.most = Math.max(log.most, ++log.atOnce);
    for (let step = steps(name); step > 0; step--)
      await new Promise((resolve) => setImmediate(resolve));
    log.atOnce--;
    return { name, tracks: [], notes: [] };
  };
  return { log, grade };
}

/** A grader that cannot grade anything: each stage's verdict says so. */
const BROKEN = { options: {}, session: { folder: tmpdir() } } as Grader;

function entriesOf(names: readonly string[]): Entry[] {
  return names.map((name) => ({ name, folder }));
}

describe("grading a course", () => {
  it("grades everybody on the tracks that most handed in, in folders or archives", async () => {
    write("c/ann/tiny/1-greet/main.ts");
    write("c/bob/nothing.ts");
    writeFileSync(join(folder, "cid.zip"), makeZip([{ name: "tiny/1-greet/main.ts" }]));
    const ann = { name: "ann", folder: join(folder, "c/ann") };
    const bob = { name: "bob", folder: join(folder, "c/bob") };
    const place = join(folder, "cid.zip");
    const pieces = [{ as: "cid.zip", content: { at: "disk", kind: "file", place } as const }];
    const cid = { name: "cid", folder: place, pieces };
    const tracks = async (...entries: Entry[]) =>
      (await chooseTracks(entries, workbook, folder)).tracks.map(({ name }) => name);
    expect(await tracks(ann, bob)).toEqual(["tiny"]);
    expect(await tracks(bob)).toEqual([]);
    expect(await tracks(bob, cid)).toEqual(["tiny"]);
  });

  it("reports the results ordered by name, whichever is ready first, several at a time, and keeps few", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(20), { maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        async (steps, atOnce) => {
          const names = steps.map((_, at) => String(at).padStart(2, "0"));
          const { grade, log } = fakeGrading((name) => steps[Number(name)]!);
          const told: string[] = [];
          let kept = 0;
          await gradeCourse(entriesOf(names), grade, atOnce, ({ name }) => {
            told.push(name);
            kept = Math.max(kept, log.begun - told.length);
          });
          expect(told).toEqual(names);
          expect(log.most).toBeLessThanOrEqual(atOnce);
          expect(kept).toBeLessThanOrEqual(atOnce * 5);
        },
      ),
      { numRuns: 30 },
    );
  });

  it("a fault at one submission is reported with its name, and does not affect the others", async () => {
    write("c/ann/tiny/1-greet/main.ts");
    const told: SubmissionResult[] = [];
    const entries = [
      { name: "ann", folder: join(folder, "c/ann") },
      { name: "cid", folder: join(folder, "gone") },
      ...entriesOf(["dan"]),
    ];
    const grade = (entry: Entry) => gradeSubmission(BROKEN, entry, workbook.tracks);
    await gradeCourse(entries, grade, 2, (result) => told.push(result));
    const verdicts = (result: SubmissionResult) =>
      result.tracks.flatMap(({ stages }) =>
        stages.flatMap(({ cases }) => cases.map(({ verdict }) => verdict.kind)),
      );
    expect(told.map(({ name, notes, fault }) => ({ name, notes, fault }))).toEqual([
      { name: "ann", notes: [], fault: undefined },
      {
        name: "cid",
        notes: [],
        fault: `${join(folder, "gone")}: cannot be read (ENOENT); name a folder with one submission in it.`,
      },
      { name: "dan", notes: [], fault: undefined },
    ]);
    expect([...new Set(told.map((one) => [...new Set(verdicts(one))].join()))]).toEqual([
      "grader fault",
      "",
    ]);
  });

  it("a submission that cannot be read does not count for the tracks, and does not stop the others", async () => {
    write("c/ann/tiny/1-greet/main.ts");
    const entries = [
      { name: "ann", folder: join(folder, "c/ann") },
      { name: "bob", folder: join(folder, "c/bob"), fault: "bob's folder has no name." },
      // It was removed after it was found. For a user other than root, a folder without permissions is the same.
      { name: "cid", folder: join(folder, "c/cid") },
    ];
    const { tracks } = await chooseTracks(entries, workbook, folder);
    expect(tracks.map(({ name }) => name)).toEqual(["tiny"]);
    const told: SubmissionResult[] = [];
    const grade = (entry: Entry) => gradeSubmission(BROKEN, entry, tracks);
    await gradeCourse(entries, grade, 2, (result) => told.push(result));
    expect(told.map(({ name, tracks, fault }) => [name, tracks.length, fault])).toEqual([
      ["ann", 1, undefined],
      ["bob", 0, "bob's folder has no name."],
      [
        "cid",
        0,
        `${join(folder, "c/cid")}: cannot be read (ENOENT); name a folder with one submission in it.`,
      ],
    ]);
  });

  it("of thousands of files that were not read, a few are named and the others counted", async () => {
    for (let number = 100; number < 140; number++) write(`c/ann/tiny/1-greet/${number}.ts`, "\0");
    const ann = { name: "ann", folder: join(folder, "c/ann") };
    const { notes } = await gradeSubmission(BROKEN, ann, workbook.tracks);
    expect([notes.length, notes[0], notes.at(-1)]).toEqual([
      21,
      "tiny/1-greet/100.ts is not a text file; replace it with your TypeScript source.",
      "There are 20 more of these.",
    ]);
  });

  it("the instructor sees which files were not read", async () => {
    write("c/ann/tiny/1-greet/main.ts", "\0");
    const ann = { name: "ann", folder: join(folder, "c/ann") };
    const { notes } = await gradeSubmission(BROKEN, ann, workbook.tracks);
    expect(notes).toEqual([
      "tiny/1-greet/main.ts is not a text file; replace it with your TypeScript source.",
    ]);
  });
});
