import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { tinyWorkbook, writeWorkbook } from "../engine/tiny-workbook.ts";

const TSX = createRequire(import.meta.url).resolve("tsx/cli");
const { root, remove } = writeWorkbook(tinyWorkbook(), true);
cpSync(join(root, "solutions/tiny"), join(root, "exercises/tiny"), { recursive: true });
afterAll(remove);

function check(...args: string[]) {
  const command = [TSX, join(root, "graders/main.ts"), "check", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("fresh games of a program that asks nothing: it is said that there are none", () => {
  const plain = check("tiny/1");
  expect([plain.status, plain.stderr]).toEqual([0, ""]);
  expect(check("tiny/1", "--fresh", "2")).toEqual({
    ...plain,
    stderr: "This program asks nothing, so there are no fresh games.\n\n",
  });
}, 60_000);

test("of one that asks they are added, and nothing is said; nor of a track with such a program", () => {
  const one = check("tiny/2", "--fresh", "2");
  expect([one.status, one.stderr]).toEqual([0, ""]);
  expect(one.stdout).toContain("  passed  fresh-2\n");
  const track = check("tiny", "--fresh", "2");
  expect([track.status, track.stderr]).toEqual([0, ""]);
}, 60_000);
