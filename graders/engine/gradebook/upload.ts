/**
 * Fills the totals of a course into a sheet exported by its platform, so that it can be uploaded there again.
 *
 * @module
 */
import { extname } from "node:path";
import { LIST_LIMITS } from "../limits/limits.ts";
import { readBytes } from "../text/csv.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import { type FillOptions, fillRows } from "./fill.ts";
import type { Form, GradebookPlatform } from "./form.ts";
import { matchPeople } from "./match.ts";
import { readForm } from "./recognise.ts";
import { parseSheet, replaceCells, type Sheet } from "./sheet.ts";
import type { Standing } from "./standing.ts";
import { sayUpload } from "./upload-says.ts";

/** A sheet that has been read and will be filled in. */
export interface Gradebook {
  readonly sheet: Sheet;
  readonly form: Form;
}

export interface Upload {
  readonly platform: GradebookPlatform;
  /** A name for its file: `canvas.csv`. */
  readonly name: string;
  readonly bytes: Buffer;
  /** Sentences for the instructor about what was filled in and what was not. */
  readonly said: readonly string[];
  /** The platform's own ids, by the students' rows. */
  readonly ids: ReadonlyMap<Standing, string>;
}

/**
 * Reads a sheet.
 *
 * @param title - the title of the column for the totals; not needed if there is only one
 * @throws WorkbookError, with the place, if it cannot be read or something in it is not clear
 */
export function openGradebook(file: string, title?: string): Gradebook {
  const bytes = readBytes(file, "the gradebook", LIST_LIMITS.gradebook);
  const sheet = parseSheet(bytes, file);
  const form = readForm(sheet, title);
  if (form.column.points === 0)
    throw new WorkbookError(
      `${file}: ${form.column.title} is worth 0 points. Give it points on ${form.platform}, and export the sheet again.`,
    );
  return { sheet, form };
}

/**
 * Fills in the totals. Every other byte of the sheet stays the same.
 *
 * @throws WorkbookError if none of the students is in the sheet
 */
export function fillIn(
  { sheet, form }: Gradebook,
  students: readonly Standing[],
  options: FillOptions,
): Upload {
  const matches = matchPeople(students, form);
  if (matches.rowOf.size === 0 && students.length > 0)
    throw new WorkbookError(
      `${sheet.file}: none of the graded students could be found in this sheet. Export the sheet of the right course and assignment.`,
    );
  const { numbers, filled } = fillRows(sheet, form, matches, options);
  const ids = [...matches.rowOf].flatMap(([student, { id }]) =>
    id === undefined ? [] : [[student, id] as const],
  );
  return {
    platform: form.platform,
    name: `${form.platform.toLowerCase()}${endingOf(sheet.file)}`,
    bytes: replaceCells(sheet, numbers),
    said: sayUpload(form, matches, filled),
    ids: new Map(ids),
  };
}

function endingOf(file: string): string {
  const ending = extname(file).toLowerCase();
  return [".csv", ".txt", ".xls", ".tsv"].includes(ending) ? ending : ".csv";
}
