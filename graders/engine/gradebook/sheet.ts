/**
 * A gradebook's sheet as it is in its file. Cells are kept with their positions, so that one can be replaced while every
 * other byte stays the same: encoding, line ends, quotation marks and spaces. A CSV writer could not do that.
 *
 * @module
 */
import { isUtf8 } from "node:buffer";
import { WorkbookError } from "../text/workbook-error.ts";

export interface Cell {
  /** The text, without the quotation marks around it. */
  readonly value: string;
  /** The position in the sheet's text, including quotation marks. */
  readonly start: number;
  readonly end: number;
}

export interface Row {
  /** The number of its first line, from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

export interface Sheet {
  /** For messages. */
  readonly file: string;
  /** The byte order mark before the text, or empty. */
  readonly mark: Buffer;
  readonly encoding: "utf8" | "utf16le" | "utf16be";
  readonly text: string;
  readonly delimiter: string;
  /** The rows that are not empty. */
  readonly rows: readonly Row[];
}

const DELIMITERS = [",", ";", "\t"] as const;

/** @throws WorkbookError, with the line, if it cannot be read */
export function parseSheet(bytes: Buffer, file: string): Sheet {
  const { mark, encoding, text } = decode(bytes, file);
  const firstLine = (delimiter: string) => rowsOf(text, delimiter, file, 1);
  const delimiter = DELIMITERS.reduce((best, one) => {
    const [found, most] = [firstLine(one)[0]?.cells.length ?? 0, firstLine(best)[0]?.cells.length];
    return found > (most ?? 0) ? one : best;
  });
  const rows = rowsOf(text, delimiter, file);
  if (rows.length === 0)
    throw new WorkbookError(`${file}: the sheet is empty; export it from the platform again.`);
  return { file, mark, encoding, text, delimiter, rows };
}

const MARKS = [
  ["utf8", Buffer.from([0xef, 0xbb, 0xbf])],
  ["utf16le", Buffer.from([0xff, 0xfe])],
  ["utf16be", Buffer.from([0xfe, 0xff])],
] as const;

function decode(bytes: Buffer, file: string): Pick<Sheet, "mark" | "encoding" | "text"> {
  const marked = MARKS.find(([, mark]) => bytes.subarray(0, mark.length).equals(mark));
  const [encoding, mark] = marked ?? (["utf8", Buffer.alloc(0)] as const);
  const body = bytes.subarray(mark.length);
  if (encoding === "utf8") {
    if (isUtf8(body) && !body.includes(0)) return { mark, encoding, text: body.toString("utf8") };
    const lines = body.toString("latin1").split("\n");
    const bad = lines.findIndex((one) => one.includes("\0") || !isUtf8(Buffer.from(one, "latin1")));
    throw new WorkbookError(`${file}, line ${bad + 1}: ${ENCODING_SAYS}`);
  }
  // Swap a copy, because the bytes belong to the caller.
  if (body.length % 2 === 0) {
    const inOrder = encoding === "utf16le" ? body : Buffer.from(body).swap16();
    return { mark, encoding, text: inOrder.toString("utf16le") };
  }
  throw new WorkbookError(`${file}: ${ENCODING_SAYS}`);
}

const ENCODING_SAYS =
  "this is neither UTF-8 nor UTF-16; export the sheet from the platform again, and do not save it with a spreadsheet.";

/** @param most - the largest number of rows to read */
function rowsOf(
  text: string,
  delimiter: string,
  file: string,
  most = Number.POSITIVE_INFINITY,
): Row[] {
  const rows: Row[] = [];
  let line = 1;
  for (let at = 0; at < text.length && rows.length < most; ) {
    const cells: Cell[] = [];
    const first = line;
    for (;;) {
      const cell = cellAt(text, at, delimiter);
      if (!cell)
        throw new WorkbookError(
          `${file}, line ${line}: a quotation mark is not closed; correct the line, or export the sheet again.`,
        );
      cells.push(cell);
      line += lineEndsIn(text, cell);
      at = cell.end;
      if (text[at] !== delimiter) break;
      at++;
    }
    if (text[at] === "\r" && text[at + 1] === "\n") at++;
    at++;
    line++;
    if (cells.some(({ value }) => value.trim() !== "")) rows.push({ line: first, cells });
  }
  return rows;
}

function lineEndsIn(text: string, { start, end }: Cell): number {
  return text[start] === '"' ? (text.slice(start, end).match(/\r\n|\r|\n/g) ?? []).length : 0;
}

/** The cell that begins here; `undefined` if its quotation mark is never closed. */
function cellAt(text: string, start: number, delimiter: string): Cell | undefined {
  let value = "";
  let at = start;
  if (text[at] === '"') {
    for (at++; ; at++) {
      const close = text.indexOf('"', at);
      if (close < 0) return undefined;
      value += text.slice(at, close);
      at = close + 1;
      if (text[at] !== '"') break;
      value += '"';
    }
  }
  // Text after the closing mark belongs to the cell, too.
  const rest = at;
  while (at < text.length && text[at] !== delimiter && text[at] !== "\n" && text[at] !== "\r") at++;
  return { value: value + text.slice(rest, at), start, end: at };
}

/** The bytes of the sheet with only these cells replaced. A quoted cell stays quoted. */
export function replaceCells(sheet: Sheet, numbers: ReadonlyMap<Cell, string>): Buffer {
  const { text, delimiter, encoding, mark } = sheet;
  let replaced = "";
  let at = 0;
  for (const [{ start, end }, number] of [...numbers].sort(([a], [b]) => a.start - b.start)) {
    const isQuoted = text[start] === '"' || number.includes(delimiter);
    replaced += text.slice(at, start) + (isQuoted ? `"${number}"` : number);
    at = end;
  }
  replaced += text.slice(at);
  const body = Buffer.from(replaced, encoding === "utf8" ? "utf8" : "utf16le");
  return Buffer.concat([mark, encoding === "utf16be" ? body.swap16() : body]);
}
