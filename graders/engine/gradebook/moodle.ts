/**
 * The worksheet for offline grading that Moodle's assignments give and take (`assignfeedback_offline`). Its headings are
 * in the language of whoever exported it; what its cells hold, and their order, are not.
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

/** Whether a sheet is one of Moodle's: its first cells are `Identifier`, or `Participant 123` in some language. */
export function isMoodle(sheet: Sheet): boolean {
  return isEnglish(sheet) || areParticipants(wholeRows(sheet));
}

/** @throws WorkbookError where the column, or whose a row is, cannot be told */
export function readMoodle(sheet: Sheet, title: string | undefined): Form {
  const headings = headingsOf(sheet);
  const rows = wholeRows(sheet);
  const found = gradeColumns(sheet, headings, rows);
  // There is one, unless the language hides it; the title is that of another sheet's column then.
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

/** The rows of students that have a cell for each heading. */
function wholeRows({ rows: [headings, ...rows] }: Sheet): readonly Row[] {
  return rows.filter(({ cells }) => cells.length === headings?.cells.length);
}

/** Whether all first cells are one and the same word with a number. */
function areParticipants(rows: readonly Row[]): boolean {
  const words = rows.map((row) => /^(\p{L}\D*?)\s*\d+$/u.exec(textAt(row, 0))?.[1]);
  return words.length > 0 && words[0] !== undefined && new Set(words).size === 1;
}

/** Whose a row is. After the identifier comes the name; the address is whatever has an @ in every row. */
function columnsOf(headings: readonly string[], rows: readonly Row[], grade: GradeColumn) {
  const isBefore = (at: number) => at > 0 && at < grade.at;
  const texts = (at: number) => rows.map((row) => textAt(row, at)).filter((one) => one !== "");
  const addresses = headings.flatMap((_, at) => {
    const all = texts(at);
    return isBefore(at) && all.length > 0 && all.every((one) => /^\S+@\S+$/.test(one)) ? [at] : [];
  });
  const full = findHeading(headings, "full name") ?? (addresses.includes(1) ? undefined : 1);
  // Graded without names, the status comes next: the same few words in all rows.
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
 * The column of the grades, by its heading or by the column after it, in which Moodle has written the same maximum into
 * every row.
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
    `${file}, line 1: there is no column Grade with its Maximum Grade beside it; export the grading worksheet of an assignment that is graded by points.`,
  );
}
