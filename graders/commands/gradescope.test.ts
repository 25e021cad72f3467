/** The archive for Gradescope, and what is made of a submission there. Gradescope's harness is in `harness.all.test.ts`. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { GradescopeResults } from "../engine/autograder/gradescope-results.ts";
import { type ReadMember, readZip } from "../engine/for-tests/read-zip.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { writeWhole } from "../engine/workbook/write-whole.ts";
import { testInFull } from "../in-full-for-tests.ts";
import { afterAllTests, ownWorkbook, run } from "./run-for-tests.ts";

const root = ownWorkbook(undefined, afterAllTests());
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-gradescope-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the archive", () => {
  async function make(...words: string[]): Promise<Readonly<Record<string, ReadMember>>> {
    const archive = join(folder, "new/a.zip");
    const ended = await run(root, ["gradescope", "tiny", "--out", archive, ...words]);
    expect([ended.status, ended.err]).toEqual([0, ""]);
    return readZip(readFileSync(archive));
  }

  test("has both scripts at its top, and only what grading one track needs", async () => {
    cpSync(join(root, "graders/tiny"), join(root, "graders/other"), { recursive: true });
    const files = await make();
    rmSync(join(root, "graders/other"), { recursive: true });
    const names = Object.keys(files);
    for (const script of ["setup.sh", "run_autograder"]) {
      const { text, mode } = files[script]!;
      expect([script, text.split("\n")[0], mode]).toEqual([script, "#!/usr/bin/env bash", 0o755]);
      const { status, stderr } = spawnSync("bash", ["-n"], { input: text, timeout: 10_000 });
      expect([script, status, `${stderr}`]).toEqual([script, 0, ""]);
    }
    expect(names.filter((name) => !name.startsWith("deckwork/")).sort()).toEqual([
      "grade-options",
      "run_autograder",
      "setup.sh",
    ]);
    expect(files["grade-options"]?.text).toBe("--track\ntiny\n");
    for (const path of ["package-lock.json", "graders/main.ts", "solutions/tiny/2-roll/main.ts"])
      expect(names).toContain(`deckwork/${path}`);
    expect(
      names.filter((name) => /\.test\.ts$|-for-tests|\/other\/|blackjack|survivors/.test(name)),
    ).toEqual([]);
  });

  testInFull("has the course's policy and the secret of its fresh games", async () => {
    const policy = join(folder, "policy.json");
    writeFileSync(policy, '{"freshShows":"typed"}');
    const files = await make("--policy", policy, "--fresh", "3", "--fresh-seed", "dark horse");
    expect(files["grade-options"]?.text).toBe("--track\ntiny\n--fresh\n3\n");
    expect(files["policy.json"]?.text).toBe('{"freshShows":"typed"}');
    expect(files["fresh-seed"]?.text).toBe("dark horse");
  });

  test("is not made of what would fail on Gradescope, and a sentence says why", async () => {
    const policy = join(folder, "policy.json");
    writeFileSync(policy, '{"freshShows":"nothing"}');
    const refused = async (...words: string[]) => {
      const { status, out, err } = await run(root, ["gradescope", ...words]);
      expect([status, out]).toEqual([2, ""]);
      return err;
    };
    expect(await refused("tiny/1")).toBe(
      "tiny/1 is a stage, and an assignment is a whole track; name tiny.\n",
    );
    expect(await refused("tiny", "--policy", policy)).toContain(`${policy}: at "freshShows"`);
    expect(await refused("tiny", "--policy", "no.json")).toContain(
      "no.json: this file does not exist",
    );
    expect(await refused("tiny", "--fresh", "3")).toContain("--fresh needs --fresh-seed");
    expect(await refused("tiny", "--out", join(policy, "a.zip"))).toContain(
      "a.zip: cannot be written (",
    );
  });
});

// Nothing is confined on other systems.
describe.runIf(process.platform === "linux")("a submission on Gradescope", () => {
  async function grade(
    edit: (file: string, text: string) => string,
    words: readonly string[] = [],
    report: readonly string[] = [],
  ): Promise<GradescopeResults> {
    for (const [path, text] of Object.entries(readSolutions(discover(root))))
      writeWhole(join(folder, "submission", path), edit(path, text));
    mkdirSync(join(folder, "results"), { recursive: true });
    const metadata = {
      created_at: "2026-07-01T14:22:32.365935-07:00",
      assignment: { due_date: "2099-07-01T00:00:00.000000-07:00" },
      users: [{ name: "Ada", email: "ada@x.org" }],
    };
    writeFileSync(join(folder, "submission_metadata.json"), JSON.stringify(metadata));
    const out = join(folder, "graded");
    const graded = await run(root, ["grade", folder, "--track", "tiny", "--out", out, ...words]);
    expect([graded.status, graded.err]).toEqual([0, ""]);
    const told = await run(root, ["report", out, "--gradescope", folder, ...report]);
    expect([told.status, told.err]).toEqual([0, ""]);
    expect(told.out).toContain("\nAda\n");
    return JSON.parse(readFileSync(join(folder, "results/results.json"), "utf8"));
  }

  test("gets its points, by stage", async () => {
    const { score, tests } = await grade((_, text) => text);
    expect(tests.length).toBeGreaterThan(1);
    expect(tests.map(({ status }) => status)).not.toContain("failed");
    expect(score).toBe(tests.reduce((sum, one) => sum + (one.score ?? 0), 0));
  });

  testInFull("shows fresh games as the course's policy says, also after the due date", async () => {
    const policy = join(folder, "policy.json");
    const rules = [{ shows: "kind" }, { shows: "all", from: "2098-01-01" }];
    writeFileSync(policy, JSON.stringify({ freshShows: rules }));
    const cheats = (path: string, text: string) =>
      path === "tiny/2-roll/main.ts"
        ? text.replace(
            "for (let left = await askDice()",
            'const many = await askDice();\nif (many !== 3 && many !== 1) print("secret " + many);\nfor (let left = many',
          )
        : text;
    const { tests } = await grade(cheats, [
      "--policy",
      policy,
      ...["--fresh", "6", "--fresh-seed", "x"],
    ]);
    const [now, later] = tests.filter(({ number }) => Number.parseInt(number, 10) === 2);
    expect([now?.visibility, later?.visibility]).toEqual(["visible", "after_due_date"]);
    expect(now?.output).not.toMatch(/secret \d/);
    expect(later?.output).toMatch(/secret \d/);
  });

  test("several submissions are refused, and nothing is written", async () => {
    for (const name of ["ann", "bob"])
      writeWhole(join(folder, "class", name, "tiny/1-greet/main.ts"), "");
    writeFileSync(join(folder, "submission_metadata.json"), "{}");
    const out = join(folder, "graded");
    await run(root, ["grade", join(folder, "class"), "--out", out]);
    const { status, err } = await run(root, ["report", out, "--gradescope", folder]);
    expect([status, err]).toEqual([
      2,
      `${out}: it has the results of 2 submissions, and Gradescope takes those of one; grade the folder ${folder} by itself.\n`,
    ]);
  });
});
