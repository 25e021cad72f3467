/**
 * Recognises the platform of a sheet.
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
 * Reads a sheet according to its headings.
 *
 * @param title - the title of the column for the totals; not needed if there is only one
 * @throws WorkbookError if the platform is not recognised, or something in the sheet is not clear
 */
export function readForm(sheet: Sheet, title: string | undefined): Form {
  if (isCanvas(sheet)) return readCanvas(sheet, title);
  if (isMoodle(sheet)) return readMoodle(sheet, title);
  if (isBlackboard(sheet)) return readBlackboard(sheet, title);
  throw new WorkbookError(
    `${sheet.file}, line 1: these are not the headings of a gradebook. Export one from Canvas (Student, ID), Moodle (Identifier, Grade) or Blackboard (Username) again.`,
  );
}
