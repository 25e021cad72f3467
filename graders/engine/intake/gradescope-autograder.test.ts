/** The folder of Gradescope's harness, as a course with one submission. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findSubmissions } from "./find-submissions.ts";
import { readMetadata } from "./gradescope-autograder.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-autograder-"));
  file = join(folder, "submission_metadata.json");
  for (const name of ["results", "source", "submission"]) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ADA = { id: 9, name: "Ada Lovelace", email: "ada@x.org" };
const CREATED = "2026-07-01T14:22:32.365935-07:00";

async function found(metadata: unknown) {
  writeFileSync(file, JSON.stringify(metadata));
  return findSubmissions([folder], ["tiny"]);
}

test("holds one submission, under the student's name", async () => {
  expect(
    await found({ created_at: CREATED, users: [ADA], assignment: { due_date: null } }),
  ).toEqual({
    entries: [
      {
        name: "Ada Lovelace",
        folder: join(folder, "submission"),
        platform: "Gradescope",
        email: "ada@x.org",
        submittedAt: CREATED,
      },
    ],
    notes: [],
  });
});

test("a group's submission has all their names, and nobody's is no fault", async () => {
  const users = [ADA, { name: "", email: "bob@x.org" }, { name: "\x1b[31mCy\n" }];
  const [group] = (await found({ users })).entries;
  expect(group).toEqual({
    name: expect.stringMatching(/^Ada Lovelace, bob@x\.org, \P{Cc}*Cy\P{Cc}*$/u),
    folder: join(folder, "submission"),
    platform: "Gradescope",
  });
  expect((await found({})).entries[0]?.name).toBe("submission");
});

test("what is not Gradescope's file is refused, with the place and the remedy", async () => {
  const cure = "name a folder laid out as Gradescope does it.";
  expect(() => readMetadata(folder)).toThrow(`${file}: it cannot be read (ENOENT); ${cure}`);
  writeFileSync(file, "{");
  expect(() => readMetadata(folder)).toThrow(`${file}: it is not JSON; ${cure}`);
  await expect(found({ users: "ada" })).rejects.toThrow(
    `${file}: this is not Gradescope's description of a submission; ${cure}`,
  );
});
