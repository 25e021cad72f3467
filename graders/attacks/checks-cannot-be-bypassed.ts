/** Nobody gets around a check. @module */
import type { Files } from "../engine/execute/build.ts";
import type { Attack } from "./attack.ts";

const STRUCTS = "two-player-spades/1-structs";
const SHUFFLE = "two-player-spades/3-shuffle";
const DEAL = "blackjack/2-deal";
const CARDS = "old-maid/2-shuffle";
const HAND = "hearts/2-deal";
/** The commit against which most of the later ones succeeded. */
const OLD = "b2e4805";

/** The commit against which the latest succeeded. */
const HERE = "fd7eb44";

const SUIT = "export enum Suit { Clubs, Diamonds, Hearts, Spades }\n";
const CARD = "export interface Card { rank: number; suit: Suit }\n";
const NUMBERED = "export interface Card { rank: number; suit: number }\n";
const VALUES = "{ Clubs: 0; Diamonds: 1; Hearts: 2; Spades: 3 }";
const OTHERS = `export interface Deck { cards: Card[]; index: number }
export interface Hand { cards: Card[]; count: number }
`;

/** These structs, and a program that prints one right line without them. */
const structs = (text: string) => () => ({
  [`${STRUCTS}/structs.ts`]: text,
  [`${STRUCTS}/main.ts`]: 'console.log("Clubs 0, Diamonds 1, Hearts 2, Spades 3");\n',
});

const refused = { points: 0, verdicts: ["missing", "different"] } as const;

/** The stage without its pauses, and with something before its program. */
function withoutPauses(before: string) {
  return (solutions: Files) => ({
    [`${DEAL}/turns.ts`]: solutions[`${DEAL}/turns.ts`]!.replace(
      "await pause(SECONDS_TO_WATCH);",
      "void pause;",
    ),
    [`${DEAL}/main.ts`]: `${before}\n${solutions[`${DEAL}/main.ts`]}`,
  });
}

/** All of the stage but the check of pauses. */
const unpaused = { points: 18.9, verdicts: ["missing", "passed"] } as const;

/** The reference's hand with a field that is open, but not by the class. @param member - gives it its value */
function opened(solutions: Files, member: string): string {
  return solutions[`${HAND}/hand.ts`]!.replace("readonly #cards: Card[] = [];", member).replaceAll(
    "this.#cards",
    "(this as any).held",
  );
}

export const ATTACKS: readonly Attack[] = [
  {
    name: "constants-that-are-only-declared",
    guarantee: "checks cannot be bypassed",
    tries: "Promises the constants of an enum with `declare const`, without a value.",
    stage: STRUCTS,
    files: structs(
      `export declare const Suit: { Clubs: 0; Diamonds: 1; Hearts: 2; Spades: 3 };\nexport type Suit = 0 | 1 | 2 | 3;\n${CARD}${OTHERS}`,
    ),
    gets: { ...refused, says: 'Suit of structs.ts has no value: write it without "declare".' },
    succeeded: "451ac39",
  },
  {
    name: "enum-that-is-only-declared",
    guarantee: "checks cannot be bypassed",
    tries:
      "Declares an enum like the reference's, which then needs no compiler, but for another program to define.",
    stage: STRUCTS,
    files: structs(
      `export declare enum Suit { Clubs, Diamonds, Hearts, Spades }\n${CARD}${OTHERS}`,
    ),
    gets: refused,
    succeeded: "451ac39",
  },
  {
    name: "declared-and-exported-apart",
    guarantee: "checks cannot be bypassed",
    tries: "Exports constants under other names than those under which they are only declared.",
    stage: STRUCTS,
    files: structs(
      `declare const a: 0, b: 1, c: 2, d: 3;\nexport { a as CLUBS, b as DIAMONDS, c as HEARTS, d as SPADES };\nexport type Suit = 0 | 1 | 2 | 3;\n${CARD}${OTHERS}`,
    ),
    gets: refused,
    succeeded: "451ac39",
  },
  {
    name: "declared-in-a-file-beside-it",
    guarantee: "checks cannot be bypassed",
    tries: "Hands on constants from another file of the stage that only declares them.",
    stage: STRUCTS,
    files: (solutions) => ({
      ...structs(
        `export * from "./suits.ts";\nimport type { Suit } from "./suits.ts";\n${CARD}${OTHERS}`,
      )(),
      [`${STRUCTS}/suits.ts`]:
        "export declare namespace Suit { const Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3; }\nexport type Suit = 0 | 1 | 2 | 3;\n",
      [`${STRUCTS}/notes.ts`]: solutions[`${STRUCTS}/structs.ts`],
    }),
    gets: refused,
    succeeded: "451ac39",
  },
  ...Object.entries({
    cast: `export const Suit = null as unknown as ${VALUES};\n${NUMBERED}`,
    class: `export class Suit { static Clubs: 0; static Diamonds: 1; static Hearts: 2; static Spades: 3 }\n${NUMBERED}`,
    declaration: `declare enum Suit { Clubs, Diamonds, Hearts, Spades }\n${CARD}`,
    enum: `const no = undefined as any;\nexport enum Suit { Clubs = no, Diamonds = no, Hearts = no, Spades = no }\n${NUMBERED}`,
    list: `export const [CLUBS, DIAMONDS, HEARTS, SPADES] = [] as unknown as [0, 1, 2, 3];\n${NUMBERED}`,
    object: `export const Suit = { Clubs: undefined!, Diamonds: undefined!, Hearts: undefined!, Spades: undefined! } as ${VALUES};\n${NUMBERED}`,
    promise: `export let CLUBS!: 0, DIAMONDS!: 1, HEARTS!: 2, SPADES!: 3;\n${NUMBERED}`,
    print: `export const Suit = {} as ${VALUES};\nconsole.log('--- constants ["Suit.Clubs","Suit.Diamonds","Suit.Hearts","Suit.Spades"]');\n${NUMBERED}`,
  }).map(
    ([name, text]): Attack => ({
      name: `constants-by-a-${name}`,
      guarantee: "checks cannot be bypassed",
      tries: "Makes the compiler believe in constants that have no values when the program runs.",
      stage: STRUCTS,
      files: structs(`${text}${OTHERS}`),
      gets: refused,
      succeeded: HERE,
    }),
  ),
  {
    name: "constants-that-end-the-program",
    guarantee: "checks cannot be bypassed",
    tries: "Ends the program before anybody can look whether the constants have values.",
    stage: STRUCTS,
    files: () => ({
      ...structs(
        `export const Suit = null as unknown as ${VALUES};\nconsole.log("Clubs 0, Diamonds 1, Hearts 2, Spades 3");\nprocess.exit();\n${NUMBERED}${OTHERS}`,
      )(),
      [`${STRUCTS}/main.ts`]: 'import "./structs.ts";\n',
    }),
    gets: { ...refused, says: "structs.ts ends the program before its constants can be used." },
    succeeded: HERE,
    onlyIn: ["box"],
  },
  {
    name: "constants-that-do-not-build",
    guarantee: "checks cannot be bypassed",
    tries: "Makes them in a file that cannot be built, and that the program does not use.",
    stage: STRUCTS,
    files: structs(
      `import "./no.ts";\nexport const Suit = null as unknown as ${VALUES};\n${NUMBERED}${OTHERS}`,
    ),
    gets: { ...refused, says: "structs.ts does not build, so its constants cannot be used." },
    succeeded: HERE,
  },
  {
    name: "declared-in-another-folder",
    guarantee: "checks cannot be bypassed",
    tries: "Hands on constants from a file outside of the stage that only declares them.",
    stage: STRUCTS,
    files: () => ({
      ...structs(
        `export * from "../lib/suits.ts";\nimport type { Suit } from "../lib/suits.ts";\n${CARD}${OTHERS}`,
      )(),
      "two-player-spades/lib/suits.ts":
        "export declare const Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3;\nexport type Suit = 0 | 1 | 2 | 3;\n",
    }),
    gets: refused,
    succeeded: OLD,
  },
  {
    name: "module-that-is-declared-elsewhere",
    guarantee: "checks cannot be bypassed",
    tries: "Declares in another file what is in the module that the contract imports, and is not.",
    stage: STRUCTS,
    files: () => ({
      ...structs('/// <reference path="../lib/all.d.ts" />\nexport {};\n')(),
      "two-player-spades/lib/all.d.ts": `declare module "#student/two-player-spades/1-structs/structs.ts" {\n${SUIT}${CARD}${OTHERS}}\n`,
    }),
    gets: refused,
    succeeded: OLD,
  },
  {
    name: "replaces-what-tests-the-types",
    guarantee: "checks cannot be bypassed",
    tries: "Declares the package by which contracts test types, so that every type will do.",
    stage: STRUCTS,
    files: () => ({
      ...structs(
        '/// <reference path="./test.d.ts" />\nexport type Card = string;\nexport type Deck = string;\nexport type Hand = string;\n',
      )(),
      [`${STRUCTS}/test.d.ts`]:
        'declare module "expect-type" {\n  export function expectTypeOf<Type>(): { toEqualTypeOf<Other>(): void };\n}\n',
    }),
    gets: { ...refused, says: 'test.d.ts declares what is in "expect-type": remove that.' },
    succeeded: OLD,
  },
  {
    name: "adds-to-what-tests-the-types",
    guarantee: "checks cannot be bypassed",
    tries: "Merges declarations of its own with those of the package and of the contracts.",
    stage: "two-player-spades/1-structs",
    files: structs(
      'import type {} from "expect-type";\nimport type {} from "../../../graders/contract.ts";\ndeclare module "expect-type" {\n  export function expectTypeOf<Type>(): { toEqualTypeOf<Other>(): void };\n}\ndeclare module "../../../graders/contract.ts" {\n  export type IsNumber<Field, Takes> = true;\n}\ndeclare global {\n  type Lowercase<Text extends string> = any;\n}\nexport type Card = string;\nexport type Deck = string;\nexport type Hand = string;\n',
    ),
    gets: refused,
    succeeded: "held",
  },
  {
    name: "struct-without-a-value",
    guarantee: "checks cannot be bypassed",
    tries: "Gives a struct one more field that nothing can be put into.",
    stage: STRUCTS,
    files: structs(
      `${SUIT}export interface Card { rank: number; suit: Suit; no: never }\n${OTHERS}`,
    ),
    gets: refused,
    succeeded: "451ac39",
  },
  {
    name: "struct-of-two-that-exclude-each-other",
    guarantee: "checks cannot be bypassed",
    tries: "Gives a struct a field that has to be two different texts at once.",
    stage: STRUCTS,
    files: structs(
      `${SUIT}export type Card = { rank: number; suit: Suit } & { tag: "a" & "b" };\n${OTHERS}`,
    ),
    gets: refused,
    succeeded: "451ac39",
  },
  {
    name: "fields-that-are-never",
    guarantee: "checks cannot be bypassed",
    tries: "Declares structs of type never, which is assignable to everything.",
    stage: STRUCTS,
    files: structs(
      `${SUIT}export type Card = { rank: never; suit: never } & never;\nexport type Deck = { cards: never; index: never } & never;\nexport type Hand = { cards: never; count: never } & never;\n`,
    ),
    gets: refused,
    succeeded: "held",
  },
  {
    name: "closes-the-channel-of-reports",
    guarantee: "checks cannot be bypassed",
    tries: "Closes descriptor 3, on which pauses are reported, and does not pause.",
    stage: DEAL,
    files: withoutPauses('import { closeSync } from "node:fs";\ntry { closeSync(3); } catch {}'),
    gets: unpaused,
    succeeded: "held",
    onlyIn: ["box"],
  },
  {
    name: "buries-the-reports",
    guarantee: "checks cannot be bypassed",
    tries: "Writes so many empty reports that no others are read, and does not pause.",
    stage: DEAL,
    files: withoutPauses(
      'import { writeSync } from "node:fs";\nfor (let i = 0; i < 3; i++) try { writeSync(3, "\\n".repeat(4000)); } catch {}',
    ),
    gets: unpaused,
    succeeded: "held",
    onlyIn: ["box"],
  },
  {
    name: "reports-pauses-without-a-place",
    guarantee: "checks cannot be bypassed",
    tries:
      "Writes reports of pauses to descriptor 3, as programs in other languages do, and does not pause.",
    stage: DEAL,
    files: withoutPauses(
      `import { writeSync } from "node:fs";\nfor (let i = 0; i < 60; i++) try { writeSync(3, '{"kind":"pause","seconds":2}\\n'); } catch {}`,
    ),
    gets: unpaused,
    succeeded: "451ac39",
    onlyIn: ["box"],
  },
  {
    name: "drops-pauses-by-to-json",
    guarantee: "checks cannot be bypassed",
    tries: "Gives every array a toJSON that gives nothing, so that the list of pauses is lost.",
    stage: DEAL,
    files: withoutPauses("(Array.prototype as any).toJSON = () => undefined;"),
    gets: unpaused,
    succeeded: "held",
  },
  {
    name: "drops-pauses-by-to-json-in-a-process",
    guarantee: "checks cannot be bypassed",
    tries: "Does the same to every object in a process, where the grader's own reports are made.",
    stage: DEAL,
    files: withoutPauses('import "node:fs";\n(Object.prototype as any).toJSON = () => undefined;'),
    gets: unpaused,
    succeeded: "held",
    onlyIn: ["box"],
  },
  {
    name: "hides-the-host",
    guarantee: "checks cannot be bypassed",
    tries: "Takes from the host of the toolkit the function that pauses.",
    stage: DEAL,
    files: withoutPauses(
      '(globalThis as any)[Symbol.for("deckwork.host")].pause = async () => {};',
    ),
    gets: unpaused,
    succeeded: "held",
  },
  {
    name: "prints-the-answers-to-calls",
    guarantee: "checks cannot be bypassed",
    tries:
      "Prints what the grader's calls should give before they are made; the program does not use the function.",
    stage: SHUFFLE,
    files: (solutions) => ({
      [`${SHUFFLE}/main.ts`]: solutions[`${SHUFFLE}/main.ts`]!.replace(
        "./shuffle.ts",
        "./other.ts",
      ),
      [`${SHUFFLE}/other.ts`]: solutions[`${SHUFFLE}/shuffle.ts`],
      [`${SHUFFLE}/shuffle.ts`]:
        'export function shuffleDeck(deck: unknown): void {}\nconsole.log("--- call\\n52 numbers");\n',
    }),
    gets: {
      points: 10 * (5 / 6),
      verdicts: ["missing", "passed"],
      says: 'The program itself prints "--- call".',
    },
    succeeded: "451ac39",
  },
  {
    name: "imports-the-game-by-way-of-its-own-folder",
    guarantee: "checks cannot be bypassed",
    tries: "Imports a helper by the name of the stage's folder, and the helper imports the game.",
    stage: CARDS,
    files: (solutions) => ({
      [`${CARDS}/cards.ts`]: `import { removeQueen } from "../2-shuffle/helper.ts";\n${solutions[`${CARDS}/cards.ts`]}\nvoid removeQueen;\n`,
      [`${CARDS}/helper.ts`]: 'export { removeQueen } from "../1-create-deck/old-maid.ts";\n',
    }),
    gets: {
      points: 10 * (7 / 8),
      verdicts: ["passed", "missing"],
      says: "helper.ts must not import ../1-create-deck/old-maid.ts",
    },
    succeeded: "451ac39",
  },
  {
    name: "imports-the-game-from-a-folder-and-back",
    guarantee: "checks cannot be bypassed",
    tries:
      "Imports a helper in a folder, which imports another outside of it, which imports the game.",
    stage: CARDS,
    files: (solutions) => ({
      [`${CARDS}/cards.ts`]: `import { removeQueen } from "./parts/one.ts";\n${solutions[`${CARDS}/cards.ts`]}\nvoid removeQueen;\n`,
      [`${CARDS}/parts/one.ts`]: 'export { removeQueen } from "../two.ts";\n',
      [`${CARDS}/two.ts`]: 'export { removeQueen } from "../1-create-deck/old-maid.ts";\n',
    }),
    gets: {
      points: 10 * (7 / 8),
      verdicts: ["passed", "missing"],
      says: "two.ts must not import ../1-create-deck/old-maid.ts",
    },
    succeeded: "451ac39",
  },
  ...[
    ["sum", 'await import("../1-create-deck/" + "old-maid.ts")'],
    ["choice", 'await import(Math.PI > 3 ? "../1-create-deck/old-maid.ts" : "./cards.ts")'],
  ].map(
    ([name, how]): Attack => ({
      name: `imports-the-game-by-a-${name}`,
      guarantee: "checks cannot be bypassed",
      tries: "Imports the game by a name that only the bundler understands.",
      stage: CARDS,
      files: (solutions) => ({
        [`${CARDS}/cards.ts`]: `const { removeQueen } = ${how};\n${solutions[`${CARDS}/cards.ts`]}\nvoid removeQueen;\n`,
      }),
      gets: {
        points: 10 * (7 / 8),
        verdicts: ["passed", "missing"],
        says: "cards.ts computes the name of a module that it imports; write it as a text.",
      },
      succeeded: OLD,
    }),
  ),
  {
    name: "imports-the-game-by-require",
    guarantee: "checks cannot be bypassed",
    tries: "Imports the game in the way of older programs.",
    stage: CARDS,
    files: (solutions) => ({
      [`${CARDS}/cards.ts`]: `declare const require: any;\nconst { removeQueen } = require("../1-create-deck/old-maid.ts");\n${solutions[`${CARDS}/cards.ts`]}\nvoid removeQueen;\n`,
    }),
    gets: {
      points: 10 * (7 / 8),
      verdicts: ["passed", "missing"],
      says: "cards.ts must not import ../1-create-deck/old-maid.ts",
    },
    succeeded: OLD,
  },
  {
    name: "imports-the-game-by-way-of-the-track",
    guarantee: "checks cannot be bypassed",
    tries:
      "Imports a helper of the stage by the name of the track, and the helper imports the game.",
    stage: CARDS,
    files: (solutions) => ({
      [`${CARDS}/cards.ts`]: `import { removeQueen } from "../../${CARDS}/helper.ts";\n${solutions[`${CARDS}/cards.ts`]}\nvoid removeQueen;\n`,
      [`${CARDS}/helper.ts`]: 'export { removeQueen } from "../1-create-deck/old-maid.ts";\n',
    }),
    gets: {
      points: 10 * (7 / 8),
      verdicts: ["passed", "missing"],
      says: "helper.ts must not import ../1-create-deck/old-maid.ts",
    },
    succeeded: OLD,
  },
  {
    name: "imports-the-game-by-way-of-a-folder-outside",
    guarantee: "checks cannot be bypassed",
    tries: "Imports a helper outside of all stages, which imports another, which imports the game.",
    stage: CARDS,
    files: (solutions) => ({
      [`${CARDS}/cards.ts`]: `import { removeQueen } from "../lib/one.js";\n${solutions[`${CARDS}/cards.ts`]}\nvoid removeQueen;\n`,
      "old-maid/lib/one.ts": 'export * from "./two";\n',
      "old-maid/lib/two.ts": 'export { removeQueen } from "../1-create-deck/old-maid.ts";\n',
    }),
    gets: {
      points: 10 * (7 / 8),
      verdicts: ["passed", "missing"],
      says: "../lib/two.ts must not import ../1-create-deck/old-maid.ts",
    },
    succeeded: HERE,
  },
  {
    name: "imports-the-game-by-way-of-the-stage-before",
    guarantee: "checks cannot be bypassed",
    tries: "Imports a helper in the folder of the stage before, which imports the game.",
    stage: CARDS,
    files: (solutions) => ({
      [`${CARDS}/cards.ts`]: `import { removeQueen } from "../1-create-deck/helper.ts";\n${solutions[`${CARDS}/cards.ts`]}\nvoid removeQueen;\n`,
      "old-maid/1-create-deck/helper.ts": 'export { removeQueen } from "./old-maid.ts";\n',
    }),
    gets: {
      points: 10 * (7 / 8),
      verdicts: ["passed", "missing"],
      says: "../1-create-deck/helper.ts must not import ./old-maid.ts",
    },
    succeeded: HERE,
  },
  {
    name: "imports-the-game-by-way-of-many-files",
    guarantee: "checks cannot be bypassed",
    tries: "Puts so many files between the module and the game that nobody follows all of them.",
    stage: CARDS,
    files: (solutions) => ({
      [`${CARDS}/cards.ts`]: `import { removeQueen } from "../lib/0.ts";\n${solutions[`${CARDS}/cards.ts`]}\nvoid removeQueen;\n`,
      ...Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [
          `old-maid/lib/${at}.ts`,
          `export * from "./${at + 1}.ts";\n`,
        ]),
      ),
      "old-maid/lib/40.ts": 'export { removeQueen } from "../1-create-deck/old-maid.ts";\n',
    }),
    gets: {
      points: 10 * (7 / 8),
      verdicts: ["passed", "missing"],
      says: "../lib/40.ts must not import ../1-create-deck/old-maid.ts",
    },
    succeeded: HERE,
  },
  {
    name: "imports-the-game-by-way-of-an-unreadable-file",
    guarantee: "checks cannot be bypassed",
    tries: "Imports the game in a helper with more imports than are read.",
    stage: CARDS,
    files: (solutions) => ({
      [`${CARDS}/cards.ts`]: `import { removeQueen } from "./helper.ts";\n${solutions[`${CARDS}/cards.ts`]}\nvoid removeQueen;\n`,
      [`${CARDS}/helper.ts`]: `${Array.from({ length: 500 }, (_, at) => `import type {} from "./${at}.ts";\n`).join("")}export { removeQueen } from "../1-create-deck/old-maid.ts";\n`,
    }),
    gets: {
      points: 10 * (6 / 8),
      verdicts: ["missing", "passed"],
      says: "helper.ts could not be analysed: it has more than 500 classes or imports",
    },
    succeeded: HERE,
  },
  {
    name: "imports-the-game-after-five-hundred-others",
    guarantee: "checks cannot be bypassed",
    tries: "Imports types from hundreds of files that need not exist, and then the game.",
    stage: CARDS,
    files: (solutions) => ({
      [`${CARDS}/cards.ts`]: `${Array.from({ length: 500 }, (_, at) => `import type {} from "./${at}.ts";\n`).join("")}import { removeQueen } from "../1-create-deck/old-maid.ts";\n${solutions[`${CARDS}/cards.ts`]}\nvoid removeQueen;\n`,
    }),
    gets: {
      points: 10 * (6 / 8),
      verdicts: ["missing", "passed"],
      says: "cards.ts cannot be read: it has more than 500 classes or imports.",
    },
    succeeded: OLD,
  },
  {
    name: "open-fields-by-a-cast",
    guarantee: "checks cannot be bypassed",
    tries:
      "Gives objects a field that the class does not declare, and the compiler knows nothing of.",
    stage: HAND,
    files: (solutions) => ({
      [`${HAND}/hand.ts`]: opened(solutions, `constructor() { (this as any).held = []; }`),
    }),
    gets: {
      points: 13 * (5 / 5.3),
      verdicts: ["missing", "passed"],
      says: /Other objects can change held of Hand \(the class at hand\.ts:\d+\)/,
    },
    succeeded: HERE,
  },
  {
    name: "open-fields-of-an-interface",
    guarantee: "checks cannot be bypassed",
    tries: "Declares the open field in an interface that has the name of the class.",
    stage: HAND,
    files: (solutions) => ({
      [`${HAND}/hand.ts`]: `${opened(solutions, "constructor() { this.held = []; }")}\nexport interface Hand { held: Card[] }\n`,
    }),
    gets: {
      points: 13 * (5 / 5.3),
      verdicts: ["missing", "passed"],
      says: /Other objects can change held of Hand \(the class at hand\.ts:\d+\)/,
    },
    succeeded: HERE,
  },
  {
    name: "open-fields-in-another-folder",
    guarantee: "checks cannot be bypassed",
    tries: "Puts the class with the open field into a folder that is no stage.",
    stage: HAND,
    files: (solutions) => ({
      [`${HAND}/hand.ts`]: 'export * from "../lib/hand.ts";\n',
      "hearts/lib/hand.ts": opened(solutions, "held: Card[] = [];"),
    }),
    gets: {
      points: 13 * (5 / 5.3),
      verdicts: ["missing", "passed"],
      says: /Other objects can change held of Hand \(the class at \.\.\/lib\/hand\.ts:\d+\)/,
    },
    succeeded: HERE,
  },
];
