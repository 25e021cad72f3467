/** The launcher: what has become of the sources and of the cache is in `deckwork.all.test.ts`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ownWorkbook, run, runProcess } from "./commands/run-for-tests.ts";
import { tinyWorkbook } from "./engine/for-tests/tiny-workbook.ts";
import { aThirdOf } from "./in-full-for-tests.ts";
import { copyOfProject, runCopy } from "./project-copy-for-tests.ts";

const LINES = [
  ["check tiny/1"],
  ["lesson tiny/1"],
  ["check tiny --json"],
  ["hint tiny/2 --all"],
  ["solution tiny/1 --insist"],
  ["reset tiny/1"],
  ["no-such-command"],
  ["record --check"],
  ["review"],
  ["--help"],
  ["grade nowhere"],
] as const;

describe("a command does the same in its own process as in this one", () => {
  const root = ownWorkbook(tinyWorkbook(), afterAll);
  test.each(aThirdOf(LINES))("%s", async (line) => {
    const words = line.split(" ");
    expect(await runProcess(root, words)).toEqual(await run(root, words));
  });
});

describe("the compiled programs", () => {
  const root = ownWorkbook(tinyWorkbook(), afterAll);

  test("give one sentence if they cannot be made", async () => {
    const bare = copyOfProject(false);
    expect(await runCopy(bare, root, "lesson", "tiny/1")).toEqual({
      status: 2,
      out: "",
      err: `The packages are not there, or not all of them: run npm ci in ${bare} first.\n`,
    });
    const broken = copyOfProject();
    const source = join(broken, "graders/commands/io.ts");
    writeFileSync(source, "export const = 1;\n");
    const { status, out, err } = await runCopy(broken, root, "lesson", "tiny/1");
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err).toMatch(/^.*io\.ts:1:14: Expected identifier but found "="; put this right.*\n$/);
  });
});
