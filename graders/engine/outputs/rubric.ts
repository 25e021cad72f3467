/**
 * `rubric.csv`, which a person fills in.
 *
 * @module
 */
import { join } from "node:path";
import { printRubricSheet, type RubricRow, type RubricSheet } from "../marks/rubric-sheet.ts";
import { holds, writeWhole } from "../workbook/write-whole.ts";
import type { Output } from "./output.ts";

export function rubricFile(folder: string): string {
  return join(folder, "rubric.csv");
}

/** @param sheet - the sheet as filled in so far */
export function openRubric(folder: string, sheet: RubricSheet): Output {
  const rows: RubricRow[] = [];
  return {
    add: ({ name, marked, report }) => {
      marked.tracks.forEach(({ result, rubric }, at) => {
        for (const [index, mark] of rubric.entries()) {
          if (mark.noWork) continue;
          const evidence = report.tracks[at]?.rubric[index]?.evidence ?? [];
          rows.push({ ...mark, student: name, track: result.track.name, evidence });
        }
      });
    },
    finish: () => {
      const text = printRubricSheet(rows, sheet);
      const file = rubricFile(folder);
      if (rows.length > 0 && !holds(file, text)) writeWhole(file, text);
    },
  };
}
