import { describe, expect, test } from "vitest";
import type { Run } from "../execute/outcome.ts";
import { readFacts } from "../guest/facts/read-facts.ts";
import type { Check } from "../workbook/check-settings.ts";
import type { Checked } from "./checked.ts";
import { applyCheck } from "./checks.ts";

const WANTED: Check = { kind: "only", file: "structs.ts", functions: [] };
const NO_CONTRACTS = new Map<Check, Checked>();

function missing(text: string, check = WANTED): string[] {
  const facts = new Map([["structs.ts", readFacts(text)]]);
  const checked = applyCheck(check, { facts, runs: [], contracts: NO_CONTRACTS });
  return checked.kind === "missing" ? [...checked.what] : [];
}

describe("a contract", () => {
  const check: Check = { kind: "contract", file: "structs.ts", of: ["Card"], text: "" };
  const facts = new Map([["structs.ts", readFacts("interface Card {}")]]);
  test("is what the compiler says", () => {
    const verdict: Checked = { kind: "missing", what: ["Card has rank."] };
    expect(applyCheck(check, { facts, runs: [], contracts: new Map([[check, verdict]]) })).toBe(
      verdict,
    );
  });
  test("is not checked if nobody asked", () => {
    expect(applyCheck(check, { facts, runs: [], contracts: NO_CONTRACTS })).toMatchObject({
      kind: "not checked",
    });
  });
});

test("a missing file is reported", () => {
  expect(applyCheck(WANTED, { facts: new Map(), runs: [], contracts: NO_CONTRACTS })).toEqual({
    kind: "missing",
    what: ["There is no structs.ts."],
  });
});

test("a file that cannot be read is reported with the reason", () => {
  expect(missing("(".repeat(100_000))).toEqual([
    "structs.ts cannot be read: it is nested too deeply.",
  ]);
});

const STRUCT = "export interface Card { rank: number; suit: Suit }\n";
const SUIT = "export enum Suit { Clubs, Diamonds }\n";

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
    contracts: NO_CONTRACTS,
  });
  return checked.kind === "missing" ? checked.what : [];
}

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
    not: ["old-maid", "main"],
    because: "any game may use it",
  };
  const factsOf = (files: Readonly<Record<string, string>>) =>
    new Map(Object.entries(files).map(([name, text]) => [name, readFacts(text)]));
  const lackingIn = (
    files: Readonly<Record<string, string>>,
    others: Readonly<Record<string, string>> = {},
    moved: Readonly<Record<string, string>> = {},
  ) => {
    const facts = factsOf(files);
    const checked = applyCheck(check, {
      facts,
      folder: "old-maid/2-shuffle",
      around: { facts: factsOf(others), moved },
      runs: [],
      contracts: NO_CONTRACTS,
    });
    return checked.kind === "missing" ? checked.what : [];
  };
  test.each([
    'import { rand } from "#toolkit/random.ts";\nexport * from "../1-deck/cards.ts";\nexport function deal() {}',
    'import { rand } from "../../../graders/toolkit/random.ts";\nexport function deal() { rand(); }',
    'export { deal } from "../1-deck/cards";',
    'export * from "./deal.mts";',
    'import { readFileSync } from "node:fs";\nexport function deal() {}',
    'import names from "./names.json" with { type: "json" };\nexport function deal() {}',
  ])("of what is allowed: %s", (text) => {
    expect(lacking(check, text)).toEqual([]);
  });
  test("of helpers that know no game", () => {
    expect(
      lackingIn({
        "cards.ts": 'export { deal } from "./deal.js";',
        "deal.ts": 'import "./names.ts"; import "./cards.ts";',
        "names.ts": 'import "#toolkit/random.ts";',
      }),
    ).toEqual([]);
  });
  test("not of helpers that know one", () => {
    expect(
      lackingIn({
        "cards.ts": 'export { deal } from "./deal";',
        "deal.mts": 'import "./names.ts"; import "./cards.ts";',
        "names.ts": 'import { pairs } from "../4-pairs/old-maid.ts";',
      }),
    ).toEqual(["names.ts must not import ../4-pairs/old-maid.ts: any game may use it."]);
  });
  test.each([
    'import { pairs } from "./old-maid.ts"; export function deal() {}',
    'import { pairs } from "./old-maid"; export function deal() {}',
    'export { pairs } from "./old-maid.ts"; export function deal() {}',
    'export async function deal() { await import("./old-maid.ts"); }',
    'import "../1-deck/old-maid.ts"; export function deal() {}',
    'const { pairs } = require("./old-maid.ts"); export function deal() {}',
    'const { pairs } = await import("./old-" + "maid.ts"); export function deal() {}',
    "",
  ])("not %j", (text) => {
    expect(lacking(check, text)).not.toEqual([]);
  });
  test.each([
    ["by the name of the folder", { "cards.ts": 'export * from "../2-shuffle/a.ts";' }],
    ["by the names of both", { "cards.ts": 'export * from "../../old-maid/2-shuffle/a.ts";' }],
    [
      "from a folder and back",
      { "cards.ts": 'export * from "./b/c.ts";', "b/c.ts": 'export * from "../a.ts";' },
    ],
  ])("are followed %s", (_, files) => {
    const all = { ...files, "a.ts": 'export * from "./old-maid.ts";' };
    expect(lackingIn(all)).toEqual(["a.ts must not import ./old-maid.ts: any game may use it."]);
  });
  test("are followed out of the stage", () => {
    const others = {
      "old-maid/lib/a.ts": 'export * from "./b.mjs";',
      "old-maid/lib/b.mts": 'export * from "../1-create-deck/old-maid.ts";',
      "old-maid/lib/c.ts": 'export * from "../1-create-deck/old-maid.ts";',
    };
    expect(lackingIn({ "cards.ts": 'export * from "../lib/a";' }, others)).toEqual([
      "../lib/b.mts must not import ../1-create-deck/old-maid.ts: any game may use it.",
    ]);
  });
  test("are followed from where the file was", () => {
    const others = { "old-maid/lib/a.ts": 'export * from "../old-maid.ts";' };
    const moved = { "old-maid/2-shuffle/cards.ts": "old-maid/cards.ts" };
    expect(lackingIn({ "cards.ts": 'export * from "./lib/a.ts";' }, others, moved)).toEqual([
      "../lib/a.ts must not import ../old-maid.ts: any game may use it.",
    ]);
  });
  test("of a helper that cannot be read may be anything", () => {
    const files = { "cards.ts": 'export * from "./a.ts";', "a.ts": "export const a = ;" };
    expect(lackingIn(files)).toEqual([
      "There is a syntax error at a.ts:1:18 (Expression expected); fix it first, so the check can read the file.",
    ]);
  });
  test("of another stage's file of the same name are not followed", () => {
    const files = {
      "cards.ts": 'export * from "../1-create-deck/a.ts";',
      "a.ts": 'export * from "./old-maid.ts";',
    };
    expect(lackingIn(files)).toEqual([]);
  });
});

describe("closed objects", () => {
  const closed = (text: string) => {
    const facts = new Map([["deck.ts", readFacts(text)]]);
    return applyCheck({ kind: "closed objects" }, { facts, runs: [], contracts: NO_CONTRACTS });
  };
  test.each([
    "class Deck { #cards: Card[] = []; }",
    "class Deck { private cards: Card[] = []; protected next = 0; }",
    "class Deck { readonly size = 52; readonly suit: Suit; readonly cards: readonly Card[] = []; }",
    "class Deck { constructor(private readonly cards: Card[], readonly name: string) {} }",
    "class Deck { static readonly RANKS = [2, 3]; static made = 0; }",
    "class Deck { draw = () => 1; deal() {} get size() { return 52; } }",
    "class Deck { readonly deal: (count: number) => Card[]; draw!: () => Card; }",
    "class Deck { readonly suits = [0, 1] as const; readonly names = Object.freeze({ a: 1 }); }",
    "class Deck { readonly cards: undefined | readonly Card[]; readonly size: { readonly all: number }; readonly count: Array<Card>['length']; }",
    'class CardError extends RangeError { override name = "CardError"; }',
    "const deck = { cards: [] };",
    "class Deck { #cards: Card[]; private next; constructor(readonly name: string) { this.#cards = []; this.next = 0; this.name = name; } }",
    "class Pile { protected cards: Card[] = []; }\nclass Deck extends Pile { constructor() { super(); this.cards = []; (this as any).cards = []; } }",
    'import { Pile } from "./pile.ts";\nclass Deck extends Pile { constructor() { super(); const self = this; self.cards = []; Object.assign(this, { next: 0 }); } }',
    "class Deck { private next = 0; reset = () => { (this as Mutable<Deck>).next = 0; }; constructor() { Object.assign(this, { next: 1 }); (this as any).draw = () => 1; } }",
    "class Deck { static made: number; static { this.made = 0; } deal() { return function (this: any) { this.cards = []; }; } }",
    "interface Deck { draw(): Card; deal: () => void; readonly size: number }\nclass Deck {}",
    "class Deck { set next(value: number) {} constructor() { this.next = 1; } }",
    "",
  ])("%s", (text) => {
    expect(closed(text)).toEqual({ kind: "passed" });
  });
  test.each([
    ["class Deck { cards: Card[] = []; }", "cards of Deck"],
    ["class Deck { readonly cards: Card[] = []; }", "cards of Deck"],
    ["class Deck { readonly cards = []; }", "cards of Deck"],
    ["class Deck { readonly taken = new Map<string, number>(); }", "taken of Deck"],
    ["class Deck { public next = 0; size = 52; }", "next, size of Deck"],
    ["class Deck { constructor(public cards: Card[]) {} }", "cards of Deck"],
    ["class Deck { constructor(readonly cards: Array<Card>) {} }", "cards of Deck"],
    ["export const Deck = class { cards: Card[] = []; };", "cards of Deck"],
    ["class Deck { constructor() { (this as any).cards = []; } }", "cards of Deck"],
    ["class Deck { constructor() { this.cards = []; this.next = 0; } }", "cards, next of Deck"],
    ["class Deck { start() { const self: any = this; self['cards'] = []; } }", "cards of Deck"],
    ["class Deck { start = () => { Object.assign(this, { cards: [] }); }; }", "cards of Deck"],
    ["class Pile {}\nclass Deck extends Pile { start() { this.cards = []; } }", "cards of Deck"],
    ["class Deck extends Pile { start() { (<any>this).cards = []; } }", "cards of Deck"],
    ["interface Deck { cards: Card[]; next: number }\nclass Deck {}", "cards, next of Deck"],
    ["function make() { return new (class Deck { cards: Card[] = []; })(); }", "cards of Deck"],
    ["namespace Game { export class Deck { cards: Card[] = []; } }", "cards of Deck"],
    ["class Deck { [field: string]: any; }", "every field of Deck"],
    ["class Deck { [KEY] = 1; }", "a field with a computed name of Deck"],
    [
      "class Deck { readonly seen = new WeakMap(); readonly bytes = new Uint8Array(52); }",
      "seen, bytes",
    ],
    [
      "class Deck { readonly pair: [Card, Card]; readonly by: { rank: number } | undefined; }",
      "pair, by",
    ],
    ["class Deck {", "syntax error"],
  ])("not %s", (text, says) => {
    expect(closed(text)).toEqual({ kind: "missing", what: [expect.stringContaining(says)] });
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
  const of = (...runs: ReturnType<typeof run>[]) =>
    applyCheck(check, { facts: new Map(), runs, contracts: NO_CONTRACTS });
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
  ])("one for each line, %s", (_, pauses) => {
    expect(of(run(TWICE, pauses), run("Bust\n", []))).toEqual({ kind: "passed" });
  });
  test.each<[string, Pauses, string]>([
    ["none at all", [], "but never pauses there."],
    ["too few", [{ at: 13, seconds: 2 }], "but pauses there 1 time."],
    ["without a place", [{ seconds: 2 }, { seconds: 2 }], "It pauses at another place."],
    [
      "too short",
      [
        { at: 13, seconds: 1 },
        { at: 32, seconds: 1 },
      ],
      "but pauses there for 1 second.",
    ],
    [
      "too long",
      [
        { at: 13, seconds: 4 },
        { at: 32, seconds: 3 },
      ],
      "but pauses there for 4 seconds.",
    ],
    [
      "all at the start",
      Array.from({ length: 60 }, () => ({ at: 0, seconds: 2 })),
      "It pauses at another place.",
    ],
    [
      "after the table",
      [
        { at: 16, seconds: 2 },
        { at: 32, seconds: 2 },
      ],
      "It pauses at another place.",
    ],
    [
      "not waited for",
      [
        { at: 13, seconds: 2, waited: false },
        { at: 32, seconds: 2, waited: false },
        { at: 36, seconds: 2 },
      ],
      "It starts a pause there, but goes on without waiting for it: is an await missing?",
    ],
  ])("%s", (_, pauses, says) => {
    expect(of(run(TWICE, pauses))).toMatchObject({
      kind: "missing",
      what: expect.arrayContaining([expect.stringContaining(says)]),
    });
  });
  test("are missing if the line is never printed", () => {
    expect(of(run("", [{ at: 0, seconds: 2 }]))).toMatchObject({ kind: "missing" });
  });
  test("that a program hides are missing", () => {
    expect(of(run("Dealer hits.\n"))).toMatchObject({ kind: "missing" });
  });
  test("that cannot be seen are not checked", () => {
    expect(of()).toMatchObject({ kind: "not checked" });
  });

  describe("in another language", () => {
    const unread = "it is C";
    const inC = (...runs: ReturnType<typeof run>[]) =>
      applyCheck(check, { facts: new Map(), runs, contracts: NO_CONTRACTS, unread });
    test("need no place", () => {
      expect(inC(run(TWICE, [{ seconds: 2 }, { seconds: 2 }]), run("Bust\n", []))).toEqual({
        kind: "passed",
      });
      expect(inC(run(TWICE, [{ seconds: 2 }]))).toMatchObject({
        kind: "missing",
        what: [expect.stringContaining("but pauses there 1 time.")],
      });
    });
    test("that cannot be seen are not checked", () => {
      expect(inC(run("Dealer hits.\n"))).toMatchObject({ kind: "not checked" });
    });
    test("are not sent to the toolkit", () => {
      expect(inC(run("Dealer hits.\n", []))).toEqual({
        kind: "missing",
        what: [
          'After "Dealer hits." it should pause for 2 seconds: it prints this 1 time, but never pauses there.',
        ],
        seen: "run",
      });
    });
  });
});

test("a different language is not read", () => {
  const unread = "this is another language";
  expect(
    applyCheck(WANTED, { facts: new Map(), runs: [], contracts: NO_CONTRACTS, unread }),
  ).toEqual({
    kind: "not checked",
    because: unread,
  });
});
