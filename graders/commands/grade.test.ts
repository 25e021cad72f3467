/** A whole course by the command, with what may be wrong with its folders. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeCourse } from "../engine/course/sample-class.ts";
import type { ResultsJson } from "../engine/report/json.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { ownWorkbook, run } from "./run-for-tests.ts";

test.runIf(process.platform === "linux")(
  "a fault of one submission is reported, and all others are graded",
  async () => {
    const root = ownWorkbook();
    const course = mkdtempSync(join(tmpdir(), "deckwork-course-"));
    onTestFinished(() => rmSync(course, { recursive: true, force: true }));
    const out = join(root, "reports");
    const files = readSolutions(discover(root));
    writeCourse(course, [
      { name: "ann", files },
      { name: "bob", files },
      { name: "dan", files: { "tiny/1-greet/main.ts": "\0" } },
    ]);
    mkdirSync(Buffer.concat([Buffer.from(join(course, "cid")), Buffer.of(0xff)]));
    symlinkSync("ann", join(course, "eve"));
    mkdirSync(join(out, "feedback/bob.md"), { recursive: true });

    const ended = await run(root, ["grade", course, "--jobs", "2"]);
    expect([ended.status, ended.err]).toEqual([2, ""]);
    const link = `${join(course, "eve")} is a link to a folder and was not graded: replace it with the folder, or name the folder by itself.`;
    const said = ended.out.replaceAll(/\s+/g, " ");
    expect(said).toContain(link);
    expect(said).toMatch(/bob +85\/85 +all passed/);
    expect(said).toMatch(/cid\\xff +no result: grader fault/);
    expect(said).toContain("1 of them ran into a fault of the grader");
    expect(said).toContain(
      `The feedback for 1 could not be written, but the results are complete. The feedback could not be written to ${join(out, "feedback/bob.md")} (EISDIR).`,
    );

    const { notes, submissions } = JSON.parse(
      readFileSync(join(out, "results.json"), "utf8"),
    ) as ResultsJson;
    expect(notes).toEqual([link]);
    expect(
      submissions.map(({ name, tracks, notes, fault }) => [name, tracks[0]?.earned, notes, fault]),
    ).toEqual([
      ["ann", 85, undefined, undefined],
      [
        "bob",
        85,
        [`The feedback could not be written to ${join(out, "feedback/bob.md")} (EISDIR).`],
        undefined,
      ],
      [
        "cid\\xff",
        undefined,
        undefined,
        `${join(course, "cid\\xff")}: the folder cannot be read, because its name is not valid UTF-8; rename it.`,
      ],
      [
        "dan",
        0,
        ["tiny/1-greet/main.ts is not a text file; replace it with your TypeScript source."],
        undefined,
      ],
    ]);
    expect(readdirSync(join(out, "feedback")).filter((name) => name.endsWith(".md"))).toEqual([
      "ann.md",
      "bob.md",
      "cid_xff.md",
      "dan.md",
    ]);
    expect(readFileSync(join(out, "feedback/dan.md"), "utf8")).toContain(
      "\nNotes from reading the submission:\n\n- `tiny/1-greet/main.ts is not a text file; replace it with your TypeScript source.`\n",
    );
  },
);
