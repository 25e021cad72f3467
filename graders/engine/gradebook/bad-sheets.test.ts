/** Sheets that cannot be filled in: one sentence each, with the place and the remedy. */
import { expect, test } from "vitest";
import { WorkbookError } from "../text/workbook-error.ts";
import { BLACKBOARD, CANVAS, MOODLE, sheetFile, standing, upload } from "./sheets-for-tests.ts";
import { openGradebook } from "./upload.ts";

const HEAD = "Student,ID,SIS Login ID,Section";

test.each<[string, string, { column?: string }, string]>([
  [
    "no platform's headings",
    "name,points\nAda,1\n",
    {},
    ", line 1: these are not the headings of a gradebook. Export one from Canvas (Student, ID), Moodle (Identifier, Grade) or Blackboard (Username) again.",
  ],
  [
    "not CSV at all",
    "<!doctype html><title>Log in</title>\n",
    {},
    ", line 1: these are not the headings of a gradebook. Export one from Canvas (Student, ID), Moodle (Identifier, Grade) or Blackboard (Username) again.",
  ],
  [
    "no column for grades",
    `${HEAD},Final Score\nx,1,,,5\n`,
    {},
    ", line 1: there is no column for grades; add the assignment on the platform, and export the sheet again.",
  ],
  [
    "several columns, and none chosen",
    CANVAS,
    {},
    ", line 1: the sheet has several columns for grades; choose one with --column: Warm-up, Exercise 5.",
  ],
  [
    "a title that is not there",
    CANVAS,
    { column: "Homework" },
    ", line 1: there is no column called Homework; the columns for grades are Warm-up, Exercise 5.",
  ],
  [
    "a misspelt title",
    CANVAS,
    { column: "Excercise 5" },
    ', line 1: there is no column called Excercise 5; did you mean --column "Exercise 5"?',
  ],
  [
    "two columns of one title",
    `${HEAD},War (1),War (2)\nx,1,,,,\n`,
    { column: "war" },
    ", line 1: several columns are called war; give --column the whole heading: War (1), War (2).",
  ],
  [
    "a column without points",
    `${HEAD},War (1)\n    Points Possible,,,,0.00\nx,1,,,\n`,
    {},
    ": War is worth 0 points. Give it points on Canvas, and export the sheet again.",
  ],
  [
    "two rows with one id",
    `${HEAD},War (1)\n"a\nb",7,,,\ny,8,,,\nz, 7,,,\n`,
    {},
    ", line 5: the id 7 is also in line 2; remove one of the two rows.",
  ],
  [
    "Moodle without the maximum",
    MOODLE.replace("Maximum Grade", "Scale").replaceAll("100.00", "Good"),
    {},
    ", line 1: there is no column Grade with Maximum Grade beside it. Export the grading worksheet of an assignment that is graded by points.",
  ],
  [
    "Blackboard without usernames",
    BLACKBOARD.replace("Username", "User"),
    {},
    ", line 1: there is no column Username, which Blackboard needs to take grades. Download the full grade center again.",
  ],
  [
    "a mark that is not closed",
    `${HEAD},War (1)\nx,1,,,\n"y,2,,,\n`,
    {},
    ", line 3: a quotation mark is not closed; correct the line, or export the sheet again.",
  ],
])("%s", (_, text, { column }, says) => {
  const file = sheetFile(text);
  expect(() => openGradebook(file, column)).toThrow(new WorkbookError(`${file}${says}`));
});

test("a missing sheet", () => {
  expect(() => openGradebook("gone.csv")).toThrow(
    "gone.csv: the gradebook cannot be read (ENOENT); check the path and its permissions.",
  );
});

test("the sheet of a different course", () => {
  expect(() => upload(MOODLE, [standing("Ada", 5)])).toThrow(
    "sheet.csv: none of the graded students could be found in this sheet. Export the sheet of the right course and assignment.",
  );
});
