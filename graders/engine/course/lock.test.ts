/** Which runs may write to a results folder at the same time. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** No process has such a large number. */
const GONE = 2 ** 30;
const holds = (name: string, pid: number, host = hostname()) =>
  writeFileSync(join(folder, name), JSON.stringify({ pid, host, since: "2026-11-22T10:00:00Z" }));

test("a second run gets the holder's name, and may go on when the first is done", () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    new RegExp(
      `^${folder}: another run is writing these results \\(process ${process.pid} on .*, since .*\\); wait for it, stop it, or name a different folder with --out\\. If that process has ended, remove ${folder}/lock\\.$`,
    ),
  );
  release();
  expect(readdirSync(folder)).toEqual([]);
  lockFolder(folder)();
});

test.each([
  ["the same shard", { number: 2, of: 8 }, false],
  ["a different one of as many", { number: 3, of: 8 }, true],
  ["a different one of more", { number: 3, of: 9 }, false],
  ["the whole course", undefined, false],
] as const)("beside shard 2 of 8, %s: %j", (_, shard, fits) => {
  const release = lockFolder(folder, { number: 2, of: 8 });
  const second = () => lockFolder(folder, shard);
  if (fits) second()();
  else expect(second).toThrow("another run is writing shard 2 of 8 of these results (process ");
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test("no shard begins while the whole course is graded", () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder, { number: 1, of: 2 })).toThrow("another run is writing these");
  expect(readdirSync(folder)).toEqual(["lock"]);
  release();
});

test("the lock of a killed run is taken over, whole or half written", () => {
  for (const text of [`{"pid":${GONE},"host":"${hostname()}","since":"x"}`, '{"pid":', ""]) {
    writeFileSync(join(folder, "lock"), text);
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  }
  holds("lock-1-of-2", GONE);
  lockFolder(folder)();
});

test("nobody knows whether a process on a different machine still runs, so its lock holds", () => {
  holds("lock", GONE, "some.other.machine");
  expect(() => lockFolder(folder)).toThrow("(process 1073741824 on some.other.machine, since 2026");
  expect(existsSync(join(folder, "lock"))).toBe(true);
});
