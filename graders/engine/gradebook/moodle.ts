/**
 * The worksheet for offline grading that Moodle's assignments export and import (`assignfeedback_offline`). Its headings
 * are in the language of the person who exported it; the content and order of its cells are always the same.
 *
 * @module
 */
import { WorkbookError } from "../text/workbook-error.ts";
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

/** Whether a sheet is from Moodle: its first cells are `Identifier`, or `Participant 123` in some language. */
export function isMoodle(sheet: Sheet): boolean {
  return isEnglish(sheet) || areParticipants(wholeRows(sheet));
}

/** @throws WorkbookError if the column, or the student of a row, is not clear */
export function readMoodle(sheet: Sheet, title: string | undefined): Form {
  const headings = headingsOf(sheet);
  const rows = wholeRows(sheet);
  const found = gradeColumns(sheet, headings, rows);
  // Usually exactly one is found, and then the title is meant for a different sheet.
  const column = chooseColumn(sheet, found, found.length === 1 ? undefined : title);
  const columns = columnsOf(headings, rows, column);
  const { people, oddLines } = readPeople(sheet, sheet.rows.slice(1), columns, column);
  return {
    platform: "Moodle",
    column,
    people: people.map(({ id = "", ...rest }) => {
      const [number] = /\d+$/.exec(id) ?? [];
      return number === undefined ? rest : { ...rest, id: number };
    }),
    oddLines,
  };
}

function isEnglish(sheet: Sheet): boolean {
  return headingsOf(sheet)[0]?.toLowerCase() === "identifier";
}

/** The student rows with a cell for each heading. */
function wholeRows({ rows: [headings, ...rows] }: Sheet): readonly Row[] {
  return rows.filter(({ cells }) => cells.length === headings?.cells.length);
}

/** Whether all first cells are the same word with a number. */
function areParticipants(rows: readonly Row[]): boolean {
  const words = rows.map((row) => /^(\p{L}\D*?)\s*\d+$/u.exec(textAt(row, 0))?.[1]);
  return words.length > 0 && words[0] !== undefined && new Set(words).size === 1;
}

/** The columns that identify a student. The name follows the identifier; the address is the column with an @ everywhere. */
function columnsOf(headings: readonly string[], rows: readonly Row[], grade: GradeColumn) {
  const isBefore = (at: number) => at > 0 && at < grade.at;
  const texts = (at: number) => rows.map((row) => textAt(row, at)).filter((one) => one !== "");
  const addresses = headings.flatMap((_, at) => {
    const all = texts(at);
    return isBefore(at) && all.length > 0 && all.every((one) => /^\S+@\S+$/.test(one)) ? [at] : [];
  });
  const full = findHeading(headings, "full name") ?? (addresses.includes(1) ? undefined : 1);
  // In anonymous grading, the status comes next: the same few words in all rows.
  const hasNames =
    full !== undefined &&
    isBefore(full) &&
    (addresses.length > 0 || headings[full] === "Full name");
  const extra = ["id number", "username"].flatMap((one) => findHeading(headings, one) ?? []);
  return {
    name: (row: Row) => (hasNames ? textAt(row, full) : ""),
    id: 0,
    otherIds: [...addresses, ...extra],
  };
}

/**
 * The column for grades, found by its heading or by the column after it, where Moodle writes the same maximum into every
 * row.
 */
function gradeColumns(
  { file }: Sheet,
  headings: readonly string[],
  rows: readonly Row[],
): GradeColumn[] {
  const byHeading = findHeading(headings, "grade");
  const maximum = (at: number) => {
    const all = new Set(rows.map((row) => textAt(row, at)));
    const [only = ""] = all;
    return all.size === 1 ? numberIn(only) : undefined;
  };
  const isGrade = (row: Row, at: number) =>
    /^-?$/.test(textAt(row, at)) || numberIn(textAt(row, at)) !== undefined;
  const found = headings.flatMap((title, at): GradeColumn[] => {
    const points = maximum(at + 1);
    const isMeant =
      byHeading === undefined ? at > 0 && rows.every((row) => isGrade(row, at)) : at === byHeading;
    return isMeant && points !== undefined ? [{ at, title, points }] : [];
  });
  if (found.length > 0) return found;
  throw new WorkbookError(
    `${file}, line 1: there is no column Grade with Maximum Grade beside it. Export the grading worksheet of an assignment that is graded by points.`,
  );
}
