/** The archive of feedback, read back as Moodle reads it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readZip } from "../for-tests/read-zip.ts";
import { moodleIds, writeFeedbackZip } from "./feedback-zip.ts";
import { LONG_NAME, standing } from "./sheets-for-tests.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-zip-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The participant's number, and what the file is called then: `importziplib.php`, in short. */
function asMoodle(name: string): [number, string] | undefined {
  if (/^[.~]/.test(name)) return undefined;
  const [, id = "", subtype, type, ...rest] = name.split("_");
  const isPlugin = subtype === "assignsubmission" && type === "file";
  return isPlugin && /^\d+$/.test(id) ? [Number(id), rest.join("_")] : undefined;
}

test("contains all students' feedback under their Moodle numbers", async () => {
  const names = [
    "Jane Doe",
    "Zoë".normalize("NFD"),
    "a_12_b",
    "../../x",
    "=SUM(A1)",
    "🂡",
    LONG_NAME,
  ];
  const students = names.map((name, at) => ({
    ...standing(name, 1, { id: String(100 + at), platform: "Moodle" as const }),
    feedback: `f${at}`,
  }));
  const others = [standing("no id", 1), standing("a word", 1, { id: "x", platform: "Moodle" })];
  for (const [at, { feedback }] of students.entries()) {
    writeFileSync(join(folder, `${feedback}.md`), `md ${at}`);
    if (at > 0) writeFileSync(join(folder, `${feedback}.html`), `html ${at}`);
  }
  const all = [...students, ...others];
  const archive = join(folder, "all.zip");
  expect(await writeFeedbackZip(archive, folder, all, moodleIds(all))).toEqual(others);
  const files = await readZip(readFileSync(archive));
  expect(Object.keys(files)[0]).toBe("Jane Doe_100_assignsubmission_file_feedback.md");
  expect(Object.entries(files).map(([name, { text }]) => [asMoodle(name), text])).toEqual([
    [[100, "feedback.md"], "md 0"],
    ...[1, 2, 3, 4, 5, 6].map((at) => [[100 + at, "feedback.html"], `html ${at}`]),
  ]);
  const before = readFileSync(archive);
  await writeFeedbackZip(archive, folder, all, moodleIds(all));
  expect(readFileSync(archive)).toEqual(before);
});

test("is not written if no student has a number", async () => {
  const students = [standing("Ann", 1, { id: "5", platform: "Canvas" })];
  const archive = join(folder, "all.zip");
  expect(await writeFeedbackZip(archive, folder, students, moodleIds(students))).toEqual(students);
  expect(readdirSync(folder)).toEqual([]);
});

test("that cannot be written is reported, and leaves nothing behind", async () => {
  const student = standing("Ann", 1, { id: "5", platform: "Moodle" });
  writeFileSync(join(folder, "Ann.md"), "x");
  const ids = moodleIds([student]);
  await expect(
    writeFeedbackZip(join(folder, "gone/all.zip"), folder, [student], ids),
  ).rejects.toMatchObject({ code: "ENOENT" });
  expect(readdirSync(folder)).toEqual(["Ann.md"]);
});
