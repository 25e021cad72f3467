/** Totals into the sheets of learning platforms, by the command. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { zipOf } from "../engine/for-tests/make-zip.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { afterAllTests, ownWorkbook, run } from "./run-for-tests.ts";

const after = afterAllTests();
const root = ownWorkbook(undefined, after);
let graded: string;

// Grades with real programs: about a second.
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "deckwork-course-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  graded = join(folder, "graded");
  const solution = zipOf(readSolutions(discover(root)));
  writeFileSync(
    join(folder, "class.zip"),
    zipOf({
      "Jane Doe_101_assignsubmission_file_work.zip": solution,
      "Zoë Möller_102_assignsubmission_file_greet.ts": "// nothing",
    }),
  );
  const words = ["grade", join(folder, "class.zip"), "--out", graded, "--track", "tiny"];
  const { status, err } = await run(root, words);
  expect([status, err]).toEqual([0, ""]);
});

const MOODLE = `Identifier,"Full name",Grade,"Maximum Grade","Last modified (grade)"
"Participant 101","Jane Doe",,50.00,-
"Participant 102","Zoë Möller",,50.00,-
"Participant 103","Bo Poe",,50.00,-
`;
const CANVAS = `Student,ID,SIS Login ID,Section,War (1)
    Points Possible,,,,100
"Doe, Jane",7,jane,A,
`;

/** A copy of the results, and a sheet beside them. */
function copy(sheet: string): { out: string; sheet: string } {
  const folder = mkdtempSync(join(tmpdir(), "deckwork-again-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(graded, join(folder, "out"), { recursive: true });
  writeFileSync(join(folder, "sheet.csv"), sheet);
  return { out: join(folder, "out"), sheet: join(folder, "sheet.csv") };
}

test("grading alone writes gradebook.csv", () => {
  const lines = readFileSync(join(graded, "gradebook.csv"), "utf8").split("\n");
  expect(lines[0]).toBe(
    "\uFEFFname,id,login,email,total,stages,review,rubric style,late days,points off,open,notes,fault",
  );
  expect(lines[1]).toMatch(/^Jane Doe,101,,,85,85,0,,,,still to be marked: style,/);
});

test("Moodle's sheet is filled in, with its feedback, and twice is the same as once", async () => {
  const { out, sheet } = copy(MOODLE);
  const words = ["report", out, "--gradebook", sheet, "--so-far"];
  const { status, out: said, err } = await run(root, words);
  expect([status, err]).toEqual([0, ""]);
  expect(readFileSync(join(out, "moodle.csv"), "utf8")).toBe(
    MOODLE.replace('Doe",,', 'Doe",42.5,').replace('Möller",,', 'Möller",0,'),
  );
  const told = said.slice(said.indexOf("moodle.csv")).replaceAll(/\s+/g, " ");
  expect(told.replace(/ \S+moodle-feedback/, " moodle-feedback")).toBe(
    "moodle.csv: In the column Grade, 2 grades are new, 0 changed and 0 stayed the same. " +
      "The column is worth 50 points; the totals, which are out of 100, were scaled to that. " +
      "In the sheet, but not graded: Bo Poe. " +
      "moodle-feedback.zip: It has the feedback for 2 students. ",
  );
  const zip = readFileSync(join(out, "moodle-feedback.zip"));
  await run(root, words);
  expect(readFileSync(join(out, "moodle-feedback.zip"))).toEqual(zip);
  expect(readFileSync(sheet, "utf8")).toBe(MOODLE);
});

test("what is open is not filled in, and several sheets get an upload each", async () => {
  const { out, sheet } = copy(CANVAS);
  const words = ["report", out, "--gradebook", sheet, "--gradebook", sheet, "--column", "war"];
  const { status, out: said } = await run(root, words);
  expect(status).toBe(0);
  for (const name of ["canvas.csv", "canvas-2.csv"])
    expect(readFileSync(join(out, name), "utf8")).toBe(CANVAS);
  expect(said.replaceAll(/\s+/g, " ")).toContain(
    "1 total is still open (still to be marked: style), so the sheet keeps its old values for Jane Doe.",
  );
  expect(existsSync(join(out, "moodle-feedback.zip"))).toBe(false);
});

test.each<
  [string, (out: string, sheet: string) => string[], (out: string, sheet: string) => string]
>([
  [
    "a sheet that is none",
    (out, sheet) => ["--gradebook", sheet, "--gradebook", join(out, "results.json")],
    (out) =>
      `${join(out, "results.json")}, line 1: these are not the headings of a gradebook. Export one from Canvas (Student, ID), Moodle (Identifier, Grade) or Blackboard (Username) again.`,
  ],
  [
    "a track that is not in the results",
    (_, sheet) => ["--gradebook", sheet, "--track", "tinny"],
    () => 'There is no "tinny". Did you mean tiny?',
  ],
  [
    "options without a sheet",
    () => ["--so-far"],
    () => "--so-far is about filling in a sheet, so --gradebook with a sheet is needed, too.",
  ],
  [
    "the upload named as the sheet",
    (out) => ["--gradebook", join(out, "canvas.csv")],
    (out) =>
      `${join(out, "canvas.csv")}: the upload has the same name. Move the sheet that you exported to a different folder.`,
  ],
])("%s is one sentence, and what was there stays", async (_, words, says) => {
  const { out, sheet } = copy(CANVAS);
  writeFileSync(join(out, "canvas.csv"), CANVAS);
  const before = readdirSync(out);
  const { status, err } = await run(root, ["report", out, ...words(out, sheet)]);
  expect([status, err]).toEqual([2, `${says(out, sheet)}\n`]);
  expect(readdirSync(out)).toEqual(before);
  expect(readFileSync(join(out, "canvas.csv"), "utf8")).toBe(CANVAS);
});
