/**
 * Tables in CSV: read with line numbers, for messages, and written so that a spreadsheet never reads a cell as a
 * formula.
 *
 * @module
 */
import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { codeOf, WorkbookError } from "./workbook-error.ts";

/** One line of a table; a cell with line breaks makes it several lines long. */
export interface CsvRow {
  /** The number of its first line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly rows: readonly CsvRow[];
  readonly delimiter: "," | ";" | "\t";
}

/** What the parser gives with `info`, which is not in its types. */
interface WithInfo {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

const DELIMITERS = [",", ";", "\t"] as const;

/**
 * Reads a table; the separator is the most frequent one in its first line.
 *
 * @param what - its name for people: `the roster`
 * @param mostBytes - the largest size allowed
 * @throws WorkbookError when it cannot be read, with the line
 */
export function readCsv(file: string, what: string, mostBytes: number): CsvTable {
  return parseCsv(readText(file, what, mostBytes), file);
}

/** @throws WorkbookError when a file cannot be read, or is too large */
export function readBytes(file: string, what: string, mostBytes: number): Buffer {
  try {
    if (statSync(file).size <= mostBytes) return readFileSync(file);
  } catch (error) {
    throw new WorkbookError(
      `${file}: ${what} cannot be read (${codeOf(error)}); check the path and its permissions.`,
    );
  }
  throw new WorkbookError(`${file}: it is too large for ${what}; did you mean a different file?`);
}

/**
 * The text of a table in UTF-8, as a spreadsheet may have written it.
 *
 * @throws WorkbookError as {@link readCsv} does
 */
function readText(file: string, what: string, mostBytes: number): string {
  const bytes = readBytes(file, what, mostBytes);
  if (!isUtf8(bytes) || bytes.includes(0)) {
    const line = bytes
      .toString("latin1")
      .split("\n")
      .findIndex((one) => !isUtf8(Buffer.from(one, "latin1")) || one.includes("\0"));
    throw new WorkbookError(
      `${file}, line ${line + 1}: this is not UTF-8; save ${what} as CSV in UTF-8.`,
    );
  }
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}

/** @throws WorkbookError when it is not CSV, with the line */
function parseCsv(text: string, file: string): CsvTable {
  const [first = ""] = text.split(/\r?\n/, 1);
  const delimiter = DELIMITERS.reduce<CsvTable["delimiter"]>(
    (best, one) => (first.split(one).length > first.split(best).length ? one : best),
    ",",
  );
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
      recordDelimiter: ["\r\n", "\n", "\r"],
    }) as unknown as readonly WithInfo[];
    return {
      rows: records.map(({ info, record }) => ({
        line: info.lines - lineEndsIn(record),
        cells: record,
      })),
      delimiter,
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new WorkbookError(
      `${file}, line ${error.lines}: ${errorSays(error.code)}; correct the line.`,
    );
  }
}

/** The parser counts the lines to a record's end. */
function lineEndsIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

function errorSays(code: string): string {
  if (code.includes("RECORD") && code.includes("LENGTH"))
    return "it has more or fewer cells than the line of headings";
  return code.includes("QUOTE")
    ? "a quotation mark is in the wrong place, or is not closed"
    : "it is not CSV";
}

/** With these first bytes, Excel reads a table as UTF-8. */
export const EXCEL_MARK = "\uFEFF";

/** What a spreadsheet reads as the beginning of a formula, behind any apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Writes a table. A cell that a spreadsheet would read as a formula gets an apostrophe in front; characters that cannot
 * be in a text file are replaced.
 *
 * @param delimiter - the text between cells
 */
export function printCsv(
  rows: readonly (readonly (string | number)[])[],
  delimiter: CsvTable["delimiter"] = ",",
): string {
  const written = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
  return stringify(
    rows.map((row) =>
      row.map((cell) =>
        typeof cell === "string" ? written(cell.replaceAll("\0", "\uFFFD")) : cell,
      ),
    ),
    { delimiter },
  );
}

/** A cell's text before the apostrophe was put in front. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
