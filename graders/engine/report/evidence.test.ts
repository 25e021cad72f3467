import { expect, test } from "vitest";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import { readFacts } from "../guest/facts/read-facts.ts";
import { type Evidence, gatherEvidence, renderEvidence } from "./evidence.ts";

const NONE: Evidence = {
  structs: [],
  functions: 0,
  commented: 0,
  uncommented: [],
  authored: 0,
  unnamed: [],
  globals: [],
  modules: [],
  longest: undefined,
  longFunctions: [],
  crowdedMains: [],
  classes: 0,
  openClasses: [],
  mixedMethods: [],
  longLines: [],
  unreadable: [],
};

function evidenceOf(files: Record<string, string>): Evidence {
  const facts = Object.entries(files).map(([file, text]): [string, FileFacts] => [
    file,
    readFacts(text),
  ]);
  return gatherEvidence(new Map(facts));
}

function linesOf(evidence: Evidence): string[] {
  return renderEvidence(evidence)
    .filter(({ kind }) => kind !== "modules")
    .flatMap(({ lines }) => lines);
}

function functionOf(name: string, lines: number): string {
  return `function ${name}() {\n${"  work();\n".repeat(lines - 2)}}\n`;
}

test("no file gives no evidence", () => {
  expect(gatherEvidence(new Map())).toEqual(NONE);
});

test("structs are listed with their fields and file, in the order of the files", () => {
  const files = {
    "2/deck.ts": "export type Deck = { cards: Card[]; index: number };",
    "1/structs.ts": "export interface Card { rank: number; suit: Suit }\nclass Hand { count = 0 }",
  };
  expect(evidenceOf(files).structs).toEqual([
    { name: "Deck", fields: ["cards", "index"], file: "2/deck.ts" },
    { name: "Card", fields: ["rank", "suit"], file: "1/structs.ts" },
    { name: "Hand", fields: ["count"], file: "1/structs.ts" },
  ]);
});

test("functions without a comment are listed with their place", () => {
  const text = "/** Draws. */\nfunction draw() {}\nfunction sort() {}\nconst show = () => 1;\n";
  expect(evidenceOf({ "main.ts": text })).toEqual({
    ...NONE,
    modules: [{ file: "main.ts", functions: 3 }],
    functions: 3,
    commented: 1,
    uncommented: [
      { name: "sort", file: "main.ts", line: 3 },
      { name: "show", file: "main.ts", line: 4 },
    ],
    longest: { name: "draw", file: "main.ts", line: 2, lines: 1 },
  });
});

test("a function of 40 lines is not long, one of 41 is, and the longest comes first", () => {
  const files = {
    "a.ts": functionOf("fits", 40) + functionOf("long", 41),
    "b.ts": functionOf("main", 60),
  };
  const { longest, longFunctions } = evidenceOf(files);
  const main = { name: "main", file: "b.ts", line: 1, lines: 60 };
  expect(longest).toEqual(main);
  expect(longFunctions).toEqual([main, { name: "long", file: "a.ts", line: 41, lines: 41 }]);
});

test("a main.ts with more than 30 statements outside of functions is crowded", () => {
  const files = {
    "1/main.ts": "work();\n".repeat(30),
    "2/main.ts": "work();\n".repeat(31),
    "2/other.ts": "work();\n".repeat(31),
  };
  expect(evidenceOf(files).crowdedMains).toEqual([
    { file: "2/main.ts", statements: 31, lines: 31 },
  ]);
});

test("a main.ts that plays the game in one loop is crowded by its lines", () => {
  const text = `while (true) {\n${"  work();\n".repeat(50)}}\n`;
  expect(evidenceOf({ "main.ts": text }).crowdedMains).toEqual([
    { file: "main.ts", statements: 1, lines: 52 },
  ]);
});

test("the first ten long lines of a file are listed", () => {
  const long = `// ${"x".repeat(100)}\n`;
  const files = { "few.ts": `\n${long}`, "many.ts": long.repeat(13), "none.ts": "work();\n" };
  expect(evidenceOf(files).longLines).toEqual([
    { file: "few.ts", lines: [2], more: 0 },
    { file: "many.ts", lines: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], more: 3 },
  ]);
});

test("a file that cannot be analysed is listed with the reason", () => {
  expect(evidenceOf({ "deep.ts": "(".repeat(100_000) })).toEqual({
    ...NONE,
    modules: [{ file: "deep.ts", functions: 0 }],
    unreadable: [{ file: "deep.ts", reason: "it is nested too deeply" }],
  });
});

test("empty evidence takes three lines", () => {
  expect(linesOf(NONE)).toEqual([
    "Structs: none declared",
    "Comments: no functions to comment",
    "Functions: none",
  ]);
});

test("evidence is printed in plain lines", () => {
  const evidence: Evidence = {
    structs: [{ name: "Card", fields: ["rank", "suit"], file: "structs.ts" }],
    functions: 3,
    commented: 2,
    uncommented: [{ name: "row", file: "sheet.ts", line: 46 }],
    authored: 1,
    unnamed: [{ name: "show", file: "sheet.ts", line: 9 }],
    globals: [{ name: "next", file: "deck.ts", line: 7 }],
    modules: [{ file: "sheet.ts", functions: 2 }],
    longest: { name: "main", file: "main.ts", line: 3, lines: 120 },
    longFunctions: [{ name: "main", file: "main.ts", line: 3, lines: 120 }],
    crowdedMains: [{ file: "main.ts", statements: 1, lines: 52 }],
    classes: 0,
    openClasses: [],
    mixedMethods: [],
    longLines: [
      { file: "few.ts", lines: [2], more: 0 },
      { file: "many.ts", lines: [1, 2], more: 3 },
    ],
    unreadable: [{ file: "deep.ts", reason: "it is nested too deeply" }],
  };
  expect(linesOf(evidence)).toEqual([
    "Structs: 1",
    "  Card { rank, suit } in structs.ts",
    "Comments: 2 of 3 functions (66 %)",
    "  row (sheet.ts:46): no comment before it",
    "Authors: named in the comments of 1 of 3 functions",
    "  show (sheet.ts:9): @author has not been filled in",
    "Functions over 40 lines: 1",
    "  main (main.ts:3) takes 120 lines",
    "Outside functions: 1 statement in 52 lines of main.ts",
    "Variables outside functions, to look at: 1 (not counting main.ts)",
    "  next (deck.ts:7)",
    "Lines over 100 characters:",
    "  few.ts, line 2",
    "  many.ts, lines 1, 2 and 3 more",
    "deep.ts could not be analysed: it is nested too deeply",
  ]);
});

test("the longest function is named if none is too long", () => {
  const evidence = evidenceOf({
    "draw.ts": "// Draws.\n\nfunction draw() {}\n\n// Sorts.\nfunction sort() {\n}\n",
  });
  expect(linesOf(evidence)).toEqual([
    "Structs: none declared",
    "Comments: 1 of 2 functions (50 %)",
    "  draw (draw.ts:3): no comment before it",
    "Longest function: sort (draw.ts:6) with 2 lines",
  ]);
});

test("the first twelve entries of a long list are shown", () => {
  const structs = Array.from({ length: 14 }, (_, index) => ({
    name: `S${index}`,
    fields: [],
    file: "a.ts",
  }));
  expect(linesOf({ ...NONE, structs }).slice(0, 14)).toEqual([
    "Structs: 14",
    ...structs.slice(0, 12).map(({ name }) => `  ${name} {  } in a.ts`),
    "  and 2 more",
  ]);
});

test("for classes, open fields and methods that print and compute are listed", () => {
  const text = `class Deck {
  cards = [];
  #index = 0;
  draw() { print("drawn"); return this.#index++; }
  show() { print(String(this.cards)); }
  async askCard() { print("Which?"); return await ask("Card: "); }
}
class Card { readonly rank = 2; }
function helper() { print(1); return 2; }
`;
  const evidence = evidenceOf({ "deck.ts": text });
  expect(evidence).toMatchObject({
    classes: 2,
    openClasses: [{ name: "Deck", file: "deck.ts", line: 1, fields: ["cards"] }],
    mixedMethods: [{ name: "Deck.draw", file: "deck.ts", line: 4 }],
  });
  expect(linesOf(evidence)).toEqual(
    expect.arrayContaining([
      "Classes: 2, 1 of them with fields that can be changed from outside",
      "  Deck (deck.ts:1): cards",
      "Methods that both print and compute: 1",
      "  Deck.draw (deck.ts:4)",
    ]),
  );
});
