/**
 * The rows of `gradebook.csv`: a student each, with all that a total is made of.
 *
 * @module
 */
import { formatPoints } from "../judge/score.ts";
import type { TrackMarks } from "../marks/marks.ts";
import { openSays } from "../report/marks.ts";
import { escapeCharacter, inertTerminal } from "../text/inert.ts";
import type { Track } from "../workbook/workbook.ts";

export const STUDENT_COLUMNS = ["name", "id", "login", "email"] as const;
export const REASON_COLUMNS = ["notes", "fault"] as const;

/**
 * A name in a cell. Where a spreadsheet takes semicolons for the ends of cells, what comes after one must be no formula
 * either; the beginning of a cell is seen to when the table is printed.
 */
export function nameCell(name: string): string {
  return name
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, escapeCharacter)
    .replace(/;(?=\s*[=+@-])/g, ";'");
}

/** Sentences in a cell, which may have names of files in them. */
export function inertCell(text: string): string {
  return nameCell(inertTerminal(text));
}

/** The columns of a track; with the track's name before each where there are several tracks. */
export function trackColumns(track: Track, severalTracks: boolean): string[] {
  const columns = [
    "total",
    "stages",
    ...(hasExtra(track) ? ["extra"] : []),
    ...(track.review ? ["review"] : []),
    ...track.rubric.map(({ name }) => `rubric ${name}`),
    "late days",
    "points off",
    "open",
  ];
  return severalTracks ? columns.map((column) => `${track.name} ${column}`) : columns;
}

function hasExtra(track: Track): boolean {
  return track.stages.some(({ extra }) => extra);
}

/**
 * The cells of a track, one for each of its columns. A total that the grader could not find out is empty: it is not 0.
 *
 * @param marks - absent where nothing was graded
 */
export function trackCells(track: Track, marks: TrackMarks | undefined): (string | number)[] {
  if (!marks) return trackColumns(track, false).map(() => "");
  const { total, stages, extra, review, rubric, late, open } = marks;
  const failed = open.some(({ kind }) => kind === "fault");
  const earned = new Map(rubric.map((one) => [one.name, one.earned]));
  return [
    failed ? "" : rounded(total),
    rounded(stages.earned),
    ...(hasExtra(track) ? [rounded(extra?.earned)] : []),
    ...(track.review ? [rounded(review?.earned)] : []),
    ...track.rubric.map(({ name }) => rounded(earned.get(name))),
    rounded(late?.days),
    rounded(late?.off),
    inertCell(openSays(marks.open).join("; ")),
  ];
}

/** With two decimals at most; empty where there is no number. */
function rounded(points: number | undefined): number | "" {
  return points === undefined ? "" : Number(formatPoints(points));
}
