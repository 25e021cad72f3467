/** The results folder as an instructor meets it: again, in part, in shards, by mistake. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { writeCourse } from "../engine/course/sample-class.ts";
import { isTimes } from "../engine/course/times.ts";
import type { ResultsJson } from "../engine/report/json.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { afterAllTests, ownWorkbook, run } from "./run-for-tests.ts";

const after = afterAllTests();
const root = ownWorkbook(undefined, after);
const solved = readSolutions(discover(root));
const GREET = "tiny/1-greet/greet.ts";
const wrong = { ...solved, [GREET]: solved[GREET]!.replace("evening", "morning") };

let course: string;
let graded: string;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "deckwork-course-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  course = join(folder, "class");
  graded = join(folder, "graded");
  writeCourse(course, [
    { name: "ann", files: solved },
    { name: "bob", files: wrong },
    { name: "cid", files: solved },
  ]);
  const { status, err } = await run(root, ["grade", course, "--out", graded]);
  expect([status, err]).toEqual([0, ""]);
});

/** A copy of the course and of its results, to do something with. */
function copy(): { course: string; out: string } {
  const folder = mkdtempSync(join(tmpdir(), "deckwork-again-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const copied = { course: join(folder, "class"), out: join(folder, "out") };
  cpSync(course, copied.course, { recursive: true });
  cpSync(graded, copied.out, { recursive: true });
  return copied;
}

function read(out: string): ResultsJson {
  return JSON.parse(readFileSync(join(out, "results.json"), "utf8")) as ResultsJson;
}
const earned = (out: string) =>
  read(out).submissions.map(({ name, tracks }) => [name, tracks[0]?.earned]);
const ALL = [
  ["ann", 85],
  ["bob", 60],
  ["cid", 85],
];

function filesOf(out: string): Record<string, string> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      // Only times differ between equal runs.
      .filter((one) => one.isFile() && !isTimes(one.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(out.length), readFileSync(path, "utf8")]),
  );
}

describe("the same folder once more", () => {
  test("nothing is graded twice, and every byte stays", async () => {
    const { course, out } = copy();
    const { status, out: said } = await run(root, ["grade", course, "--out", out]);
    expect(status).toBe(0);
    expect(said).toContain("3 submissions, 0 of them graded now");
    expect(filesOf(out)).toEqual(filesOf(graded));
  });

  test("a record that has not changed is not written again", async () => {
    const { course, out } = copy();
    const written = () =>
      readdirSync(join(out, "records")).map((name) => statSync(join(out, "records", name)).ino);
    const before = written();
    await run(root, ["grade", course, "--out", out]);
    expect(written()).toEqual(before);
  });

  test.each([
    ["its folder", (course: string) => [join(course, "bob")]],
    ["--only", (course: string) => [course, "--only", "bob"]],
  ])("one student graded again by %s leaves all the others", async (_, words) => {
    const { course, out } = copy();
    writeFileSync(join(course, "bob", GREET), solved[GREET]!);
    const { status, out: said } = await run(root, ["grade", ...words(course), "--out", out]);
    expect(status).toBe(0);
    expect(said).not.toContain("ann");
    expect(said).toContain("3 submissions, 1 of them graded now");
    expect(earned(out)).toEqual([
      ["ann", 85],
      ["bob", 85],
      ["cid", 85],
    ]);
    expect(readdirSync(join(out, "feedback")).filter((name) => name.endsWith(".md"))).toEqual([
      "ann.md",
      "bob.md",
      "cid.md",
    ]);
    expect(readFileSync(join(out, "feedback/bob.md"), "utf8")).toContain("85 of 85");
    expect(readFileSync(join(out, "changes.md"), "utf8")).toContain(
      "- bob: +25 points\n  - tiny/1-greet: 0 → 25 of 25 (greets: different → passed)\n",
    );
  });

  test("--never-lower keeps what a stage had", async () => {
    const { course, out } = copy();
    writeFileSync(join(course, "ann", GREET), wrong[GREET]!);
    await run(root, ["grade", course, "--out", out, "--never-lower"]);
    expect(earned(out)).toEqual(ALL);
    expect(existsSync(join(out, "changes.md"))).toBe(false);
  });

  test("a removed submission keeps its row", async () => {
    const { course, out } = copy();
    rmSync(join(course, "cid"), { recursive: true });
    const { out: said } = await run(root, ["grade", course, "--out", out]);
    expect(earned(out)).toEqual(ALL);
    expect(said.replaceAll(/\s+/g, " ")).toContain(
      "1 submission of these results was not in the course this time (cid); it keeps its result.",
    );
  });

  test("a folder that could not be read leaves no row behind after it is renamed", async () => {
    const { course, out } = copy();
    const place = Buffer.concat([Buffer.from(join(course, "Ren")), Buffer.of(0xe9)]);
    mkdirSync(place);
    const first = await run(root, ["grade", course, "--out", out]);
    expect([first.status, earned(out)]).toEqual([2, [["Ren\\xe9", undefined], ...ALL]]);
    renameSync(place, join(course, "renee"));
    const second = await run(root, ["grade", course, "--out", out]);
    expect([second.status, earned(out)]).toEqual([0, [...ALL, ["renee", 0]]]);
    expect(readdirSync(join(out, "feedback"))).not.toContain("Ren_xe9.md");
  });

  test("report makes the outputs again with the current points, without running anything", async () => {
    const { out } = copy();
    const cheap = ownWorkbook();
    const stage = join(cheap, "graders/tiny/1-greet/stage.json");
    writeFileSync(stage, readFileSync(stage, "utf8").replace("25", "15"));
    rmSync(join(cheap, "solutions/tiny"), { recursive: true });
    rmSync(join(out, "feedback"), { recursive: true });
    const { status, out: said, err } = await run(cheap, ["report", out]);
    expect([status, err]).toEqual([0, ""]);
    expect(said).toContain("3 submissions.\n");
    expect(earned(out)).toEqual([
      ["ann", 75],
      ["bob", 60],
      ["cid", 75],
    ]);
    expect(readdirSync(join(out, "feedback")).filter((name) => name.endsWith(".md"))).toEqual([
      "ann.md",
      "bob.md",
      "cid.md",
    ]);
  });
});

test("--pseudonyms leaves no name in the results, and writes beside them who is who", async () => {
  const { course, out } = copy();
  rmSync(out, { recursive: true });
  writeFileSync(join(course, "cid", "tiny/1-greet/more.ts"), "\0");
  const { status, out: said } = await run(root, [
    "grade",
    course,
    "--out",
    out,
    "--pseudonyms",
    "s",
  ]);
  expect(status).toBe(0);
  const text = said + Object.values(filesOf(out)).join("\n");
  expect(text).not.toMatch(/\b(ann|bob|cid)\b/);
  expect(text).toMatch(/student-[0-9a-f]{10} +60\/85/);
  expect(readFileSync(`${out}.names.csv`, "utf8")).toMatch(/^student-[0-9a-f]{10},bob,/m);
  const again = await run(root, [
    "grade",
    course,
    "--out",
    out,
    "--pseudonyms",
    "s",
    "--only",
    "bob",
  ]);
  expect(again.out).toContain("3 submissions, 0 of them graded now");
});

describe("shards", () => {
  const shard = (out: string, part: string) =>
    run(root, ["grade", course, "--out", out, "--shard", part]);

  test("in one folder need no merge: the last of them makes the outputs", async () => {
    const { out } = copy();
    rmSync(out, { recursive: true });
    const first = await shard(out, "1/2");
    expect(first.out).toContain("1 submission of the other shards is still to be graded");
    expect(existsSync(join(out, "results.json"))).toBe(false);
    await shard(out, "2/2");
    expect(filesOf(out)).toEqual(filesOf(graded));
  });

  test("in separate folders are combined, byte for byte as without shards", async () => {
    const { out } = copy();
    rmSync(out, { recursive: true });
    const parts = ["1/3", "2/3", "3/3"].map((part) => [part, `${out}-${part[0]}`] as const);
    for (const [part, folder] of parts) await shard(folder, part);
    const folders = parts.map(([, folder]) => folder);
    const early = await run(root, ["merge", folders[0]!, folders[2]!, "--out", out]);
    expect([early.status, early.err]).toEqual([
      2,
      "1 of 3 submissions are in none of these folders (bob …); name the folders of all shards. The results found have been merged.\n",
    ]);
    const { status, err } = await run(root, ["merge", ...folders, "--out", out]);
    expect([status, err]).toEqual([0, ""]);
    expect(filesOf(out)).toEqual(filesOf(graded));
  });
});

describe("mistakes get a sentence, and nothing is lost", () => {
  async function refuses(words: readonly string[], out: string, says: string) {
    const before = filesOf(out);
    const { status, err } = await run(root, words);
    expect([status, err]).toEqual([2, `${says}\n`]);
    expect(filesOf(out)).toEqual(before);
  }

  test("the results of another course", async () => {
    const { course, out } = copy();
    const other = `${course}-of-last-year`;
    writeCourse(other, [
      { name: "dan", files: solved },
      { name: "eve", files: solved },
    ]);
    const says = `${out}: it has the results of a different course (class); name a different folder with --out.`;
    await refuses(["grade", other, "--out", out], out, says);
  });

  test("fresh games for one student only", async () => {
    const { course, out } = copy();
    const words = ["grade", join(course, "bob"), "--out", out, "--fresh", "2", "--fresh-seed", "x"];
    const says =
      "The others in these results had no fresh games; leave out --fresh, or grade the whole course again.";
    await refuses(words, out, says);
  });

  test("a second run at the same time", async () => {
    const { course, out } = copy();
    const held = { pid: process.pid, host: hostname(), since: "now" };
    writeFileSync(join(out, "lock"), JSON.stringify(held));
    const says = `${out}: another run is writing these results (process ${process.pid} on ${hostname()}, since now); wait for it, stop it, or name a different folder with --out. If that process has ended, remove ${join(out, "lock")}.`;
    await refuses(["grade", course, "--out", out], out, says);
  });

  test("a folder without results", async () => {
    const { course } = copy();
    const says = `${course}: it contains no results. Choose a folder that npm run grade --out has written to.`;
    await refuses(["report", course], course, says);
  });

  test("an unknown name", async () => {
    const { course, out } = copy();
    const says = "--only zoe: no submission has that name. There is ann, bob and cid.";
    await refuses(["grade", course, "--out", out, "--only", "zoe"], out, says);
  });

  test("a broken record is reported, and its submission is graded again", async () => {
    const { course, out } = copy();
    const [file] = readdirSync(join(out, "records"));
    writeFileSync(join(out, "records", file!), "{");
    const { status, err } = await run(root, ["grade", course, "--out", out]);
    expect([status, err]).toEqual([
      0,
      `${join(out, "records", file!)}: this is not the record of a submission; remove it, and grade that submission again. It is graded again now.\n`,
    ]);
    expect(filesOf(out)).toEqual(filesOf(graded));
  });
});
