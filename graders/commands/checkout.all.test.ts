/** A clone with the line ends of Windows, in a folder with a space and an umlaut in its name. */
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { tinyReview, tinyWorkbook } from "../engine/for-tests/tiny-workbook.ts";
import { run as runIn, runProcess, workbookInOddFolder } from "./run-for-tests.ts";

const root = workbookInOddFolder({ ...tinyWorkbook(), ...tinyReview() }, afterAll);

/** Every file under the root. */
function filesUnder(place: string): string[] {
  return readdirSync(place)
    .filter((name) => name !== "node_modules")
    .map((name) => join(place, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]));
}

for (const file of filesUnder(root))
  writeFileSync(file, readFileSync(file, "utf8").replace(/\r?\n/g, "\r\n"));

const run = (...args: string[]) => runIn(root, args);

/** Replaces the exercise with the solution, as an editor on Windows saves it. */
function solve(file: string): void {
  const solution = readFileSync(join(root, "solutions/tiny", file), "utf8");
  expect(solution).toContain("\r\n");
  writeFileSync(join(root, "exercises/tiny", file), solution);
}

describe("a clone with the line ends of Windows", () => {
  test("has no defect", async () => {
    const { status, out, err } = await run("verify", "--pristine");
    expect({ status, out, err }).toMatchObject({
      status: 0,
      out: expect.stringMatching(/no defects\.\n$/),
    });
  });

  test("is not started, and there is nothing to reset", async () => {
    expect((await runProcess(root, [])).out).toContain(
      " > 1  Greet                  not started\n",
    );
    expect((await run("check", "tiny/1")).out).toContain("not started");
    expect((await run("reset", "tiny/1")).out).toContain(
      "nothing to do, the starter's files are unchanged.",
    );
  });

  test("counts as not started with different line ends, too", async () => {
    const file = join(root, "exercises/tiny/1-greet/greet.ts");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replaceAll("\r\n", "\n"));
    expect((await runProcess(root, [])).out).toContain(
      " > 1  Greet                  not started\n",
    );
    writeFileSync(file, text);
  });

  test("shows the lesson, a hint and the review", async () => {
    const { out } = await run("lesson", "tiny/1");
    expect(out).toContain("You will be able to greet.");
    expect(out).not.toContain("\r");
    expect((await run("hint", "tiny/1")).out).toContain("A nudge to step 1.");
    expect((await runProcess(root, ["review"])).out).toContain("Who deals?");
  });

  test("passes, is compared with the solution and graded", async () => {
    solve("1-greet/greet.ts");
    solve("2-roll/main.ts");
    for (const stage of ["tiny/1", "tiny/2"]) {
      const { status, out } = await run("check", stage);
      expect({ status, out }).toMatchObject({ status: 0 });
      expect(out).toContain("All passed.");
      expect((await run("solution", stage)).out).toContain(
        "Your file is the same as the solution's.",
      );
    }
    const beside = (name: string) => join(root, "..", name);
    cpSync(join(root, "exercises"), join(beside("course"), "ann"), { recursive: true });
    const { out } = await run("grade", beside("course"), "--out", beside("out"));
    expect(out).toMatch(/^ann +(\d+)\/\1 /m);
  });
});
