/** What the compilers have said is used again only if nothing has changed that it depends on. */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openSession, type Session } from "../sandbox/session.ts";
import { type Files, openBuilder } from "./build.ts";
import { checkTypes } from "./check-types.ts";
import { type KeptAnswers, openKeptAnswers } from "./kept-answers.ts";

const session = openSession();
const compilerless: Session = Object.create(session, {
  compiled: { value: { ...session.compiled, builder: join(session.folder, "no-builder.cjs") } },
  typescript: { value: undefined },
});
const place = mkdtempSync(join(tmpdir(), "deckwork-kept-"));
afterAll(() => {
  session.close();
  rmSync(place, { recursive: true, force: true });
});

let serial = 0;
const newFolder = () => join(place, `answers-${serial++}`);
const always = () => true;

/** Asks for a number, and counts how often it is made. */
function counting(kept: KeptAnswers) {
  const ask = (question: unknown, isFinal = always) =>
    kept.answer(question, async () => ++ask.made, isFinal);
  ask.made = 0;
  return ask;
}

test("an answer is kept for the next command, and another question gets its own", async () => {
  const folder = newFolder();
  const first = counting(openKeptAnswers(folder, "secret 1"));
  expect([await first("a"), await first("b"), await first("a")]).toEqual([1, 2, 1]);
  const next = counting(openKeptAnswers(folder, "secret 2"));
  expect([await next("b"), await next("a"), await next("c")]).toEqual([2, 1, 1]);
});

test("an answer that may be another the next time is not kept", async () => {
  const folder = newFolder();
  const ask = counting(openKeptAnswers(folder, "secret"));
  expect([await ask("a", () => false), await ask("a")]).toEqual([1, 2]);
});

test("the secret of a command is not kept: the next one finds its own in its place", async () => {
  const folder = newFolder();
  const say = (secret: string) =>
    openKeptAnswers(folder, secret).answer(
      `print("${secret}")`,
      async () => ({ code: `log("${secret}")` }),
      always,
    );
  await say("3b1c");
  expect(await say("9f22")).toEqual({ code: 'log("9f22")' });
  expect(readdirSync(folder)).toHaveLength(1);
});

test("those that nobody has asked for longest are forgotten", async () => {
  const folder = newFolder();
  const ask = counting(openKeptAnswers(folder, "secret"));
  const askAll = async (from: number) => {
    for (let question = from; question < from + 150; question++) await ask(question);
  };
  await ask("earlier stage");
  await askAll(0);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 1, 1);
  expect(await ask("earlier stage")).toBe(1);
  await askAll(150);
  const { length } = readdirSync(folder);
  expect([length > 100, length <= 200]).toEqual([true, true]);
  expect([await ask("earlier stage"), await ask(299)]).toEqual([1, 301]);
});

test("they are behind while a file is younger, or there are none", async () => {
  const exercises = newFolder();
  mkdirSync(exercises);
  const file = join(exercises, "main.ts");
  writeFileSync(file, "");
  const kept = openKeptAnswers(newFolder(), "secret");
  expect(kept.isBehind(exercises)).toBe(true);
  utimesSync(file, 1, 1);
  await counting(kept)("a");
  expect(kept.isBehind(exercises)).toBe(false);
  const soon = Date.now() / 1000 + 60;
  utimesSync(file, soon, soon);
  expect(kept.isBehind(exercises)).toBe(true);
  expect(kept.isBehind(join(exercises, "no-folder"))).toBe(false);
  utimesSync(file, 1, 1);
  symlinkSync("circle", join(exercises, "circle"));
  utimesSync(exercises, 1, 1);
  expect(kept.isBehind(exercises)).toBe(false);
});

test("where nothing can be kept, every answer is made", async () => {
  const file = join(place, "a-file");
  writeFileSync(file, "");
  chmodSync(file, 0o444);
  const ask = counting(openKeptAnswers(join(file, "answers"), "secret"));
  expect([await ask("a"), await ask("a")]).toEqual([1, 2]);
});

const FILES = { "t/1-a/main.ts": `export const a: number = 1; console.log("a");` };
const BESIDE = { "t/1-a/main.ts": "export const a = 1;", "t/1-a/b.ts": "export const b = 2;" };

async function built(session: Session, kept: KeptAnswers, files: Files) {
  const builder = openBuilder(session, { "console.ts": "" }, undefined, kept);
  onTestFinished(builder.close);
  const builds = await builder.build({ files, stages: ["t/1-a"] });
  return { build: builds.get("t/1-a"), facts: [...(await builder.facts([files]))] };
}

test("a program is built and read once; without a compiler, only a changed one lacks", async () => {
  const kept = openKeptAnswers(newFolder(), "secret");
  const first = await built(session, kept, FILES);
  expect(first.build?.kind).toBe("built");
  expect(await built(compilerless, kept, FILES)).toEqual(first);
  await expect(built(compilerless, kept, BESIDE)).rejects.toThrow("The compiler does not start");
});

test("types are checked once", async () => {
  const kept = openKeptAnswers(newFolder(), "secret");
  const request = { files: FILES, given: {}, roots: ["exercises/t/1-a/main.ts"], node: false };
  const first = await checkTypes(session, request, kept);
  expect(first.kind).toBe("checked");
  expect(await checkTypes(compilerless, request, kept)).toEqual(first);
  const changed = { ...request, files: BESIDE };
  expect((await checkTypes(compilerless, changed, kept)).kind).toBe("unavailable");
});
