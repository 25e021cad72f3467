import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { layFile, lend } from "./lend.ts";

let run: string;
let home: string;

beforeEach(() => {
  run = mkdtempSync(join(tmpdir(), "deckwork-lend-"));
  home = mkdtempSync(join(tmpdir(), "deckwork-home-"));
  chmodSync(run, 0o755);
});

afterEach(() => {
  for (const folder of [run, home]) rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(process.platform === "win32")("lending a program to the box's user", () => {
  test("one that everybody can read stays where it is", () => {
    chmodSync(home, 0o755);
    const program = write("node", 0o755);
    expect(lend(program, run)).toBe(program);
  });

  test("one below a closed folder is linked, because Node is too large to copy for every command", () => {
    const program = write("node", 0o755);
    const lent = lend(program, run);
    expect(lent).toBe(join(run, "node"));
    expect(statSync(lent).ino).toBe(statSync(program).ino);
  });

  test("of a folder, no draft is copied: it may be renamed at any moment", () => {
    const programs = join(home, "compiled");
    mkdirSync(programs);
    for (const name of ["main.cjs", "main.cache.12.new"]) writeFileSync(join(programs, name), "");
    expect(readdirSync(lend(programs, run))).toEqual(["main.cjs"]);
  });

  test("one that only its owner may read is copied, and its own mode stays the same", () => {
    const program = write("node", 0o700);
    const lent = lend(program, run);
    expect(statSync(lent).mode & 0o777).toBe(0o705);
    expect(statSync(program).mode & 0o777).toBe(0o700);
  });

  test("a folder is copied with its contents", () => {
    mkdirSync(join(home, "compiled"));
    write("compiled/main.cjs", 0o644);
    const lent = lend(join(home, "compiled"), run);
    expect(statSync(join(lent, "main.cjs")).size).toBe(7);
  });

  test("everything in a folder can be read, although only its owner could", () => {
    mkdirSync(join(home, "package/bin"), { recursive: true, mode: 0o700 });
    write("package/index.js", 0o600);
    write("package/bin/start", 0o700);
    const lent = lend(join(home, "package"), run);
    const modes = ["", "bin", "index.js", "bin/start"].map((path) => modeOf(join(lent, path)));
    expect(modes).toEqual([0o705, 0o705, 0o604, 0o705]);
  });

  test("a file can be read in its new folders, whatever the umask is", () => {
    const umask = process.umask(0o077);
    try {
      layFile(join(run, "a/b/program.mjs"), "program");
    } finally {
      process.umask(umask);
    }
    const modes = ["a", "a/b", "a/b/program.mjs"].map((path) => modeOf(join(run, path)));
    expect(modes).toEqual([0o755, 0o755, 0o644]);
  });
});

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}

function write(name: string, mode: number): string {
  const path = join(home, name);
  writeFileSync(path, "program");
  chmodSync(path, mode);
  return path;
}
