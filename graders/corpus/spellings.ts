/**
 * How the shapes that assignments fix can be written: at least twenty ways that keep a contract, and twenty that do not.
 *
 * A spelling is the source of one file of a stage; the stage's other files are the reference's.
 *
 * @module
 */

export interface Spelling {
  readonly name: string;
  /** The source of the file. */
  readonly text: string;
  /** Other files beside it, by name. */
  readonly beside?: Readonly<Record<string, string>>;
}

export interface Shape {
  /** `two-player-spades/1-structs`. */
  readonly stage: string;
  /** The check of `stage.json`. */
  readonly check: string;
  /** The file that is spelled. */
  readonly file: string;
  /** What is spelled: `Card`, `playersTurn`. */
  readonly about: string;
  readonly accepted: readonly Spelling[];
  readonly refused: readonly Spelling[];
}

/** A struct, and what its file needs besides. */
interface Struct {
  readonly stage: string;
  readonly check: string;
  readonly file: string;
  readonly name: string;
  /** The type of each field, by its name. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is before it in its file: imports, and other structs. */
  readonly before: string;
  /** Other ways to write the types of the fields. */
  readonly also: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Wrong types for the first field, by what they are. */
  readonly wrong: Readonly<Record<string, string>>;
  /** Other wrong declarations. */
  readonly others?: Readonly<Record<string, string>>;
}

const each = (
  fields: Readonly<Record<string, string>>,
  write: (name: string, type: string) => string,
) =>
  Object.entries(fields)
    .map(([name, type]) => write(name, type))
    .join(" ");
const inside = (fields: Readonly<Record<string, string>>, mark = "") =>
  each(fields, (name, type) => `${mark}${name}: ${type};`);

function ofStruct(struct: Struct): Shape {
  const { name, fields, before, also, wrong, others: more = {}, ...place } = struct;
  const names = Object.keys(fields);
  const first = names[0]!;
  const keys = names.map((one) => `"${one}"`).join(" | ");
  const [[, firstType], ...others] = Object.entries(fields) as [
    [string, string],
    ...[string, string][],
  ];
  const rest = Object.fromEntries(others);
  const plain = `export interface ${name} { ${inside(fields)} }`;
  const own = before.replaceAll(/\bexport (?=import)/g, "");
  const write = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([title, text]) => ({ name: title, text: `${before}\n${text}\n` }));
  const with1 = (type: string) =>
    `export interface ${name} { ${inside({ ...fields, [first]: type })} }`;
  const accepted: Spelling[] = [
    ...write({
      "an interface": plain,
      "an interface with other fields and a method": `export interface ${name} { ${inside(fields)} note?: string; show(): string }`,
      "an interface that is exported below it": `interface ${name} { ${inside(fields)} }\nexport type { ${name} };`,
      "an interface that is not exported": `interface ${name} { ${inside(fields)} }\nexport const size = 1;`,
      "an interface in two parts": `export interface ${name} { ${inside({ [first]: firstType })} }\nexport interface ${name} { ${inside(rest)} }`,
      "an interface that extends another": `interface Base { ${inside({ [first]: firstType })} }\nexport interface ${name} extends Base { ${inside(rest)} }`,
      "an interface with readonly fields": `export interface ${name} { ${inside(fields, "readonly ")} }`,
      "an interface with optional fields": `export interface ${name} { ${each(fields, (one, type) => `${one}?: ${type};`)} }`,
      "a generic interface": `export interface ${name}<Type = ${firstType}> { ${inside({ ...fields, [first]: "Type" })} }`,
      "a type": `export type ${name} = { ${inside(fields)} };`,
      Readonly: `export type ${name} = Readonly<{ ${inside(fields)} }>;`,
      "an intersection": `export type ${name} = ${Object.entries(fields)
        .map(([one, type]) => `{ ${one}: ${type} }`)
        .join(" & ")} & { note?: string };`,
      "a mapped type": `type Shape = { ${inside(fields)} };\nexport type ${name} = { [Key in keyof Shape]: Shape[Key] };`,
      Pick: `type Big = { ${inside(fields)} more: string };\nexport type ${name} = Pick<Big, ${keys}>;`,
      Omit: `type Big = { ${inside(fields)} more: string };\nexport type ${name} = Omit<Big, "more">;`,
      Required: `type Loose = { ${each(fields, (one, type) => `${one}?: ${type};`)} };\nexport type ${name} = Required<Loose>;`,
      "a Record": `export type ${name} = ${Object.entries(fields)
        .map(([one, type]) =>
          type.includes(name) ? `{ ${one}: ${type} }` : `Record<"${one}", ${type}>`,
        )
        .join(" & ")};`,
      "a class with fields": `export class ${name} { ${each(fields, (one, type) => `${one}!: ${type};`)} }`,
      "a class with a constructor's parameters": `export class ${name} { constructor(${Object.entries(
        fields,
      )
        .map(([one, type]) => `public ${one}: ${type}`)
        .join(", ")}) {} show(): string { return ""; } }`,
      "a class with readonly fields": `export class ${name} { constructor(${Object.entries(fields)
        .map(([one, type]) => `readonly ${one}: ${type}`)
        .join(", ")}) {} }`,
      "a class with accessors": `export class ${name} { #all!: [${Object.values(fields).join(", ")}]; ${Object.entries(
        fields,
      )
        .map(
          ([one, type], at) =>
            `get ${one}(): ${type} { return this.#all[${at}]!; } set ${one}(value: ${type}) { this.#all[${at}] = value; }`,
        )
        .join(" ")} }`,
      "a class that extends another": `class Base { ${each({ [first]: firstType }, (one, type) => `${one}!: ${type};`)} }\nexport class ${name} extends Base { ${each(rest, (one, type) => `${one}!: ${type};`)} }`,
      "an abstract class": `export abstract class ${name} { ${each(fields, (one, type) => `${one}!: ${type};`)} abstract show(): string; }`,
      "a class in a constant, with its type": `export const ${name} = class { ${each(fields, (one, type) => `${one}!: ${type};`)} };\nexport type ${name} = InstanceType<typeof ${name}>;`,
      "a struct with a name of its own, and another for others": `interface Own { ${inside(fields)} }\ntype ${name} = Own;\nexport type { ${name} };`,
      "another name of a struct": `interface Own { ${inside(fields)} }\nexport type ${name} = Own;`,
      "the type of a function's result": `declare function make(): { ${inside(fields)} };\nexport type ${name} = ReturnType<typeof make>;`,
      "a Windows file with tabs and a byte order mark": "",
    }).slice(0, -1),
    {
      name: "a file with the line ends of Windows, tabs and a byte order mark",
      text: `\uFEFF${before}\n${plain.replace(/ (?=\w)/g, "\t")}\n`.replaceAll("\n", "\r\n"),
    },
    {
      name: "a struct from a file of its own",
      text: `import type { ${name} } from "./own.ts";\nexport type { ${name} };\n${before}\n`,
      beside: { "own.ts": `${own}\n${plain}\n` },
    },
    {
      name: "everything from a file of its own",
      text: `export * from "./own.ts";\n`,
      beside: { "own.ts": `${before}\n${plain}\n` },
    },
    ...Object.entries(also).map(([title, types]) => ({
      name: title,
      text: `${before}\nexport interface ${name} { ${inside({ ...fields, ...types })} }\n`,
    })),
  ];
  const refused = write({
    nothing: "",
    "an interface without fields": `export interface ${name} {}`,
    "an interface without the first field": `export interface ${name} { ${inside(rest)} other: number }`,
    "the starter's index signature": `export interface ${name} { [field: string]: any }`,
    "a Record of anything": `export type ${name} = Record<string, any>;`,
    any: `export type ${name} = any;`,
    never: `export type ${name} = never;`,
    unknown: `export type ${name} = unknown;`,
    "an object without a shape": `export type ${name} = object;`,
    "never, twice": `export type ${name} = { ${each(fields, (one) => `${one}: never;`)} } & never;`,
    "a tuple": `export type ${name} = [${Object.values(fields).join(", ")}];`,
    "an array of structs": `export type ${name} = { ${inside(fields)} }[];`,
    "a Map": `export type ${name} = Map<${keys}, ${Object.values(fields).join(" | ")}>;`,
    "a promise of a struct": `export type ${name} = Promise<{ ${inside(fields)} }>;`,
    "a struct inside a struct": `export interface ${name} { data: { ${inside(fields)} } }`,
    "a field that is any": with1("any"),
    "a field that is unknown": with1("unknown"),
    "a field that is never": with1("never"),
    "a field that is undefined": with1("undefined"),
    "a field that is a symbol": with1("symbol"),
    "a field that is a function": with1(
      `() => ${firstType.includes("|") ? `(${firstType})` : firstType}`,
    ),
    "a field that is an object": with1("object"),
    "a method instead of a field": `export interface ${name} { ${first}(): ${firstType}; ${inside(rest)} }`,
    "a field with a capital": `export interface ${name} { ${first.charAt(0).toUpperCase()}${first.slice(1)}: ${firstType}; ${inside(rest)} }`,
    "static fields": `export class ${name} { ${each(fields, (one, type) => `static ${one}: ${type};`)} }`,
    "fields that nobody can reach": `export class ${name} { ${each(fields, (one, type) => `#${one}!: ${type};`)} }`,
    "another name": `export interface My${name} { ${inside(fields)} }`,
    "a name in lower case": `export interface ${name.toLowerCase()} { ${inside(fields)} }`,
    "a value without a type": `export const ${name} = { ${names.map((one) => `${one}: 0`).join(", ")} };`,
    "a type that nobody declares": with1("Missing"),
    "a type that nobody declares, with the error hidden": `// @ts-nocheck\n// @ts-ignore\n${with1("Missing")}`,
    "a type from a file that is not there": `import type { Missing } from "./nowhere.ts";\n${with1("Missing")}`,
    "a field that is itself": with1(`${name}["${first}"]`),
    "two declarations that differ": `export interface ${name} { ${inside(fields)} }\nexport interface ${name} { ${first}: Date }`,
    "two declarations that differ, in the other order": `export interface ${name} { ${first}: Date }\nexport interface ${name} { ${inside(fields)} }`,
    "any, hidden in an intersection": `export type ${name} = { ${inside(fields)} } & { ${first}: any };`,
    ...Object.fromEntries(Object.entries(wrong).map(([title, type]) => [title, with1(type)])),
    ...more,
  });
  return { ...place, about: name, accepted, refused };
}

const SUIT = "export enum Suit { Clubs, Diamonds, Hearts, Spades }";
const CARD = "export interface Card { rank: number; suit: Suit }";
const DECK = "export interface Deck { cards: Card[]; index: number }";
const HAND = "export interface Hand { cards: Card[]; count: number }";
const STRUCTS = { stage: "two-player-spades/1-structs", check: "the-structs", file: "structs.ts" };

const ARRAYS = (element: string, length: number | undefined, field = "cards") => ({
  "an Array": { [field]: `Array<${element}>` },
  "a readonly array": { [field]: `readonly ${element}[]` },
  "a ReadonlyArray": { [field]: `ReadonlyArray<Readonly<${element}>>` },
  "an array with empty places": { [field]: `(${element} | undefined)[]` },
  "an array that may be absent": { [field]: `${element}[] | null` },
  "an array with a method of its own": { [field]: `${element}[] & { top?(): ${element} }` },
  ...(length === undefined
    ? {}
    : { [`a tuple of ${length}`]: { [field]: `[${Array(length).fill(element).join(", ")}]` } }),
});
const NOT_ARRAYS = {
  "what is only like an array": "ArrayLike<Card>",
  "an object with a length": "{ length: number; [place: number]: Card }",
  "an array of cards and texts": "(Card | string)[]",
  "one instead of an array": "Card",
  "an array of texts": "string[]",
  "an array of anything": "any[]",
  "an array of numbers": "number[]",
  "a Set": "Set<Card>",
  "a Map of cards": "Map<number, Card>",
  "a text": "string",
};

/** Suits: an enum or numbers. What follows each is a Card that uses them. */
const suits: Shape = (() => {
  const rest = `${DECK}\n${HAND}`;
  const named = "export interface Card { rank: number; suit: Suit }";
  const number = "export interface Card { rank: number; suit: number }";
  const write = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([name, text]) => ({ name, text: `${text}\n${rest}\n` }));
  return {
    ...STRUCTS,
    about: "Suit",
    accepted: [
      ...write({
        "an enum": `${SUIT}\n${named}`,
        "a const enum": `export const enum Suit { Clubs, Diamonds, Hearts, Spades }\n${named}`,
        "an enum with its numbers": `export enum Suit { Clubs = 0, Diamonds = 1, Hearts = 2, Spades = 3 }\n${named}`,
        "an enum in another order, with its numbers": `export enum Suit { Spades = 3, Hearts = 2, Diamonds = 1, Clubs = 0 }\n${named}`,
        "an enum in capitals": `export enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES }\n${named}`,
        "an enum in lower case": `export enum Suit { clubs, diamonds, hearts, spades }\n${named}`,
        "an enum in two parts": `export enum Suit { Clubs, Diamonds }\nexport enum Suit { Hearts = 2, Spades }\n${named}`,
        "an enum that is exported below it": `enum Suit { Clubs, Diamonds, Hearts, Spades }\nexport { Suit };\n${named}`,
        "an enum with a name of its own": `enum Own { Clubs, Diamonds, Hearts, Spades }\nexport { Own as Suit };\nexport interface Card { rank: number; suit: Own }`,
        "an enum with one member more": `export enum Suit { Clubs, Diamonds, Hearts, Spades, None = 0 }\n${named}`,
        "an object": `export const Suit = { Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 };\n${number}`,
        "an object as const, with its type": `export const Suit = { Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 } as const;\nexport type Suit = (typeof Suit)[keyof typeof Suit];\n${named}`,
        "a frozen object": `export const Suit = Object.freeze({ Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 });\nexport type Suit = number;\n${named}`,
        "an object with a type of its own": `type Name = "Clubs" | "Diamonds" | "Hearts" | "Spades";\nexport const Suit: Record<Name, number> = { Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 };\n${number}`,
        "an object that satisfies a type": `export const Suit = { Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 } satisfies Record<string, number>;\n${number}`,
        "an object that a function makes": `const make = () => ({ Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 });\nexport const Suit = make();\n${number}`,
        "an object with getters": `export const Suit = { get Clubs() { return 0; }, get Diamonds() { return 1; }, get Hearts() { return 2; }, get Spades() { return 3; } };\n${number}`,
        "an object of a class": `class Suits { get Clubs() { return 0; } get Diamonds() { return 1; } get Hearts() { return 2; } readonly Spades = 3; }\nexport const Suit = new Suits();\n${number}`,
        "an object that inherits": `export const Suit = Object.create({ Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 }) as { Clubs: number; Diamonds: number; Hearts: number; Spades: number };\n${number}`,
        "an object with names that are computed": `const NAMES = ["Clubs", "Diamonds", "Hearts", "Spades"] as const;\nexport const Suit = Object.fromEntries(NAMES.map((name, at) => [name, at])) as Record<(typeof NAMES)[number], number>;\n${number}`,
        "an object of constants": `const Clubs = 0, Diamonds = 1, Hearts = 2, Spades = 3;\nexport const Suit = { Clubs, Diamonds, Hearts, Spades };\n${number}`,
        "constants one after the other": `export const CLUBS = 0;\nexport const DIAMONDS = CLUBS + 1;\nexport const HEARTS = DIAMONDS + 1;\nexport const SPADES = HEARTS + 1;\n${number}`,
        variables: `export let CLUBS = 0, DIAMONDS = 1, HEARTS = 2, SPADES = 3;\n${number}`,
        "a class with static fields": `export class Suit { static readonly Clubs = 0; static readonly Diamonds = 1; static readonly Hearts = 2; static readonly Spades = 3; }\n${number}`,
        "a namespace": `export namespace Suit { export const Clubs = 0; export const Diamonds = 1; export const Hearts = 2; export const Spades = 3; }\n${number}`,
        "constants in capitals": `export const CLUBS = 0;\nexport const DIAMONDS = 1;\nexport const HEARTS = 2;\nexport const SPADES = 3;\n${number}`,
        "constants that are not exported": `const CLUBS = 0, DIAMONDS = 1, HEARTS = 2, SPADES = 3;\nexport type Suit = typeof CLUBS | typeof DIAMONDS | typeof HEARTS | typeof SPADES;\n${named}`,
        "constants that begin with its name": `export const SUIT_CLUBS = 0, SUIT_DIAMONDS = 1, SUIT_HEARTS = 2, SUIT_SPADES = 3;\n${number}`,
        "constants taken from a list": `export const [CLUBS, DIAMONDS, HEARTS, SPADES] = [0, 1, 2, 3];\n${number}`,
      }),
      {
        name: "an enum from a file of its own",
        text: `import { Suit } from "./suit.ts";\nexport { Suit };\n${named}\n${rest}\n`,
        beside: { "suit.ts": `${SUIT}\n` },
      },
      {
        name: "constants from a file of their own",
        text: `export * from "./suit.ts";\n${number}\n${rest}\n`,
        beside: { "suit.ts": "export const CLUBS = 0, DIAMONDS = 1, HEARTS = 2, SPADES = 3;\n" },
      },
      {
        name: "a module as an object",
        text: `export * as Suit from "./suit.ts";\n${number}\n${rest}\n`,
        beside: { "suit.ts": "export const Clubs = 0, Diamonds = 1, Hearts = 2, Spades = 3;\n" },
      },
    ],
    refused: write({
      nothing: number,
      "the starter's": `export const Suit: any = {};\nexport type Suit = any;\n${named}`,
      any: `export const Suit: any = 0;\n${number}`,
      "an enum whose type is any": `export const Suit = { Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 };\nexport type Suit = any;\n${named}`,
      "an enum without members": `export enum Suit {}\n${number}`,
      "an enum without the last": `export enum Suit { Clubs, Diamonds, Hearts }\n${named}`,
      "an enum with other words": `export enum Suit { Club, Diamond, Heart, Spade }\n${named}`,
      "an enum with letters for names": `export enum Suit { C, D, H, S }\n${named}`,
      "an enum of texts": `export enum Suit { Clubs = "C", Diamonds = "D", Hearts = "H", Spades = "S" }\n${named}`,
      "an enum that begins with 1": `export enum Suit { Clubs = 1, Diamonds, Hearts, Spades }\n${named}`,
      "an enum of which one is a text": `export enum Suit { Clubs, Diamonds, Hearts, Spades = "S" }\n${named}`,
      "an object of texts": `export const Suit = { Clubs: "C", Diamonds: "D", Hearts: "H", Spades: "S" } as const;\nexport type Suit = (typeof Suit)[keyof typeof Suit];\n${named}`,
      "an object by a cast": `export const Suit = {} as { Clubs: 0; Diamonds: 1; Hearts: 2; Spades: 3 };\n${number}`,
      "constants by a cast": `export const CLUBS = null as unknown as 0, DIAMONDS = CLUBS as unknown as 1, HEARTS = DIAMONDS as unknown as 2, SPADES = HEARTS as unknown as 3;\n${number}`,
      "static fields without values": `export class Suit { static Clubs: number; static Diamonds: number; static Hearts: number; static Spades: number; }\n${number}`,
      "an object of symbols": `export const Suit = { Clubs: Symbol(), Diamonds: Symbol(), Hearts: Symbol(), Spades: Symbol() };\nexport type Suit = symbol;\n${named}`,
      "an object without the first": `export const Suit = { Diamonds: 1, Hearts: 2, Spades: 3 };\n${number}`,
      "an array of names": `export const Suit = ["Clubs", "Diamonds", "Hearts", "Spades"];\n${number}`,
      "a Map": `export const Suit = new Map([["Clubs", 0], ["Diamonds", 1], ["Hearts", 2], ["Spades", 3]]);\n${number}`,
      "a type without values": `export type Suit = 0 | 1 | 2 | 3;\n${named}`,
      "an interface": `export interface Suit { Clubs: 0; Diamonds: 1; Hearts: 2; Spades: 3 }\n${number}`,
      "a union of texts": `export type Suit = "Clubs" | "Diamonds" | "Hearts" | "Spades";\n${named}`,
      "a function": `export function Suit(name: string): number { return ["Clubs", "Diamonds", "Hearts", "Spades"].indexOf(name); }\n${number}`,
      "constants without the last": `export const CLUBS = 0, DIAMONDS = 1, HEARTS = 2;\n${number}`,
      "constants of texts": `export const CLUBS = "C", DIAMONDS = "D", HEARTS = "H", SPADES = "S";\nexport type Suit = typeof CLUBS | typeof DIAMONDS | typeof HEARTS | typeof SPADES;\n${named}`,
    }),
  };
})();

const structs: readonly Shape[] = [
  suits,
  ofStruct({
    ...STRUCTS,
    name: "Card",
    fields: { rank: "number", suit: "Suit" },
    before: `${SUIT}\n${DECK}\n${HAND}`,
    also: {
      "a suit that is a number": { suit: "number" },
      "a suit that is one of four numbers": { suit: "0 | 1 | 2 | 3" },
      "ranks one by one": { rank: "0 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14" },
      "a rank with a mark": { rank: "number & { readonly isRank: true }" },
      "a rank that may be absent": { rank: "number | undefined" },
    },
    wrong: {
      "a rank that is a text": "string",
      "a rank of letters": '"A" | "K" | "Q"',
      "a rank that is a bigint": "bigint",
      "a rank that cannot be an ace": "2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13",
      "a rank in an array": "number[]",
      "a rank that may be a text": "number | string",
    },
    others: {
      "a private rank": "export class Card { private rank = 0; suit!: Suit; }",
      "a protected rank":
        "export class Card { constructor(protected rank: number, public suit: Suit) {} }",
      "any for number": "export interface Card { rank: number; suit: Suit }\ntype number = any;",
    },
  }),
  ofStruct({
    ...STRUCTS,
    name: "Deck",
    fields: { cards: "Card[]", index: "number" },
    before: `${SUIT}\n${CARD}\n${HAND}`,
    also: ARRAYS("Card", 52),
    wrong: { ...NOT_ARRAYS, "a tuple of one": "[Card]" },
  }),
  ofStruct({
    ...STRUCTS,
    name: "Hand",
    fields: { cards: "Card[]", count: "number" },
    before: `${SUIT}\n${CARD}\n${DECK}`,
    also: {
      ...ARRAYS("Card", 13),
      "a count up to 13": { count: "0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13" },
    },
    wrong: { ...NOT_ARRAYS, "a tuple of one": "[Card]" },
  }),
  ofStruct({
    stage: "solo-spades/1-deal",
    check: "types-of-the-ring",
    file: "ring.ts",
    name: "Seat",
    fields: { player: "Player", next: "Seat" },
    before: 'import type { Player } from "./player.ts";',
    also: {
      "a next seat that may be absent": { next: "Seat | undefined" },
      "a next seat that may be null": { next: "Seat | null" },
      "a player that may be absent": { player: "Player | undefined" },
      "a player that is readonly": { player: "Readonly<Player>" },
      "a player with more": { player: "Player | (Player & { mood: string })" },
    },
    wrong: {
      "a player's name": "string",
      "a player's number": "number",
      "a player without a hand": "{ name: string }",
      "an array of players": "Player[]",
      anybody: "Partial<Record<string, unknown>>",
    },
  }),
  ofStruct({
    stage: "solo-spades/1-deal",
    check: "types-of-the-stack",
    file: "stack.ts",
    name: "Stack",
    fields: { cards: "Card[]" },
    before: 'import type { Card } from "./cards.ts";',
    also: ARRAYS("Card", undefined),
    wrong: NOT_ARRAYS,
  }),
  ofStruct({
    stage: "solo-spades/4-trick",
    check: "types-of-the-queue",
    file: "queue.ts",
    name: "Link",
    fields: { play: "Play", next: "Link | undefined" },
    before:
      'import type { Card } from "../1-deal/cards.ts";\nimport type { Seat } from "../1-deal/ring.ts";\nexport interface Play { seat: Seat; card: Card }\nexport interface Queue { front: undefined | Link; back: undefined | Link }',
    also: {
      "a next link that may be null": { next: "Link | null" },
      "a next link that is always there": { next: "Link" },
      "a mark for the end": { next: 'Link | "end"' },
      "a readonly play": { play: "Readonly<Play>" },
      "a play that may be absent": { play: "Play | undefined" },
    },
    wrong: {
      "a card": "Card",
      "a text": "string",
      "several plays": "Play[]",
      "a number": "number",
      "any or nothing": "any | undefined",
    },
  }),
  ofStruct({
    stage: "solo-spades/4-trick",
    check: "types-of-the-queue",
    file: "queue.ts",
    name: "Queue",
    fields: { front: "Link | undefined", back: "Link | undefined" },
    before:
      'import type { Card } from "../1-deal/cards.ts";\nimport type { Seat } from "../1-deal/ring.ts";\nexport interface Play { seat: Seat; card: Card }\nexport interface Link { play: Play; next: Link | undefined }',
    also: {
      "null for an empty queue": { front: "Link | null", back: "Link | null" },
      "a link that is always there": { front: "Link", back: "Link" },
      "a mark for an empty queue": { front: 'Link | "empty"', back: 'Link | "empty"' },
    },
    wrong: {
      "an array of plays": "Play[]",
      "a play": "Play",
      "a number": "number",
      "a text": "string",
    },
  }),
];

/** A function, and what its file needs besides. */
interface Fixed {
  readonly stage: string;
  readonly check: string;
  readonly file: string;
  readonly name: string;
  /** The reference's file without this function. */
  readonly before: string;
  /** The type of each parameter, by its name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The body, for parameters with the names above. */
  readonly body: string;
  readonly result: string;
  /** The whole function, in other ways that are right, and in wrong ones. */
  readonly accepted: Readonly<Record<string, string>>;
  readonly refused: Readonly<Record<string, string>>;
}

function ofFunction(fixed: Fixed): Shape {
  const { name, before, parameters, body, result, accepted, refused, ...place } = fixed;
  const list = Object.entries(parameters)
    .map(([one, type]) => `${one}: ${type}`)
    .join(", ");
  const types = Object.values(parameters);
  const made = (more = "") => `(${[list, more].filter(Boolean).join(", ")}): ${result} { ${body} }`;
  const write = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([title, text]) => ({ name: title, text: `${before}\n${text}\n` }));
  return {
    ...place,
    about: name,
    accepted: [
      ...write({
        "a function": `export function ${name}${made()}`,
        "a function that is exported below it": `function ${name}${made()}\nexport { ${name} };`,
        "a function with a name of its own": `function own${made()}\nexport { own as ${name} };`,
        "a function before its export": `export { ${name} };\nfunction ${name}${made()}`,
        "an arrow function": `export const ${name} = (${list}): ${result} => { ${body} };`,
        "a function in a constant": `export const ${name} = function (${list}): ${result} { ${body} };`,
        "a function with a type of its own": `type Own = (${list}) => ${result};\nexport const ${name}: Own = (${Object.keys(parameters).join(", ")}) => { ${body} };`,
        "a function that another one makes": `const make = () => (${list}): ${result} => { ${body} };\nexport const ${name} = make();`,
        "a method of an object": `const game = { ${name}${made()} };\nexport const { ${name} } = game;`,
        "a static method": `class Game { static ${name}${made()} }\nexport const ${name} = Game.${name};`,
        "a bound method": `class Game { ${name}${made()} }\nconst game = new Game();\nexport const ${name} = game.${name}.bind(game);`,
        "an optional parameter more": `export function ${name}${made("loud?: boolean")}`,
        "a parameter more with a value": `export function ${name}${made("loud = false")}`,
        "rest parameters more": `export function ${name}${made("...more: string[]")}`,
        "parameters in a tuple":
          types.length === 0
            ? `export function ${name}(...none: []): ${result} { ${body} }`
            : `export function ${name}(...all: [${types.join(", ")}]): ${result} { const [${Object.keys(parameters).join(", ")}] = all; ${body} }`,
        "an overload more": `export function ${name}(${list}): ${result};\nexport function ${name}(${[list, "loud: boolean"].filter(Boolean).join(", ")}): ${result};\nexport function ${name}${made("loud?: boolean")}`,
        "a generic function": `export function ${name}<Note = string>(${[list, "note?: Note"].filter(Boolean).join(", ")}): ${result} { ${body} }`,
        "with a comment between the words": `export /* the */ function ${name} /* takes */ ${made()}`,
        ...accepted,
      }),
      {
        name: "a function from a file of its own",
        text: `${before}\nexport { ${name} } from "./own.ts";\n`,
        beside: { "own.ts": `${before}\nexport function ${name}${made()}\n` },
      },
      {
        name: "everything from a file of its own",
        text: 'export * from "./own.ts";\n',
        beside: { "own.ts": `${before}\nexport function ${name}${made()}\n` },
      },
    ],
    refused: write({
      nothing: "",
      "a function that is not exported": `function ${name}${made()}`,
      "a function under another name": `export function ${name}2${made()}`,
      "a function with another letter case": `export function ${name.toLowerCase()}${made()}`,
      "a default export": `export default function ${name}${made()}`,
      "a type": `export type ${name} = (${list}) => ${result};`,
      "a number": `export const ${name} = 52;`,
      "an object": `export const ${name} = { run${made()} };`,
      "a class": `export class ${name} { run${made()} }`,
      any: `export const ${name}: any = 1;`,
      unknown: `export const ${name}: unknown = 1;`,
      never: `export declare const ${name}: never;`,
      "a promise of a function": `export const ${name} = Promise.resolve((${list}): ${result} => { ${body} });`,
      "a parameter too many": `export function ${name}${made("loud: boolean")}`,
      "a parameter too many, of any type": `export function ${name}${made("loud: any")}`,
      "a function that gives a function": `export function ${name}() { return (${list}): ${result} => { ${body} }; }`,
      "an object instead of parameters": `export function ${name}({ ${Object.keys(parameters).join(", ") || "size"} }: { ${
        Object.entries(parameters)
          .map(([one, type]) => `${one}: ${type}`)
          .join("; ") || "size: number"
      } }): ${result} { ${body} }`,
      ...refused,
    }),
  };
}

const CARDS = `import { print } from "#toolkit/console.ts";
export enum Suit { Clubs, Diamonds, Hearts, Spades }
export interface Card { suit: Suit; pip: number }
export function cardName(card: Card): string { return String(card.pip); }
export function printCards(title: string, cards: Card[]): void { print(title + cards.length); }`;

const SHUFFLED = `import { rand } from "#toolkit/random.ts";
import type { Card } from "../1-create-deck/cards.ts";
export { type Card, cardName, createDeck, printCards, Suit } from "../1-create-deck/cards.ts";`;

/** A new deck, because what is made is looked at, too. */
const ALL_CARDS =
  "Array.from({ length: 52 }, (_, at): Card => ({ suit: Math.floor(at / 13), pip: (at % 13) + 1 }))";

/** Shuffles what it is given, whatever that is called. */
const MIX = `
function mix(all: unknown[]): void {
  for (let i = 0; i < all.length; i++) {
    const j = rand() % all.length;
    [all[i], all[j]] = [all[j], all[i]];
  }
}`;

const TURNS = `import { ask } from "#toolkit/console.ts";
import { rand } from "#toolkit/random.ts";
import { type Card, shuffleDeck } from "../2-shuffle/cards.ts";
import { discardPairs } from "../4-pairs/old-maid.ts";
export { deal, discardPairs, printPairs, removeQueen } from "../4-pairs/old-maid.ts";
function endTurn(hand: Card[]): void { discardPairs(hand); shuffleDeck(hand); }`;
const OTHER_TURN =
  "export function computersTurn(player: Card[], computer: Card[]): void { rand(); computer.push(player.pop()!); endTurn(computer); }";
const TURN = 'await ask("? "); player.push(computer.shift()!); endTurn(player);';

/** What a parameter that must be an array of cards may not be. */
const NOT_HANDS: Readonly<Record<string, string>> = {
  "hands of a type that nobody declares": "Hands",
  "hands of objects": "object[]",
  "hands that may be texts": "Card[] | string",
  "hands that are any": "any",
  "hands of anything": "any[]",
  "hands that are unknown": "unknown",
  "hands of unknown things": "unknown[]",
  "hands of numbers": "number[]",
  "hands of texts": "string[]",
  "single cards": "Card",
  "hands in sets": "Set<Card>",
  "hands of two cards": "[Card, Card]",
};

const functions: readonly Shape[] = [
  ofFunction({
    stage: "old-maid/1-create-deck",
    check: "creates-the-deck-by-createDeck",
    file: "cards.ts",
    name: "createDeck",
    before: CARDS,
    parameters: {},
    result: "Card[]",
    body: "const deck: Card[] = []; for (let suit = 0; suit < 4; suit++) for (let pip = 1; pip <= 13; pip++) deck.push({ suit, pip }); return deck;",
    accepted: {
      "a result that is not written": `export function createDeck() { return ${ALL_CARDS}; }`,
      "a readonly array": `export function createDeck(): readonly Card[] { return ${ALL_CARDS}; }`,
      "a class that is an array": `class Pile extends Array<Card> {}\nexport function createDeck(): Pile { return Pile.from(${ALL_CARDS}) as Pile; }`,
      "an asynchronous function": `export async function createDeck(): Promise<Card[]> { return ${ALL_CARDS}; }`,
      "another name of the array": `export type Cards = Array<Card>;\nexport const createDeck = (): Cards => ${ALL_CARDS};`,
    },
    refused: {
      "a function that gives nothing": "export function createDeck(): void {}",
      "a function that gives anything": "export function createDeck(): any { return []; }",
      "a function that gives an array of anything":
        "export function createDeck(): any[] { return []; }",
      "a function that gives one card":
        "export function createDeck(): Card { return { suit: 0, pip: 1 }; }",
      "a function that gives numbers": "export function createDeck(): number[] { return []; }",
      "a function that gives texts": "export function createDeck(): string[] { return []; }",
      "a function that fills its argument":
        "export function createDeck(deck: Card[]): void { deck.push({ suit: 0, pip: 1 }); }",
    },
  }),
  ofFunction({
    stage: "old-maid/2-shuffle",
    check: "shuffles-by-shuffleDeck",
    file: "cards.ts",
    name: "shuffleDeck",
    before: SHUFFLED,
    parameters: { deck: "Card[]" },
    result: "void",
    body: "for (let i = 0; i < deck.length; i++) { const j = rand() % deck.length; const card = deck[i]!; deck[i] = deck[j]!; deck[j] = card; }",
    accepted: {
      "another name of the parameter": `export function shuffleDeck(cards: Card[]): void { mix(cards); }${MIX}`,
      "an array of anything": `export function shuffleDeck(deck: any[]): void { mix(deck); }${MIX}`,
      "an array of unknown things": `export function shuffleDeck(deck: unknown[]): void { mix(deck); }${MIX}`,
      "an array of any type": `export function shuffleDeck<Item>(deck: Item[]): void { mix(deck); }${MIX}`,
      "a function that also gives the array": `export const shuffleDeck = (deck: Array<Card>): Card[] => { mix(deck); return deck; };${MIX}`,
      "another name of the array": `type Cards = Card[];\nexport function shuffleDeck(deck: Cards): void { mix(deck); }${MIX}`,
    },
    refused: {
      "a parameter that is any": "export function shuffleDeck(deck: any): void { deck.sort(); }",
      "a parameter without a type": "export function shuffleDeck(deck): void { deck.sort(); }",
      "an array of numbers": "export function shuffleDeck(deck: number[]): void { deck.sort(); }",
      "one card": "export function shuffleDeck(deck: Card): void { deck.pip = rand(); }",
      "a text": "export function shuffleDeck(deck: string): void {}",
      "a tuple": "export function shuffleDeck(deck: [Card, Card]): void { deck.reverse(); }",
    },
  }),
  ofFunction({
    stage: "old-maid/5-turns",
    check: "takes-turns-by-reference",
    file: "old-maid.ts",
    name: "playersTurn",
    before: `${TURNS}\n${OTHER_TURN}`,
    parameters: { player: "Card[]", computer: "Card[]" },
    result: "Promise<void>",
    body: `return (async () => { ${TURN} })();`,
    accepted: {
      "other names of the parameters": `export async function playersTurn(mine: Card[], theirs: Card[]): Promise<void> { await ask("? "); mine.push(theirs.shift()!); endTurn(mine); }`,
      "another name of the array": `type Hand = Array<Card>;\nexport async function playersTurn(player: Hand, computer: Hand): Promise<void> { ${TURN} }`,
      "an interface of its own for hands": `interface Hand extends Array<Card> {}\nexport async function playersTurn(player: Hand, computer: Hand) { ${TURN} }`,
      "a generic function of cards": `export async function playersTurn<One extends Card>(player: One[], computer: One[]) { ${TURN} }`,
      "a result": `export async function playersTurn(player: Card[], computer: Card[]): Promise<Card> { ${TURN} return player.at(-1)!; }`,
    },
    refused: {
      "one hand":
        'export async function playersTurn(player: Card[]) { await ask("? "); player.pop(); }',
      "the hands in the wrong order":
        'export async function playersTurn(computer: Card[], player: Card[]) { await ask("? "); player.push(computer.pop()!); }',
      "the hands in the wrong order, under other names":
        'export async function playersTurn(theirs: Card[], mine: Card[]) { await ask("? "); mine.push(theirs.pop()!); }',
      "the hands in the wrong order, exchanged inside":
        'export async function playersTurn(player: Card[], computer: Card[]): Promise<void> { [player, computer] = [computer, player]; await ask("? "); player.push(computer.pop()!); }',
      "hands without types": `export async function playersTurn(player, computer) { ${TURN} }`,
      ...Object.fromEntries(
        Object.entries(NOT_HANDS).map(([title, type]) => [
          title,
          `export async function playersTurn(player: ${type}, computer: ${type}) { await ask("? "); }`,
        ]),
      ),
    },
  }),
  ofFunction({
    stage: "old-maid/5-turns",
    check: "takes-turns-by-reference",
    file: "old-maid.ts",
    name: "computersTurn",
    before: `${TURNS}\nexport async function playersTurn(player: Card[], computer: Card[]): Promise<void> { ${TURN} }`,
    parameters: { player: "Card[]", computer: "Card[]" },
    result: "void",
    body: "rand(); computer.push(player.pop()!); endTurn(computer);",
    accepted: {
      "other names of the parameters":
        "export function computersTurn(yours: Card[], mine: Card[]): void { rand(); mine.push(yours.pop()!); endTurn(mine); }",
      "another name of the array":
        "type Hand = readonly Card[];\nexport function computersTurn(player: Hand, computer: Hand) { rand(); (computer as Card[]).push((player as Card[]).pop()!); endTurn(computer as Card[]); }",
      "an asynchronous function":
        "export async function computersTurn(player: Card[], computer: Card[]) { rand(); computer.push(player.pop()!); endTurn(computer); }",
    },
    refused: {
      "one hand": "export function computersTurn(player: Card[]) { player.pop(); }",
      "the hands in the wrong order":
        "export function computersTurn(computer: Card[], player: Card[]) { computer.push(player.pop()!); }",
      "the hands in the wrong order, under other names":
        "export function computersTurn(mine: Card[], yours: Card[]) { mine.push(yours.pop()!); }",
      "hands without types":
        "export function computersTurn(player, computer) { computer.push(player.pop()!); }",
      ...Object.fromEntries(
        Object.entries(NOT_HANDS).map(([title, type]) => [
          title,
          `export function computersTurn(player: ${type}, computer: ${type}) {}`,
        ]),
      ),
    },
  }),
];

/** All shapes that assignments fix. */
export const SHAPES: readonly Shape[] = [...structs, ...functions];
