/** The launcher: commands run compiled, whatever has become of the sources, the cache and the packages. */
import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { type Ended, ownWorkbook, run, runProcess } from "./commands/run-for-tests.ts";
import { tinyWorkbook } from "./engine/tiny-workbook.ts";

describe("a command does as a process what it does in this one", () => {
  const root = ownWorkbook(tinyWorkbook(), afterAll);
  test.each([
    ["lesson tiny/1"],
    ["check tiny/1"],
    ["check tiny --json"],
    ["hint tiny/2 --all"],
    ["solution tiny/1 --insist"],
    ["reset tiny/1"],
    ["record --check"],
    ["review"],
    ["grade nowhere"],
    ["no-such-command"],
    ["--help"],
  ])("%s", async (line) => {
    const words = line.split(" ");
    expect(await runProcess(root, words)).toEqual(await run(root, words));
  });
});

/** A copy of the project without the tracks, with packages of its own: the same, but for the cache. */
function copyOfProject(packages = true): string {
  const copy = mkdtempSync(join(tmpdir(), "deckwork-copy-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(join(PROJECT, "package.json"), join(copy, "package.json"));
  for (const name of ["commands", "engine", "toolkit", "main.ts", "deckwork.cjs"])
    cpSync(join(PROJECT, "graders", name), join(copy, "graders", name), { recursive: true });
  if (packages) {
    mkdirSync(join(copy, "node_modules"));
    for (const name of readdirSync(join(PROJECT, "node_modules")).filter(
      (name) => name !== ".cache",
    ))
      symlinkSync(join(PROJECT, "node_modules", name), join(copy, "node_modules", name));
  }
  return copy;
}

/** Runs a copy's commands on a workbook. */
function runCopy(copy: string, root: string, ...words: readonly string[]): Promise<Ended> {
  const launcher = join(copy, "graders/deckwork.cjs");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [launcher, ...words], {
      env: { ...process.env, DECKWORK_ROOT: root },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 60_000,
    });
    const [out, err] = ["", ""].map((_, at) => {
      const chunks: Buffer[] = [];
      child.stdio[at + 1]!.on("data", (chunk: Buffer) => chunks.push(chunk));
      return () => Buffer.concat(chunks).toString("utf8");
    }) as [() => string, () => string];
    child.on("error", reject).on("close", (status) => resolve({ status, out: out(), err: err() }));
  });
}

// Each compiles the command line once or twice, half a second of computing.
describe("the compiled programs", () => {
  const root = ownWorkbook(tinyWorkbook(), afterAll);

  test("are made by several at once, and anew when a source has changed, whatever its times say", async () => {
    const copy = copyOfProject();
    const wanted = await run(root, ["lesson", "tiny/1"]);
    const lesson = () => runCopy(copy, root, "lesson", "tiny/1");
    expect(await Promise.all([lesson(), lesson(), lesson()])).toEqual([wanted, wanted, wanted]);
    const folders = readdirSync(join(copy, "node_modules/.cache/deckwork"));
    expect(folders.filter((name) => /^[0-9a-f]{20}$/.test(name))).toHaveLength(1);
    expect(folders.filter((name) => name.startsWith("new-"))).toEqual([]);

    const source = join(copy, "graders/engine/desk/lesson.ts");
    const { atime, mtime } = statSync(source);
    const text = readFileSync(source, "utf8");
    const renderer = join(copy, "graders/commands/lesson.ts");
    const before = readFileSync(renderer, "utf8");
    const after = before.replace(
      "await page(\n    renderMarkdown(",
      "await page(\n    renderMarkdovn(",
    );
    expect(after).not.toBe(before);
    writeFileSync(renderer, after);
    utimesSync(renderer, atime, mtime);
    expect((await lesson()).err).toContain("renderMarkdovn is not defined");
    writeFileSync(renderer, before);
    writeFileSync(source, text);
    expect(await lesson()).toEqual(wanted);
  });

  test("are done without where they cannot be kept", async () => {
    const copy = copyOfProject();
    writeFileSync(join(copy, "node_modules/.cache"), "");
    for (const words of [
      ["lesson", "tiny/1"],
      ["check", "tiny/1"],
    ])
      expect(await runCopy(copy, root, ...words)).toEqual(await run(root, words));
  });

  test("are told in one sentence where they cannot be made", async () => {
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
