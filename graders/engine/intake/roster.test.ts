/** A roster: nobody is missed, and two students with the same name are never confused. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Entry, originOf } from "./entry.ts";
import { findSubmissions } from "./find-submissions.ts";
import { addRoster, readRoster } from "./roster.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-roster-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function read(text: string | Buffer) {
  writeFileSync(join(folder, "roster.csv"), text);
  return readRoster(join(folder, "roster.csv"));
}

describe("a roster", () => {
  it("may have its columns in any order, with any of the usual separators", () => {
    const ada = { name: 'Ada "Countess", Lovelace', id: "007", email: "ada@x.org" };
    const zoe = { name: "Zoë", login: "zo" };
    expect(
      read(
        `\uFEFFEmail;ID;Section;Name;LOGIN\r\nada@x.org;007;A;"Ada ""Countess"", Lovelace";\r\n\r\n;;B;${"Zoë".normalize("NFD")};zo\r\n`,
      ),
    ).toEqual([ada, zoe]);
    expect(read("name\n=SUM(A1)\n")).toEqual([{ name: "=SUM(A1)" }]);
    expect(read("name\tid\nBo\t1\n")).toEqual([{ name: "Bo", id: "1" }]);
  });

  it.each([
    [
      "student,id\nAda,1\n",
      ', line 1: there is no column "name"; begin with a line of headings such as name,id,email,login.',
    ],
    [
      "",
      ', line 1: there is no column "name"; begin with a line of headings such as name,id,email,login.',
    ],
    ["name,id\nAda,1\n,2\n", ", line 3: the name is missing; write it, or remove the line."],
    ["name,id\nAda,1\nBo,1\n", ", line 3: the id 1 is in line 2, too; correct one of them."],
    [
      "name,id\nAda,1\nLee, Bo,2\n",
      ", line 3: it has more or fewer cells than the line of headings; correct the line.",
    ],
    [
      'name,id\n"Ada,1\n',
      ", line 2: a quotation mark is in the wrong place, or is not closed; correct the line.",
    ],
    [
      Buffer.from("name\nAda\nZo\xeb\n", "latin1"),
      ", line 3: this is not UTF-8; save the roster as CSV in UTF-8.",
    ],
    [
      Buffer.from("\uFEFFname\nAda\n", "utf16le"),
      ", line 1: this is not UTF-8; save the roster as CSV in UTF-8.",
    ],
  ])("that cannot be read is an error with the line and the remedy: %j", (text, says) => {
    expect(() => read(text)).toThrow(`${join(folder, "roster.csv")}${says}`);
  });

  it("that is missing is an error", () => {
    expect(() => readRoster(join(folder, "gone.csv"))).toThrow(
      `${join(folder, "gone.csv")}: the roster cannot be read (ENOENT); check the path and its permissions.`,
    );
  });
});

describe("a course with a roster", () => {
  const entry = (name: string, more: Partial<Entry> = {}): Entry => ({
    name,
    folder: `c/${name}`,
    ...more,
  });
  /** What is known about each student, in a word. */
  const match = (entries: readonly Entry[], roster: string) => {
    const found = addRoster({ entries, notes: [] }, read(roster), "c");
    const rows = found.entries.map(({ name, folder, id, notes }) => [
      name,
      id ?? "",
      folder,
      ...(notes ?? []),
    ]);
    return { rows, notes: found.notes };
  };

  it("matches students by id, then by login or email, then by name, however it is written", () => {
    const entries = [
      entry("doejane", { id: "4321" }),
      entry("x", { login: "SLEE" }),
      entry("zoë".normalize("NFD")),
      entry("LovelaceAdaExercise5"),
      entry("turingalan"),
      entry("Mallory"),
    ];
    const roster =
      "name,id,login\nJane Doe,4321,jd\nSam Lee,5,slee\nZoë,6,z\nAda Lovelace,7,ada\nAlan Turing,8,at\nBo,9,bo\n";
    expect(match(entries, roster)).toEqual({
      rows: [
        ["Jane Doe", "4321", "c/doejane"],
        ["Sam Lee", "5", "c/x"],
        ["Zoë", "6", `c/${"zoë".normalize("NFD")}`],
        ["Ada Lovelace", "7", "c/LovelaceAdaExercise5"],
        ["Alan Turing", "8", "c/turingalan"],
        ["Mallory", "", "c/Mallory"],
        ["Bo", "9", "c/Bo", "Handed in nothing."],
      ],
      notes: ["Not in the roster: Mallory."],
    });
  });

  it("does not guess which of two students handed in", () => {
    const unclear =
      "Several students or submissions have this name, so it is not clear which submission is meant; add ids to the roster, or rename the folders.";
    expect(match([entry("Alex")], "name,id\nAlex,1\nAlex,2\n")).toEqual({
      rows: [
        ["Alex", "", "c/Alex"],
        ["Alex", "1", "c/Alex", unclear],
        ["Alex", "2", "c/Alex", unclear],
      ],
      notes: ["Not in the roster: Alex."],
    });
    expect(match([entry("Alex", { id: "2" })], "name,id\nAlex,1\nAlex,2\n").rows).toEqual([
      ["Alex", "2", "c/Alex"],
      ["Alex", "1", "c/Alex", "Handed in nothing."],
    ]);
  });

  it("keeps the platform's id for a student", () => {
    const entries = [entry("Ada", { id: "101", platform: "Moodle" }), entry("Bo", { id: "2" })];
    const found = addRoster({ entries, notes: [] }, read("name,id\nAda,7\nBo,2\n"), "c");
    expect(found.entries.map(originOf)).toEqual([
      { id: "7", platformId: "101", platform: "Moodle" },
      { id: "2" },
    ]);
  });

  it("has a row for everybody, and tells two students of the same name apart", async () => {
    mkdirSync(join(folder, "c/ann/tiny"), { recursive: true });
    read("name\nAnn\nBo\n");
    const found = await findSubmissions([join(folder, "c")], ["tiny"], {
      roster: join(folder, "roster.csv"),
    });
    expect(found).toEqual({
      entries: [
        { name: "Ann", folder: join(folder, "c/ann") },
        { name: "Bo", folder: join(folder, "c/Bo"), pieces: [], notes: ["Handed in nothing."] },
      ],
      notes: [],
    });
  });
});
