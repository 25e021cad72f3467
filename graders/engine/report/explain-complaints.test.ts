/** The errors that beginners meet: for each, a program that has it, and what the report says of it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { complaintsOf } from "../diagnose/complaints.ts";
import type { TypeFault } from "../execute/check-types.ts";
import { STAGE } from "../for-tests/examples.ts";
import { checkOwnTypes } from "../grade/own-types.ts";
import type { StageResult } from "../judge/results.ts";
import { openSession } from "../sandbox/session.ts";
import { discover } from "../workbook/workbook.ts";
import { BESIDES, explainCause, explainOthers } from "./explain-complaints.ts";

const CARDS = `export enum Suit { Clubs, Spades }
export interface Card { readonly rank: number; suit: Suit }
export class Deck { size = 52; static full = true; }
export function nameOf(card: Card): string { return String(card.rank); }
export function isHigh(card: Card): boolean { return card.rank > 10; }
const hidden = 1;
console.log(hidden);
`;
const ASK = 'import { ask, print } from "#toolkit/console.ts";\n';
const USE = 'import { type Card, Deck, isHigh, nameOf, Suit } from "./cards.ts";\n';

/** By TypeScript's number: what students write, and words of the advice. */
const SLIPS: Readonly<Record<number, readonly [program: string, says: RegExp]>> = {
  1308: [`${ASK}export function name() {\n  return await ask("Name? ");\n}`, /begins with async/],
  2304: ["export const twice = 2 * deck;", /Nothing has this name/],
  2305: ['import { shuffle } from "./cards.ts";\nshuffle();', /does not export/],
  2307: ['import { deal } from "./deal.ts";\ndeal();', /no such file/],
  2322: ['export const rank: number = "ten";', /another type/],
  2339: [`${USE}export const of = (card: Card) => card.value;`, /nothing of this name/],
  2345: [`${USE}nameOf("AS");`, /Are the arguments right/],
  2348: [`${USE}export const deck = Deck();`, /made with new/],
  2349: ["const size = 52;\nexport const twice = size();", /not a function/],
  2538: [
    "const points = new Map<object, number>();\nconst ann = {};\nexport const of = points[ann];",
    /method get/,
  ],
  2565: [
    "export class One {\n  readonly size: number;\n  constructor() {\n    this.size = this.size;\n  }\n}",
    /set to itself/,
  ],
  2576: [`${USE}export const full = new Deck().full;`, /belongs to the class itself/],
  7009: [`${USE}export const name = new nameOf({ rank: 2, suit: 0 });`, /Only a class/],
  2353: ["export const card: { rank: number } = { rank: 2, suit: 3 };", /no field of this name/],
  2355: ["export function size(): number {\n}", /without a result/],
  2362: [`export const half = "52" / 2;`, /is no number/],
  2363: [`export const half = 52 / "2";`, /is no number/],
  2365: [`${USE}export const sum = (card: Card) => card + 1;`, /is no number/],
  2366: [
    "export function sign(n: number): number {\n  if (n > 0) return 1;\n}",
    /without a result/,
  ],
  2367: ['export const same = (n: number) => n === "1";', /can never be equal/],
  2448: ["export const twice = 2 * size;\nconst size = 52;", /before it has a value/],
  2454: ["let size: number;\nexport const twice = 2 * size;", /before it has a value/],
  2531: ["export const first = (text: string) => text.match(/A/)[0];", /Test for it/],
  2532: ["export const first = (all: number[][]) => all[0].length;", /beyond the end/],
  2540: [`${USE}export const raise = (card: Card) => { card.rank = 14; };`, /only be read/],
  2551: ['export const name = "as".toUppercase();', /misspelled/],
  2552: ["const cards = 52;\nexport const twice = 2 * card;", /misspelled/],
  2554: [`${USE}isHigh();`, /number of arguments/],
  2588: ["const size = 52;\nsize = 51;", /Declare it with let/],
  2459: ['import { hidden } from "./cards.ts";\nexport const own = hidden;', /export missing/],
  2724: ['import { nameof } from "./cards.ts";\nnameof();', /does not export/],
  2739: [`${USE}export const card: Card = {};`, /lacks fields/],
  2741: [`${USE}export const card: Card = { rank: 2 };`, /lacks a field/],
  2774: [`${USE}export const name = () => (isHigh ? "high" : "low");`, /Put parentheses/],
  2801: [
    `${ASK}export const yes = async () => {\n  const answer = ask("Again? ");\n  if (answer) print("Yes");\n};`,
    /whatever it promises/,
  ],
  1313: [
    "export function f(n: number): number {\n  if (n > 1); {\n    n = 2;\n  }\n  return n;\n}",
    /Delete the semicolon/,
  ],
  2839: ["export const isEmpty = (all: number[]) => all === [];", /the same one/],
  2845: ["export const isNumber = (n: number) => n !== NaN;", /isNaN/],
  2872: [
    'export function isHit(answer: string) {\n  switch (answer) {\n    case "h" || "H":\n      return true;\n  }\n  return false;\n}',
    /a case for each/,
  ],
  2873: ['export const isHit = (answer: string) => answer === ("" || "h");', /compare with each/],
  7006: ["export function twice(n) {\n  return n;\n}", /the type of this parameter/],
  7030: [`export function sign(n: number) {\n  if (n > 0) return 1;\n}`, /without a result/],
  18047: ["export const length = (text: string | null) => text.length;", /Test for it/],
  18048: ["export const length = (text?: string) => text.length;", /Test for it/],
};

const RESULT: StageResult = {
  ...{ cases: [], earned: 0, standIns: [] },
  stage: { ...STAGE, path: "tiny/1-all" },
};

const session = openSession();
const files: Record<string, string> = { "tiny/1-all/cards.ts": CARDS };
for (const [code, [program]] of Object.entries(SLIPS)) files[`tiny/1-all/ts${code}.ts`] = program;
let faults: readonly TypeFault[] = [];
beforeAll(async () => {
  const { toolkit } = discover(PROJECT);
  const answer = await checkOwnTypes({ session, toolkit }, { files }, Object.keys(files));
  if (answer.kind !== "checked") throw new Error(answer.why);
  faults = answer.faults;
});
afterAll(() => session.close());

const NOTHING_SEEN = { unawaited: [], suspicions: [], reordered: [], loose: [] };

function toldOf(code: number): string {
  const own = faults.filter(({ file }) => file.endsWith(`/ts${code}.ts`));
  const complaints = complaintsOf(["tiny/1-all"], files, own, NOTHING_SEEN);
  const result = { ...RESULT, ...(complaints ? { complaints } : {}) };
  const sections = [explainCause(result, {}), explainOthers(result, {}, BESIDES)];
  return sections
    .flat()
    .map((block) => ("text" in block ? block.text : ""))
    .join("\n");
}

describe("what the compiler says is put in a beginner's words", () => {
  test.each(Object.entries(SLIPS))("TS%s", (code, [, says]) => {
    const found = faults.filter(({ file }) => file.endsWith(`/ts${code}.ts`));
    expect(found.map((one) => one.code)).toContain(Number(code));
    expect(toldOf(Number(code))).toMatch(says);
  });
});

test("a comparison that another one has decided is not one of two types", () => {
  const said = { file: "tiny/1-all/a.ts", line: 1, column: 1, source: "", code: 2367 };
  const adviceOn = (types: string) => {
    const text = `This comparison appears to be unintentional because the types ${types} have no overlap.`;
    const complaints = { first: [{ ...said, text }], more: 0 };
    return explainCause({ ...RESULT, complaints }, {}).at(-1);
  };
  expect(adviceOn("'0' and '1'")).toMatchObject({
    text: expect.stringMatching(/always has the same result/),
  });
  expect(adviceOn("'number' and 'string'")).toMatchObject({
    text: expect.stringMatching(/never be equal/),
  });
});

describe("what is meant is said, and not what only looks like it:", () => {
  const adviceOn = (program: string, code: number, line: number, text: string) => {
    const fault = { file: "exercises/tiny/1-all/a.ts", line, column: 1, code, text, reasons: [] };
    const complaints = complaintsOf(
      ["tiny/1-all"],
      { "tiny/1-all/a.ts": program },
      [fault],
      NOTHING_SEEN,
    )!;
    return explainCause({ ...RESULT, complaints }, {}).at(-1);
  };
  const NO_TOTAL = "Cannot find name 'total'. Did you mean 'totals'?";

  test("a name that is declared between other braces is not misspelled", () => {
    const loop =
      "for (const one of all) {\n  // let total = 0;\n  let total = one;\n}\nprint(total);";
    expect(adviceOn(loop, 2552, 5, NO_TOTAL)).toMatchObject({
      text: expect.stringMatching(/declared in line 3, but not for this line.* in front of those/),
    });
    const early = "print(total);\n{\n  const total = 3;\n}";
    expect(adviceOn(early, 2304, 1, "Cannot find name 'total'.")).toMatchObject({
      text: expect.stringMatching(/declared in line 3.* further up/),
    });
    expect(adviceOn("print(total);\nlet totals = 3;", 2552, 1, NO_TOTAL)).toMatchObject({
      text: expect.stringMatching(/misspelled\?.*the line that declares it is missing/),
    });
  });

  test("the call is named that gives a variable its promise", () => {
    const text = "Type 'Promise<Card>' is missing the following properties from type 'Card': rank";
    const program = (made: string) => `const card = cards[0];\n{\n  ${made}\n}\ncard.play();`;
    const says = (made: string) => adviceOn(program(made), 2739, 5, text);
    expect(says("const card = askCard(hand);")).toMatchObject({
      text: "This is a promise, and not yet the value that it promises. It comes from the call in line 3: put await before that.",
    });
    const elsewhere = {
      text: "This is a promise, and not yet the value that it promises. Put await before the call that makes it.",
    };
    expect(says("const card = await askCard(hand);")).toMatchObject(elsewhere);
    expect(says("const cards = askCard(hand);")).toMatchObject(elsewhere);
  });

  test("a function that is not called is no promise yet", () => {
    const given = (type: string) =>
      adviceOn(
        "srand(seed);",
        2345,
        1,
        `Argument of type '${type}' is not assignable to parameter of type 'number'.`,
      );
    expect(given("() => Promise<number>")).toMatchObject({
      text: expect.stringMatching(/the function itself.* and await in front/),
    });
    expect(given("(min: number, max?: number) => number")).toMatchObject({
      text: expect.stringMatching(/the function itself.*to call it\.$/),
    });
    expect(given("Promise<number>")).toMatchObject({
      text: expect.stringMatching(/^This is a promise/),
    });
  });
});

test("a promise in any error is a missing await", () => {
  const program = `${ASK}export const name = async () => ask("Name? ").trim();`;
  const fault = {
    file: "exercises/tiny/1-all/ts1.ts",
    line: 2,
    column: 50,
    code: 2339,
    text: "Property 'trim' does not exist on type 'Promise<string>'.",
    reasons: [],
  };
  const complaints = complaintsOf(
    ["tiny/1-all"],
    { "tiny/1-all/ts1.ts": program },
    [fault],
    NOTHING_SEEN,
  )!;
  const [, , , advice] = explainCause({ ...RESULT, complaints }, {});
  expect(advice).toEqual({
    kind: "diagnosis",
    text: "This is a promise, and not yet the value that it promises. Put await before the call that makes it.",
  });
});

test("errors that explain a failure come before others, and those of the stage before earlier ones", () => {
  const own = { "tiny/1-all/a.ts": "1\n2\n3\n", "tiny/2-more/b.ts": "1\n2\n3\n" };
  const at = (file: string, line: number, code: number): TypeFault => ({
    ...{ file: `exercises/tiny/${file}`, line, column: 1, code, text: "", reasons: [] },
  });
  const said = [at("1-all/a.ts", 1, 7006), at("1-all/a.ts", 2, 2304), at("2-more/b.ts", 1, 7006)];
  const call = { name: "ask", file: "tiny/2-more/b.ts", line: 3, column: 1 };
  const { first } = complaintsOf(["tiny/2-more", "tiny/1-all"], own, said, {
    unawaited: [call],
    suspicions: [],
    reordered: [],
    loose: [],
  })!;
  expect(first.map(({ file, code }) => [file, code])).toEqual([
    ["tiny/2-more/b.ts", "unawaited"],
    ["tiny/1-all/a.ts", 2304],
    ["tiny/2-more/b.ts", 7006],
    ["tiny/1-all/a.ts", 7006],
  ]);
});

test("an enum with another order is said, with its place", () => {
  const file = "tiny/1-all/a.ts";
  const suit = { name: "Suit", file, line: 1, column: 1 };
  const complaints = complaintsOf(["tiny/1-all"], { [file]: "enum Suit {}\n" }, [], {
    unawaited: [],
    suspicions: [],
    reordered: [suit],
    loose: [],
  })!;
  const [told] = explainCause({ ...RESULT, complaints }, {});
  expect(told).toEqual({
    kind: "diagnosis",
    text: "From exercises/tiny/1-all/a.ts:1:1 on, the members of `Suit` have other numbers than in the lesson. Compare their order, and what they are set to.",
  });
});

test("behind what explains the failure, only the compiler's errors are counted", () => {
  const at = { file: "tiny/1-all/main.ts", line: 1, column: 1, source: "" };
  const first = [
    { ...at, code: "unchanging", text: "value" },
    { ...at, code: "unused", text: "srand" },
    { ...at, code: 7006, text: "" },
  ] as const;
  const others = (count: number, more: number) =>
    explainOthers({ ...RESULT, complaints: { first: first.slice(0, count), more } }, {}, BESIDES);
  expect(others(2, 0)).toEqual([]);
  expect(others(3, 0)).toMatchObject([{ text: expect.stringContaining("finds 1 error;") }]);
  expect(others(3, 2)).toMatchObject([{ text: expect.stringContaining("finds 3 errors;") }]);
  const ofTypeScript = { first: [{ ...at, code: 2304, text: "" }, first[2]], more: 0 };
  expect(explainOthers({ ...RESULT, complaints: ofTypeScript }, {}, BESIDES)).toMatchObject([
    { text: expect.stringContaining("finds 1 more error;") },
  ]);
});

test("what does not explain a failure is shown only where it fails", () => {
  const earlier = { ...RESULT, stage: { ...STAGE, path: "tiny/2-more" } };
  const at = { file: "tiny/1-all/main.ts", line: 1, column: 1, source: "deal(card);" };
  const complaints = { first: [{ ...at, code: 7006, text: "card has no type" }], more: 1 };
  const told = explainOthers({ ...RESULT, complaints }, {}, BESIDES);
  expect(told.map(({ kind }) => kind)).toContain("code frame");
  expect(told[0]).toMatchObject({ text: expect.stringMatching(/^Besides, .*TypeScript finds/) });
  expect(explainOthers({ ...earlier, complaints }, {}, BESIDES), "those of other stages").toEqual(
    [],
  );
  const seen = { first: [{ ...at, code: "unused", text: "card" } as const], more: 0 };
  expect(explainOthers({ ...earlier, complaints: seen }, {}, BESIDES)).toEqual([]);
});

test("in JavaScript, no exclamation mark is asked for", () => {
  const adviceIn = (file: string) => {
    const one = { file, line: 1, column: 1, source: "", code: 18048, text: "It may be undefined." };
    return JSON.stringify(
      explainOthers({ ...RESULT, complaints: { first: [one], more: 0 } }, {}, BESIDES),
    );
  };
  const [own, script] = [adviceIn("tiny/1-all/a.ts"), adviceIn("tiny/1-all/a.js")];
  expect(own).toContain("exclamation mark");
  expect(script).toContain("Test for it first.");
});

test.each(["unchanged", "unused"] as const)(
  "what is %s comes first only where the fault is, or where nothing leads elsewhere",
  (code) => {
    const file = `${STAGE.path}/main.ts`;
    const one = { file, line: 1, column: 5, source: "let done = false;", code } as const;
    const complaints = { first: [{ ...one, text: "done" }], more: 0 };
    const isFirst = (suspect?: unknown) =>
      explainCause({ stage: STAGE, complaints, suspect } as unknown as StageResult, {}).length > 0;
    const changed = (source: string) => ({ kind: "unknown", changes: [{ file, at: {}, source }] });
    expect(isFirst()).toBe(true);
    const elsewhere = { stage: { ...STAGE, path: "tiny/3-more" }, complaints };
    expect(explainCause(elsewhere as unknown as StageResult, {})).toEqual([]);
    expect(isFirst(changed("if (!done) exit();"))).toBe(true);
    expect(isFirst(changed("if (!this.#done) exit();"))).toBe(false);
    const declaration = { name: "play", file, line: 3 };
    const suspect = (its: object) => ({
      kind: "declarations",
      declarations: [{ ...declaration, ...its }],
    });
    expect(isFirst(suspect({}))).toBe(true);
    expect(isFirst(suspect({ file: `${STAGE.path}/other.ts` }))).toBe(false);
    expect(isFirst(suspect({ at: { line: 4 } }))).toBe(false);
  },
);

test("of several imports that are not used yet, each is named: one of them may be what is missing", () => {
  const of = (text: string, source: string) => ({
    ...({ file: "tiny/1-all/main.ts", line: 1, column: 10, code: "unused", text, source } as const),
  });
  const line = 'import { one, two } from "./sum.ts";';
  const first = [of("one", line), of("two", line), of("three", "const three = 3;")];
  const said = (some: typeof first) =>
    JSON.stringify(explainCause({ ...RESULT, complaints: { first: some, more: 0 } }, {}));
  expect(said(first)).toContain("`one` and `two` are imported into exercises/tiny/1-all/main.ts");
  expect(said(first.slice(1))).toContain(
    "`two` at exercises/tiny/1-all/main.ts:1:10 is never used",
  );
});

test("what the bundler could not read is not said twice", () => {
  const at = { file: "tiny/1-all/main.ts", line: 3, column: 1, source: "{ a b }" };
  const complaints = { first: [{ ...at, code: 1005, text: "',' expected." }], more: 0 };
  const beside = [{ file: at.file, line: 3, text: 'Expected "}"' }];
  expect(explainOthers({ ...RESULT, complaints, beside }, {}, "")).toEqual([]);
  expect(explainOthers({ ...RESULT, complaints }, {}, "")[0]).toMatchObject({
    text: expect.stringMatching(/^TypeScript finds/),
  });
});

test("the folder of a type is left out of what the compiler says", () => {
  const text = `Argument of type 'import("exercises/tiny/1-all/cards").Suit' is not assignable.`;
  const first = [{ file: "tiny/1-all/main.ts", line: 3, column: 1, source: "", code: 2345, text }];
  const said = JSON.stringify(explainCause({ ...RESULT, complaints: { first, more: 0 } }, {}));
  expect(said).toContain("Argument of type 'Suit' is not assignable.");
});
