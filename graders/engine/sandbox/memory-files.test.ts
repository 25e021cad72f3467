import {
  chmodSync,
  chownSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { bytesIn, hold } from "./memory-files.ts";

const MEMORY = "/dev/shm";
const memory = statSync(MEMORY, { throwIfNoEntry: false });
const reason =
  memory === undefined || memory.dev === statSync("/").dev ? `${MEMORY} is not here` : undefined;
if (reason) console.warn(`NOT RUN: memory-files.test.ts, because ${reason}`);

const NOBODY = 65534;
const MEBIBYTE = 1024 * 1024;
const made: string[] = [];
afterEach(() => {
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
    // Other tests make and delete files there meanwhile, so what one file adds is looked for more than once.
    const added = Array.from({ length: 20 }, () => {
      const before = bytesIn(folder, undefined);
      writeFileSync(join(folder, "file"), Buffer.alloc(8 * MEBIBYTE, 1));
      const after = bytesIn(folder, undefined);
      unlinkSync(join(folder, "file"));
      return (after - before) / MEBIBYTE;
    });
    expect(added).toContainEqual(expect.closeTo(8, 0));
    expect(bytesIn(folder, memory!.dev)).toBe(0);
    expect(bytesIn(join(folder, "nowhere"), undefined)).toBe(0);
  });

  it("counts a folder that its owner has locked, as a hostile program can do with its own", () => {
    const folder = folderIn(MEMORY);
    chmodSync(folder, 0);
    // Nothing is locked for root.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
    try {
      if (isRoot) process.seteuid!(NOBODY);
      expect(bytesIn(folder, undefined)).toBeGreaterThan(0);
    } finally {
      if (isRoot) process.seteuid!(0);
    }
  });

  it("goes on looking at the folder that it holds, even if the path leads elsewhere meanwhile", () => {
    const seen = join(folderIn(tmpdir()), "seen");
    symlinkSync(MEMORY, seen);
    const held = hold(seen, ({ device, path }) => {
      unlinkSync(seen);
      symlinkSync("/proc", seen);
      return { device, type: statfsSync(path).type };
    });
    expect(held).toEqual({ device: memory!.dev, type: statfsSync(MEMORY).type });
    expect(statfsSync(seen).type).not.toBe(held!.type);
  });
});
