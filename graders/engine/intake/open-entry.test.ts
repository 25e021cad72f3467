/** Archives are opened while they are read; broken and hostile ones are refused with a reason. */
import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { makeZip, type ZipMember, zipOf } from "../for-tests/make-zip.ts";
import { type OpenedEntry, openEntry } from "./open-entry.ts";

let folder: string;
let temporary: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-open-"));
  temporary = join(folder, "temporary");
  mkdirSync(temporary);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The files in a folder, by path. */
function filesIn(place: string): Record<string, string> {
  const paths = readdirSync(place, { recursive: true, encoding: "utf8" }).sort();
  const files = paths.filter((path) => statSync(join(place, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(place, path), "utf8")]));
}

/** Opens files that one student handed in. */
async function open(files: Readonly<Record<string, Buffer | string>>): Promise<OpenedEntry> {
  const pieces = Object.entries(files).map(([name, bytes]) => {
    const place = join(folder, name);
    writeFileSync(place, bytes);
    return { as: name, content: { at: "disk", kind: "file", place } as const };
  });
  return openEntry({ name: "ann", folder: join(folder, "ann"), pieces }, temporary);
}

/** What the notes say about an archive, which leaves nothing behind. */
async function refusalOf(archive: Buffer): Promise<readonly string[]> {
  const { folder, notes, close } = await open({ "ann.zip": archive });
  expect(folder).toBeUndefined();
  expect(existsSync(join(temporary, "../escaped.ts"))).toBe(false);
  close();
  expect(readdirSync(temporary)).toEqual([]);
  return notes;
}

test("an archive is unpacked without its junk, with its names unchanged, and removed afterwards", async () => {
  const decomposed = "Zoë".normalize("NFD");
  const archive = makeZip([
    { name: "tiny/" },
    { name: "tiny/main.ts", text: "main" },
    { name: "./tiny\\sub\\deck.ts", text: "deck" },
    { name: "__MACOSX/tiny/._main.ts", text: "junk" },
    { name: "tiny/node_modules/x/index.js", text: "junk" },
    { name: "tiny/Käse 🃏.ts", text: "utf-8", saysUtf8: false },
    { name: `tiny/${decomposed}.ts`, text: "decomposed" },
    {
      name: Buffer.from([...Buffer.from("tiny/K"), 0x84, ...Buffer.from("se.ts")]),
      text: "437",
      saysUtf8: false,
    },
    { name: "tiny/old.zip", text: "zip" },
  ]);
  const opened = await open({ "ann.zip": archive });
  expect(filesIn(opened.folder!)).toEqual({
    "tiny/Käse 🃏.ts": "utf-8",
    "tiny/Käse.ts": "437",
    [`tiny/${decomposed}.ts`]: "decomposed",
    "tiny/main.ts": "main",
    "tiny/old.zip": "zip",
    "tiny/sub/deck.ts": "deck",
  });
  expect(opened.notes).toEqual([
    "tiny/old.zip is inside the submission and was not unpacked; hand in its files instead.",
  ]);
  opened.close();
  expect(readdirSync(temporary)).toEqual([]);
});

test("a large file comes out unchanged", async () => {
  const noise = randomBytes(1024 * 1024).toString("latin1");
  const opened = await open({ "ann.zip": zipOf({ "tiny/noise.txt": noise, "tiny/main.ts": "x" }) });
  expect(filesIn(opened.folder!)["tiny/noise.txt"] === noise).toBe(true);
  opened.close();
});

test("all that a student hands in is one submission", async () => {
  const opened = await open({
    "a.zip": zipOf({ "tiny/main.ts": "first", "tiny/deck.ts": "deck" }),
    "b.zip": zipOf({ "tiny/main.ts": "second" }),
    "c.zip": "no archive",
    "d.rar": "Rar!",
    "notes.md": "notes",
  });
  expect(filesIn(opened.folder!)).toEqual({
    "notes.md": "notes",
    "tiny/deck.ts": "deck",
    "tiny/main.ts": "second",
  });
  expect(opened.notes).toEqual([
    "tiny/main.ts was handed in twice; the later one counts.",
    "c.zip could not be opened: it is cut off, or it is not a zip archive; ask for it again.",
    "d.rar could not be opened: only zip archives can be opened, so hand in a zip archive; ask for it again.",
  ]);
  opened.close();
  expect(readdirSync(temporary)).toEqual([]);
});

test("an archive alone in a student's folder is unpacked; one beside folders gets a note", async () => {
  const ann = join(folder, "ann");
  mkdirSync(ann);
  writeFileSync(join(ann, "work.zip"), zipOf({ "tiny/main.ts": "main" }));
  const opened = await openEntry({ name: "ann", folder: ann }, temporary);
  expect(filesIn(opened.folder!)).toEqual({ "tiny/main.ts": "main" });
  opened.close();
  mkdirSync(join(ann, "tiny"));
  const inPlace = await openEntry({ name: "ann", folder: ann }, temporary);
  expect([inPlace.folder, inPlace.notes]).toEqual([
    ann,
    ["work.zip is inside the submission and was not unpacked; hand in its files instead."],
  ]);
  inPlace.close();
  expect(readdirSync(ann)).toEqual(["tiny", "work.zip"]);
  expect(readdirSync(temporary)).toEqual([]);
});

test("a student who handed in nothing has no folder", async () => {
  const notes = ["Handed in nothing."];
  const opened = await openEntry({ name: "ann", folder: "", pieces: [], notes }, temporary);
  expect([opened.folder, opened.notes]).toEqual([undefined, notes]);
});

test("a failure of the system is not a refusal, and leaves nothing behind", async () => {
  const content = { at: "disk", kind: "file", place: join(folder, "gone.zip") } as const;
  const entry = { name: "ann", folder: "c/gone.zip", pieces: [{ as: "gone.zip", content }] };
  await expect(openEntry(entry, temporary)).rejects.toThrow(
    `c/gone.zip: cannot be opened (ENOENT); check its permissions and the free space in ${temporary}.`,
  );
  expect(readdirSync(temporary)).toEqual([]);
});

const member = (name: string, more: Partial<ZipMember> = {}): ZipMember => ({
  name,
  text: "x",
  ...more,
});
const MEGABYTE = Buffer.alloc(1024 * 1024);

/** With this, an archive has more than 4 MB. */
const NOISE = member("noise.txt", { text: randomBytes(1024 * 1024) });

/** Each with its note. */
const HOSTILE: readonly [string, () => Buffer, string][] = [
  ["leads out", () => makeZip([member("../escaped.ts")]), "the name ../escaped.ts leads out of it"],
  [
    "leads out with Windows separators",
    () => makeZip([member("a\\..\\..\\escaped.ts")]),
    "the name a/../../escaped.ts leads out of it",
  ],
  [
    "has an absolute name",
    () => makeZip([member("/etc/passwd")]),
    "the name /etc/passwd leads out of it",
  ],
  ["names a drive", () => makeZip([member("C:\\x.ts")]), "the name C:/x.ts leads out of it"],
  [
    "has a link",
    () => makeZip([member("a.ts", { text: "/etc/passwd", mode: 0o120777 })]),
    "a.ts in it is a link or a device",
  ],
  [
    "is a bomb that lies about its size",
    () =>
      makeZip(
        Array.from({ length: 70 }, (_, at) => member(`${at}.ts`, { text: MEGABYTE, claims: 10 })),
      ),
    "it is damaged",
  ],
  [
    "is a bomb",
    () => makeZip(Array.from({ length: 65 }, (_, at) => member(`${at}.ts`, { text: MEGABYTE }))),
    "it unpacks to more than 64 MB",
  ],
  [
    "is a bomb in an archive too large for memory",
    () =>
      makeZip([
        NOISE,
        ...Array.from({ length: 65 }, (_, at) => member(`${at}.ts`, { text: MEGABYTE })),
      ]),
    "it unpacks to more than 64 MB",
  ],
  [
    "is a large bomb and lies about its size",
    () =>
      makeZip([NOISE, member("a.ts", { text: Buffer.alloc(8 * 1024 * 1024), claims: 300_000 })]),
    "it is damaged",
  ],
  [
    "has too many files",
    () => makeZip(Array.from({ length: 5001 }, (_, at) => member(`${at}.ts`))),
    "it has more than 5000 files",
  ],
  [
    "has far too many files",
    () => makeZip(Array.from({ length: 20_001 }, () => member("node_modules/x"))),
    "it has more than 20000 files",
  ],
  [
    // Twenty kilobytes: it took the grader a minute.
    "has a thousand files, each in five hundred folders of its own",
    () => makeZip(Array.from({ length: 1000 }, (_, at) => member(`${at}/${"a/".repeat(500)}b.ts`))),
    "it has more than 5000 folders",
  ],
  [
    "has names that no system accepts",
    () => makeZip(Array.from({ length: 100 }, (_, at) => member(`${at}${"a/".repeat(30_000)}b`))),
    `the name 0${"a/".repeat(39)}… is too long`,
  ],
  ["has a name twice", () => makeZip([member("a.ts"), member("a.ts")]), "a.ts is in it twice"],
  ["has a file for a folder", () => makeZip([member("a"), member("a/b.ts")]), "a is in it twice"],
  [
    "has names that differ in case",
    () => makeZip([member("a.ts"), member("A.ts")]),
    "a.ts and A.ts in it have the same name on some systems",
  ],
  [
    "has a name in both normal forms",
    () => makeZip(["NFC", "NFD"].map((form) => member("ä.ts".normalize(form)))),
    "ä.ts and ä.ts in it have the same name on some systems".normalize("NFC"),
  ],
  [
    "needs a password",
    () => makeZip([member("a.ts", { isEncrypted: true })]),
    "it needs a password",
  ],
  [
    "is packed otherwise",
    () => makeZip([member("a.ts", { method: 14 })]),
    "a.ts is packed with an unsupported method (14)",
  ],
  [
    "has a name too long",
    () => makeZip([member("ä".repeat(130))]),
    `the name ${"ä".repeat(79)}… is too long`,
  ],
  ["has a NUL in a name", () => makeZip([member("a\0.ts")]), "no file can have the name a\\x00.ts"],
  [
    "is cut off",
    () => zipOf({ "a.ts": "x" }).subarray(0, -30),
    "it is cut off, or it is not a zip archive",
  ],
  ["is empty", () => Buffer.alloc(0), "it is empty"],
  [
    "is damaged",
    () => {
      const zip = zipOf({ "a.ts": "x".repeat(100) });
      zip[36] = 0xff;
      return zip;
    },
    "it is damaged",
  ],
];

describe("an archive is refused that", () => {
  it.each(HOSTILE)("%s", async (_, make, why) => {
    const notes = await refusalOf(make());
    expect(notes.map((note) => note.normalize("NFC"))).toEqual([
      `ann.zip could not be opened: ${why}; ask for it again.`,
    ]);
  });
});
