import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Origin } from "../intake/entry.ts";
import { type LateList, lateMark, readLateList } from "./late.ts";

const folder = mkdtempSync(join(tmpdir(), "deckwork-late-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "late.csv");

function read(text: string): LateList {
  writeFileSync(file, text);
  return readLateList(file)!;
}

describe("the platform's time", () => {
  const POLICY = { pointsPerDay: 10, atMost: 25, due: "2026-11-20T23:59+01:00", graceMinutes: 10 };
  const of = (origin: Origin) => lateMark(POLICY, undefined, "ann", origin);

  test.each([
    ["2026-11-20T22:59:00Z", undefined],
    ["2026-11-20 14:59:00 -0800", undefined],
    // The minutes of grace.
    ["2026-11-20T23:09:00Z", undefined],
    ["2026-11-20T23:09:01Z", { days: 1, off: 10 }],
    ["2026-11-21 23:09:00.000 UTC", { days: 1, off: 10 }],
    ["2026-11-21T23:09:01+00:00", { days: 2, off: 20 }],
    ["2026-11-23T00:00:00Z", { days: 3, off: 25 }],
    // Blackboard's time has no time zone, so that of the due time is used.
    ["2026-11-20-23-59-59", undefined],
    ["2026-11-21-00-10-00", { days: 1, off: 10 }],
  ])("%s costs %j", (submittedAt, late) => {
    expect(of({ submittedAt })).toEqual(late);
  });

  test("without a valid time, the platform's mark counts as one day", () => {
    expect(of({ submittedAt: "yesterday" })).toBeUndefined();
    expect(of({ submittedAt: "yesterday", late: true })).toEqual({ days: 1, off: 10 });
    expect(of({ late: true })).toEqual({ days: 1, off: 10 });
    expect(of({ late: true, submittedAt: "2026-11-20T20:00:00Z" })).toBeUndefined();
  });

  test("without a policy nobody is late", () => {
    expect(lateMark(undefined, read("name,days\nann,3\n"), "ann", { late: true })).toBeUndefined();
  });
});

describe("the list of late days", () => {
  const POLICY = { pointsPerDay: 5 };

  test("overrides the platform, by name or by id", () => {
    const list = read("Name;ID;Days\r\nAnn;;0\r\n;17;3\r\n'=SUM(A1);;2\r\n");
    expect(lateMark(POLICY, list, "ann", { late: true })).toBeUndefined();
    expect(lateMark(POLICY, list, "bo", { id: "17" })).toEqual({ days: 3, off: 15 });
    expect(lateMark(POLICY, list, "=SUM(A1)", {})).toEqual({ days: 2, off: 10 });
    expect(lateMark(POLICY, list, "cid", { late: true })).toEqual({ days: 1, off: 5 });
    expect(list.unused()).toEqual([]);
  });

  test("a line belongs to one student; if ids are known, a name alone does not count", () => {
    const list = read("id,name,days\n5001,kim,2\n4321,kim,1\n");
    expect(list.daysOf("kim (2)", { id: "5001" })).toBe(2);
    expect(list.daysOf("kim", { id: "5002" })).toBeUndefined();
    expect(list.daysOf("doe", { id: "4321" })).toBe(1);
  });

  test("knows a name in both normal forms, and names unknown students", () => {
    const list = read(`name,days\nZo\u00eb,1\nBo,2\n`);
    expect(list.daysOf("Zoe\u0308", {})).toBe(1);
    expect(list.unused()).toEqual([
      `${file}, line 3: there are no results for Bo; correct the line, or remove it.`,
    ]);
  });

  test.each([
    [
      "name,late\nann,1\n",
      ', line 1: it needs a column "days" and one of name, id, login, email. Begin with a line of headings such as name,days.',
    ],
    [
      "name,days\nann,one\n",
      ', line 2: "one" is not a number of days; write a whole number such as 2.',
    ],
    [
      "name,days\nann,-1\n",
      ', line 2: "-1" is not a number of days; write a whole number such as 2.',
    ],
    [
      "name,days\n,1\n",
      ", line 2: it does not say whose days these are; add a name, or remove the line.",
    ],
    [
      "name,days\nann,1\nANN,2\n",
      ", line 3: the student in this line is also in line 2; keep one of them.",
    ],
    ['name,days\n"ann,1\n', ", line 2: a quotation mark is in the wrong place, or is not closed"],
  ])("%j is refused with the line and the remedy", (text, says) => {
    expect(() => read(text)).toThrow(`${file}${says}`);
  });
});
