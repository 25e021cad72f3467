/**
 * `rubric.csv`: a line for each student and rubric entry, with the evidence from the source. A person fills in marks and
 * comments; the next run reads them and writes them again.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { shown } from "../intake/folder-name.ts";
import { formatPoints } from "../judge/score.ts";
import { LIST_LIMITS } from "../limits/limits.ts";
import { type CsvTable, EXCEL_MARK, printCsv, readCsv, unescapeFormula } from "../text/csv.ts";
import { inertName } from "../text/inert.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Track } from "../workbook/workbook.ts";
import type { Applied, RubricMark } from "./marks.ts";

const COLUMNS = ["name", "track", "entry", "out of", "mark", "comment", "evidence"] as const;
type Column = (typeof COLUMNS)[number];

/** The marks and comments that a person has filled in. */
export interface RubricSheet {
  /** The marks of one student on one track. */
  marksOf(name: string, track: string): Applied["rubric"];
  /** Rows with a mark or comment that match no student. They are kept. */
  unused(): readonly (readonly string[])[];
  /** Columns that the person has added, with their content. */
  readonly own: {
    readonly headings: readonly string[];
    cellsOf(name: string, track: string, entry: string): readonly string[];
  };
  /** The delimiter used by the person's spreadsheet. */
  readonly delimiter: CsvTable["delimiter"];
}

/**
 * Reads the filled-in sheet. A missing sheet counts as empty.
 *
 * @throws WorkbookError, with the line, if a mark is not a number or is out of range
 */
export function readRubricSheet(file: string, tracks: readonly Track[]): RubricSheet {
  const table = readTable(file);
  const [headings, ...rows] = table.rows;
  const columns = columnsOf(file, headings?.cells);
  const filled = new Map<string, Filled>();
  const ownColumns = columns.flatMap((column, at) =>
    (COLUMNS as readonly string[]).includes(column) ? [] : [at],
  );
  const more = (cells: readonly string[]) =>
    ownColumns.map((at) => unescapeFormula(cells[at] ?? ""));
  const ownCells = new Map<string, readonly string[]>();
  for (const { line, cells } of rows) {
    const cell = (column: Column) => cells[columns.indexOf(column)] ?? "";
    const [name, track, entry] = (["name", "track", "entry"] as const).map((column) =>
      unescapeFormula(cell(column)),
    ) as [string, string, string];
    const comment = unescapeFormula(cell("comment").trim());
    const mark = cell("mark").trim();
    const key = keyOf(name, track, entry);
    ownCells.set(key, more(cells));
    if (mark === "" && comment === "") continue;
    const place = `${file}, line ${line}`;
    const before = filled.get(key);
    if (before)
      throw new WorkbookError(
        `${place}: ${entry} of ${shown(name)} is also in line ${before.line}; keep one of them.`,
      );
    const points = pointsOf(track, entry, tracks, place);
    const earned =
      mark === "" ? undefined : readMark(mark, points, `${place}: ${entry} of ${shown(name)}`);
    filled.set(key, {
      line,
      used: false,
      row: [...COLUMNS.map((column) => unescapeFormula(cell(column))), ...more(cells)],
      given: {
        ...(earned === undefined ? {} : { earned }),
        ...(comment === "" ? {} : { comment }),
      },
    });
  }
  return {
    delimiter: table.delimiter,
    own: {
      headings: ownColumns.map((at) => headings?.cells[at] ?? ""),
      cellsOf: (...key) => ownCells.get(keyOf(...key)) ?? more([]),
    },
    marksOf: (name, track) => {
      const rubric = tracks.find((one) => one.name === track)?.rubric ?? [];
      return new Map(
        rubric.flatMap((entry) => {
          const own = filled.get(keyOf(name, track, entry.name));
          if (!own) return [];
          own.used = true;
          return [[entry.name, own.given] as const];
        }),
      );
    },
    unused: () => [...filled.values()].flatMap(({ used, row }) => (used ? [] : [row])),
  };
}

function readTable(file: string): CsvTable {
  if (!existsSync(file)) return { rows: [], delimiter: "," };
  return readCsv(file, "the rubric", LIST_LIMITS.rubric);
}

/** @throws WorkbookError if a necessary column is missing */
function columnsOf(file: string, headings: readonly string[] | undefined): readonly string[] {
  const columns = (headings ?? []).map((cell) => cell.trim().toLowerCase());
  const lacking = (["name", "track", "entry", "mark"] as const).find(
    (column) => headings && !columns.includes(column),
  );
  if (lacking)
    throw new WorkbookError(
      `${file}, line 1: there is no column "${lacking}"; put it back, or rename the file to get a new one without its marks.`,
    );
  return columns;
}

/** @throws WorkbookError if there is no such entry, because its mark would not count */
function pointsOf(track: string, entry: string, tracks: readonly Track[], place: string): number {
  const known = tracks.find((one) => one.name === track);
  if (!known)
    throw new WorkbookError(
      `${place}: there is no track "${shown(track)}"; it is one of ${tracks.map(({ name }) => name).join(", ")}.`,
    );
  const found = known.rubric.find((one) => one.name === entry);
  if (found) return found.points;
  throw new WorkbookError(
    `${place}: the rubric of ${track} has no entry "${shown(entry)}"; it has ${known.rubric.map(({ name }) => name).join(", ")}.`,
  );
}

interface Filled {
  readonly line: number;
  readonly row: readonly string[];
  readonly given: Pick<RubricMark, "earned" | "comment">;
  used: boolean;
}

function keyOf(...parts: readonly string[]): string {
  return JSON.stringify(parts.map((part) => inertName(part.trim().normalize("NFC"))));
}

/** @param points - the largest possible mark */
function readMark(text: string, points: number, place: string): number {
  if (!/^\d+([.,]\d+)?$/.test(text))
    throw new WorkbookError(
      `${place}: "${text}" is not a mark; write a number such as 7 or 7.5, at most ${formatPoints(points)}.`,
    );
  const mark = Number(text.replace(",", "."));
  if (mark > points)
    throw new WorkbookError(
      `${place}: the mark is ${text}, but there are only ${formatPoints(points)} points; correct it.`,
    );
  return mark;
}

/** A row to mark. */
export interface RubricRow extends RubricMark {
  readonly student: string;
  readonly track: string;
  readonly evidence: readonly string[];
}

/** The most characters that most spreadsheets allow in a cell. */
const MOST_EVIDENCE = 10_000;

/**
 * The text of the sheet.
 *
 * @param sheet - the sheet filled in by the person; their own columns stay, and so do rows that match no student
 */
export function printRubricSheet(
  rows: readonly RubricRow[],
  { delimiter, unused, own }: Pick<RubricSheet, "delimiter" | "unused" | "own">,
): string {
  const decimal = (points: number) =>
    delimiter === ";" ? formatPoints(points).replace(".", ",") : formatPoints(points);
  const cells = rows.map(({ student, track, name, points, earned, comment = "", evidence }) => [
    inertName(student),
    track,
    name,
    decimal(points),
    earned === undefined ? "" : decimal(earned),
    comment,
    evidence.join("\n").slice(0, MOST_EVIDENCE),
    ...own.cellsOf(student, track, name),
  ]);
  return EXCEL_MARK + printCsv([[...COLUMNS, ...own.headings], ...cells, ...unused()], delimiter);
}
