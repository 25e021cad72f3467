/** What hardly anybody means is seen, and what people do mean is not. */
import { expect, test } from "vitest";
import { modulesFrom } from "./modules.ts";
import { suspicionsIn } from "./suspicions.ts";

/** Each as its kind, its name and its line. */
function seenIn(text: string): string[] {
  const modules = modulesFrom({ "t/1-a/main.ts": text }, ["t/1-a/main.ts"]);
  return suspicionsIn(modules.values()).map(({ kind, name, line }) => `${line} ${kind} ${name}`);
}

test.each([
  [
    "a comparison for an assignment",
    "let a = 1;\nprint(a);\na == 2;",
    ["3 compared ==", "1 unchanged a"],
  ],
  [
    "a text that is not kept",
    "let a = ask();\na.trim();\nprint(a);",
    ["2 thrown away trim", "1 unchanged a"],
  ],
  ["a value that stays", "let a = 1;\na = a;\nprint(a);", ["2 kept a"]],
  ["a sum that is not kept", "let a = 1;\na + 1;\nprint(a);", ["2 thrown away +", "1 unchanged a"]],
  [
    "a loop whose variable stays",
    "function f(n: number) {\n  let at = 0;\n  while (at < n) print(at);\n}\nf(1);",
    ["3 unchanging at", "2 unchanged at"],
  ],
  [
    "a loop that counts another variable",
    "let j = 0;\nfor (let i = 0; i < 3; j++) print(i, j);",
    ["2 unchanging i"],
  ],
  [
    "a variable that hides another",
    "function f() {\n  let sum = 0;\n  for (const one of all) {\n    let sum = one;\n    print(sum);\n  }\n  return sum;\n}\nf();",
    ["4 hiding sum"],
  ],
  [
    "nothing where the other one is a constant, begins later, or is not used afterwards",
    [
      "const a = 1;\n  if (a) { const a = 2; print(a); }\n  print(a);",
      "if (b) { const a = 2; print(a); }\n  let a = 1;\n  a++;\n  print(a);",
      "let a = 1;\n  a++;\n  print(a);\n  if (b) { const a = 2; print(a); }",
    ]
      .map((body, at) => `function f${at}() {\n  ${body}\n}\nf${at}();`)
      .join("\n"),
    [],
  ],
  [
    "a parameter that gets another array",
    "export function deal(deck: number[], mine: number[]) {\n  mine = [];\n  for (const one of deck) mine.push(one);\n  deck = deck.slice(1);\n}",
    ["2 replaced mine", "4 replaced deck"],
  ],
  [
    "a parameter that gets an array from elsewhere",
    "export function remove(deck: number[], set: Array<number>, one: number) {\n  const others = deck.filter((card) => card > 1);\n  deck = others;\n  set = others;\n  one = 3;\n}",
    ["3 replaced deck", "4 replaced set"],
  ],
  [
    "a variable that nothing changes",
    "let mine = true;\nif (mine) print(1);",
    ["1 unchanged mine"],
  ],
  [
    "a field that nothing changes",
    "export class Game {\n  #hands = 0;\n  #over = false;\n  most = 13;\n  readonly seats = 2;\n  static SIZE = 3;\n  name = 'x';\n  deal() {\n    [this.#hands] = [1];\n  }\n}",
    ["3 unchanged #over"],
  ],
  [
    "a field that keeps what it begins with, where others say that they do",
    "export class Game {\n  readonly #you = seat();\n  readonly #sheet = new Sheet();\n  readonly #deck = makeDeck();\n  #dealer = pick();\n  #hands = new Hands();\n  #cards = [];\n  #state = State.New;\n  end() {\n    this.#state = State.Over;\n  }\n}",
    ["5 unchanged #dealer"],
  ],
  [
    "a field that only the constructor sets",
    "export class Question {\n  #tries: number;\n  #asked: number;\n  constructor(size: number) {\n    this.#tries = 0;\n    this.#asked = size;\n    this.#size = size;\n  }\n  ask() {\n    this.#asked++;\n  }\n}",
    ["2 unchanged #tries"],
  ],
  [
    "a condition that stores a constant",
    "if (pip = JACK) ask();\nif (suit = Suit.Clubs) ask();\nwhile ((seat = seat.next)) ask();",
    ["1 stored pip", "2 stored suit"],
  ],
  [
    "a condition that only stores",
    'if ((bid[1] = 0)) bid[1] = 1;\nwhile (more = "y") {\n  more = ask();\n}\nfor (; (over = false); ) ask();\nprint((one.won = true) ? 1 : 2);',
    ["1 stored bid[1]", "2 stored more", "5 stored over", "6 stored one.won"],
  ],
  [
    "what begins empty, and is given after a loop that does not fill it",
    "function two() {\n  const all = [];\n  for (const one of [1, 2]) print(one);\n  return all;\n}\ntwo();",
    ["2 empty all"],
  ],
  [
    "what begins empty and is never filled",
    'export class Reader {\n  #seen = new Set<string>();\n  words: string[] = [];\n  read(word: string) {\n    if (this.#seen.has(word)) throw new Error(word);\n    for (const one of [...this.words]) print(one);\n    if (this.words[0]! === word) this.words.pop();\n  }\n}\nconst known = new Map<string, number>();\nprint(known.get("A"), known.size);',
    ["2 empty #seen", "3 empty words", "10 empty known"],
  ],
  [
    "a field that never gets a first value, although it says so",
    "export class Deck {\n  index!: number;\n  #cards!: number[];\n  size!: number;\n  constructor() {\n    Object.assign(this, { size: 52 });\n    this.#cards = [];\n    this.index++;\n  }\n}",
    ["2 unset index"],
  ],
  [
    "an import, a function and a variable that nothing uses",
    'import { shuffle } from "./cards.ts";\nfunction show() {}\nconst cup = 1;',
    ["1 unused shuffle", "2 unused show", "3 unused cup"],
  ],
  [
    "what a value is taken apart for, and then not used",
    "const [, ...rest] = cards;\nconst [first, second] = hand;\nconst { suit, rank } = first;\nprint(suit);",
    ["1 unused rest", "2 unused second", "3 unused rank"],
  ],
  [
    "a parameter that nothing uses",
    "export function either(yes: string, no: string, _all?: number) {\n  return yes === typed;\n}",
    ["1 unused no"],
  ],
  [
    "a parameter that a constructor or a method does not use",
    "export class Seat {\n  constructor(player: Player, next: Seat) {\n    this.player = player;\n    this.next = this;\n  }\n  add(card: Card): void {}\n}\nexport const next = 1;",
    ["2 unused next", "6 unused card"],
  ],
])("%s", (_, text, expected) => {
  expect(seenIn(text)).toEqual(expected);
});

test.each([
  ["calls that do something", "cards.push(1);\ncards.sort();\nprint(cards);\nawait ask();"],
  ["a loop that is left", "for (let at = 0; at < n; ) {\n  if (at > 3) break;\n}"],
  ["a loop without a condition", "for (;;) print(1);"],
  [
    "a condition that stores what may be anything",
    "let line;\nwhile ((line = read())) print(line);",
  ],
  ["a loop that asks again", "while (!(await isReady())) print(1);"],
  ["a loop whose array shrinks", "while (cards.length > 0) cards.pop();"],
  [
    "a loop that another function ends",
    "let goes = true;\nconst stop = () => {\n  goes = false;\n};\nwhile (goes) stop();",
  ],
  ["a loop over links", "let one = first;\nwhile (one !== last) one = one.next;"],
  [
    "the same name in two blocks, and in a loop's head",
    "function f() {\n  for (let i = 0; i < 3; i++) print(i);\n  for (let i = 0; i < 3; i++) {\n    const a = i;\n    print(a);\n  }\n  if (x) {\n    const a = 1;\n    print(a);\n  }\n}\nf();",
  ],
  [
    "the same name in another function",
    "const a = 1;\nexport const f = (a: number) => a;\nprint(a);",
  ],
  [
    "what stands in front of something, or is kept out of the rest",
    "const [first, second] = hand;\nconst { suit, ...rest } = card;\nprint(second, rest);",
  ],
  ["what others use", "export const a = 1;\nexport function f() {}"],
  ["types", 'import type { Card } from "./card.ts";\nexport const f = (card: Card) => card;'],
  [
    "what is given empty without a loop: its caller may fill it",
    "function none() {\n  const all = [];\n  print();\n  return all;\n}\nnone().push(1);",
  ],
  [
    "arrays, sets and maps that are filled here or elsewhere, or are not empty",
    "export const all: number[] = [];\nprint(all.length);\nconst given: number[] = [];\nfill(given);\nprint(given[0]);\nconst places: number[] = [];\nplaces[0]! += 1;\nprint(places[0]);\nconst some = new Set([1]);\nprint(some.has(1));\nconst none: number[] = [];\nprint(a ?? none);\nconst shorter: number[] = [];\nshorter.length = 2;\nprint(shorter.at(0));",
  ],
  [
    "fields that are filled through another name, or by another class",
    "export class Hand {\n  cards: number[] = [];\n  #taken: number[] = [];\n  seen = new Set<number>();\n  played = new Map<string, number>();\n  count() {\n    const { seen } = this;\n    seen.add(1);\n    return this.cards.length + this.#taken.length + this.seen.size + this.played.size;\n  }\n  get taken() {\n    return this.#taken;\n  }\n}\nexport function put(hand: Hand) {\n  hand.cards.push(1);\n  hand['played'].set('A', 1);\n}",
  ],
  [
    "a parameter whose new array is used",
    "export function f(all: number[], some: number[]) {\n  all = all.filter((one) => one > 1);\n  for (const one of all) print(one);\n  some = [];\n  some.push(1);\n  return some;\n}",
  ],
  [
    "a parameter that gets shorter in each round",
    "export function f(all: number[]) {\n  while (all.length > 0) {\n    print(all[0]);\n    all = all.slice(1);\n  }\n}",
  ],
  [
    "a field that keeps what it begins with, where no other says so",
    "export class Game {\n  #you = seat();\n  readonly #sheet = new Sheet();\n  readonly #deck = makeDeck();\n}",
  ],
  ["let, where it is everywhere", "let a = 1;\nlet b = 2;\nprint(a, b);"],
  ["a name that says so", "const _unused = 1;"],
  ["var, which is known around its block", "if (won) {\n  var score = 1;\n}\nprint(score);"],
  [
    "a variable that another case uses",
    "switch (suit) {\n  case 1:\n    let name: string;\n    break;\n  default:\n    name = suit;\n    print(name);\n}",
  ],
  [
    "parameters that become fields, and those that another class asks for",
    "export class Seat {\n  constructor(readonly player: Player) {}\n}\nexport class Human extends Player {\n  choose(legal: Card[]): void {}\n}",
  ],
])("nothing is wrong with %s", (_, text) => {
  expect(seenIn(text)).toEqual([]);
});

test("a variable of a function that is written is not for what is not written yet", () => {
  const text = `let turn = 0;
export function play() {
  let dealer = first();
  print(dealer, turn);
}
export function score() {
  const points = count();
  throw new Error("TODO 2: score");
}`;
  const modules = modulesFrom({ "t/1-a/main.ts": text }, ["t/1-a/main.ts"]);
  const written = suspicionsIn(modules.values()).map(({ name, isOfWritten = false }) => [
    name,
    isOfWritten,
  ]);
  expect(written).toContainEqual(["points", false]);
  const other = modulesFrom({ "t/1-a/main.ts": text.replace("let turn", "const turn") }, [
    "t/1-a/main.ts",
  ]);
  const [dealer] = suspicionsIn(other.values()).filter(({ kind }) => kind === "unchanged");
  expect(dealer).toMatchObject({ name: "dealer", isOfWritten: true });
});

test("a function that nothing uses may be for what is not written yet", () => {
  const text = `function swap(cards: number[]) { const [first] = cards; }
export function sort() {
  throw new Error("TODO 2: sort");
}`;
  const modules = modulesFrom({ "t/1-a/main.ts": text }, ["t/1-a/main.ts"]);
  const seen = suspicionsIn(modules.values()).map(({ name, isOfWritten = false }) => ({
    name,
    isOfWritten,
  }));
  expect(seen).toEqual([
    { name: "swap", isOfWritten: false },
    { name: "first", isOfWritten: true },
  ]);
});
