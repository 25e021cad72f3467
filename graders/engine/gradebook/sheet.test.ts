/** A sheet keeps every byte but those of the cells that are replaced. */
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSheet, replaceCells, type Sheet } from "./sheet.ts";

const MARKS = {
  utf8: Buffer.from("\uFEFF"),
  utf16le: Buffer.from([0xff, 0xfe]),
  utf16be: Buffer.from([0xfe, 0xff]),
};

function encode(text: string, encoding: keyof typeof MARKS | "bare"): Buffer {
  if (encoding === "bare") return Buffer.from(text);
  const body = Buffer.from(text, encoding === "utf8" ? "utf8" : "utf16le");
  return Buffer.concat([MARKS[encoding], encoding === "utf16be" ? body.swap16() : body]);
}

const valuesOf = ({ rows }: Sheet) => rows.map(({ cells }) => cells.map(({ value }) => value));

const anyEncoding = fc.constantFrom("bare" as const, "utf8", "utf16le", "utf16be");
const anyDelimiter = fc.constantFrom(",", ";", "\t");
const anyWord = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => text.replaceAll("\0", "0")),
  fc.constantFrom(
    "Zoë",
    "Zoë".normalize("NFD"),
    "=SUM(A1)",
    "-rf",
    'a "b"',
    "x, y",
    "🂡",
    " a ",
    "'",
    "1\n2",
  ),
);

describe("a sheet", () => {
  test("is read in the same way as by a library", () => {
    const tables = fc.tuple(
      fc.array(fc.array(anyWord, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
      anyDelimiter,
      fc.boolean(),
      fc.constantFrom("\n", "\r\n"),
      anyEncoding,
    );
    fc.assert(
      fc.property(tables, ([table, delimiter, quoted, record_delimiter, encoding]) => {
        const all = [["a", "b", "c"], ...table];
        const text = stringify(all, {
          delimiter,
          quoted,
          quoted_match: /[\r\n]/,
          record_delimiter,
        });
        const read = parse(text, {
          delimiter,
          record_delimiter: ["\r\n", "\n", "\r"],
        }) as string[][];
        const sheet = parseSheet(encode(text, encoding), "s.csv");
        expect(valuesOf(sheet)).toEqual(read.filter((row) => row.some((one) => one.trim() !== "")));
      }),
    );
  });

  // Text that no CSV writer would write: marks inside and after cells, too few cells, empty lines.
  const anyCell = fc.oneof(
    fc
      .string({ unit: fc.constantFrom(..."ab\"' =🂡e\u0308"), maxLength: 5 })
      .map((text) => text.replace(/^"/, "q")),
    anyWord.map((text) => `"${text.replaceAll('"', '""')}"`),
    fc.constantFrom('"a"b', '"a" ', ' "a"', "", '""'),
  );
  const anyText = fc
    .array(
      fc.tuple(
        fc.array(anyCell, { minLength: 1, maxLength: 5 }),
        fc.constantFrom("\n", "\r\n", "\r"),
      ),
    )
    .map((lines) => lines.map(([cells, end]) => cells.join(",") + end).join(""))
    .map((text) => `one,two\n${text}`);

  test("with replaced cells has the same bytes everywhere else", () => {
    fc.assert(
      fc.property(anyText, anyEncoding, fc.nat(), fc.boolean(), (text, encoding, pick, isLast) => {
        const bytes = encode(text, encoding);
        const whole = isLast
          ? bytes
          : Buffer.concat([
              bytes,
              encode("x,y", encoding).subarray(
                encoding === "bare" ? 0 : MARKS[encoding as "utf8"].length,
              ),
            ]);
        const sheet = parseSheet(whole, "s.csv");
        expect(replaceCells(sheet, new Map())).toEqual(whole);
        const cells = sheet.rows.flatMap((row) => row.cells);
        const cell = cells[pick % cells.length]!;
        const again = parseSheet(replaceCells(sheet, new Map([[cell, "87,5"]])), "s.csv");
        expect(again.text.slice(0, cell.start)).toBe(sheet.text.slice(0, cell.start));
        expect(again.text.endsWith(sheet.text.slice(cell.end))).toBe(true);
        const values = again.rows.flatMap((row) => row.cells.map(({ value }) => value));
        expect(values).toEqual(cells.map((one) => (one === cell ? "87,5" : one.value)));
      }),
    );
  });

  test("knows the line of each row, counting line ends inside cells", () => {
    const { rows } = parseSheet(Buffer.from('a,b\r\n\r\n"1\n2",x\r\n3,y'), "s.csv");
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  test.each([
    ["", "s.csv: the sheet is empty; export it from the platform again."],
    ["\uFEFF\r\n \r\n", "s.csv: the sheet is empty; export it from the platform again."],
    [
      'a,b\n1,"2\n3',
      "s.csv, line 2: a quotation mark is not closed; correct the line, or export the sheet again.",
    ],
    [
      Buffer.from("a,b\nZo\xeb,1\n", "latin1"),
      "s.csv, line 2: this is neither UTF-8 nor UTF-16; export the sheet from the platform again, and do not save it with a spreadsheet.",
    ],
    [
      Buffer.from([0xff, 0xfe, 0x61]),
      "s.csv: this is neither UTF-8 nor UTF-16; export the sheet from the platform again, and do not save it with a spreadsheet.",
    ],
    [
      Buffer.from("PK\x03\x04\0\0"),
      "s.csv, line 1: this is neither UTF-8 nor UTF-16; export the sheet from the platform again, and do not save it with a spreadsheet.",
    ],
  ])("that cannot be read is reported with its place and the fix: %j", (bytes, says) => {
    expect(() => parseSheet(Buffer.from(bytes as string), "s.csv")).toThrow(says);
  });
});
