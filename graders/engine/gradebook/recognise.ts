/**
 * Which platform a sheet is from.
 *
 * @module
 */
import { WorkbookError } from "../text/workbook-error.ts";
import { isBlackboard, readBlackboard } from "./blackboard.ts";
import { isCanvas, readCanvas } from "./canvas.ts";
import type { Form } from "./form.ts";
import { isMoodle, readMoodle } from "./moodle.ts";
import type { Sheet } from "./sheet.ts";

/**
 * Reads a sheet as its headings say.
 *
 * @param title - of the column that takes the totals; left out where there is only one
 * @throws WorkbookError where it is no platform's, or something in it cannot be told
 */
export function readForm(sheet: Sheet, title: string | undefined): Form {
  if (isCanvas(sheet)) return readCanvas(sheet, title);
  if (isMoodle(sheet)) return readMoodle(sheet, title);
  if (isBlackboard(sheet)) return readBlackboard(sheet, title);
  throw new WorkbookError(
    `${sheet.file}, line 1: these are not the headings of a gradebook; export it from Canvas (Student, ID), Moodle (Identifier, Grade) or Blackboard (Username) again.`,
  );
}
