/**
 * `report.html`, the class on one page for the instructor. It grows with every submission and gets its name when it is
 * complete.
 *
 * @module
 */
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { loadClient } from "#compiled/page.cjs";
import type { LedgerHead } from "../course/ledger.ts";
import type { AlikeRow, StudentDetail, StudentRow } from "../page/class-data.ts";
import { renderBytes, renderEnd, renderHead, renderJson } from "../page/frame.ts";
import { openTables } from "../page/open-tables.ts";
import { detailOf, rowOf } from "../page/student-data.ts";
import { inertTerminal } from "../text/inert.ts";
import { openGrowing } from "./growing.ts";
import type { Output } from "./output.ts";

/** How many students' details are compressed together: more compress better, fewer open faster. */
const TOGETHER = 24;

export function openPage(
  folder: string,
  head: LedgerHead | undefined,
  alike?: readonly AlikeRow[],
): Output {
  const { workbook = "", courses = [], notes = [] } = head ?? {};
  const title = courses.length === 0 ? "Class report" : `Class report: ${courses.join(", ")}`;
  const client = loadClient();
  const tables = openTables();
  const file = openGrowing(join(folder, "report.html"));
  let rows: StudentRow[] = [];
  let details: StudentDetail[] = [];
  let written = 0;
  const flush = () => {
    if (rows.length === 0) return;
    const { from, transcripts } = tables.takeTranscripts();
    if (transcripts.length > 0) file.write(renderBytes("transcripts", from, packed(transcripts)));
    file.write(renderBytes("details", written, packed(details)));
    file.write(renderJson("students", rows));
    written += rows.length;
    rows = [];
    details = [];
  };
  file.write(renderHead(title, client));
  return {
    add: ({ name, origin, marked, report, feedback }) => {
      const student = { name, origin, marked, report, at: feedback };
      rows.push(rowOf(student, tables));
      details.push(detailOf(student, tables));
      if (rows.length === TOGETHER) flush();
    },
    finish: () => {
      flush();
      const about = {
        title: inertTerminal(title),
        workbook: inertTerminal(workbook),
        notes: notes.map(inertTerminal),
        ...(alike && { alike }),
      };
      file.write(renderJson("tables", { ...about, ...tables.tables() }));
      file.write(renderEnd(client));
      file.finish();
    },
  };
}

/** Always uses the same parameters, so that equal data give equal bytes. */
function packed(data: unknown): Buffer {
  return deflateSync(JSON.stringify(data), { level: 9 });
}
