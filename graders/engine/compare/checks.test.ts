import { describe, expect, test } from "vitest";
import { readFacts } from "../inside/facts/read-facts.ts";
import { applyCheck, type Check } from "./checks.ts";

const WANTED: Check = {
  kind: "declares",
  file: "structs.ts",
  types: { Card: ["rank", "suit"] },
  enums: { Suit: ["Clubs", "Diamonds"] },
};
const STRUCT = "export interface Card { rank: number; suit: Suit }\n";
const SUIT = "export enum Suit { Clubs, Diamonds }\n";

function missing(text: string, check = WANTED): string[] {
  return applyCheck(check, new Map([["structs.ts", readFacts(text)]]));
}

describe("a struct may be", () => {
  const ways = {
    "an interface": STRUCT,
    "an interface that is not exported": "interface Card { rank: number; suit: Suit }",
    "an interface with more fields, some optional":
      "interface Card { suit?: Suit; rank?: number; name: string }",
    "an interface that extends another":
      "interface Ranked { rank: number }\ninterface Card extends Ranked { suit: Suit }",
    "an interface in two parts": "interface Card { rank: number }\ninterface Card { suit: Suit }",
    "a type": "type Card = { rank: number; suit: Suit };",
    "a readonly type": "type Card = Readonly<{ rank: number; suit: Suit }>;",
    "a type of two parts": "type Ranked = { rank: number };\ntype Card = Ranked & { suit: Suit };",
    "another name of a type":
      "interface PlayingCard { rank: number; suit: Suit }\ntype Card = PlayingCard;",
    "a class with fields": "class Card { rank = 2; suit!: Suit; }",
    "a class with parameter properties":
      "class Card { constructor(readonly rank: number, public suit: Suit) {} }",
    "a class with accessors": "class Card { get rank() { return 2; } suit = 0; }",
    "a class that extends another":
      "class Ranked { rank = 2 }\nclass Card extends Ranked { suit = 0 }",
  };
  test.each(Object.entries(ways))("%s", (_, struct) => {
    expect(missing(struct + SUIT)).toEqual([]);
  });
});

describe("an enumeration may be", () => {
  const ways = {
    "an enum": SUIT,
    "a const enum": "const enum Suit { Clubs, Diamonds }",
    "an enum in capitals": "enum Suit { CLUBS, DIAMONDS }",
    "an enum in small letters, with texts": 'enum Suit { clubs = "c", diamonds = "d" }',
    "an object": "export const Suit = { Clubs: 0, Diamonds: 1 };",
    "an object as const":
      "export const Suit = { Clubs: 0, Diamonds: 1 } as const;\nexport type Suit = 0 | 1;",
    "a frozen object": "const Suit = Object.freeze({ Clubs: 0, Diamonds: 1 });",
    "a class with static fields":
      "class Suit { static readonly Clubs = 0; static readonly Diamonds = 1; }",
    "constants in capitals": "const CLUBS = 0;\nconst DIAMONDS = 1;",
    "exported constants as the members are written": "export const Clubs = 0, Diamonds = 1;",
    "constants that begin with its name": "const SUIT_CLUBS = 0;\nconst SuitDiamonds = 1;",
    "constants taken from a list": "const [CLUBS, DIAMONDS] = [0, 1];",
    "constants beside the starter's empty object":
      "export const Suit: any = {};\nconst CLUBS = 0;\nconst DIAMONDS = 1;",
  };
  test.each(Object.entries(ways))("%s", (_, suit) => {
    expect(missing(STRUCT + suit)).toEqual([]);
  });
});

test("a struct that is not there is asked for with its fields", () => {
  expect(missing(SUIT)).toEqual([
    "Looked for a struct Card { rank, suit } in structs.ts (interface, type or class) and found none.",
  ]);
});

test("a struct's name and fields are taken as they are written", () => {
  expect(missing(`interface card { rank: number; suit: Suit }\n${SUIT}`)).toEqual([
    "Looked for a struct Card { rank, suit } in structs.ts (interface, type or class) and found none.",
  ]);
  expect(missing(`interface Card { Rank: number; suit: Suit }\n${SUIT}`)).toEqual([
    "The struct Card in structs.ts lacks rank; it needs { rank, suit }.",
  ]);
});

test("an index signature, methods and static fields are no fields", () => {
  const struct = "class Card { [field: string]: any; static rank = 2; suit() {} }\n";
  expect(missing(struct + SUIT)).toEqual([
    "The struct Card in structs.ts lacks rank, suit; it needs { rank, suit }.",
  ]);
});

test("a type that is no object is no struct", () => {
  expect(missing(`type Card = any;\n${SUIT}`)).toEqual([
    "Looked for a struct Card { rank, suit } in structs.ts (interface, type or class) and found none.",
  ]);
});

test("an enumeration that is not there is asked for with its members", () => {
  expect(missing(`${STRUCT}const CLUBS = 0;`)).toEqual([
    "Looked for Suit { Clubs, Diamonds } in structs.ts (an enum, an object or constants) and did not find it all.",
  ]);
});

test("an enumeration's missing members are told", () => {
  expect(missing(`${STRUCT}enum Suit { Clubs, Hearts }`)).toEqual([
    "Suit in structs.ts lacks Diamonds; it needs { Clubs, Diamonds }.",
  ]);
});

test("the untouched starter lacks everything", () => {
  const starter =
    "export const Suit: any = {};\nexport type Suit = any;\nexport interface Card {\n  [field: string]: any;\n}\n";
  expect(missing(starter)).toEqual([
    "The struct Card in structs.ts lacks rank, suit; it needs { rank, suit }.",
    "Suit in structs.ts lacks Clubs, Diamonds; it needs { Clubs, Diamonds }.",
  ]);
});

test("names that every object has are not found where they are not declared", () => {
  const check: Check = {
    ...WANTED,
    types: { constructor: ["toString"] },
    enums: { toString: ["valueOf"] },
  };
  expect(missing("work();", check)).toEqual([
    "Looked for a struct constructor { toString } in structs.ts (interface, type or class) and found none.",
    "Looked for toString { valueOf } in structs.ts (an enum, an object or constants) and did not find it all.",
  ]);
});

test("a file that is not there is said to be missing", () => {
  expect(applyCheck(WANTED, new Map())).toEqual(["There is no structs.ts."]);
});

test("a file that cannot be read is told with the reason", () => {
  expect(missing("(".repeat(100_000))).toEqual([
    "structs.ts cannot be read: it is nested too deeply.",
  ]);
});

describe("a file with a syntax error passes no check, and the place of the error is told", () => {
  const ways = {
    "at its end": [`${STRUCT}${SUIT}@@ {{`, "3:5", "Property assignment expected"],
    "in its middle": [`${STRUCT}const = 1;\n${SUIT}`, "2:7", "Variable declaration expected"],
    "where a bracket is not closed": [`${SUIT}${STRUCT}function f() {`, "3:15", "'}' expected"],
    "behind a letter of two units": [`${STRUCT}${SUIT}"🂡" ) `, "3:5", "';' expected"],
  } as const;
  test.each(Object.entries(ways))("%s", (_, [text, place, says]) => {
    expect(missing(text)).toEqual([
      `There is a syntax error at structs.ts:${place} (${says}); mend it, then what the file declares is looked at.`,
    ]);
  });
});
