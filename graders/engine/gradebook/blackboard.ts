/**
 * Blackboard's grade center, downloaded to work offline: with commas and quotation marks, or in UTF-16 with tabs in an
 * `.xls` file. A column's id ends its heading, as in `Quiz 1 [Total Pts: 10 Score] |1281892`.
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
  readPeople,
  textAt,
} from "./form.ts";
import type { Row, Sheet } from "./sheet.ts";

const WITH_ID = /^(.*?)\s*(?:\[([^\]]*)\])?\s*\|\s*\d+$/s;

/** Whether a sheet is from Blackboard: it has usernames, or columns with ids. */
export function isBlackboard(sheet: Sheet): boolean {
  const headings = headingsOf(sheet);
  return (
    findHeading(headings, "username") !== undefined || headings.some((one) => WITH_ID.test(one))
  );
}

/** @throws WorkbookError if the column, or the student of a row, is not clear */
export function readBlackboard(sheet: Sheet, title: string | undefined): Form {
  const headings = headingsOf(sheet);
  const id = findHeading(headings, "username");
  if (id === undefined)
    throw new WorkbookError(
      `${sheet.file}, line 1: there is no column Username, which Blackboard needs to take grades. Download the full grade center again.`,
    );
  const column = chooseColumn(sheet, gradeColumns(headings), title);
  const [last, first] = [findHeading(headings, "last name"), findHeading(headings, "first name")];
  const columns = {
    name: (row: Row) =>
      [textAt(row, last), textAt(row, first)].filter((one) => one !== "").join(", "),
    id,
    otherIds: ["student id", "email"].flatMap((one) => findHeading(headings, one) ?? []),
  };
  const rows = sheet.rows.slice(1);
  return { platform: "Blackboard", column, ...readPeople(sheet, rows, columns, column) };
}

/** Blackboard computes columns with `up to 100` points itself. */
function gradeColumns(headings: readonly string[]): GradeColumn[] {
  return headings.flatMap((heading, at) => {
    const [, title, about = ""] = WITH_ID.exec(heading) ?? [];
    if (title === undefined || /up to/i.test(about)) return [];
    const [number] = /\d+(?:[.,]\d+)?/.exec(about) ?? [];
    const points = number === undefined ? {} : { points: Number(number.replace(",", ".")) };
    return [{ at, title, ...points }];
  });
}
