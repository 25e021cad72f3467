/**
 * Which cells of a sheet get a number, and which stay.
 *
 * @module
 */
import { formatPoints } from "../judge/score.ts";
import { ALL_POINTS } from "../marks/marks.ts";
import { type Form, numberIn, type Person } from "./form.ts";
import type { Matches } from "./match.ts";
import type { Cell, Sheet } from "./sheet.ts";
import type { Standing, Total } from "./standing.ts";

export interface FillOptions {
  /** The track whose totals are filled in. */
  readonly track: string;
  /** Fills in totals that still lack something, too. */
  readonly soFar?: boolean;
}

/** What became of each row. */
export interface Filled {
  /** Grades where there was none. */
  readonly added: readonly Person[];
  readonly changed: readonly Person[];
  readonly same: readonly Person[];
  /** Cells such as `EX`, which stay. */
  readonly kept: readonly Person[];
  /** Totals that are more than the platform takes, and were cut. */
  readonly cut: readonly Person[];
  /** Students whose totals still lack something. */
  readonly open: readonly { readonly student: Standing; readonly why: readonly string[] }[];
}

/** What stays whatever the total is: excused, or not assigned to this student. */
const STAYS = /^(ex|n\/a)$/i;

/** What stands where there is no grade: Moodle's line, and what Blackboard says of an attempt. */
const NO_GRADE = /^(-|in progress.*|needs grading.*)?$/i;

/** The numbers to be written, by their cells. */
export function fillRows(
  sheet: Sheet,
  { platform, column }: Form,
  { rowOf }: Matches,
  { track, soFar }: FillOptions,
): { readonly numbers: ReadonlyMap<Cell, string>; readonly filled: Filled } {
  const { points = ALL_POINTS } = column;
  const most = platform === "Moodle" ? points : Number.POSITIVE_INFINITY;
  const comma = hasDecimalComma(sheet);
  const numbers = new Map<Cell, string>();
  const filled = {
    added: [] as Person[],
    changed: [] as Person[],
    same: [] as Person[],
    kept: [] as Person[],
    cut: [] as Person[],
    open: [] as Filled["open"][number][],
  };
  for (const [student, person] of rowOf) {
    const before = person.grade.value.trim();
    const found = student.totals.find((one) => one.track === track);
    const open = openOf(student, found);
    if (STAYS.test(before)) filled.kept.push(person);
    else if (!found || (open.length > 0 && soFar !== true))
      filled.open.push({ student, why: open });
    else {
      const scaled = formatPoints((found.total * points) / ALL_POINTS);
      const grade = formatPoints(Math.min(Number(scaled), most));
      if (grade !== scaled) filled.cut.push(person);
      if (numberIn(before) === Number(grade)) filled.same.push(person);
      else {
        numbers.set(person.grade, comma ? grade.replace(".", ",") : grade);
        (NO_GRADE.test(before) ? filled.added : filled.changed).push(person);
      }
    }
  }
  return { numbers, filled };
}

function openOf({ failed }: Standing, found: Total | undefined): readonly string[] {
  return found?.open ?? [failed ? "the grader failed" : "nothing was graded"];
}

/** Whether the sheet's numbers are written as `87,5`. */
function hasDecimalComma({ rows }: Sheet): boolean {
  const numbers = rows.flatMap(({ cells }) =>
    cells.flatMap(({ value }) => /^\d+([.,])\d+$/.exec(value.trim())?.[1] ?? []),
  );
  return numbers.includes(",") && !numbers.includes(".");
}
