/** The launcher, whatever has become of the sources and of the cache. */
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ownWorkbook, run } from "./commands/run-for-tests.ts";
import { tinyWorkbook } from "./engine/for-tests/tiny-workbook.ts";
import { copyOfProject, runCopy } from "./project-copy-for-tests.ts";

// Each compiles the command line once or twice, which takes half a second of computing.
describe("the compiled programs", () => {
  const root = ownWorkbook(tinyWorkbook(), afterAll);

  test("are made by several processes at once, and again when a source has changed, whatever its times are", async () => {
    const copy = copyOfProject();
    const wanted = await run(root, ["lesson", "tiny/1"]);
    const lesson = () => runCopy(copy, root, "lesson", "tiny/1");
    expect(await Promise.all([lesson(), lesson(), lesson()])).toEqual([wanted, wanted, wanted]);
    const folders = readdirSync(join(copy, "node_modules/.cache/deckwork"));
    expect(folders.filter((name) => /^[0-9a-f]{20}$/.test(name))).toHaveLength(1);
    expect(folders.filter((name) => name.startsWith("new-"))).toEqual([]);

    const source = join(copy, "graders/engine/workbook/lesson.ts");
    const { atime, mtime } = statSync(source);
    const text = readFileSync(source, "utf8");
    const renderer = join(copy, "graders/commands/lesson.ts");
    const before = readFileSync(renderer, "utf8");
    const after = before.replace("=>\n    renderMarkdown(", "=>\n    renderMarkdovn(");
    expect(after).not.toBe(before);
    writeFileSync(renderer, after);
    utimesSync(renderer, atime, mtime);
    expect((await lesson()).err).toContain("renderMarkdovn is not defined");
    writeFileSync(renderer, before);
    writeFileSync(source, text);
    expect(await lesson()).toEqual(wanted);
  });

  test("are not needed if they cannot be kept", async () => {
    const copy = copyOfProject();
    writeFileSync(join(copy, "node_modules/.cache"), "");
    for (const words of [
      ["lesson", "tiny/1"],
      ["check", "tiny/1"],
    ])
      expect(await runCopy(copy, root, ...words)).toEqual(await run(root, words));
  });
});
