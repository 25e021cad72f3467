/**
 * Canvas's gradebook, as its `gradebook_exporter.rb` writes it and its `gradebook_importer.rb` reads it.
 *
 * @module
 */
import { plain } from "../intake/same-person.ts";
import {
  chooseColumn,
  type Form,
  findHeading,
  type GradeColumn,
  headingsOf,
  numberIn,
  readPeople,
  textAt,
} from "./form.ts";
import type { Row, Sheet } from "./sheet.ts";

/** Whether a sheet is from Canvas. Its headings are always in English. */
export function isCanvas(sheet: Sheet): boolean {
  const [first = "", second = "", third = ""] = headingsOf(sheet);
  return (
    (first.includes("Student") && second.includes("ID")) ||
    (first.includes("LastName") && second.includes("FirstName") && third.includes("ID"))
  );
}

/** @throws WorkbookError if the column, or the student of a row, is not clear */
export function readCanvas(sheet: Sheet, title: string | undefined): Form {
  const headings = headingsOf(sheet);
  const id = headings[0]?.includes("LastName") ? 2 : 1;
  const others = sheet.rows.slice(1);
  const points = others.find(isPoints);
  const column = chooseColumn(sheet, gradeColumns(headings, points), title);
  const name = (row: Row) => {
    const names = row.cells.slice(0, id).map(({ value }) => unquoted(value));
    return names.filter((one) => one !== "").join(", ");
  };
  const columns = {
    name,
    id,
    otherIds: ["sis user id", "sis login id", "integration id"].flatMap(
      (heading) => findHeading(headings, heading) ?? [],
    ),
  };
  const students = others.filter((row) => !isPoints(row) && !isAbout(row) && !isTest(name(row)));
  return { platform: "Canvas", column, ...readPeople(sheet, students, columns, column) };
}

function isPoints(row: Row): boolean {
  return textAt(row, 0).includes("Points Possible");
}

/** The row that marks assignments posted by hand. */
function isAbout({ cells }: Row): boolean {
  return cells.every(({ value }) => /^\s*(muted|manual posting.*)?\s*$/i.test(value));
}

/** The test student that Canvas makes so that teachers can view the course as a student. */
function isTest(name: string): boolean {
  return ["student, test", "test student"].includes(plain(name));
}

/** Canvas writes a name such as `=SUM(A1)` as `="=SUM(A1)"`. */
function unquoted(name: string): string {
  return /^\s*="(.*)"$/s.exec(name)?.[1] ?? name.trim();
}

/** Columns that Canvas computes itself have no id in the heading, or are marked as read-only. */
function gradeColumns(headings: readonly string[], points: Row | undefined): GradeColumn[] {
  return headings.flatMap((heading, at) => {
    const [, title] = /^(.*\S)\s*\(\d+\)$/s.exec(heading) ?? [];
    const says = points ? textAt(points, at) : "";
    if (title === undefined || says.startsWith("(")) return [];
    const number = numberIn(says);
    return [{ at, title, ...(number === undefined ? {} : { points: number }) }];
  });
}
