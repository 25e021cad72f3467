/** Round trips: the sheets that platforms export, with totals in them and nothing else changed. */
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BLACKBOARD,
  CANVAS,
  changesIn,
  LONG_NAME,
  MOODLE,
  MOODLE_GERMAN,
  standing,
  upload,
} from "./sheets-for-tests.ts";

const canvas = (id: string) => ({ id, platform: "Canvas" as const });
const moodle = (id: string) => ({ id, platform: "Moodle" as const });

describe("Canvas", () => {
  const students = [
    standing("doejane", 87.456, canvas("4321")),
    standing("Zoë Möller", 80),
    standing("=SUM(A1)", 0),
    standing("rf", 12, canvas("4324")),
    standing("someone", 99, { login: "S-5" }),
    standing(LONG_NAME.toUpperCase(), 110),
    standing("Bo", 50),
  ];

  test("gets the totals, and every other byte stays the same", () => {
    const { platform, name, bytes, said } = upload(CANVAS, students, { column: "exercise 5" });
    expect([platform, name]).toEqual(["Canvas", "canvas.csv"]);
    expect(changesIn(CANVAS, bytes)).toEqual([
      [
        '"Doe, Jane",4321,s-1,jane@x.org,"A, B",,9.50,,95.00,A',
        '"Doe, Jane",4321,s-1,jane@x.org,"A, B",,9.50,87.46,95.00,A',
      ],
      ['"=""=SUM(A1)""",4323,s-3,sum,A,,,,,', '"=""=SUM(A1)""",4323,s-3,sum,A,,,0,,'],
      [`${LONG_NAME},4327,,,A,,,70,,`, `${LONG_NAME},4327,,,A,,,110,,`],
    ]);
    expect(said).toEqual([
      expect.stringMatching(
        /^In the column Exercise 5, 2 grades are new, 1 changed \(Wolfe.*…\) and 1 stayed the same\.$/,
      ),
      '2 cells with EX or N/A stayed unchanged: -rf, "Shaq" 🂡 and Lee, Alex.',
      "Graded, but not in the sheet: Bo.",
      "In the sheet, but not graded: Lee, Alex and Stranger, Ida.",
    ]);
  });

  test("a second time changes nothing", () => {
    const first = upload(CANVAS, students, { column: "Exercise 5 (12)" });
    const second = upload(first.bytes, students, { column: "Exercise 5 (12)" });
    expect(second.bytes).toEqual(first.bytes);
    expect(second.said[0]).toBe(
      "In the column Exercise 5, 0 grades are new, 0 changed and 4 stayed the same.",
    );
  });

  test("names in two columns, semicolons and decimal commas stay the same", () => {
    const sheet =
      "LastName;FirstName;ID;SIS Login ID;Section;Exercise 5 (12)\r\n    Points Possible;;;;;20,00\r\nDoe;Jane;4321;jane;A;\r\nMöller;Zoë;4322;zoe;A;19,5\r\n";
    const { bytes, said } = upload(sheet, [
      standing("Jane Doe", 87.5),
      standing("zoë möller", 97.5),
    ]);
    expect(changesIn(sheet, bytes)).toEqual([
      ["Doe;Jane;4321;jane;A;\r", "Doe;Jane;4321;jane;A;17,5\r"],
    ]);
    expect(said).toEqual([
      "In the column Exercise 5, 1 grade is new, 0 changed and 1 stayed the same.",
      "The column is worth 20 points; the totals, which are out of 100, were scaled to that.",
    ]);
  });

  test("open totals are left out and reported, unless they are requested", () => {
    const open = [
      standing("Jane Doe", 60, {}, ["still to be marked: style"]),
      { ...standing("Zoë Möller", undefined), failed: true as const },
      standing("Ida Stranger", 5),
    ];
    const strict = upload(CANVAS, open, { column: "Exercise 5" });
    expect(changesIn(CANVAS, strict.bytes).map(([, now]) => now)).toEqual([
      '"Stranger, Ida",4328,,,A,,,5,,',
    ]);
    expect(strict.said.slice(1, 3)).toEqual([
      "1 total is still open (still to be marked: style), so the sheet keeps its old values for Jane Doe.",
      "1 total is still open (the grader failed), so the sheet keeps its old values for Zoë Möller.",
    ]);
    const soFar = upload(CANVAS, open, { column: "Exercise 5", soFar: true });
    expect(changesIn(CANVAS, soFar.bytes).map(([, now]) => now)).toEqual([
      '"Doe, Jane",4321,s-1,jane@x.org,"A, B",,9.50,60,95.00,A',
      '"Stranger, Ida",4328,,,A,,,5,,',
    ]);
  });
});

describe("Moodle", () => {
  test("gets the totals, none above the maximum, and comments and times stay the same", () => {
    const students = [
      standing("Jane Doe", 108, moodle("101")),
      standing("X", 75.125, { id: "1002" }),
      standing("=SUM(A1)", 3, moodle("103")),
    ];
    const { bytes, said, ids } = upload(MOODLE, students);
    expect(changesIn(MOODLE, bytes).map(([, now]) => now)).toEqual([
      '"Participant 101","Jane Doe",1001,jane@x.org,"Submitted for grading",100,100.00,Yes,"Monday, 2 March 2026, 10:00 PM",-,',
      expect.stringMatching(
        /^"Participant 102",.*,75\.13,100\.00,Yes,.*,"<p>Good, ""but"" late\.<\/p>"$/,
      ),
      '"Participant 103","=SUM(A1)",1003,sum@x.org,"No submission",3,100.00,Yes,-,-,',
    ]);
    expect(said).toEqual([
      `In the column Grade, 2 grades are new, 1 changed (${"Zoë Möller".normalize("NFD")}) and 0 stayed the same.`,
      "Moodle takes no grade above 100, so 1 total with extra credit was cut to that: Jane Doe.",
    ]);
    expect([...ids.values()]).toEqual(["101", "102", "103"]);
  });

  test("is recognised in a different language by the content of its cells", () => {
    const students = [standing("Jane Doe", 87), standing("Moeller", 80, moodle("102"))];
    const { bytes, said } = upload(MOODLE_GERMAN.replaceAll("/in", " "), students);
    expect(changesIn(MOODLE_GERMAN.replaceAll("/in", " "), bytes).map(([, now]) => now)).toEqual([
      'Teilnehmer 101,"Jane Doe",jane@x.org,"Zur Bewertung abgegeben","43,5","50,00",Ja,"Montag, 2. März 2026, 22:00",-,',
    ]);
    expect(said[0]).toBe(
      "In the column Bewertung, 1 grade is new, 0 changed and 1 stayed the same.",
    );
    expect(upload(MOODLE_GERMAN, students).bytes.toString()).toContain(',"43,5",');
  });

  test("is recognised in a different language even if all grades are the same whole number", () => {
    const sheet =
      "ID,Nom complet,Note,Note maximale,Modifiable\nParticipant 7,Ada,8,10,Oui\nParticipant 8,Bo,8,10,Oui\n";
    const students = [standing("A", 55, moodle("8"))];
    const { bytes } = upload(sheet, students, { column: "Exercise 5" });
    expect(changesIn(sheet, bytes)).toEqual([
      ["Participant 8,Bo,8,10,Oui", "Participant 8,Bo,5.5,10,Oui"],
    ]);
  });

  test("graded without names is matched by the numbers alone", () => {
    const sheet =
      "Identifier,Status,Grade,Maximum Grade,Last modified (grade)\nParticipant 7,Submitted,,10.00,-\nParticipant 8,Submitted,,10.00,-\n";
    const { bytes, said } = upload(sheet, [
      standing("Participant", 55, moodle("8")),
      standing("Submitted", 60),
    ]);
    expect(changesIn(sheet, bytes).map(([, now]) => now)).toEqual([
      "Participant 8,Submitted,5.5,10.00,-",
    ]);
    expect(said.slice(2)).toEqual([
      "Graded, but not in the sheet: Submitted.",
      "In the sheet, but not graded: 7.",
    ]);
  });
});

describe("Blackboard", () => {
  const students = [
    standing("jdoe", 87, { login: "JDOE", platform: "Blackboard" }),
    standing("Zoë Möller", 80),
    standing("=SUM(A1)", 100),
  ];
  const options = { column: "Exercise 5" };

  test("gets the totals in UTF-16 with tabs, and the heading keeps its id", () => {
    const sheet = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(BLACKBOARD, "utf16le")]);
    const { name, bytes, said } = upload(sheet, students, { ...options, name: "gc_full.xls" });
    expect(name).toBe("blackboard.xls");
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xfe]));
    expect(changesIn(BLACKBOARD, bytes.subarray(2).toString("utf16le"))).toEqual([
      [
        '"Doe"\t"Jane"\t"jdoe"\t"1001"\t"2026-03-02 10:00:00"\t"Yes"\t"80.00"\t"In Progress"\t"9.00"\r',
        '"Doe"\t"Jane"\t"jdoe"\t"1001"\t"2026-03-02 10:00:00"\t"Yes"\t"80.00"\t"43.5"\t"9.00"\r',
      ],
      [
        '"=SUM(A1)"\t""\t"sum"\t"1003"\t""\t"Yes"\t""\t""\t""\r',
        '"=SUM(A1)"\t""\t"sum"\t"1003"\t""\t"Yes"\t""\t"50"\t""\r',
      ],
    ]);
    expect(said[0]).toBe(
      "In the column Exercise 5, 2 grades are new, 0 changed and 1 stayed the same.",
    );
  });

  test("gets them with commas and quotation marks, too", () => {
    const sheet = BLACKBOARD.replaceAll("\t", ",");
    const { name, bytes } = upload(sheet, students, options);
    expect(name).toBe("blackboard.csv");
    expect(changesIn(sheet, bytes).map(([, now]) => now)).toEqual([
      '"Doe","Jane","jdoe","1001","2026-03-02 10:00:00","Yes","80.00","43.5","9.00"\r',
      '"=SUM(A1)","","sum","1003","","Yes","","50",""\r',
    ]);
  });
});

test("only the grades of any sheet change, and each is written as a plain number", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 10 }).map((text) => text.replaceAll("\0", "0")),
    fc.constantFrom("=1+1", "-1", "+x", "@y", 'a "b"', "c, d", "EX", "12,5"),
  );
  const anyRow = fc.record({ name: anyText, login: anyText, grade: anyText, more: anyText });
  const anyTotal = fc.double({ min: 0, max: 130, noNaN: true });
  const rows = fc.array(fc.tuple(anyRow, anyTotal), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(rows, fc.constantFrom(",", ";"), (people, delimiter) => {
      const table = [
        ["Student", "ID", "SIS Login ID", "Section", "War (1)", "Final Score"],
        ["    Points Possible", "", "", "", "100", "(read only)"],
        ...people.map(([{ name, login, grade, more }], at) => [
          name,
          String(at + 1),
          login,
          "A",
          grade,
          more,
        ]),
      ];
      const options = { delimiter, quoted_match: /[\r\n]/ };
      const students = people.map(([, total], at) => standing("x", total, canvas(String(at + 1))));
      const { bytes } = upload(stringify(table, options), students);
      const read = parse(bytes, {
        delimiter,
        record_delimiter: ["\r\n", "\n", "\r"],
      }) as string[][];
      expect(read.map((row) => row.toSpliced(4, 1))).toEqual(
        table.map((row) => row.toSpliced(4, 1)),
      );
      for (const [at, row] of read.entries())
        if (row[4] !== table[at]![4]) expect(row[4]).toMatch(/^\d+([.,]\d+)?$/);
    }),
    { numRuns: 40 },
  );
});
