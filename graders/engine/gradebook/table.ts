/**
 * The rows of `gradebook.csv`: one per student, with all parts of the total.
 *
 * @module
 */
import { formatPoints } from "../judge/score.ts";
import type { TrackMarks } from "../marks/marks.ts";
import { openSays } from "../report/marks.ts";
import { inertName, inertTerminal } from "../text/inert.ts";
import type { Track } from "../workbook/workbook.ts";

export const STUDENT_COLUMNS = ["name", "id", "login", "email"] as const;
export const REASON_COLUMNS = ["notes", "fault"] as const;

/**
 * A name in a cell. Some spreadsheets split cells at semicolons, so the text after one must not be a formula either. The
 * beginning of each cell is made safe when the table is printed.
 */
export function nameCell(name: string): string {
  return inertName(name).replace(/;(?=\s*[=+@-])/g, ";'");
}

/** Sentences in a cell, which may contain file names. */
export function inertCell(text: string): string {
  return nameCell(inertTerminal(text));
}

/** The columns of a track. If there are several tracks, each column begins with the track's name. */
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
 * The cells of a track, one for each of its columns. If the grader could not find a total, its cell is empty and not 0.
 *
 * @param marks - absent if nothing was graded
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

/** With at most two decimals; empty if there is no number. */
function rounded(points: number | undefined): number | "" {
  return points === undefined ? "" : Number(formatPoints(points));
}
