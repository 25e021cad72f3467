/** `similarity.md`, from the records of a results folder. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLedger } from "../course/ledger.ts";
import { recordOf } from "../course/record.ts";
import { TRACK } from "../for-tests/examples.ts";
import { submissionOf } from "../intake/read-submission.ts";
import { writeSimilarity } from "./similarity.ts";

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "deckwork-similarity-"));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const STAGE = "blackjack/2-deal";

/** A program of many lines, each of a different kind. */
function program(name: string, signs: string): string {
  const lines = [...signs].map(
    (sign, at) => `if (${name} ${sign} ${at}) ${name} ${sign}= ${name};`,
  );
  return lines.flatMap((line, at) => [line, `call(${`${name}, `.repeat(at)}${name});`]).join("\n");
}

function find(programs: Readonly<Record<string, string>>) {
  const ledger = openLedger(out);
  try {
    for (const [name, text] of Object.entries(programs)) {
      const files = { [`${STAGE}/main.ts`]: text };
      const result = { name, tracks: [], notes: [] };
      ledger.write(recordOf(result, submissionOf(name, files, ["blackjack"]), () => undefined));
    }
    const workbook = { root: out, tracks: [TRACK], toolkit: {} };
    const alike = writeSimilarity(ledger, workbook);
    return { alike, text: readFileSync(join(out, "similarity.md"), "utf8") };
  } finally {
    ledger.close();
  }
}

test("names who is alike, with the lines that they share; nothing that they wrote has an effect", () => {
  const nasty = "// ``` \x1b[31m <b>\n";
  const { alike, text } = find({
    "ann | <i>": nasty + program("one", "+-*/%&|^+-*/"),
    ben: nasty + program("two", "+-*/%&|^+-*/"),
    cid: program("three", "|^&%/*-+|^&%").replaceAll(/^call.*/gm, ""),
  });
  expect(alike.map(({ names, stage }) => [...names, stage])).toEqual([["ann | <i>", "ben", STAGE]]);
  expect(text).toContain("main.ts, lines 2 to ");
  expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  expect(text).toContain("## `ann | <i> and ben`: `blackjack/2-deal`, 100 %");
});

test("says it if no two are alike", () => {
  expect(find({ ann: "print(1);", ben: "print(1);" }).text).toContain(
    "No two programs of a stage are alike.",
  );
});
