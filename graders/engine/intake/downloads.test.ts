/**
 * The downloads of learning platforms, unpacked or still zipped: which student each file belongs to, and which one
 * counts.
 */
import {
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
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { zipOf } from "../for-tests/make-zip.ts";
import { writeWhole } from "../workbook/write-whole.ts";
import type { Entry } from "./entry.ts";
import { findSubmissions } from "./find-submissions.ts";
import { openEntry } from "./open-entry.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-download-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Files = Readonly<Record<string, string | Buffer>>;

/** The rows of a download as a folder; the same download as an archive must give the same rows. */
async function read(files: Files) {
  for (const [path, text] of Object.entries(files)) writeWhole(join(folder, "all", path), text);
  writeFileSync(join(folder, "all.zip"), zipOf(files));
  const unpacked = await rowsOf(join(folder, "all"));
  const zipped = await rowsOf(join(folder, "all.zip"));
  expect(zipped).toEqual(unpacked);
  return unpacked;
}

async function rowsOf(place: string) {
  const { entries, notes } = await findSubmissions([place], ["tiny"]);
  const rows = [];
  for (const entry of entries) rows.push([without(entry, place), await filesOf(entry)]);
  return { rows, notes: notes.map((note) => note.replace(place, "all")) };
}

/** What is known of a student. */
function without({ folder: _, pieces: __, ...rest }: Entry, place: string) {
  return rest.fault === undefined ? rest : { ...rest, fault: rest.fault.replace(place, "all") };
}

async function filesOf(entry: Entry): Promise<Record<string, string>> {
  if (entry.fault !== undefined) return {};
  const opened = await openEntry(entry, folder);
  const root = opened.folder ?? "";
  const paths = opened.folder
    ? readdirSync(root, { recursive: true, encoding: "utf8" }).sort()
    : [];
  const files = paths.filter((path) => statSync(join(root, path)).isFile());
  const texts = files.map((path) => [path, readFileSync(join(root, path), "utf8")]);
  opened.close();
  return Object.fromEntries(texts);
}

const work = (text: string) => zipOf({ "tiny/main.ts": text });

describe("a download", () => {
  it("of Canvas", async () => {
    const { rows, notes } = await read({
      "doejane_4321_98765_work.zip": work("old"),
      "doejane_4321_98799_work-1.zip": work("new"),
      "doejane_4321_98801_notes.md": "notes",
      "leesam_LATE_77_98802_deck-2.ts": "deck",
      "muellerzoë_78_text.html": "<p>I forgot</p>",
      "anon_79_98803_main.ts": "main",
      "grades.csv": "",
    });
    expect(rows).toEqual([
      [{ name: "anon_79", platform: "Canvas", notes: [] }, { "main.ts": "main" }],
      [
        {
          name: "doejane",
          id: "4321",
          platform: "Canvas",
          notes: [
            "work.zip does not count, because work-1.zip came later.",
            "work-1.zip was read as work.zip.",
          ],
        },
        { "notes.md": "notes", "tiny/main.ts": "new" },
      ],
      [
        {
          name: "leesam",
          id: "77",
          late: true,
          platform: "Canvas",
          notes: ["deck-2.ts was read as deck.ts."],
        },
        { "deck.ts": "deck" },
      ],
      [
        {
          name: "muellerzoë",
          id: "78",
          platform: "Canvas",
          notes: [
            "No file was handed in, only text or a link typed into the platform; ask for the files.",
          ],
        },
        {},
      ],
    ]);
    expect(notes).toEqual([
      "all: read as a Canvas download: 4 submissions.",
      "all: these do not count as submissions, because they are not folders, zip archives or source files: grades.csv.",
    ]);
  });

  it("of Moodle, with folders or without", async () => {
    const name = (student: string, id: number) => `${student}_${id}_assignsubmission_file`;
    const expected = [
      [
        { name: '=SUM(A1), "Zoë"', id: "12", platform: "Moodle", notes: [] },
        { "tiny/main.ts": "zoe" },
      ],
      [{ name: "Ada Lovelace", id: "11", platform: "Moodle", notes: [] }, { "main.ts": "ada" }],
      [{ name: "Group 3", id: "13", platform: "Moodle", notes: [] }, { "main.ts": "group" }],
    ];
    const folders = await read({
      [`${name("Ada Lovelace", 11)}_/main.ts`]: "ada",
      [`${name('=SUM(A1), "Zoë"', 12)}/work.zip`]: work("zoe"),
      [`${name("Group 3", 13)}_/main.ts`]: "group",
    });
    expect(folders).toEqual({
      rows: expected,
      notes: ["all: read as a Moodle download: 3 submissions."],
    });
    rmSync(join(folder, "all"), { recursive: true });
    const flat = await read({
      [`${name("Ada Lovelace", 11)}_main.ts`]: "ada",
      [`${name('=SUM(A1), "Zoë"', 12)}_work.zip`]: work("zoe"),
      [`${name("Group 3", 13)}_main.ts`]: "group",
    });
    expect(flat).toEqual(folders);
  });

  it("of Moodle or Blackboard, with files whose own names look like another student's", async () => {
    const moodle = await read({
      "Ada Lovelace_101_assignsubmission_file_deck.ts": "her own",
      "Ada Lovelace_101_assignsubmission_file_Ben_102_assignsubmission_file_main.ts": "not his",
      "Ben Hart_102_assignsubmission_file_main.ts": "his own",
    });
    expect(moodle.rows).toEqual([
      [
        { name: "Ada Lovelace", id: "101", platform: "Moodle", notes: [] },
        { "Ben_102_assignsubmission_file_main.ts": "not his", "deck.ts": "her own" },
      ],
      [{ name: "Ben Hart", id: "102", platform: "Moodle", notes: [] }, { "main.ts": "his own" }],
    ]);
    rmSync(join(folder, "all"), { recursive: true });
    const time = "2026-01-30-20-30-10";
    const blackboard = await read({
      [`War_ada_attempt_${time}_War_ben_attempt_2027${time.slice(4)}_main.ts`]: "not his",
      [`War_ben_attempt_${time}_main.ts`]: "his own",
    });
    expect(blackboard.rows.map(([student]) => student)).toMatchObject([
      { name: "ada", submittedAt: time },
      { name: "ben", submittedAt: time },
    ]);
  });

  it("of Blackboard", async () => {
    const { rows, notes } = await read({
      "War_1_a_lee_attempt_2026-01-29-08-00-00.txt": "Name: A Lee (a_lee)",
      "War_1_a_lee_attempt_2026-01-29-08-00-00_main.ts": "old",
      "War_1_a_lee_attempt_2026-01-30-20-30-10.txt": "Name: A Lee (a_lee)",
      "War_1_a_lee_attempt_2026-01-30-20-30-10_main.ts": "new",
      "War_1_bob_attempt_2026-01-30-20-30-11.txt": "Name: Bob (bob)",
    });
    expect(rows).toEqual([
      [
        {
          name: "a_lee",
          login: "a_lee",
          submittedAt: "2026-01-30-20-30-10",
          platform: "Blackboard",
          notes: [
            "The attempt of 2026-01-29-08-00-00 does not count, because there is a later one.",
          ],
        },
        { "main.ts": "new" },
      ],
      [
        {
          name: "bob",
          login: "bob",
          submittedAt: "2026-01-30-20-30-11",
          platform: "Blackboard",
          notes: ["Only a message was handed in, and no files; ask for the files."],
        },
        {},
      ],
    ]);
    expect(notes).toEqual(["all: read as a Blackboard download: 2 submissions."]);
  });

  const listed = (id: number, created: string, ...people: string[]) => `submission_${id}:
  :submitters:
${people.map((name) => `  - :name: "${name}"\n    :sid: 00${name.length}\n    :email: ${name.length}@x.org\n`).join("")}  :created_at: ${created}
  :score: 3.5
`;

  it("of Gradescope", async () => {
    const list = [
      listed(1, "2026-01-29 08:00:00 Z", "Ada"),
      listed(2, "2026-01-30 08:00:00 Z", "Ada", "Zoë Lee"),
      listed(3, "2026-01-30 09:00:00 Z", "Bobby Tables"),
    ];
    const { rows, notes } = await read({
      "assignment_7_export/submission_metadata.yml": list.join(""),
      "assignment_7_export/submission_1/main.ts": "old",
      "assignment_7_export/submission_2/main.ts": "new",
      "assignment_7_export/submission_9/main.ts": "whose?",
    });
    const known = { platform: "Gradescope" };
    const both = { submittedAt: "2026-01-30 08:00:00 Z", ...known };
    expect(rows).toEqual([
      [
        {
          name: "Ada",
          id: "003",
          email: "3@x.org",
          ...both,
          notes: [
            "Handed in by a group, together with Zoë Lee.",
            "submission_1 does not count, because submission_2 came later.",
          ],
        },
        { "main.ts": "new" },
      ],
      [
        {
          name: "Bobby Tables",
          id: "0012",
          email: "12@x.org",
          ...known,
          submittedAt: "2026-01-30 09:00:00 Z",
          fault:
            "all/assignment_7_export/submission_3: the list names this folder, but it is missing; export the assignment again.",
          notes: [],
        },
        {},
      ],
      [
        {
          name: "Zoë Lee",
          id: "007",
          email: "7@x.org",
          ...both,
          notes: ["Handed in by a group, together with Ada."],
        },
        { "main.ts": "new" },
      ],
      [{ name: "submission_9" }, { "main.ts": "whose?" }],
    ]);
    expect(notes).toEqual(["all/assignment_7_export: read as a Gradescope export: 3 submissions."]);
  });

  it("of Gradescope is refused if its list cannot be read, with the line", async () => {
    const place = join(folder, "all");
    const list = join(place, "submission_metadata.yml");
    mkdirSync(join(place, "submission_1"), { recursive: true });
    const cure =
      "export the assignment again, or remove this file to use the folders' names for the students.";
    writeFileSync(list, "submission_1:\n  :submitters: [\n");
    await expect(findSubmissions([place], ["tiny"])).rejects.toThrow(
      /submission_metadata\.yml: line \d is not YAML; export the assignment again/,
    );
    writeFileSync(list, "- a\n- b\n");
    await expect(findSubmissions([place], ["tiny"])).rejects.toThrow(
      `${list}: this is not Gradescope's list of submissions; ${cure}`,
    );
  });
});
