/** Which submissions a course has, in whatever layout, and the notes on the rest. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { zipOf } from "../for-tests/make-zip.ts";
import { findSubmissions } from "./find-submissions.ts";
import { openEntry } from "./open-entry.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-course-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, text: string | Buffer = ""): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const TRACKS = ["tiny", "cards"];

/** The entries of some places: the name and the place of each. */
async function find(...names: string[]): Promise<[string, string][]> {
  const places = names.map((name) => join(folder, name));
  const { entries } = await findSubmissions(places, TRACKS);
  return entries.map(({ name, folder: place }) => [name, place.slice(folder.length + 1)]);
}

describe("finding submissions", () => {
  it("takes each folder of a course, by name, but no files, hidden folders or links", async () => {
    for (const name of [
      "c/cid/tiny/1-greet/main.ts",
      "c/ann/x",
      "c/Bob/exercises/tiny/x",
      "c/.git/x",
      "c/notes.txt",
    ])
      write(name);
    symlinkSync("cid", join(folder, "c/dan"));
    expect(await find("c")).toEqual([
      ["Bob", "c/Bob"],
      ["ann", "c/ann"],
      ["cid", "c/cid"],
    ]);
  });
  it("treats a folder with a track at its top as one submission", async () => {
    write("ann/exercises/tiny/1-greet/main.ts");
    expect(await find("ann")).toEqual([["ann", "ann"]]);
  });
  it("in several courses adds a number to equal names, so no result replaces another", async () => {
    for (const name of ["one/Alex/x", "two/Alex/x", "three/alex/x", "three/Alex (2)/x"])
      write(name);
    const found = await find("one", "two", "three");
    expect(found.map(([, place]) => place).sort()).toEqual([
      "one/Alex",
      "three/Alex (2)",
      "three/alex",
      "two/Alex",
    ]);
    expect(new Set(found.map(([name]) => name.toLowerCase())).size).toBe(4);
    expect(found[0]).toEqual(["Alex", "one/Alex"]);
  });
  it("says what to do if a place is not a course", async () => {
    mkdirSync(join(folder, "empty"));
    write("file");
    const cure = "name a folder with one folder per student.";
    await expect(find("empty")).rejects.toThrow(
      `${join(folder, "empty")}: it has no submissions; ${cure}`,
    );
    await expect(find("file")).rejects.toThrow(
      `${join(folder, "file")}: this is neither a folder nor a zip archive; ${cure}`,
    );
    await expect(find("gone")).rejects.toThrow(
      `${join(folder, "gone")}: cannot be read (ENOENT); check the path and its permissions.`,
    );
  });
  it.runIf(process.platform === "linux")(
    "shows a name that is not UTF-8, or longer than a line, in a way that tells it from all others",
    async () => {
      mkdirSync(join(folder, "c"));
      const names = [
        [0x61, 0xff],
        [0x61, 0xfe, 0xc3, 0xa9],
        [0x62, 0x0a, 0x1b],
      ].map(Buffer.from);
      for (const name of [...names, Buffer.from("a\\xff")])
        mkdirSync(Buffer.concat([Buffer.from(join(folder, "c/")), name]));
      const { entries } = await findSubmissions([join(folder, "c")], ["tiny"]);
      const unreadable = (name: string) =>
        `${join(folder, "c", name)}: the folder cannot be read, because its name is not valid UTF-8; rename it.`;
      expect(entries.map(({ name, fault }) => [name, fault])).toEqual([
        ["a\\xfeé", unreadable("a\\xfeé")],
        ["a\\xff", undefined],
        ["a\\xff (2)", unreadable("a\\xff")],
        ["b\\n\\x1b", undefined],
      ]);
    },
  );
  it("tells names apart as a person does, so a space makes nobody somebody else", async () => {
    for (const name of ["Ben", "Ben ", " Ben"]) write(`c/${name}/tiny/1-greet/main.ts`);
    const names = (await find("c")).map(([name]) => name);
    expect(new Set(names.map((name) => name?.trim())).size).toBe(3);
  });
  it("of students whose folders have the names of the workbook's own folders gives several submissions", async () => {
    write("c/exercises/tiny/1-greet/main.ts");
    write("c/bob/old/tiny/1-greet/main.ts");
    write("d/tiny/exercises/tiny/1-greet/main.ts");
    expect(await find("c", "d")).toEqual([
      ["bob", "c/bob"],
      ["exercises", "c/exercises"],
      ["tiny", "d/tiny"],
    ]);
  });
  it("treats a clone of the whole workbook as one submission", async () => {
    for (const tree of ["exercises", "graders", "lessons", "node_modules", "solutions", ".git"])
      write(`ann/${tree}/tiny/1-greet/main.ts`);
    expect(await find("ann")).toEqual([["ann", "ann"]]);
  });
  it("names the skipped folders that may be a student's work", async () => {
    for (const path of ["c/ann/x", "c/.git/x", "c/.DS_Store", "c/.eve/tiny/1-greet/main.ts"])
      write(path);
    symlinkSync("ann", join(folder, "c/bob"));
    symlinkSync("ann/x", join(folder, "c/to-a-file"));
    symlinkSync("gone", join(folder, "c/to-nothing"));
    const { notes } = await findSubmissions([join(folder, "c")], ["tiny"]);
    const link = (name: string, what: string) => `${join(folder, "c", name)} is a link ${what}.`;
    const said = [
      `${join(folder, "c/.eve")} begins with a dot and was not graded, though a track is in it: rename it, or name it by itself.`,
      `${join(folder, "c/bob")} is a link to a folder and was not graded: replace it with the folder, or name the folder by itself.`,
      link("to-a-file", "to a file and was not graded: replace it with the file"),
      link("to-nothing", "that leads nowhere and was not graded: replace it with the folder"),
    ];
    expect(notes).toEqual(said);
    for (const gone of ["c/ann", "c/to-a-file", "c/to-nothing"])
      rmSync(join(folder, gone), { recursive: true });
    mkdirSync(join(folder, "ann"));
    rmSync(join(folder, "c/bob"));
    symlinkSync("../ann", join(folder, "c/bob"));
    await expect(find("c")).rejects.toThrow(
      `${join(folder, "c")}: it has no submissions; name a folder with one folder per student. ${said.slice(0, 2).join(" ")}`,
    );
  });
  it("treats archives and single files as submissions, named without the extension", async () => {
    write("c/ann.zip", zipOf({ "tiny/1-greet/main.ts": "" }));
    write("c/bob.ts");
    write("c/cid.tar.gz");
    write("c/DoeJaneExercise5.zip", zipOf({ "main.ts": "" }));
    write("c/.DS_Store");
    write("c/__MACOSX/x");
    write("c/deckwork.json");
    write("c/notes.txt");
    const { entries, notes } = await findSubmissions([join(folder, "c")], TRACKS);
    expect(entries.map(({ name, notes }) => [name, notes])).toEqual([
      ["DoeJaneExercise5", undefined],
      ["ann", undefined],
      ["bob", ["bob.ts was handed in as a single file."]],
      ["cid", undefined],
    ]);
    expect(notes).toEqual([
      `${join(folder, "c")}: these do not count as submissions, because they are not folders, zip archives or source files: notes.txt.`,
    ]);
  });
  it("finds the same in an archive of the whole course, and in archives inside it", async () => {
    const course = {
      "class/ann/tiny/1-greet/main.ts": "ann",
      "class/bob.zip": zipOf({ "tiny/1-greet/main.ts": "bob" }),
      "class/__MACOSX/ann/._x": "",
      "class/cid/empty.txt": "",
    };
    write("class.zip", zipOf(course));
    expect(await find("class.zip")).toEqual([
      ["ann", "class.zip/class/ann"],
      ["bob", "class.zip/class/bob.zip"],
      ["cid", "class.zip/class/cid"],
    ]);
  });
  it("tells an archive of one submission from one of a course", async () => {
    write("ann.zip", zipOf({ "tiny/1-greet/main.ts": "" }));
    write("bob.zip", zipOf({ "work/exercises/tiny/1-greet/main.ts": "" }));
    write("cid.zip", zipOf({ "1-greet/main.ts": "", "2-roll/main.ts": "" }));
    write("dan.zip", "no archive");
    write("eve.ts");
    expect(await find("ann.zip", "bob.zip", "cid.zip", "dan.zip", "eve.ts")).toEqual(
      ["ann.zip", "bob.zip", "cid.zip", "dan.zip", "eve.ts"].map((file) => [
        file.slice(0, 3),
        file,
      ]),
    );
    await expect(find("dan.zip")).rejects.toThrow(
      `${join(folder, "dan.zip")}: cannot be opened, because it is cut off, or it is not a zip archive; download it again.`,
    );
  });
  it("refuses the folder above the courses, and says which folders to name", async () => {
    for (const name of ["one/ann", "one/bob", "two/cid", "two/dan"])
      write(`all/${name}/tiny/1-greet/main.ts`);
    const [one, two] = [join(folder, "all/one"), join(folder, "all/two")];
    await expect(find("all")).rejects.toThrow(
      `${join(folder, "all")}: each of its folders is a course with several submissions; name the folders one by one: ${one} ${two}`,
    );
    expect((await find("all/one", "all/two")).map(([name]) => name)).toEqual([
      "ann",
      "bob",
      "cid",
      "dan",
    ]);
    // A student's folder with two versions is not a course.
    write("class/ann/old/tiny/x");
    write("class/ann/new/tiny/x");
    expect(await find("class")).toEqual([["ann", "class/ann"]]);
  });
  it("keeps all names distinct and complete", async () => {
    const names = [
      "-rf",
      "=SUM(A1)",
      "Zoë".normalize("NFD"),
      "Zoë".normalize("NFC"),
      'a "quoted", name',
      "🃏",
      "x".repeat(200),
    ];
    for (const name of names) write(`c/${name}/tiny/1-greet/main.ts`);
    write("c.zip", zipOf(Object.fromEntries(names.map((name) => [`${name}/tiny/main.ts`, ""]))));
    const expected = [...new Set(names.map((name) => name.normalize("NFC"))), "Zoë (2)"].sort();
    const found = (await find("c")).map(([name]) => name);
    expect(found.sort()).toEqual(expected);
    expect((await find("c.zip")).map(([name]) => name).sort()).toEqual(expected);
    const { entries } = await findSubmissions([join(folder, "c.zip")], TRACKS);
    for (const entry of entries) {
      const opened = await openEntry(entry, folder);
      expect([entry.name, opened.folder === undefined, opened.notes]).toEqual([
        entry.name,
        false,
        [],
      ]);
      opened.close();
    }
  });
});
