/** A clone with the line ends of Windows, in a folder with a blank and an umlaut in its name. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { tinyReview, tinyWorkbook, writeWorkbook } from "../engine/tiny-workbook.ts";

const TSX = import.meta.resolve("tsx");

const folder = mkdtempSync(join(tmpdir(), "deckwork Übung "));
const { root, remove } = writeWorkbook(
  { ...tinyWorkbook(), ...tinyReview() },
  true,
  join(folder, "mein Heft"),
);
afterAll(() => {
  remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Every file under the root, the engine's own as well. */
function filesUnder(place: string): string[] {
  return readdirSync(place)
    .filter((name) => name !== "node_modules")
    .map((name) => join(place, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]));
}

for (const file of filesUnder(root))
  writeFileSync(file, readFileSync(file, "utf8").replace(/\r?\n/g, "\r\n"));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", TSX, join(root, "graders/main.ts"), ...args],
    { cwd: root, encoding: "utf8", input: "", timeout: 120_000 },
  );
  return { status, out: stdout, err: stderr };
}

/** Puts the solution in the place of the exercise, as an editor on Windows saves it. */
function solve(file: string): void {
  const solution = readFileSync(join(root, "solutions/tiny", file), "utf8");
  expect(solution).toContain("\r\n");
  writeFileSync(join(root, "exercises/tiny", file), solution);
}

describe("a clone with the line ends of Windows", () => {
  test("has no defect", () => {
    const { status, out, err } = run("verify", "--pristine");
    expect({ status, err }).toMatchObject({ status: 0 });
    expect(out).toMatch(/all as it should be\.\n$/);
  });

  test("is not started, and there is nothing to reset", () => {
    expect(run().out).toContain(" > 1  Greet                  not started\n");
    expect(run("check", "tiny/1").out).toContain("not started");
    expect(run("reset", "tiny/1").out).toContain("nothing to do, these are the starter's files.");
  });

  test("is started as little by whoever has other line ends", () => {
    const file = join(root, "exercises/tiny/1-greet/greet.ts");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replaceAll("\r\n", "\n"));
    expect(run().out).toContain(" > 1  Greet                  not started\n");
    writeFileSync(file, text);
  });

  test("shows the lesson, a hint and the review", () => {
    const { out } = run("lesson", "tiny/1");
    expect(out).toContain("You will be able to greet.");
    expect(out).not.toContain("\r");
    expect(run("hint", "tiny/1").out).toContain("A nudge to step 1.");
    expect(run("review").out).toContain("Who deals?");
  });

  test("passes, is compared with the solution and graded", () => {
    solve("1-greet/greet.ts");
    solve("2-roll/main.ts");
    for (const stage of ["tiny/1", "tiny/2"]) {
      const { status, out } = run("check", stage);
      expect({ status, out }).toMatchObject({ status: 0 });
      expect(out).toContain("All passed.");
      expect(run("solution", stage).out).toContain("Yours is the same as the solution's.");
    }
    cpSync(join(root, "exercises"), join(folder, "course/ann"), { recursive: true });
    const { out } = run("grade", join(folder, "course"), "--out", join(folder, "out"));
    expect(out).toMatch(/^ann +(\d+)\/\1 /m);
  });
});
