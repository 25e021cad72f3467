import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { isTimes, writeTimes } from "./times.ts";

const folder = mkdtempSync(join(tmpdir(), "deckwork-times-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => rmSync(join(folder, "times.json"), { force: true }));

const read = () => JSON.parse(readFileSync(join(folder, "times.json"), "utf8")).milliseconds;

test("submissions that are graded again get their new times, and the others keep theirs", () => {
  writeTimes(
    folder,
    undefined,
    new Map([
      ["bob", 30],
      ["ann", 20],
    ]),
  );
  writeTimes(
    folder,
    undefined,
    new Map([
      ["bob", 10],
      ["__proto__", 5],
    ]),
  );
  expect(Object.entries(read())).toEqual([
    ["__proto__", 5],
    ["ann", 20],
    ["bob", 10],
  ]);
});

test("if nothing was graded, nothing is written", () => {
  writeTimes(folder, undefined, new Map());
  expect(readdirSync(folder)).toEqual([]);
});

test("unreadable times are replaced", () => {
  writeFileSync(join(folder, "times.json"), "[");
  writeTimes(folder, undefined, new Map([["ann", 20]]));
  expect(read()).toEqual({ ann: 20 });
});

test("each shard has its own file", () => {
  writeTimes(folder, { number: 2, of: 8 }, new Map([["ann", 20]]));
  const names = readdirSync(folder);
  expect(names).toEqual(["times-2-of-8.json"]);
  expect([...names, "times.json", "results.json", "times-x.json"].map(isTimes)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
