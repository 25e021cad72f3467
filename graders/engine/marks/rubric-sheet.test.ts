import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { hostileText, TRACK } from "../for-tests/examples.ts";
import {
  printRubricSheet,
  type RubricRow,
  type RubricSheet,
  readRubricSheet,
} from "./rubric-sheet.ts";

const folder = mkdtempSync(join(tmpdir(), "deckwork-rubric-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "rubric.csv");

function read(text: string): RubricSheet {
  writeFileSync(file, text);
  return readRubricSheet(file, [TRACK]);
}

const ROW: RubricRow = {
  student: "ann",
  track: "blackjack",
  name: "style",
  points: 30,
  asks: "Small functions.",
  evidence: ["Functions over 40 lines: 1", "  main (main.ts:3) takes 120 lines"],
};

const EMPTY = readRubricSheet(join(folder, "none.csv"), [TRACK]);

test("a sheet has a line for each entry, with the evidence in it", () => {
  expect(printRubricSheet([ROW], EMPTY)).toBe(
    '\uFEFFname,track,entry,out of,mark,comment,evidence\nann,blackjack,style,30,,,"Functions over 40 lines: 1\n  main (main.ts:3) takes 120 lines"\n',
  );
});

test("filled-in marks are read, with columns in any order and with a decimal comma", () => {
  const sheet = read(
    "mark;entry;name;track;comment;mine\r\n21,5;style;Zo\u00eb;blackjack;Neat;x\r\n;style;bo;blackjack;See me.;\r\n",
  );
  expect(sheet.marksOf("Zoe\u0308", "blackjack").get("style")).toEqual({
    earned: 21.5,
    comment: "Neat",
  });
  expect(sheet.marksOf("bo", "blackjack").get("style")).toEqual({ comment: "See me." });
  expect(sheet.marksOf("cid", "blackjack").size).toBe(0);
  expect(printRubricSheet([{ ...ROW, earned: 7.25 }], sheet)).toContain(";30;7,25;");
});

test("columns that a person has added stay, at the end", () => {
  const sheet = read("To do,name,track,entry,mark,comment\nlook,ann,blackjack,style,7,\n");
  expect(sheet.marksOf("ann", "blackjack").size).toBe(1);
  expect(printRubricSheet([{ ...ROW, earned: 7, evidence: [] }], sheet)).toBe(
    "\uFEFFname,track,entry,out of,mark,comment,evidence,To do\nann,blackjack,style,30,7,,,look\n",
  );
});

test("marks for unknown students are kept at the end", () => {
  const sheet = read(
    "name,track,entry,mark,comment\ngone,blackjack,style,7,\nann,blackjack,style,,\n",
  );
  expect(sheet.marksOf("ann", "blackjack").size).toBe(0);
  expect(printRubricSheet([ROW], sheet)).toMatch(/\ngone,blackjack,style,,7,,\n$/);
});

// With any name or comment, no cell is a formula, and the same text comes back.
test("a sheet that is written, filled in and written again keeps everything", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(hostileText, { selector: (name) => name.trim().normalize("NFC") }),
      hostileText,
      fc.integer({ min: 0, max: 30 }),
      (names, said, earned) => {
        const comment = said.replace(/\p{Cs}/gu, "").trim();
        const rows = names
          .map((name) => name.replace(/\p{Cs}/gu, "").replaceAll("\0", ""))
          .map((student): RubricRow => ({ ...ROW, student, earned, comment }));
        const known = new Set(rows.map(({ student }) => student.trim().normalize("NFC")));
        fc.pre(known.size === rows.length && !comment.includes("\0"));
        const text = printRubricSheet(rows, EMPTY);
        for (const cells of parse(text.slice(1)) as string[][])
          for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        const sheet = read(text);
        for (const { student } of rows)
          expect(sheet.marksOf(student, "blackjack").get("style")).toEqual(
            comment === "" ? { earned } : { earned, comment },
          );
        expect(printRubricSheet(rows, sheet)).toBe(text);
      },
    ),
    {
      numRuns: 50,
      examples: [
        [["'=1"], "'+ and so on", 0],
        [["＝1"], "''-", 0],
      ],
    },
  );
});

describe("bad input", () => {
  test.each([
    [
      "name,track,mark\nann,blackjack,3\n",
      ', line 1: there is no column "entry"; put it back, or rename the file to get a new one without its marks.',
    ],
    [
      "name,track,entry,mark\nann,blackjack,style,31\n",
      ", line 2: style of ann: the mark is 31, but there are only 30 points; correct it.",
    ],
    [
      "name,track,entry,mark\nann,blackjack,style,good\n",
      ', line 2: style of ann: "good" is not a mark; write a number such as 7 or 7.5, at most 30.',
    ],
    [
      "name,track,entry,mark\nann,blackjack,style,-1\n",
      ', line 2: style of ann: "-1" is not a mark; write a number such as 7 or 7.5, at most 30.',
    ],
    [
      "name,track,entry,mark\nann,blackjack,style,1\nann,blackjack,style,2\n",
      ", line 3: style of ann is also in line 2; keep one of them.",
    ],
    [
      "name,track,entry,mark\nann,blackjack,stile,1\n",
      ', line 2: the rubric of blackjack has no entry "stile"; it has style.',
    ],
    [
      "name,track,entry,mark\nann,hearts,style,1\n",
      ', line 2: there is no track "hearts"; it is one of blackjack.',
    ],
    [
      'name,track,entry,mark,evidence\nann,blackjack,style,1,"a\nb\nc"\nbob,blackjack,style,31,"a\nb"\n',
      ", line 5: style of bob: the mark is 31,",
    ],
  ])("%j is refused with the line and the remedy", (text, says) => {
    expect(() => read(text)).toThrow(`${file}${says}`);
  });

  test("a file in Excel's own encoding is refused", () => {
    writeFileSync(file, Buffer.from("name,track,entry,mark\nZo\xeb,blackjack,style,1\n", "latin1"));
    expect(() => readRubricSheet(file, [TRACK])).toThrow(
      `${file}, line 2: this is not UTF-8; save the rubric as CSV in UTF-8.`,
    );
  });
});
