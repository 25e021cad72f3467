/** Which errors of the compiler say why a program fails. */
import { expect, test } from "vitest";
import { complaintsOf, explains } from "./complaints.ts";

const WITHOUT_RESULT = { code: 7030, text: "Not all code paths return a value." };

test("a way without a result explains a failure, unless the type allows for it", () => {
  for (const source of ["function sign(n: number) {", "    return;", "const f = () => {"])
    expect(explains({ ...WITHOUT_RESULT, source }), source).toBe(true);
  for (const source of ["get shooter(): Player | undefined {", "const find = (): void | Card => {"])
    expect(explains({ ...WITHOUT_RESULT, source }), source).toBe(false);
});

test("a value of another type explains it, unless it is the same or undefined", () => {
  const [code, source] = [2322, "const rank: number = text;"];
  const is = (text: string) => explains({ code, text, source });
  expect(is("Type 'string' is not assignable to type 'number'.")).toBe(true);
  expect(is("Type 'number | undefined' is not assignable to type 'number'.")).toBe(false);
});

test("rules of style are not told of a program that fails", () => {
  const files = { "tiny/1-sum/sum.ts": "class Hand extends Pile {\n  toString() {}\n}\n" };
  const fault = (code: number) => ({
    ...{
      file: "exercises/tiny/1-sum/sum.ts",
      line: 2,
      column: 3,
      code,
      text: "It says.",
      reasons: [],
    },
  });
  const nothing = { unawaited: [], suspicions: [], reordered: [], loose: [] };
  const told = (...codes: readonly number[]) =>
    complaintsOf(["tiny/1-sum"], files, codes.map(fault), nothing);
  expect(told(4114)).toBeUndefined();
  expect(told(4114, 2322)).toMatchObject({ first: [{ code: 2322 }], more: 0 });
});

test("a constant of the starter need not be used, but a function of it has to be", () => {
  const file = "tiny/1-sum/sum.ts";
  const text = "const KING = 13;\nfunction add() {}\nconst OWN = 1;\n";
  const seen = (line: number) => {
    const unused = { kind: "unused", name: "it", file, line, column: 1 } as const;
    const all = { unawaited: [], suspicions: [unused], reordered: [], loose: [] };
    const given = { [file]: "const KING = 13;\nfunction add() {}\n" };
    return complaintsOf(["tiny/1-sum"], { [file]: text }, [], all, given) !== undefined;
  };
  expect([1, 2, 3].map(seen)).toEqual([false, true, true]);
});

test("a constant that the starter imports need not be used", () => {
  const file = "tiny/1-sum/sum.ts";
  const own = 'import { KING } from "./ranks.ts";\nimport { ACE } from "./aces.ts";\n';
  const told = (name: string, line: number) => {
    const unused = { kind: "unused", name, file, line, column: 10 } as const;
    const all = { unawaited: [], suspicions: [unused], reordered: [], loose: [] };
    const given = { [file]: own.split("\n")[0]! };
    return complaintsOf(["tiny/1-sum"], { [file]: own }, [], all, given) !== undefined;
  };
  expect([told("KING", 1), told("ACE", 2)]).toEqual([false, true]);
});

test("of several imports that are not used, one of the stage's own is told, and a type last", () => {
  const file = "tiny/1-sum/sum.ts";
  const lines = [
    'import { type Card, cut } from "../1-cards/cards.ts";',
    'import type { Suit } from "./suits.ts";',
    'import { deal } from "./deal.ts";',
  ];
  const told = (...names: readonly string[]) => {
    const suspicions = names.map((name) => {
      const line = lines.findIndex((one) => one.includes(name));
      const column = lines[line]!.indexOf(name) + 1;
      return { kind: "unused" as const, name, file, line: line + 1, column };
    });
    const all = { unawaited: [], suspicions, reordered: [], loose: [] };
    const said = complaintsOf(["tiny/1-sum"], { [file]: lines.join("\n") }, [], all);
    return said?.first.map(({ text }) => text);
  };
  expect(told("Card", "cut", "Suit", "deal")).toEqual(["deal", "cut", "Card", "Suit"]);
});

test("what is in a file that the program does not use explains nothing, and less so if it was given", () => {
  const [main, own, given] = ["tiny/1-sum/main.ts", "tiny/1-sum/own.ts", "tiny/1-sum/given.ts"];
  const files = { [main]: "sum();\n", [own]: "summ();\n", [given]: "total();\n" };
  const fault = (file: string) => ({
    ...{ file: `exercises/${file}`, line: 1, column: 1, code: 2304, reasons: [] },
    text: "Cannot find name.",
  });
  const saidOf = (uses: readonly string[]) => {
    const seen = { unawaited: [], suspicions: [], reordered: [], loose: [], uses };
    const faults = [given, own, main].map(fault);
    const told = complaintsOf(["tiny/1-sum"], files, faults, seen, { [given]: files[given]! });
    return told?.first.map((one) => [one.file, explains(one)]);
  };
  expect(saidOf([main])).toEqual([
    [main, true],
    [own, false],
  ]);
  expect(saidOf([])).toEqual([
    [given, true],
    [own, true],
    [main, true],
  ]);
});
