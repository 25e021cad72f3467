import { mkdtempSync, rmSync, statSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bytesIn } from "./memory-files.ts";

const MEMORY = "/dev/shm";
const memory = statSync(MEMORY, { throwIfNoEntry: false });
const reason =
  memory === undefined || memory.dev === statSync("/").dev ? `${MEMORY} is not here` : undefined;
if (reason) console.warn(`NOT RUN: memory-files.test.ts, because ${reason}`);

/** Called when the file system of a folder has just been looked at. */
const asked = vi.hoisted(() => ({ after: () => {} }));
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const reported =
    <Args extends unknown[], Result>(call: (...args: Args) => Result) =>
    (...args: Args): Result => {
      const result = call(...args);
      asked.after();
      return result;
    };
  return { ...fs, statSync: reported(fs.statSync), fstatSync: reported(fs.fstatSync) };
});

const MEBIBYTE = 1024 * 1024;
const made: string[] = [];
afterEach(() => {
  asked.after = () => {};
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function folderIn(parent: string): string {
  const folder = mkdtempSync(join(parent, "deckwork-"));
  made.push(folder);
  return folder;
}

describe.skipIf(reason)(`files in memory${reason ? ` (not run: ${reason})` : ""}`, () => {
  it("counts what is in a file system, and nothing of the machine's own or of none", () => {
    const folder = folderIn(MEMORY);
    const before = bytesIn(folder, undefined);
    writeFileSync(join(folder, "file"), Buffer.alloc(8 * MEBIBYTE, 1));
    expect(bytesIn(folder, undefined)).toBeGreaterThan(before + 7 * MEBIBYTE);
    expect(bytesIn(folder, memory!.dev)).toBe(0);
    expect(bytesIn(join(folder, "nowhere"), undefined)).toBe(0);
  });

  it("measures the file system that it looked at, even if the path leads to the disk meanwhile", () => {
    const seen = join(folderIn(tmpdir()), "seen");
    symlinkSync(MEMORY, seen);
    const disk = statSync("/usr").dev;
    const inMemory = bytesIn(seen, disk);
    expect(inMemory).toBeGreaterThan(0);
    asked.after = () => {
      asked.after = () => {};
      unlinkSync(seen);
      symlinkSync("/usr", seen);
    };
    expect(bytesIn(seen, disk)).toBe(inMemory);
  });
});
