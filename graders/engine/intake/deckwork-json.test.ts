import { expect, test } from "vitest";
import { readForeignSettings } from "./deckwork-json.ts";

const read = (settings: unknown) =>
  readForeignSettings("1-greet/deckwork.json", JSON.stringify(settings));

const TOO_MUCH =
  '1-greet/deckwork.json has a command of more than 200 words, or with a word of more than 1000 characters, or with a NUL character in it; write {"build": ["make"], "run": ["./program"]}, each command as a list of words.';

test.each([
  ["of too many words", { run: Array.from({ length: 201 }, () => "x") }],
  ["with a word that is too long", { run: ["x".repeat(1001)] }],
  ["with a NUL in it", { run: ["a\0b"] }],
  ["that builds, with a NUL in it", { build: ["\0"], run: ["x"] }],
])("a command %s is refused in one sentence", (_, settings) => {
  expect(read(settings)).toBe(TOO_MUCH);
});

test("a command of many words is taken", () => {
  const run = Array.from({ length: 200 }, () => "x".repeat(1000));
  expect(read({ run })).toEqual({ build: [], run });
});
