/** Marks as an instructor meets them: a rubric is filled in, work is late, games stay secret, and nothing is run again. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { writeCourse } from "../engine/course/sample-class.ts";
import { scoreStage, scoreTrack } from "../engine/judge/score.ts";
import { markTrack } from "../engine/marks/marks.ts";
import { printRubricSheet, readRubricSheet } from "../engine/marks/rubric-sheet.ts";
import type { ResultsJson } from "../engine/report/json.ts";
import type { MarksFacts } from "../engine/report/model.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { afterAllTests, ownWorkbook, run } from "./run-for-tests.ts";

const after = afterAllTests();
const root = ownWorkbook(undefined, after);
const solved = readSolutions(discover(root));
const ROLL = "tiny/2-roll/main.ts";
/** Right for what the visible transcripts type, and wrong for all else: `secret` is what it prints of its input. */
const cheats = `${solved[ROLL]!.replace("const dice", 'print("");\nconst dice').replace('print("");', 'const many = await askDice();\nif (many !== 3 && many !== 1) print("secret " + many);').replace("let left = await askDice()", "let left = many")}`;

let graded: string;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "deckwork-marks-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const course = join(folder, "class");
  graded = join(folder, "graded");
  writeCourse(course, [
    { name: "=ann", files: solved },
    { name: "bob", files: { ...solved, [ROLL]: cheats } },
  ]);
  const words = ["grade", course, "--out", graded, "--fresh", "6", "--fresh-seed", "x"];
  const { status, err } = await run(root, words);
  expect([status, err]).toEqual([0, ""]);
});

function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), "deckwork-marks-again-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(graded, join(folder, "out"), { recursive: true });
  return join(folder, "out");
}

function marksOf(out: string): Record<string, MarksFacts> {
  const { submissions } = JSON.parse(
    readFileSync(join(out, "results.json"), "utf8"),
  ) as ResultsJson;
  return Object.fromEntries(submissions.map(({ name, tracks }) => [name, tracks[0]!.marks!]));
}

function fill(out: string, student: string, mark: string, comment: string): void {
  const file = join(out, "rubric.csv");
  const row = `\n${student},tiny,style,10,,,`;
  const text = readFileSync(file, "utf8");
  expect(text).toContain(row);
  writeFileSync(file, text.replace(row, `\n${student},tiny,style,10,${mark},${comment},`));
}

const feedbackOf = (out: string, name: string) =>
  readFileSync(join(out, "feedback", `${name}.md`), "utf8");

describe("the rubric", () => {
  test("is filled in, counts in every output, and is kept by the next run", async () => {
    const out = copy();
    expect(marksOf(out)["=ann"]).toMatchObject({ total: 85, open: ["still to be marked: style"] });
    fill(out, "'=ann", "7.5", '"Neat, mostly."');
    const { status } = await run(root, ["report", out]);
    expect(status).toBe(0);
    expect(marksOf(out)["=ann"]).toMatchObject({ total: 92.5, open: [] });
    expect(feedbackOf(out, "=ann".replace("=", "_"))).toContain("**92.5 of 100**");
    expect(feedbackOf(out, "_ann")).toContain("7.5 of 10: Neat, mostly.");
    expect(readFileSync(join(out, "rubric.csv"), "utf8")).toContain(
      '\n\'=ann,tiny,style,10,7.5,"Neat, mostly.",',
    );
    expect(readFileSync(join(out, "changes.md"), "utf8")).toContain(
      "- `=ann`: +7.5 points\n  - tiny: total 85 → 92.5 of 100 (style: not marked → 7.5)\n",
    );
  });

  test("with marks removed is reported, with the old marks", async () => {
    const out = copy();
    fill(out, "bob", "7", "");
    await run(root, ["report", out]);
    rmSync(join(out, "rubric.csv"));
    const { status, out: said } = await run(root, ["report", out]);
    expect(status).toBe(0);
    expect(said.replaceAll(/\s+/g, " ")).toContain(
      "rubric.csv: 1 mark from the earlier results is no longer in it; changes.md lists them.",
    );
    expect(readFileSync(join(out, "changes.md"), "utf8")).toContain("(style: 7 → not marked)");
  });

  test("out of range is refused with its line, and nothing is lost", async () => {
    const out = copy();
    const before = readFileSync(join(out, "results.json"), "utf8");
    fill(out, "bob", "11", "");
    const filled = readFileSync(join(out, "rubric.csv"), "utf8");
    const { status, err } = await run(root, ["report", out]);
    expect(status).toBe(2);
    expect(err.replaceAll(/\s+/g, " ")).toMatch(
      /rubric\.csv, line \d+: style of bob: the mark is 11, but there are only 10 points; correct it\. $/,
    );
    expect(readFileSync(join(out, "results.json"), "utf8")).toBe(before);
    expect(readFileSync(join(out, "rubric.csv"), "utf8")).toBe(filled);
  });
});

describe("late days", () => {
  test("are taken off by the policy, which stays with the results", async () => {
    const out = copy();
    const policy = join(out, "../our-policy.json");
    const late = join(out, "../our-late.csv");
    writeFileSync(policy, JSON.stringify({ late: { pointsPerDay: 4, atMost: 10 } }));
    writeFileSync(late, "name,days\nbob,3\nzoe,1\n");
    const { status, out: said } = await run(root, [
      ...["report", out, "--policy", policy],
      ...["--late", late],
    ]);
    expect(status).toBe(0);
    expect(said.replaceAll(/\s+/g, " ")).toContain("line 3: there are no results for zoe;");
    expect(marksOf(out).bob?.late).toEqual({ days: 3, off: 10 });
    expect(feedbackOf(out, "bob")).toContain("| Late by 3 days | −10 |");
    const again = await run(root, ["report", out]);
    expect(again.status).toBe(0);
    expect(marksOf(out).bob?.late).toEqual({ days: 3, off: 10 });
  });

  test("a policy that contradicts itself is refused, and the old one stays", async () => {
    const out = copy();
    const policy = join(out, "../our-policy.json");
    writeFileSync(policy, '{"late": {"pointsPerDay": 20, "atMost": 10}}');
    const { status, err } = await run(root, ["report", out, "--policy", policy]);
    expect(status).toBe(2);
    expect(err).toContain('"atMost"');
    expect(existsSync(join(out, "policy.json"))).toBe(false);
  });

  test("errors in a policy are reported before anything is graded", async () => {
    const folder = mkdtempSync(join(tmpdir(), "deckwork-marks-early-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeCourse(join(folder, "class"), [{ name: "ann", files: solved }]);
    const out = join(folder, "out");
    mkdirSync(out);
    writeFileSync(join(out, "policy.json"), '{"late": {}}');
    const { status, err } = await run(root, ["grade", join(folder, "class"), "--out", out]);
    expect(status).toBe(2);
    expect(err).toContain('"late.pointsPerDay"');
    expect(readdirSync(join(out, "records"))).toEqual([]);
  });

  test("without a policy, a note says that late days do not count", async () => {
    const out = copy();
    writeFileSync(join(out, "late.csv"), "name,days\nbob,3\n");
    const { out: said } = await run(root, ["report", out]);
    expect(said.replaceAll(/\s+/g, " ")).toContain("no policy says what that costs");
    expect(marksOf(out).bob?.late).toBeUndefined();
  });
});

describe("fresh games", () => {
  test.each([
    ["kind", [], false, false],
    ["typed", ["--fresh-shows", "typed"], true, false],
    ["all", ["--fresh-shows", "all"], true, true],
  ])("%s", async (_, words, typed, printed) => {
    const out = copy();
    const { status } = await run(root, ["report", out, ...words]);
    expect(status).toBe(0);
    const feedback = feedbackOf(out, "bob");
    expect(feedback).toContain("fresh-");
    expect(feedback.includes("--lines")).toBe(typed);
    expect(/secret \d/.test(feedback)).toBe(printed);
    // The points do not depend on what students learn.
    expect(marksOf(out)).toEqual(marksOf(graded));
  });

  test("requested options must be known", async () => {
    const { status, err } = await run(root, ["report", copy(), "--fresh-shows", "some"]);
    expect(status).toBe(2);
    expect(err).toContain("kind, typed, all");
  });
});

describe("every track", () => {
  const { tracks } = discover(PROJECT);
  test.each(tracks.map((track) => ({ track, name: track.name })))(
    "$name: a rubric that is filled in comes back, and full marks are a hundred",
    ({ track }) => {
      const solved = track.stages.map((stage) =>
        scoreStage(stage, () => ({ kind: "passed" }), track.costs),
      );
      const result = scoreTrack(track, solved);
      const folder = copy();
      const file = join(folder, "rubric.csv");
      const row = { student: "ann", track: track.name, evidence: ["Structs: 3"] };
      rmSync(file);
      const none = readRubricSheet(file, tracks);
      const rows = track.rubric.map((entry) => ({ ...row, ...entry, evidence: row.evidence }));
      const filled = printRubricSheet(rows, none).replaceAll(/,(\d+),,/g, ",$1,$1,");
      writeFileSync(file, filled);
      const rubric = readRubricSheet(file, tracks).marksOf("ann", track.name);
      const { total, open } = markTrack(result, { rubric });
      const extra = result.extraPoints + (track.review ? -track.review.points : 0);
      expect(open).toEqual([]);
      expect(total).toBeCloseTo(Math.min(100 + extra, result.cap?.points ?? Number.MAX_VALUE));
      expect(rubric.size).toBe(track.rubric.length);
      expect(track.rubric.length).toBeGreaterThan(1);
    },
  );
});

test("equal runs give equal bytes", async () => {
  const out = copy();
  await run(root, ["report", out]);
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && !one.parentPath.endsWith("records"))
      .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), "utf8")]);
  expect(files(out)).toEqual(files(graded));
});
