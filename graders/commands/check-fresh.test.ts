import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { tinyWorkbook } from "../engine/for-tests/tiny-workbook.ts";
import { ownWorkbook, run } from "./run-for-tests.ts";

const root = ownWorkbook(tinyWorkbook(), afterAll);
cpSync(join(root, "solutions/tiny"), join(root, "exercises/tiny"), { recursive: true });

const check = (...args: string[]) => run(root, ["check", ...args]);

test("a program that asks nothing has no fresh games, and a sentence says so", async () => {
  const plain = await check("tiny/1");
  expect([plain.status, plain.err]).toEqual([0, ""]);
  expect(await check("tiny/1", "--fresh", "2")).toEqual({
    ...plain,
    err: "This program asks nothing, so there are no fresh games.\n\n",
  });
}, 60_000);

test("a program that asks gets fresh games without a message, and so does a track with such a program", async () => {
  const one = await check("tiny/2", "--fresh", "2");
  expect([one.status, one.err]).toEqual([0, ""]);
  expect(one.out).toContain("  passed  fresh-2\n");
  const track = await check("tiny", "--fresh", "2");
  expect([track.status, track.err]).toEqual([0, ""]);
}, 60_000);
