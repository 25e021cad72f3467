import { describe, expect, test } from "vitest";
import type { Run } from "../execute/outcome.ts";
import { readFacts } from "../guest/facts/read-facts.ts";
import type { Check } from "../workbook/check-settings.ts";
import { applyCheck } from "./checks.ts";

const WANTED: Check = {
  kind: "declares",
  file: "structs.ts",
  types: { Card: ["rank", "suit"] },
  enums: { Suit: ["Clubs", "Diamonds"] },
};
const STRUCT = "export interface Card { rank: number; suit: Suit }\n";
const SUIT = "export enum Suit { Clubs, Diamonds }\n";

function missing(text: string, check = WANTED): string[] {
  const facts = new Map([["structs.ts", readFacts(text)]]);
  const checked = applyCheck(check, { facts, runs: [] });
  return checked.kind === "missing" ? [...checked.what] : [];
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
    "an enum in lower case, with texts": 'enum Suit { clubs = "c", diamonds = "d" }',
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

test("a missing struct is named with its fields", () => {
  expect(missing(SUIT)).toEqual([
    "Looked for a struct Card { rank, suit } in structs.ts (interface, type or class) and found none.",
  ]);
});

test("a struct's name and fields are case-sensitive", () => {
  expect(missing(`interface card { rank: number; suit: Suit }\n${SUIT}`)).toEqual([
    "Looked for a struct Card { rank, suit } in structs.ts (interface, type or class) and found none.",
  ]);
  expect(missing(`interface Card { Rank: number; suit: Suit }\n${SUIT}`)).toEqual([
    "The struct Card in structs.ts lacks rank; it needs { rank, suit }.",
  ]);
});

test("an index signature, methods and static fields do not count as fields", () => {
  const struct = "class Card { [field: string]: any; static rank = 2; suit() {} }\n";
  expect(missing(struct + SUIT)).toEqual([
    "The struct Card in structs.ts lacks rank, suit; it needs { rank, suit }.",
  ]);
});

test("a type that is not an object is not a struct", () => {
  expect(missing(`type Card = any;\n${SUIT}`)).toEqual([
    "Looked for a struct Card { rank, suit } in structs.ts (interface, type or class) and found none.",
  ]);
});

test("a missing enumeration is named with its members", () => {
  expect(missing(`${STRUCT}const CLUBS = 0;`)).toEqual([
    "Looked for Suit { Clubs, Diamonds } in structs.ts (an enum, an object or constants) and did not find all of it.",
  ]);
});

test("an enumeration's missing members are named", () => {
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

test("names that every object has are not found unless they are declared", () => {
  const check: Check = {
    ...WANTED,
    types: { constructor: ["toString"] },
    enums: { toString: ["valueOf"] },
  };
  expect(missing("work();", check)).toEqual([
    "Looked for a struct constructor { toString } in structs.ts (interface, type or class) and found none.",
    "Looked for toString { valueOf } in structs.ts (an enum, an object or constants) and did not find all of it.",
  ]);
});

test("a missing file is reported", () => {
  expect(applyCheck(WANTED, { facts: new Map(), runs: [] })).toEqual({
    kind: "missing",
    what: ["There is no structs.ts."],
  });
});

test("a file that cannot be read is reported with the reason", () => {
  expect(missing("(".repeat(100_000))).toEqual([
    "structs.ts cannot be read: it is nested too deeply.",
  ]);
});

describe("a file with a syntax error passes no check, and the place of the error is named", () => {
  const ways = {
    "at its end": [`${STRUCT}${SUIT}@@ {{`, "3:5", "Property assignment expected"],
    "in its middle": [`${STRUCT}const = 1;\n${SUIT}`, "2:7", "Variable declaration expected"],
    "where a bracket is not closed": [`${SUIT}${STRUCT}function f() {`, "3:15", "'}' expected"],
    "after a letter of two units": [`${STRUCT}${SUIT}"🂡" ) `, "3:5", "';' expected"],
  } as const;
  test.each(Object.entries(ways))("%s", (_, [text, place, says]) => {
    expect(missing(text)).toEqual([
      `There is a syntax error at structs.ts:${place} (${says}); fix it first, so the check can read the file.`,
    ]);
  });
});

/** What a check misses in a source. */
function lacking(check: Check, text: string): readonly string[] {
  const checked = applyCheck(check, {
    facts: new Map([["cards.ts", readFacts(text)]]),
    runs: [],
  });
  return checked.kind === "missing" ? checked.what : [];
}

describe("signatures", () => {
  const check: Check = {
    kind: "signatures",
    file: "cards.ts",
    functions: { turn: ["player: Card[]", "computer: Card[]"], shuffle: ["deck"] },
  };
  const shuffle = "export function shuffle(deck: Card[]) {}\n";
  test.each([
    "export function turn(player: Card[], computer: Card[]) {}",
    "export async function turn(player: Card[], computer: Array<Card>): Promise<void> {}",
    "export const turn = async (player: Card[], computer: Card[]) => {};",
    "function turn(player: Card[], computer: Card[]) {}\nexport { turn };",
  ])("%s", (turn) => {
    expect(lacking(check, shuffle + turn)).toEqual([]);
  });
  test.each([
    ["", "found none"],
    ["function turn(player: Card[], computer: Card[]) {}", "Export turn"],
    ["export function turn(computer: Card[], player: Card[]) {}", "turn(computer: Card[], player"],
    ["export function turn(player: Card[]) {}", "turn(player: Card[])"],
    ["export function turn(player, computer) {}", "turn(player, computer)"],
    ["export function turn(player: Card[], computer: Card[], seed: number) {}", "seed"],
  ])("not %j", (turn, says) => {
    expect(lacking(check, shuffle + turn).join(" ")).toContain(says);
  });
});

describe("only main", () => {
  const check: Check = { kind: "only", file: "cards.ts", functions: ["main"] };
  test.each([
    'import { a } from "./a.ts";\nasync function main() { const b = a(); }\nawait main();',
    "main();\nfunction main() {}",
  ])("%j", (text) => {
    expect(lacking(check, text)).toEqual([]);
  });
  test.each([
    "",
    "console.log(1);",
    "const main = 1, deck = 2;",
    "function main() {}\nfunction deal() {}\nmain();",
    "function main() {}\nmain();\nconsole.log(1);",
    "function main() {}\nlet deck = [];\nmain();",
  ])("not %j", (text) => {
    expect(lacking(check, text)).not.toEqual([]);
  });
});

describe("imports", () => {
  const check: Check = {
    kind: "imports",
    file: "cards.ts",
    from: ["#toolkit/", "../1-deck/cards.ts"],
    because: "any game may use it",
  };
  test("of what is allowed", () => {
    const text =
      'import { rand } from "#toolkit/random.ts";\nexport * from "../1-deck/cards.ts";\nexport function deal() {}';
    expect(lacking(check, text)).toEqual([]);
  });
  test.each([
    'import { pairs } from "./old-maid.ts"; export function deal() {}',
    'export { pairs } from "./old-maid.ts"; export function deal() {}',
    'export async function deal() { await import("./old-maid.ts"); }',
    'import "../1-deck/old-maid.ts"; export function deal() {}',
    "",
  ])("not %j", (text) => {
    expect(lacking(check, text)).not.toEqual([]);
  });
});

test("a header comment needs enough words to say something", () => {
  const check: Check = {
    kind: "header comment",
    file: "cards.ts",
    words: 5,
    says: "what the extra does",
  };
  expect(lacking(check, "// Seven decks and five players.\nwork();")).toEqual([]);
  expect(lacking(check, "// Seven decks.\nwork();")).toEqual([
    "Begin cards.ts with a comment of 5 words or more that says what the extra does; it has 2 now.",
  ]);
});

describe("pauses", () => {
  const check: Check = { kind: "pauses", after: "Dealer hits.", seconds: 2 };
  type Pauses = NonNullable<Run["pauses"]>;
  const run = (stdout: string, pauses?: Pauses) => ({
    stdout,
    stderr: "",
    ended: { how: "exit" as const, status: 0 },
    ...(pauses ? { pauses } : {}),
  });
  const of = (...runs: ReturnType<typeof run>[]) => applyCheck(check, { facts: new Map(), runs });
  const TWICE = "Dealer hits.\n\n Q\n  Dealer hits.\r\n K\n";
  test.each<[string, Pauses]>([
    [
      "before the line end and before the table",
      [
        { at: 12, seconds: 2 },
        { at: 33, seconds: 2 },
      ],
    ],
    [
      "after an empty line",
      [
        { at: 14, seconds: 2 },
        { at: 31, seconds: 2 },
      ],
    ],
    [
      "in parts",
      [
        { at: 13, seconds: 1 },
        { at: 14, seconds: 1 },
        { at: 32, seconds: 2 },
      ],
    ],
    [
      "a little too long",
      [
        { at: 13, seconds: 2.003 },
        { at: 32, seconds: 2 },
      ],
    ],
    [
      "and more elsewhere",
      [
        { at: 0, seconds: 9 },
        { at: 13, seconds: 2 },
        { at: 32, seconds: 2 },
      ],
    ],
    ["of another language, without a place", [{ seconds: 2 }, { seconds: 2 }]],
  ])("one for each line, %s", (_, pauses) => {
    expect(of(run(TWICE, pauses), run("Bust\n", []))).toEqual({ kind: "passed" });
  });
  test.each<[string, Pauses, string]>([
    ["none at all", [], "but never pauses there."],
    ["too few", [{ at: 13, seconds: 2 }], "but pauses there 1 time."],
    ["too few of another language", [{ seconds: 2 }], "but pauses there 1 time."],
    [
      "too short",
      [
        { at: 13, seconds: 1 },
        { at: 32, seconds: 1 },
      ],
      "but never pauses there.",
    ],
    [
      "too long",
      [
        { at: 13, seconds: 4 },
        { at: 32, seconds: 3 },
      ],
      "but never pauses there.",
    ],
    [
      "all at the start",
      Array.from({ length: 60 }, () => ({ at: 0, seconds: 2 })),
      "but never pauses there; it pauses at another place.",
    ],
    [
      "after the table",
      [
        { at: 16, seconds: 2 },
        { at: 32, seconds: 2 },
      ],
      "but pauses there 1 time; it pauses at another place.",
    ],
    [
      "not waited for",
      [
        { at: 13, seconds: 2, waited: false },
        { at: 32, seconds: 2, waited: false },
        { at: 36, seconds: 2 },
      ],
      "but never pauses there; it starts a pause and goes on without waiting for it (is an await missing?).",
    ],
  ])("%s", (_, pauses, says) => {
    expect(of(run(TWICE, pauses))).toMatchObject({
      kind: "missing",
      what: [expect.stringContaining(says)],
    });
  });
  test("are missing if the line is never printed", () => {
    expect(of(run("", [{ at: 0, seconds: 2 }]))).toMatchObject({ kind: "missing" });
  });
  test("that cannot be seen are not checked", () => {
    expect(of(run("Dealer hits.\n"))).toMatchObject({ kind: "not checked" });
    expect(of()).toMatchObject({ kind: "not checked" });
  });
  test("in another language are not sent to the toolkit", () => {
    const runs = [run("Dealer hits.\n", [])];
    expect(applyCheck(check, { facts: new Map(), runs, unread: "it is C" })).toEqual({
      kind: "missing",
      what: [
        'After "Dealer hits." it should pause for 2 seconds: it prints this 1 time, but never pauses there.',
      ],
      seen: "run",
    });
  });
});

test("a different language is not read", () => {
  const unread = "this is another language";
  expect(applyCheck(WANTED, { facts: new Map(), runs: [], unread })).toEqual({
    kind: "not checked",
    because: unread,
  });
});
