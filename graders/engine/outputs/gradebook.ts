/**
 * `gradebook.csv`: every student with the total, its parts, and what is missing from it.
 *
 * @module
 */
import { join } from "node:path";
import {
  inertCell,
  nameCell,
  REASON_COLUMNS,
  STUDENT_COLUMNS,
  trackCells,
  trackColumns,
} from "../gradebook/table.ts";
import { EXCEL_MARK, printCsv } from "../text/csv.ts";
import type { Track } from "../workbook/workbook.ts";
import { writeWhole } from "../workbook/write-whole.ts";
import type { Output, Reported } from "./output.ts";

/** @param tracks - the graded tracks; if there are several, each column names its track */
export function openGradebookCsv(folder: string, tracks: readonly Track[]): Output {
  const severalTracks = tracks.length > 1;
  const rows: (string | number)[][] = [
    [
      ...STUDENT_COLUMNS,
      ...tracks.flatMap((track) => trackColumns(track, severalTracks)),
      ...REASON_COLUMNS,
    ],
  ];
  return {
    add: (one) => rows.push(rowOf(one, tracks)),
    finish: () => writeWhole(join(folder, "gradebook.csv"), `${EXCEL_MARK}${printCsv(rows)}`),
  };
}

function rowOf({ name, origin, marked, report }: Reported, tracks: readonly Track[]) {
  const { result } = marked;
  const graded = new Map(marked.tracks.map((marks) => [marks.result.track.name, marks]));
  const nothing = result.fault === undefined && graded.size === 0;
  const reason = result.fault ?? (nothing ? "Nothing was graded." : "");
  return [
    ...[name, origin.id, origin.login, origin.email].map((one = "") => nameCell(one)),
    ...tracks.flatMap((track) =>
      trackCells(track, result.fault === undefined ? graded.get(track.name) : undefined),
    ),
    inertCell(report.notes.join(" ")),
    inertCell(reason),
  ];
}
