import { describe, expect, test } from "vitest";
import { type FunctionFacts, NOTHING } from "./file-facts.ts";
import { openBraceIn } from "./parse.ts";
import { readFacts } from "./read-facts.ts";

/** The facts of a function in these tests; other tests are about what it does. */
function made(
  name: string,
  facts: Partial<FunctionFacts> = {},
): Omit<FunctionFacts, "parameterTypes" | "result" | "asks" | "prints" | "computes"> {
  return {
    name,
    parameters: [],
    line: 1,
    lines: 1,
    documented: false,
    ...facts,
  };
}

const DEEP = "it is nested too deeply";

describe("a whole file", () => {
  const text = `/**
 * Draws cards.
 */
import { print } from "#toolkit/console.ts";

/** The suits. */
export enum Suit { Clubs, Spades }

export interface Card { rank: number; suit: Suit }

const SIZE = 52;

/** Draws one. */
export function draw(deck: Card[]): Card {
  return deck.pop()!;
}

print(\`\${draw([])}\`);
`;
  const facts = {
    types: [{ name: "Card", fields: ["rank", "suit"], written: ["number", "Suit"] }],
    exports: ["Suit", "Card", "draw"],
    enums: [{ name: "Suit", members: ["Clubs", "Spades"] }],
    constants: ["SIZE"],
    functions: [
      made("draw", {
        parameters: ["deck"],
        parameterTypes: ["Card[]"],
        computes: true,
        line: 14,
        lines: 3,
        documented: true,
      }),
    ],
    imports: ["#toolkit/console.ts"],
    headerWords: 2,
    declared: ["Suit", "Card", "SIZE", "draw"],
    classes: [],
    longLines: [],
    looseStatements: 1,
    looseLines: 1,
  };

  test("gives its facts", () => {
    expect(readFacts(text)).toMatchObject(facts);
  });

  test("gives the same facts with the line ends of Windows", () => {
    expect(readFacts(text.replaceAll("\n", "\r\n"))).toMatchObject(facts);
  });

  test("gives nothing when it is empty", () => {
    expect(readFacts("")).toEqual(NOTHING);
  });
});

describe("types", () => {
  const typesOf = (text: string) =>
    readFacts(text).types.map(({ name, fields }) => ({ name, fields }));

  test("give the types of their fields as they are written, without spaces", () => {
    const text =
      "class Deck { index = 0; constructor(public cards: Array< Card >, private top?: Card) {} get next(): Card | undefined { return; } }";
    expect(readFacts(text).types).toEqual([
      {
        name: "Deck",
        fields: ["index", "cards", "top", "next"],
        written: ["", "Array<Card>", "", "Card|undefined"],
      },
    ]);
  });

  test("a class gives the fields of its instances, however they are declared, and no method", () => {
    const text = `class Deck {
      #secret = 1;
      index = 0;
      "the cards": Card[] = [];
      ["top"]?: Card;
      static size = 52;
      shuffle = () => {};
      constructor(readonly seed: number, plain: number) {}
      draw() {}
      get count() { return 0; }
      set count(value) {}
    }`;
    const fields = ["#secret", "index", "the cards", "top", "seed", "count"];
    expect(typesOf(text)).toEqual([{ name: "Deck", fields }]);
  });

  test("an interface gives its optional fields and no method", () => {
    const text = "\nexport default interface Card { rank?: number; show(): void; suit: Suit }";
    expect(typesOf(text)).toEqual([{ name: "Card", fields: ["rank", "suit"] }]);
  });

  test("inherited fields come first, over several steps and in any order of declaration", () => {
    const text = "type C = B & { c: 1 };\ninterface B extends A { b: 1 }\nclass A { a = 1 }\n";
    expect(typesOf(text)).toEqual([
      { name: "C", fields: ["a", "b", "c"] },
      { name: "B", fields: ["a", "b"] },
      { name: "A", fields: ["a"] },
    ]);
  });

  test("an alias of a struct in the file is a struct; an alias of anything else is not", () => {
    const text =
      "interface A { a: 1 }\ntype B = (Readonly<A>);\ntype N = number;\ntype I = Imported;\ntype U = A | N;";
    expect(typesOf(text)).toEqual([
      { name: "A", fields: ["a"] },
      { name: "B", fields: ["a"] },
    ]);
  });

  test("declarations of one name add up", () => {
    const text = "interface A { a: 1 }\ninterface A { b: 1 }";
    expect(typesOf(text)).toEqual([{ name: "A", fields: ["a", "b"] }]);
  });

  test("types that extend each other in a circle end", () => {
    const text = "interface A extends B { a: 1 }\ninterface B extends A { b: 1 }\ntype C = C;";
    expect(typesOf(text)).toEqual([
      { name: "A", fields: ["b", "a"] },
      { name: "B", fields: ["a", "b"] },
    ]);
  });
});

describe("enumerations and constants", () => {
  const enumsOf = (text: string) => readFacts(text).enums;

  test("an enum gives its members", () => {
    expect(enumsOf('enum Suit { Clubs = 1, "Spades" = 2 }')).toEqual([
      { name: "Suit", members: ["Clubs", "Spades"], plain: false },
    ]);
    expect(enumsOf("enum Suit { Clubs, Spades }")).toEqual([
      { name: "Suit", members: ["Clubs", "Spades"], plain: true },
    ]);
  });

  test.each([
    "const Suit = { Clubs: 0, Spades: 2 - 1 };",
    "export const Suit = { Clubs: 0, Spades: 1 } as const;",
    "const Suit = <const>({ Clubs: 0, Spades: 1, show() {}, all: () => [] });",
    "const Suit = Object.freeze({ Clubs: 0, Spades: 1 } satisfies Numbers);",
    "class Suit { static Clubs = 0; static readonly Spades = 1; static all() {} }",
  ])("members are those of %s", (text) => {
    expect(enumsOf(text)).toEqual([{ name: "Suit", members: ["Clubs", "Spades"], plain: false }]);
  });

  test("a variable, or an object inside a function, is not an enumeration", () => {
    expect(enumsOf("let a = { b: 1 };\nfunction f() { const c = { d: 1 }; }")).toEqual([]);
  });

  test.each([
    "const Suit = { Clubs: undefined!, Spades: null as unknown as 1 };",
    "const no = undefined as any;\nconst Suit = { Clubs: no, Spades: no || no, no };",
    "class Suit { static Clubs: 0; static readonly Spades = [][0]; }",
    "declare enum Suit { Clubs, Spades }",
    "const no = undefined as any;\nenum Suit { Clubs = no, Spades = no }",
  ])("members that may have no value do not count: %s", (text) => {
    expect(enumsOf(text)).toEqual([{ name: "Suit", members: [], plain: false }]);
  });

  test("constants are those at the top level that have a value for sure", () => {
    const text =
      "export const A = 1, B = A + 1, C = [A], [D] = C, E = f(), F = null as unknown as 5;\nlet no = 1;\nfunction f() { const inner = 1; }";
    expect(readFacts(text).constants).toEqual(["A", "B", "C"]);
  });
});

describe("functions", () => {
  const functionsOf = (text: string) => readFacts(text).functions;

  test("are found in any form, in reading order", () => {
    const text = `function a() {}
const b = () => 1;
export const c = async function other() {};
class D {
  constructor() {}
  e() { const inner = () => 1; }
  f = () => 1;
  get no() { return 1; }
}
const g = { h() {}, i: () => 1 };
run(function j() {}, () => 1, { onEnd: () => 1, k() {} });
`;
    expect(functionsOf(text)).toMatchObject([
      made("a"),
      made("b", { line: 2 }),
      made("c", { line: 3 }),
      made("D.e", { line: 6 }),
      made("D.f", { line: 7 }),
      made("inner", { line: 6 }),
      made("g.h", { line: 10 }),
      made("g.i", { line: 10 }),
      made("j", { line: 11 }),
      made("k", { line: 11 }),
    ]);
  });

  test("give their parameters by the names they bind", () => {
    const text = "function f(this: Deck, a, b = 1, { c, d: [e] }, [g], ...h) {}";
    expect(functionsOf(text)).toMatchObject([
      made("f", { parameters: ["a", "b", "{ c, e }", "[g]", "h"] }),
    ]);
  });

  test("take the lines from their name's to their last", () => {
    const text = "/** A\n * comment. */\nexport const f = (\n  a: number,\n) => {\n  return a;\n};";
    expect(functionsOf(text)).toMatchObject([
      made("f", { parameters: ["a"], line: 3, lines: 5, documented: true }),
    ]);
  });

  test.each([
    "/** Draws. */\nfunction f() {}",
    "// Draws.\nfunction f() {}",
    "/* Draws. */ function f() {}",
    "// Draws.\nexport const f = () => 1;",
    "work();\n// Draws.\n\nfunction f() {}",
    "// The file.\n\n// Draws.\nfunction f() {}",
    "/** Draws. */\r\nfunction f() {}",
    "/** Draws. */\nfunction f(a: 1): 1;\nfunction f(a: 2): 2;\nfunction f(a) { return a; }",
    "class D {\n  /** Draws. */\n  f() {}\n}",
  ])("are documented by a comment: %j", (text) => {
    expect(functionsOf(text).map(({ documented }) => documented)).toEqual([true]);
  });

  test.each([
    "function f() {}",
    "/** The file. */\n\nfunction f() {}",
    "/** The file. */\r\n\r\nfunction f() {}",
    "work(); // Works.\nfunction f() {}",
    "// ----------\nfunction f() {}",
    "function f() {\n  // Inside.\n}",
  ])("are not documented: %j", (text) => {
    expect(functionsOf(text).map(({ documented }) => documented)).toEqual([false]);
  });
});

describe("imports", () => {
  test("are found in any form", () => {
    const text = `import "./a.ts";
import b, { c as d, type E } from "./b.ts";
import * as f from "./f.ts";
import g = require("./g.ts");
export { h as i } from "./h.ts";
export * from "./j.ts";
export * as k from "./k.ts";
function later() { return import("./l.ts"); }
const m = require("./m.ts"), n = import(("./n.ts"));
export { b };
`;
    expect(readFacts(text).imports).toEqual([
      "./a.ts",
      "./b.ts",
      "./f.ts",
      "./g.ts",
      "./h.ts",
      "./j.ts",
      "./k.ts",
      "./l.ts",
      "./m.ts",
      "./n.ts",
    ]);
  });
  test("may have names that are computed", () => {
    const computed = (text: string) => readFacts(text).computedImports ?? false;
    expect(computed('import("./a.ts"); require(`./b.ts`);')).toBe(false);
    expect(computed('import("./" + "a.ts");')).toBe(true);
    expect(computed('require(1 > 0 ? "./a.ts" : "./b.ts");')).toBe(true);
  });
  test("are none if the file has a function of that name itself", () => {
    const computed = (text: string) => readFacts(text).computedImports ?? false;
    expect(computed("function require(ok: boolean) {}\nrequire(1 > 0);")).toBe(false);
    expect(computed("const require = (ok: boolean) => ok;\nrequire(1 > 0);")).toBe(false);
    expect(computed('import { require } from "./assert.ts";\nrequire(1 > 0);')).toBe(false);
    for (const only of [
      "declare const require: Function;",
      "declare function require(name: string): object;",
      "interface require {}",
      'import type { require } from "./a.ts";',
      "{ const require = 1; }",
    ])
      expect(computed(`${only}\nrequire("./" + "a.ts");`), only).toBe(true);
  });
});

test("exports that are only declared are found in every form, and types and classes are none", () => {
  const text = `export declare const a: 0, b: 1;
declare function c(): void;
declare let d: number, e: number;
export { c as f, d };
export declare enum G { H }
export declare namespace I { const j: 0; }
export declare class K { l: number }
export declare interface M { n: number }
declare const process: { exitCode: number };
export const o = 1;
`;
  expect(readFacts(text).ambient).toEqual(["a", "b", "c", "d", "G", "I"]);
  expect(readFacts("declare const a: 0;\nexport const b = 1;\n")).not.toHaveProperty("ambient");
});

test("exports are found by word, by list and by default", () => {
  const text = `function a() {} function b() {} function c() { const a = () => 1; }
export { a, b as bee };
export const d = 1, { e } = f;
export class G {}
export default function h() {}`;
  expect(readFacts(text).exports).toEqual(["a", "bee", "d", "e", "G", "default"]);
});

describe("lines", () => {
  test("over 100 characters are found, whatever their line ends and however wide a character is", () => {
    const fits = `// ${"🂡".repeat(97)}`;
    const text = `${fits}\r\n${fits}x\r\n${fits}\n${fits}x`;
    expect(readFacts(text).longLines).toEqual([2, 4]);
  });
});

describe("a header comment", () => {
  test.each([
    ["// Draws.\nwork();", 1],
    ["// Draws a card,\n// and shows it.\nwork();", 6],
    ["#!/usr/bin/env node\n/* Draws. */\nwork();", 1],
    ["/** Draws. */", 1],
    ["work();\n// Draws.", 0],
    ["//\nwork();", 0],
  ])("%j has %i words", (text, words) => {
    expect(readFacts(text).headerWords).toEqual(words);
  });
});

test("a variable at the top level that can change is found, but none in a function or a loop", () => {
  const text =
    "const a = 1;\nlet b = 2,\n  { c } = d;\nvar e;\nfor (let i = 0; i < 3; i++) work(i);\nfunction f() { let g; }";
  expect(readFacts(text).globals).toEqual([
    { name: "b", line: 2 },
    { name: "c", line: 3 },
    { name: "e", line: 4 },
  ]);
});

test.each([
  ["/** Draws.\n * @author Ada Lovelace */", "named"],
  ["/** Draws.\n * @author Ann (ann@x.org)\n */", "named"],
  ["// @author Bo", "named"],
  ["/** Draws.\n * @author your name\n */", "to be filled in"],
  ["/** Draws.\n * @author <name> */", "to be filled in"],
  ["/** Draws.\n * @author\n */", "to be filled in"],
  ["/** Draws.\n * @author TODO: me */", "to be filled in"],
  ["/** Draws. */", undefined],
  ["", undefined],
])("the author in %j is %s", (comment, author) => {
  expect(readFacts(`work();\n\n${comment}\nfunction draw() {}`).functions[0]?.author).toBe(author);
});

test("every name at the top level is found, of any kind", () => {
  const text = `const a = 1, { b, c: [d] } = {}; let e; function f() { const no = 1; } class G {} enum H {}
interface I {} type J = 1; namespace K {} export default class {}`;
  expect(readFacts(text).declared).toEqual(["a", "b", "d", "e", "f", "G", "H", "I", "J", "K"]);
});

test("a class is open if a field may be changed from outside", () => {
  const text = `class Deck {
  cards = []; readonly size = 52; private index = 0; #top = 1; protected seed = 1; draw = () => 1; static made = 0;
  constructor(public name: string, private owner: string, readonly suit: number, plain: number) {}
}`;
  expect(readFacts(text).classes).toEqual([{ name: "Deck", line: 1, open: ["cards", "name"] }]);
});

describe("what functions do", () => {
  test.each([
    ["function f() { print(1); }", { prints: true, computes: false }],
    [
      "async function f() { const a = await ask('?'); return a; }",
      { asks: true, prints: false, computes: true },
    ],
    ["async function f() { await askSeed(); }", { asks: true, prints: false, computes: false }],
    ["function f() { task(); mask(); asked(); }", { asks: false, prints: false, computes: false }],
    ["function f() { console.log(1); }", { prints: true, computes: false }],
    ["function f() { cards.forEach((card) => print(card)); }", { prints: true, computes: false }],
    ["const f = (a) => a + 1;", { prints: false, computes: true }],
    ["const f = (a) => print(a);", { prints: true, computes: false }],
    ["class A { f() { this.index += 1; } }", { prints: false, computes: true }],
    ["class A { f() { this.cards[0] = 1; } }", { prints: false, computes: true }],
    ["function f() { let a; a = 1; return; }", { prints: false, computes: false }],
    ["function f() { function g() { print(1); } }", { prints: false, computes: false }],
  ])("%s", (text, effects) => {
    expect(readFacts(text).functions[0]).toMatchObject(effects);
  });
});

test("functions give the types of their parameters as they are written", () => {
  const [made] = readFacts(
    "function f(a: Card[], b: Array< Card >, c = 1, { d }: { d: number }) {}",
  ).functions;
  expect(made?.parameterTypes).toEqual(["Card[]", "Array<Card>", "", "{d:number}"]);
});

describe("loose statements", () => {
  const looseOf = (text: string) => {
    const { looseStatements, looseLines } = readFacts(text);
    return { looseStatements, looseLines };
  };

  test("do not include imports, exports, declarations, or constants that only name a value", () => {
    const text = `import "./a.ts";
export * from "./a.ts";
export { b };
export function b() {}
class C {}
interface D {}
type E = {};
enum F {}
const g = () => 1, h = { i: 1 }, j = class {};
const SIZE = 52, LOW = -1, NAME = "x", ON = true;
declare const k: number;
export default b;
;`;
    expect(looseOf(text)).toEqual({ looseStatements: 0, looseLines: 0 });
  });

  test("are the others, a call of main among them", () => {
    const text = "let a = 1;\nconst b = make();\nwhile (a) {\n  work();\n}\nawait main();";
    expect(looseOf(text)).toEqual({ looseStatements: 4, looseLines: 6 });
  });

  test("count a shared line once", () => {
    expect(looseOf("work(); if (a) {\n} work(); work();\n")).toEqual({
      looseStatements: 4,
      looseLines: 2,
    });
  });
});

describe("a file with syntax errors", () => {
  test("gives the facts that can be read, and the first error with its place", () => {
    expect(readFacts("interface Card { rank: number; suit: }\nfunction f( {\n")).toEqual({
      ...NOTHING,
      syntaxError: { line: 1, column: 38, says: "Type expected" },
      types: [{ name: "Card", fields: ["rank", "suit"], written: ["number", ""] }],
      exports: [],
      functions: [],
      declared: ["Card", "f"],
    });
  });

  test("is unreadable if no statement is left", () => {
    const unreadable = "it has no statement that TypeScript understands";
    expect(readFacts("}}}")).toEqual({ ...NOTHING, unreadable });
  });
});

describe("a hostile file", () => {
  test.each(["(", "{", "[", "a?(", "`${", "a<", "() => {", "class A { [", "Object.freeze("])(
    "nested too deeply with %j is unreadable",
    (open) => {
      expect(readFacts(open.repeat(20_000))).toEqual({ ...NOTHING, unreadable: DEEP });
    },
  );

  test("5,000 nested brackets leave the parser fit for the next file", () => {
    // The parser remembers the place of a parenthesis that does not begin an arrow function.
    const hostile = `(a = 1);${"[".repeat(5000)}`;
    expect(readFacts(hostile)).toEqual({ ...NOTHING, unreadable: DEEP });
    expect(readFacts("(a = 1) => 2;")).toEqual({
      ...NOTHING,
      looseStatements: 1,
      looseLines: 1,
    });
  });

  test("a long sum is read, deep as its tree is", () => {
    const text = `const sum = 1${"+1".repeat(30_000)};`;
    expect(readFacts(text)).toEqual({
      ...NOTHING,
      constants: ["sum"],
      declared: ["sum"],
      longLines: [1],
      looseStatements: 1,
      looseLines: 1,
    });
  });

  test("names that every object has are names like any other", () => {
    const text = `interface __proto__ { constructor: 1; __proto__: 2 }
enum constructor { __proto__ }
const toString = 1;
function __proto__(hasOwnProperty) {}
`;
    expect(readFacts(text)).toMatchObject({
      ...NOTHING,
      types: [{ name: "__proto__", fields: ["constructor", "__proto__"], written: ["1", "2"] }],
      enums: [{ name: "constructor", members: ["__proto__"] }],
      constants: ["toString"],
      declared: ["__proto__", "constructor", "toString"],
      functions: [made("__proto__", { parameters: ["hasOwnProperty"], line: 4 })],
    });
  });

  test("control characters in names do not reach a terminal", () => {
    expect(readFacts('interface A { "\\u001b[31m\\n": 1 }').types).toMatchObject([
      { name: "A", fields: ["\uFFFD[31m\uFFFD"] },
    ]);
  });

  test("every list ends at 500 entries, and every name at 200 characters", () => {
    const each = (write: (index: number) => string) =>
      Array.from({ length: 600 }, (_, index) => write(index)).join("");
    const name = "n".repeat(300);
    const text = [
      each((index) => `interface T${index} { a: 1 }\n`),
      each((index) => `type A${index} = 1;\n`),
      each((index) => `enum E${index} { a }\n`),
      `interface Wide { ${each((index) => `f${index}: 1;`)} }\n`,
      `import { ${each((index) => `a${index},`)} } from "wide";\n`,
      each((index) => `const c${index} = 1;\n`),
      `function ${name}(${each((index) => `p${index},`)}) {}\n`,
      each((index) => `export function f${index}() {}\n`),
      each((index) => `let g${index};\n`),
      each(() => `// ${"x".repeat(100)}\n`),
    ].join("");
    const facts = readFacts(text);
    const lengths = Object.entries(facts).flatMap(([key, value]) =>
      Array.isArray(value) ? [[key, value.length]] : [],
    );
    expect(Object.fromEntries(lengths)).toEqual({
      types: 500,
      aliases: 500,
      exports: 500,
      enums: 500,
      constants: 500,
      functions: 500,
      imports: 1,
      classes: 0,
      declared: 500,
      globals: 500,
      longLines: 500,
    });
    expect(facts.functions[0]?.name).toEqual("n".repeat(200));
    expect(facts.functions[0]?.parameters.length).toEqual(500);
    expect(
      readFacts(`interface Wide { ${each((index) => `f${index}: 1;`)} }`).types[0]?.fields.length,
    ).toEqual(500);
  });

  test.each([
    ["imports", (index: number) => `import type { a } from "${index}";\n`],
    ["classes", (index: number) => `class C${index} {}\n`],
  ])("a file with more %s than a list has makes nobody believe in the others", (_, write) => {
    const text = Array.from({ length: 501 }, (_, index) => write(index)).join("");
    expect(readFacts(text).unreadable).toEqual("it has more than 500 classes or imports");
  });

  test("fields that are inherited over and over end at 5,000 of all types", () => {
    const fields = Array.from({ length: 60 }, (_, field) => field);
    const text = Array.from({ length: 100 }, (_, index) => {
      return `interface A${index} extends A${index - 1} { ${fields.map((field) => `f${index}_${field}: 1`).join(";")} }`;
    }).join("\n");
    const counts = readFacts(text).types.map((type) => type.fields.length);
    expect(counts.reduce((sum, count) => sum + count)).toEqual(5000);
  });
});

test("a brace that is still open at the end is found, in a file that can be read", () => {
  const text = "const one = 1;\r\nfunction deal(): void {\r\n  if (one) {\r\n    deal();\r\n}\r\n";
  expect(openBraceIn(text)).toEqual({ line: 2, source: "function deal(): void {" });
  expect(openBraceIn("deal(1")).toBeUndefined();
  expect(openBraceIn(`{${"(".repeat(100_000)}`)).toBeUndefined();
  expect(openBraceIn(text)).toBeDefined();
});
