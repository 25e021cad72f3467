/**
 * Decides which cells of a sheet get a number, and which stay unchanged.
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
  /** The track with the totals to fill in. */
  readonly track: string;
  /** Also fill in totals that are not final. */
  readonly soFar?: boolean;
}

/** The result for each row. */
export interface Filled {
  /** New grades in empty cells. */
  readonly added: readonly Person[];
  readonly changed: readonly Person[];
  readonly same: readonly Person[];
  /** Cells such as `EX`, which stay unchanged. */
  readonly kept: readonly Person[];
  /** Totals cut to the most that the platform accepts. */
  readonly cut: readonly Person[];
  /** Students whose totals are not final. */
  readonly open: readonly { readonly student: Standing; readonly why: readonly string[] }[];
}

/** Values that always stay: excused, or not assigned to this student. */
const STAYS = /^(ex|n\/a)$/i;

/** Values that mean "no grade": Moodle's dash, and Blackboard's words for an attempt. */
const NO_GRADE = /^(-|in progress.*|needs grading.*)?$/i;

/** The numbers to write, by cell. */
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

/** Whether the sheet's numbers are written like `87,5`. */
function hasDecimalComma({ rows }: Sheet): boolean {
  const numbers = rows.flatMap(({ cells }) =>
    cells.flatMap(({ value }) => /^\d+([.,])\d+$/.exec(value.trim())?.[1] ?? []),
  );
  return numbers.includes(",") && !numbers.includes(".");
}
