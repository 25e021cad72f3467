/**
 * The content of a sheet from any platform: the student of each row, and the column for the totals.
 *
 * @module
 */
import { plain } from "../intake/same-person.ts";
import { isMisspelt } from "../text/near.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Cell, Row, Sheet } from "./sheet.ts";

/** The platforms with gradebooks that can be filled in. */
export type GradebookPlatform = "Canvas" | "Moodle" | "Blackboard";

/** A column that takes grades. */
export interface GradeColumn {
  /** From 0. */
  readonly at: number;
  /** The instructor's name for it. */
  readonly title: string;
  /** The most points for a grade; absent if the sheet does not say. */
  readonly points?: number;
}

/** One student's row. */
export interface Person {
  readonly line: number;
  readonly name: string;
  /** The platform's own id. */
  readonly id?: string;
  /** Logins, addresses, and ids of other systems. */
  readonly otherIds: readonly string[];
  /** The cell for the total. */
  readonly grade: Cell;
}

export interface Form {
  readonly platform: GradebookPlatform;
  readonly column: GradeColumn;
  readonly people: readonly Person[];
  /** Lines of rows with more or fewer cells than there are headings, so it is unclear which cell is the grade. */
  readonly oddLines: readonly number[];
}

/** The columns, from 0, that identify a row's student. */
export interface Columns {
  readonly name: (row: Row) => string;
  readonly id?: number;
  readonly otherIds: readonly number[];
}

export function headingsOf({ rows }: Sheet): readonly string[] {
  return (rows[0]?.cells ?? []).map(({ value }) => value.trim());
}

/** The column with this heading, in upper or lower case. */
export function findHeading(headings: readonly string[], heading: string): number | undefined {
  const at = headings.findIndex((one) => plain(one) === heading);
  return at < 0 ? undefined : at;
}

export function textAt({ cells }: Row, at: number | undefined): string {
  return at === undefined ? "" : (cells[at]?.value.trim() ?? "");
}

/**
 * The students' rows among these.
 *
 * @throws WorkbookError if two of them have the same id
 */
export function readPeople(
  { file, rows: [headings] }: Sheet,
  rows: readonly Row[],
  columns: Columns,
  { at }: GradeColumn,
): Pick<Form, "people" | "oddLines"> {
  const width = headings?.cells.length;
  const whole = rows.filter(({ cells }) => cells.length === width);
  const people = whole.map((row): Person => {
    const id = textAt(row, columns.id);
    return {
      line: row.line,
      name: columns.name(row),
      ...(id === "" ? {} : { id }),
      otherIds: columns.otherIds.map((one) => textAt(row, one)).filter((one) => one !== ""),
      grade: row.cells[at]!,
    };
  });
  const lines = new Map<string, number>();
  for (const { id, line } of people) {
    if (id === undefined) continue;
    const before = lines.get(plain(id));
    if (before !== undefined)
      throw new WorkbookError(
        `${file}, line ${line}: the id ${id} is also in line ${before}; remove one of the two rows.`,
      );
    lines.set(plain(id), line);
  }
  return {
    people,
    oddLines: rows.filter((row) => !whole.includes(row)).map(({ line }) => line),
  };
}

/**
 * The requested column; without a request, the only one.
 *
 * @param title - the instructor's name for it, or the whole heading
 * @throws WorkbookError if there is none, or if several match
 */
export function chooseColumn(
  { file, rows: [headings] }: Sheet,
  columns: readonly GradeColumn[],
  title: string | undefined,
): GradeColumn {
  const titles = columns.map((one) => one.title).join(", ");
  if (columns.length === 0)
    throw new WorkbookError(
      `${file}, line 1: there is no column for grades; add the assignment on the platform, and export the sheet again.`,
    );
  if (title === undefined) {
    if (columns.length === 1) return columns[0]!;
    throw new WorkbookError(
      `${file}, line 1: the sheet has several columns for grades; choose one with --column: ${titles}.`,
    );
  }
  const wanted = plain(title);
  const headingOf = ({ at }: GradeColumn) => headings?.cells[at]?.value ?? "";
  const [found, ...others] = columns.filter(
    (one) => plain(headingOf(one)) === wanted || plain(one.title) === wanted,
  );
  if (found && others.length === 0) return found;
  if (found)
    throw new WorkbookError(
      `${file}, line 1: several columns are called ${title}; give --column the whole heading: ${[found, ...others].map(headingOf).join(", ")}.`,
    );
  const meant = columns.find((one) => isMisspelt(wanted, plain(one.title)));
  throw new WorkbookError(
    meant
      ? `${file}, line 1: there is no column called ${title}; did you mean --column "${meant.title}"?`
      : `${file}, line 1: there is no column called ${title}; the columns for grades are ${titles}.`,
  );
}

/** The number in a cell, with a point or a comma; `undefined` for other values. */
export function numberIn(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^-?\d+(?:[.,]\d+)?$/.test(trimmed)) return undefined;
  return Number(trimmed.replace(",", "."));
}
