/**
 * Sheets as the platforms export them, with difficult names.
 *
 * @module
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Origin } from "../intake/entry.ts";
import type { Standing } from "./standing.ts";
import { fillIn, openGradebook, type Upload } from "./upload.ts";

export const LONG_NAME = `${"Wolfeschlegelsteinhausen".repeat(8)} Hubert`;

/** A graded student. */
export function standing(
  name: string,
  total: number | undefined,
  origin: Origin = {},
  open: readonly string[] = [],
): Standing {
  const totals = total === undefined ? [] : [{ track: "blackjack", total, open }];
  return { name, origin, feedback: name, totals };
}

/** Writes a sheet into a temporary folder. */
export function sheetFile(content: string | Buffer, name = "sheet.csv"): string {
  const folder = mkdtempSync(join(tmpdir(), "deckwork-gradebook-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

/** Fills a sheet in. */
export function upload(
  content: string | Buffer,
  students: readonly Standing[],
  { column, soFar, name }: { column?: string; soFar?: boolean; name?: string } = {},
): Upload {
  const gradebook = openGradebook(sheetFile(content, name), column);
  return fillIn(gradebook, students, { track: "blackjack", ...(soFar ? { soFar } : {}) });
}

/** The lines that differ, before and after. */
export function changesIn(before: string, after: Buffer | string): [string, string][] {
  const [old, now] = [before.split("\n"), after.toString().split("\n")];
  if (old.length !== now.length) throw new Error("There are more lines, or fewer.");
  return old.flatMap((line, at): [string, string][] => {
    const other = now[at]!;
    return line === other ? [] : [[line, other]];
  });
}

/** A sheet from `gradebook_exporter.rb`, with one column added by hand and one posted by hand. */
export const CANVAS = `\uFEFFStudent,ID,SIS User ID,SIS Login ID,Section,Notes,Warm-up (11),Exercise 5 (12),Assignments Current Score,Final Grade
,,,,,,,Manual Posting,,
    Points Possible,,,,,,10.00,100.00,(read only),(read only)
"Doe, Jane",4321,s-1,jane@x.org,"A, B",,9.50,,95.00,A
"${"Möller, Zoë".normalize("NFD")}",4322,s-2,zoe,A,late,,80.00,,
"=""=SUM(A1)""",4323,s-3,sum,A,,,,,
"-rf, ""Shaq"" 🂡",4324,s-4,rf,A,,,EX,,
"Lee, Alex",4325,s-5,,A,,,N/A,,
"Lee, Alex",4326,s-6,,A,,,,,
${LONG_NAME},4327,,,A,,,70,,
"Stranger, Ida",4328,,,A,,,,,
"Student, Test",4999,,t,A,,,,,
`;

/** As \`assignfeedback_offline\` writes it. */
export const MOODLE = `Identifier,"Full name","ID number","Email address",Status,Grade,"Maximum Grade","Grade can be changed","Last modified (submission)","Last modified (grade)","Feedback comments"
"Participant 101","Jane Doe",1001,jane@x.org,"Submitted for grading",,100.00,Yes,"Monday, 2 March 2026, 10:00 PM",-,
"Participant 102","${"Zoë Möller".normalize("NFD")}",1002,zoe@x.org,"Submitted for grading",80.00,100.00,Yes,"Monday, 2 March 2026, 9:00 PM","Tuesday, 3 March 2026, 9:00 PM","<p>Good, ""but"" late.</p>"
"Participant 103","=SUM(A1)",1003,sum@x.org,"No submission",-,100.00,Yes,-,-,
`;

/** The same in German. */
export const MOODLE_GERMAN = `ID,"Vollständiger Name",E-Mail-Adresse,Status,Bewertung,"Bestwertung","Bewertung kann geändert werden","Zuletzt geändert (Abgabe)","Zuletzt geändert (Bewertung)","Feedback als Kommentar"
Teilnehmer/in101,"Jane Doe",jane@x.org,"Zur Bewertung abgegeben",,"50,00",Ja,"Montag, 2. März 2026, 22:00",-,
Teilnehmer/in102,"Zoë Möller",zoe@x.org,"Zur Bewertung abgegeben","40,00","50,00",Ja,"Montag, 2. März 2026, 21:00",-,
`;

/** Downloaded to work offline, with tabs. */
export const BLACKBOARD = `"Last Name"\t"First Name"\t"Username"\t"Student ID"\t"Last Access"\t"Availability"\t"Weighted Total [Total Pts: up to 100 Score] |1281890"\t"Exercise 5 [Total Pts: 50 Score] |1281892"\t"Quiz 1 [Total Pts: 10 Score] |1281893"\r
"Doe"\t"Jane"\t"jdoe"\t"1001"\t"2026-03-02 10:00:00"\t"Yes"\t"80.00"\t"In Progress"\t"9.00"\r
"Möller"\t"Zoë"\t"zoe"\t"1002"\t""\t"Yes"\t""\t"40.00"\t""\r
"=SUM(A1)"\t""\t"sum"\t"1003"\t""\t"Yes"\t""\t""\t""\r
`;
