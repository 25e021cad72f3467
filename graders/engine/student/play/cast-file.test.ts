import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { WorkbookError } from "../../text/workbook-error.ts";
import { createCast } from "./cast-file.ts";

const HEADER = { width: 80, height: 24, title: "Draw" };
const EVENT = '[0,"o","Seed: "]\n';
const HEAD = '{"version":2,"width":80,"height":24,"title":"Draw"}\n';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "deckwork-cast-test-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test("a recording gets its name when it is complete", () => {
  const place = folder();
  const cast = createCast(join(place, "game.cast"), HEADER, false);
  expect(readdirSync(place)).toEqual([`game.cast.${process.pid}.part`]);
  appendFileSync(cast.growing, EVENT);
  expect(cast.finish()).toBe(HEAD + EVENT);
  expect(readdirSync(place)).toEqual(["game.cast"]);
  expect(readFileSync(join(place, "game.cast"), "utf8")).toBe(HEAD + EVENT);
});

test("if nothing was recorded, there is no new file, and the old one stays", () => {
  const place = folder();
  const file = join(place, "game.cast");
  writeFileSync(file, "old");
  expect(createCast(file, HEADER, true).finish()).toBeUndefined();
  expect(readdirSync(place)).toEqual(["game.cast"]);
  expect(readFileSync(file, "utf8")).toBe("old");
});

test("a file is replaced only with force, even one that appears during the game", () => {
  const file = join(folder(), "game.cast");
  const there = new WorkbookError(
    `${file} exists already; choose a different file, or add --force to replace it.`,
  );
  const early = createCast(file, HEADER, false);
  appendFileSync(early.growing, EVENT);
  writeFileSync(file, "old");
  expect(() => early.finish()).toThrow(there);
  expect(() => createCast(file, HEADER, false)).toThrow(there);
  const cast = createCast(file, HEADER, true);
  appendFileSync(cast.growing, EVENT);
  cast.finish();
  expect(readFileSync(file, "utf8")).toBe(HEAD + EVENT);
});

test("a folder, a missing place and a lost file are reported with the fix", () => {
  const place = folder();
  expect(() => createCast(place, HEADER, true)).toThrow(
    new WorkbookError(`${place} is a folder; choose a file in it.`),
  );
  const nowhere = join(place, "none", "game.cast");
  expect(() => createCast(nowhere, HEADER, false)).toThrow(
    new WorkbookError(
      `${nowhere}: cannot be written (ENOENT); choose a file in an existing folder where you can write.`,
    ),
  );
  const file = join(place, "game.cast");
  const cast = createCast(file, HEADER, false);
  rmSync(cast.growing);
  expect(() => cast.finish()).toThrow(
    new WorkbookError(
      `${file}: the recording could not be saved (ENOENT); make sure that there is room for it, then record again.`,
    ),
  );
});

test("a recording to standard output leaves no file behind", () => {
  const cast = createCast("-", HEADER, false);
  appendFileSync(cast.growing, EVENT);
  expect(cast.finish()).toBe(HEAD + EVENT);
  expect(() => readFileSync(cast.growing)).toThrow("ENOENT");
});
