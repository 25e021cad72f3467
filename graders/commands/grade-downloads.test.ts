/** Grades a platform's download with the command: all students have a row, and those without work learn why. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeZip, zipOf } from "../engine/for-tests/make-zip.ts";
import type { ResultsJson } from "../engine/report/json.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { ownWorkbook, run } from "./run-for-tests.ts";

// Grades with real programs: about a second.
test("a download still zipped is graded with a roster, hostile archives and all", async () => {
  const root = ownWorkbook();
  const folder = mkdtempSync(join(tmpdir(), "deckwork-download-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const solution = zipOf(readSolutions(discover(root)));
  const course = join(folder, "submissions.zip");
  writeFileSync(
    course,
    zipOf({
      "doejane_1_11_work.zip": solution,
      "leesam_LATE_2_12_work.zip": makeZip([{ name: "../escaped.ts", text: "x" }]),
      "poeann_3_13_greet.ts": "// nothing",
      "strangerone_9_14_work.zip": solution,
    }),
  );
  const roster = join(folder, "roster.csv");
  writeFileSync(roster, "id;name\n1;Jane Doe\n2;Sam Lee\n3;Ann Poe\n4;=SUM(A1)\n");
  const ended = await run(root, ["grade", course, "--roster", roster, "--track", "tiny"]);
  expect([ended.status, ended.err]).toEqual([0, ""]);
  const said = ended.out.replaceAll(/\s+/g, " ");
  expect(said).toContain(`${course}: read as a Canvas download: 4 submissions.`);
  expect(said).toContain("Not in the roster: strangerone.");
  expect(said).toMatch(/=SUM\(A1\) +0\/85 +Handed in nothing\./);
  expect(said).toMatch(/Jane Doe +85\/85 +all passed/);
  const refused =
    "leesam_LATE_2_12_work.zip could not be opened: the name ../escaped.ts leads out of it; ask for it again.";
  const inCourse = refused.replace("leesam_LATE_2_12_work.zip", "work.zip");
  expect(said).toContain(`Sam Lee 0/85 ${inCourse}`);
  const results = readFileSync(join(root, "reports/results.json"), "utf8");
  const { submissions } = JSON.parse(results) as ResultsJson;
  expect(
    submissions.map(({ name, tracks, fault, notes }) => [
      name,
      tracks[0]?.earned,
      fault,
      notes?.[0],
    ]),
  ).toEqual([
    ["=SUM(A1)", 0, undefined, "Handed in nothing."],
    ["Ann Poe", 0, undefined, expect.any(String)],
    ["Jane Doe", 85, undefined, undefined],
    ["Sam Lee", 0, undefined, inCourse],
    ["strangerone", 85, undefined, undefined],
  ]);
  expect(readdirSync(folder).sort()).toEqual(["roster.csv", "submissions.zip"]);
  // Without the roster, all students would appear twice.
  const again = await run(root, ["grade", course, "--track", "tiny"]);
  expect(again.status).toBe(2);
  expect(again.err).toMatch(
    /^poeann is in these results as Ann Poe; give the same --roster as before, or name a different\s+folder with --out\.\n$/,
  );
  expect(readFileSync(join(root, "reports/results.json"), "utf8")).toBe(results);
});

test("a roster that cannot be read is one sentence", async () => {
  const root = ownWorkbook();
  const gone = join(root, "gone.csv");
  expect(await run(root, ["grade", join(root, "exercises"), "--roster", gone])).toEqual({
    status: 2,
    out: "",
    err: `${gone}: the roster cannot be read (ENOENT); check the path and its permissions.\n`,
  });
});
