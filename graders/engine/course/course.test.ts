import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tinyWorkbook, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import type { Grader } from "../grade/grader.ts";
import { gradeSubmission } from "../grade/submission.ts";
import type { SubmissionResult } from "../judge/results.ts";
import { discover, type Workbook } from "../workbook/workbook.ts";
import { chooseTracks } from "./choose-tracks.ts";
import { type Entry, findSubmissions, gradeCourse } from "./course.ts";

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

function find(...names: string[]): [string, string][] {
  const { entries } = findSubmissions(
    names.map((name) => join(folder, name)),
    ["tiny", "cards"],
  );
  return entries.map(({ name, folder: place }) => [name, place.slice(folder.length + 1)]);
}

describe("finding submissions", () => {
  it("takes each folder of a course, by name, and neither files nor hidden folders nor links", () => {
    for (const name of [
      "c/cid/tiny/1-greet/main.ts",
      "c/ann/x",
      "c/Bob/exercises/tiny/x",
      "c/.git/x",
      "c/notes.txt",
    ])
      write(name);
    symlinkSync("cid", join(folder, "c/dan"));
    expect(find("c")).toEqual([
      ["Bob", "c/Bob"],
      ["ann", "c/ann"],
      ["cid", "c/cid"],
    ]);
  });
  it("takes a folder with a track at its top for one submission", () => {
    write("ann/exercises/tiny/1-greet/main.ts");
    expect(find("ann")).toEqual([["ann", "ann"]]);
  });
  it("of several courses gives names that clash a number, so that nobody's result replaces another's", () => {
    for (const name of ["one/Alex/x", "two/Alex/x", "three/alex/x", "three/Alex (2)/x"])
      write(name);
    const found = find("one", "two", "three");
    expect(found.map(([, place]) => place).sort()).toEqual([
      "one/Alex",
      "three/Alex (2)",
      "three/alex",
      "two/Alex",
    ]);
    expect(new Set(found.map(([name]) => name.toLowerCase())).size).toBe(4);
    expect(found[0]).toEqual(["Alex", "one/Alex"]);
  });
  it("tells with the cure what is no course", () => {
    mkdirSync(join(folder, "empty"));
    write("file");
    const cure = "name a folder that has one folder for each student.";
    expect(() => find("empty")).toThrow(
      `${join(folder, "empty")}: no submissions are in it; ${cure}`,
    );
    expect(() => find("file")).toThrow(`${join(folder, "file")}: not a folder; ${cure}`);
    expect(() => find("gone")).toThrow(
      `${join(folder, "gone")}: cannot be read (ENOENT); check the path and its permissions.`,
    );
  });
  it.runIf(process.platform === "linux")(
    "shows a name that is not UTF-8, or more than a line, so that it can be told from every other",
    () => {
      mkdirSync(join(folder, "c"));
      const names = [
        [0x61, 0xff],
        [0x61, 0xfe, 0xc3, 0xa9],
        [0x62, 0x0a, 0x1b],
      ].map(Buffer.from);
      for (const name of [...names, Buffer.from("a\\xff")])
        mkdirSync(Buffer.concat([Buffer.from(join(folder, "c/")), name]));
      const { entries } = findSubmissions([join(folder, "c")], ["tiny"]);
      const unreadable = (name: string) =>
        `${join(folder, "c", name)}: the folder's name is not valid UTF-8, so that it cannot be read; rename it.`;
      expect(entries.map(({ name, fault }) => [name, fault])).toEqual([
        ["a\\xfeé", unreadable("a\\xfeé")],
        ["a\\xff", undefined],
        ["a\\xff (2)", unreadable("a\\xff")],
        ["b\\n\\x1b", undefined],
      ]);
      expect(chooseTracks(entries, workbook).tracks).toEqual([]);
    },
  );
  it("of students whose folders are named as the workbook's are, makes no single submission", () => {
    write("c/exercises/tiny/1-greet/main.ts");
    write("c/bob/old/tiny/1-greet/main.ts");
    write("d/tiny/exercises/tiny/1-greet/main.ts");
    expect(find("c", "d")).toEqual([
      ["bob", "c/bob"],
      ["exercises", "c/exercises"],
      ["tiny", "d/tiny"],
    ]);
  });
  it("takes a clone of the whole workbook for one submission", () => {
    for (const tree of ["exercises", "graders", "lessons", "node_modules", "solutions", ".git"])
      write(`ann/${tree}/tiny/1-greet/main.ts`);
    expect(find("ann")).toEqual([["ann", "ann"]]);
  });
  it("says which folders were passed over that may be somebody's work", () => {
    for (const path of ["c/ann/x", "c/.git/x", "c/.DS_Store", "c/.eve/tiny/1-greet/main.ts"])
      write(path);
    symlinkSync("ann", join(folder, "c/bob"));
    symlinkSync("ann/x", join(folder, "c/to-a-file"));
    symlinkSync("gone", join(folder, "c/to-nothing"));
    const { notes } = findSubmissions([join(folder, "c")], ["tiny"]);
    const said = [
      `${join(folder, "c/.eve")} begins with a dot and was not graded, though a track is in it: rename it, or name it by itself.`,
      `${join(folder, "c/bob")} is a link to a folder and was not graded: put the folder itself in its place, or name that by itself.`,
    ];
    expect(notes).toEqual(said);
    rmSync(join(folder, "c/ann"), { recursive: true });
    mkdirSync(join(folder, "ann"));
    rmSync(join(folder, "c/bob"));
    symlinkSync("../ann", join(folder, "c/bob"));
    expect(() => find("c")).toThrow(
      `${join(folder, "c")}: no submissions are in it; name a folder that has one folder for each student. ${said.join(" ")}`,
    );
  });
});

/** Grades nobody, and takes as long as it is told. */
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

/** Nothing can be graded by it: each stage's verdict says so. */
const BROKEN = { options: {} } as Grader;

function entriesOf(names: readonly string[]): Entry[] {
  return names.map((name) => ({ name, folder }));
}

describe("grading a course", () => {
  it("tells the results in the order of names, whoever is ready first, some at a time, and keeps few", async () => {
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

  it("a fault at one submission is told with its name, and leaves the others", async () => {
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

  it("whoever cannot be read has no say in the tracks, and keeps nobody from being graded", async () => {
    write("c/ann/tiny/1-greet/main.ts");
    const entries = [
      { name: "ann", folder: join(folder, "c/ann") },
      { name: "bob", folder: join(folder, "c/bob"), fault: "bob's folder has no name." },
      // Gone since it was found; to whoever is not root, a folder without permissions is the same.
      { name: "cid", folder: join(folder, "c/cid") },
    ];
    const { tracks } = chooseTracks(entries, workbook);
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

  it("of thousands of files that were not read, a few are told and the others counted", async () => {
    for (let number = 100; number < 140; number++) write(`c/ann/tiny/1-greet/${number}.ts`, "\0");
    const ann = { name: "ann", folder: join(folder, "c/ann") };
    const { notes } = await gradeSubmission(BROKEN, ann, workbook.tracks);
    expect([notes.length, notes[0], notes.at(-1)]).toEqual([
      21,
      "tiny/1-greet/100.ts is not a text file; put your TypeScript source in its place.",
      "There are 20 more of these.",
    ]);
  });

  it("files that were not read are told to whoever grades", async () => {
    write("c/ann/tiny/1-greet/main.ts", "\0");
    const ann = { name: "ann", folder: join(folder, "c/ann") };
    const { notes } = await gradeSubmission(BROKEN, ann, workbook.tracks);
    expect(notes).toEqual([
      "tiny/1-greet/main.ts is not a text file; put your TypeScript source in its place.",
    ]);
  });
});
