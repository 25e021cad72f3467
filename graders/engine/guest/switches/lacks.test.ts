/** What the reference's version does, and the student's never does, by names that the student has. */
import { expect, test } from "vitest";
import { readProgram } from "./read-program-for-tests.ts";

const MAIN = "tiny/1-deal/main.ts";
const FILE = "tiny/1-deal/deal.ts";
const MAIN_TEXT = 'import { deal } from "./deal.ts";\ndeal({ index: 0, cards: [1] });\n';
const REFERENCE = `import { shuffle } from "#toolkit/cards.ts";
export interface Deck {
  index: number;
  cards: number[];
}
export function deal(deck: Deck): number {
  shuffle(deck.cards);
  const top = topOf(deck);
  deck.index = deck.index + 1;
  return top;
}
function topOf(deck: Deck): number {
  return deck.cards[deck.index]!;
}
`;

/** What the student's `deal` lacks, as `calls shuffle`. */
function lacks(own: string, main = MAIN_TEXT, reference = REFERENCE): string[] {
  const { slots, ofMain } = readProgram(
    { [MAIN]: main, [FILE]: own },
    { [MAIN]: MAIN_TEXT, [FILE]: reference },
    {},
    MAIN,
  );
  const deal = slots.find(({ name }) => name === "deal");
  return [...(deal?.lacks ?? []), ...(ofMain.lacks ?? [])].map(
    ({ does, name }) => `${does} ${name}`,
  );
}

const without = (line: string) => {
  expect(REFERENCE).toContain(line);
  return inOtherWords(REFERENCE.replace(line, ""));
};
/** Where there is only one difference, its line is known, and this is not told. */
const inOtherWords = (text: string) =>
  text.replace("const top = topOf(deck);", "let top = 0;\n  if (top === 0) top = topOf(deck);");

test.each([
  ["a call that is missing", without("  shuffle(deck.cards);\n"), ["calls shuffle"]],
  ["a change that is missing", without("  deck.index = deck.index + 1;\n"), ["changes index"]],
  [
    "both, in another style",
    'import { shuffle } from "#toolkit/cards.ts";\nexport type Deck = { index: number; cards: number[] };\nexport const deal = (deck: Deck) => deck.cards[deck.index]!;\n',
    ["calls shuffle", "changes index"],
  ],
])("%s", (_, own, expected) => {
  expect(lacks(own)).toEqual(expected);
});

test("that two objects are equal is asked in many ways", () => {
  const file =
    "export class Card {\n  constructor(readonly rank: number) {}\n  equals(other: Card) {\n    return other.rank === this.rank;\n  }\n  raise() {}\n}\n";
  const main = (does: string) =>
    `import { Card } from "./deal.ts";\nconst [one, other] = [new Card(1), new Card(2)];\n${does}\n`;
  const said = (own: string, wanted: string) => {
    const files = { [MAIN]: main(own), [FILE]: file };
    const { ofMain } = readProgram(files, { ...files, [MAIN]: main(wanted) }, {}, MAIN);
    return ofMain.lacks?.map(({ does, name }) => `${does} ${name}`);
  };
  const own = "let is = 0;\nif (one.rank === other.rank) is = 1;";
  expect(said(own, "if (one.equals(other)) print(1);\none.raise();")).toEqual(["calls raise"]);
});

test("what has been taken out of an object is changed, too", () => {
  const text = (body: string) =>
    `export interface Deck { index: number; cards: number[] }\nexport function deal(deck: Deck): number {\n${body}\n}\n`;
  const reference = text(
    "const [top] = deck.cards;\ndeck.cards = deck.cards.slice(1);\nreturn top!;",
  );
  const own = (line: string) => text(`const { cards } = deck;\nlet top = 0;\n${line}\nreturn top;`);
  expect(lacks(own("if (top === 0) top = cards.shift()!;"), MAIN_TEXT, reference)).toEqual([]);
  expect(lacks(own("cards[0] = 1;"), MAIN_TEXT, reference)).toEqual([]);
  expect(lacks(own("if (top === 0) top = cards[0]!;"), MAIN_TEXT, reference)).toEqual([
    "changes cards",
  ]);
});

test("a change that is missing beside an object that is made with the same property", () => {
  const text = (made: string, more: string) =>
    `export interface Seat { next?: Seat }\nexport function deal(seat: Seat): Seat {\n${made}\n${more}return added;\n}\n`;
  const seat =
    "export class Place {\n  next?: Place;\n  constructor(next?: Place) {\n    this.next = next;\n  }\n}\n";
  const reference = text("const added = { next: seat.next };", "seat.next = added;\n");
  const own = (more: string) =>
    seat + text("const after = seat.next;\nconst added = new Place(after);", more);
  expect(lacks(own(""), MAIN_TEXT, reference)).toEqual(["changes next"]);
  expect(lacks(own("seat.next = added;\n"), MAIN_TEXT, reference)).toEqual([]);
  const only = text("const added = { next: seat };", "seat = added;\nseat.next = seat;\n");
  expect(
    lacks(
      text("const after = seat;\nconst added = { next: after };", ""),
      MAIN_TEXT,
      only.replace("{ next: seat }", "seat"),
    ),
  ).toEqual([]);
});

test("of a class, only what the methods do that are called", () => {
  const text = (body: string) =>
    `export function deal(deck: Deck): number {\n  return ${body};\n}\nexport class Deck {\n  index = 0;\n  cards: number[] = [];\n  top(): number {\n    return this.cards[0]!;\n  }\n  next(): number {\n    this.index++;\n    return this.top();\n  }\n}\n`;
  expect(lacks(text("deck.next()"))).toEqual([]);
  expect(lacks(text("deck.top()"))).toEqual(["changes index"]);
});

test("an array from which something is to be taken", () => {
  const text = (body: string) =>
    `export interface Deck { index: number; cards: number[] }\nexport function deal(deck: Deck): number {\n${body}\n}\n`;
  const reference = text("return deck.cards.pop()!;");
  const own = (more: string) =>
    text(`const top = deck.cards[deck.cards.length - 1]!;\n${more}return top;`);
  expect(lacks(own(""), MAIN_TEXT, reference)).toEqual(["changes cards"]);
  expect(lacks(own("deck.cards.length--;\n"), MAIN_TEXT, reference)).toEqual([]);
});

test("a call whose way the student's own loop goes is not missing", () => {
  const text = (body: string) =>
    `interface Seat { next: Seat; bid: number }\nexport function deal(first: Seat): void {\n${body}\n}\nexport function seatsFrom(first: Seat): Seat[] {\n  const all: Seat[] = [];\n  let seat = first;\n  do {\n    all.push(seat);\n    seat = seat.next;\n  } while (seat !== first);\n  return all;\n}\n`;
  const reference = text("for (const seat of seatsFrom(first)) seat.bid = 1;");
  const loop = (step: string) =>
    text(`let it = first;\ndo {\n  it.bid = 2;\n  ${step}\n} while (it !== first);`);
  const main =
    'import { deal, seatsFrom } from "./deal.ts";\ndeal(seatsFrom(undefined as never)[0]!);\n';
  expect(lacks(loop("it = it.next;"), main, reference)).toEqual([]);
  expect(lacks(loop("it = first;"), main, reference)).toEqual(["calls seatsFrom"]);
});

test("a method that nothing calls is missing where the reference calls it", () => {
  const reference = `class Table {
  sit(): void {}
  show(): void {}
}
export function deal(): void {
  const table = new Table();
  table.sit();
  table.show();
}
`;
  const own = reference.replace("  table.show();\n", "").replace("const table", "let table");
  expect(lacks(own, 'import { deal } from "./deal.ts";\ndeal();\n', reference)).toEqual([
    "calls show",
  ]);
});

const ASKS = `export function ask(): number {
  return 1;
}
export function deal(): number {
  const first = ask();
  if (first < 0) throw new RangeError("There is none.");
  return first;
}
`;
const gives = (
  body: string,
) => `${ASKS.split("export function deal")[0]}export function deal(): number {
  let sum = 0;
  ${body}
  return sum;
}
`;
test.each([
  ["what is thrown away", gives("ask();"), ["uses ask", "throws RangeError"]],
  [
    "nothing, if it may be used",
    gives("const give = () => ask();\n  sum = give();"),
    ["throws RangeError"],
  ],
  ["what is not refused", gives("sum = ask();"), ["throws RangeError"]],
  ["nothing of another error", gives("sum = ask();\n  if (sum < 0) throw new Error();"), []],
])("of a function that asks and refuses: %s", (_, own, expected) => {
  expect(lacks(own, MAIN_TEXT, ASKS)).toEqual(expected);
});

test("the main program's are told, too", () => {
  const main = 'import { deal } from "./deal.ts";\nconsole.log(deal);\n';
  expect(lacks(`${REFERENCE}// Mine.\n`, main)).toEqual([]);
  expect(
    lacks(
      `${REFERENCE}// Mine.\n`,
      main.replace("deal);", '"x");\nfor (const one of [1, 2]) console.log(one);'),
    ),
  ).toEqual(["calls deal"]);
});

test.each([
  [
    "in a function that it uses",
    REFERENCE.replace("  shuffle(deck.cards);\n", "  mix(deck);\n").concat(
      "function mix(deck: Deck) {\n  shuffle(deck.cards);\n}\n",
    ),
  ],
  ["by counting", REFERENCE.replace("deck.index = deck.index + 1", "deck.index++")],
  [
    "by making a new object",
    REFERENCE.replace("  deck.index = deck.index + 1;\n", "  last = { ...deck, index: 1 };\n"),
  ],
  ["under another name", REFERENCE.replaceAll("topOf", "first").replaceAll("top", "one")],
])("what is done %s is done", (_, own) => {
  expect(lacks(inOtherWords(own))).toEqual([]);
});

test("a parameter is not what has its name in the main program", () => {
  const main = `${MAIN_TEXT}const deck = deal({ index: 0, cards: [] });\nconsole.log(deck);\n`;
  const { slots } = readProgram(
    { [MAIN]: main, [FILE]: without("  shuffle(deck.cards);\n") },
    { [MAIN]: main, [FILE]: REFERENCE },
    {},
    MAIN,
  );
  expect(slots.map(({ lacks }) => lacks)).toEqual([[{ does: "calls", name: "shuffle" }]]);
});

test("names that only the reference has are not told", () => {
  const own = "export function deal(deck: { index: number }): number {\n  return deck.index;\n}\n";
  expect(lacks(own)).toEqual(["changes index"]);
});

test("a function that is called in fewer places, if both programs have it and all are called", () => {
  const reference = REFERENCE.replace("  return top;", "  topOf(deck);\n  return top;");
  const lacksIn = (own: string) => {
    const files = { [MAIN]: MAIN_TEXT, [FILE]: own };
    const { slots } = readProgram(files, { ...files, [FILE]: reference }, {}, MAIN);
    return slots.find(({ name }) => name === "deal")?.lacks;
  };
  const fewer = inOtherWords(REFERENCE);
  expect(lacksIn(fewer)).toEqual([{ does: "calls less", name: "topOf", own: 1, times: 2 }]);
  expect(lacksIn(fewer.replace("  shuffle(deck.cards);\n", ""))).toEqual([
    { does: "calls", name: "shuffle" },
  ]);
  const again = fewer.replace(
    "top = topOf(deck);",
    "for (const one of [1, 2]) top = topOf(deck) + one;",
  );
  expect(again).not.toBe(fewer);
  expect(lacksIn(again)).toBeUndefined();
  const each = fewer.replace("top = topOf(deck);", "[1].forEach(() => { top = topOf(deck); });");
  expect(lacksIn(each)).toBeUndefined();
  // It may have a loop instead.
  const own = inOtherWords(REFERENCE).replaceAll("topOf", "firstOf");
  expect(lacksIn(own)).toBeUndefined();
});

test("what is given to a function may be changed by it", () => {
  const own = inOtherWords(REFERENCE).replace(
    "deck.index = deck.index + 1;",
    "const { cards } = deck;\n  move(deck.index, cards);",
  );
  expect(lacks(`${own}declare function move(index: number, cards: number[]): void;\n`)).toEqual([]);
});

test("what prints without the toolkit lacks no print", () => {
  const imports = 'import { print } from "#toolkit/console.ts";\n';
  const reference = `${imports}export function deal(): void {\n  print("one");\n  print("two");\n}\n`;
  const own = (says: string) =>
    `${imports}export function show(): void {\n  print("");\n}\nexport function deal(): void {\n  const words = ["one", "two"];\n  ${says}\n}\n`;
  expect(lacks(own("words.reverse();"), MAIN_TEXT, reference)).toEqual(["calls print"]);
  expect(lacks(own("console.log(words[0]);"), MAIN_TEXT, reference)).toEqual([]);
});

test("what has another name inside is called by that name", () => {
  const reference =
    `${REFERENCE}export function shuffleAll(cards: number[]): void {\n  cards.reverse();\n}\n`.replace(
      "shuffle(deck.cards);",
      "shuffleAll(deck.cards);",
    );
  const own = (calls: string) =>
    `${inOtherWords(REFERENCE).replace("shuffle(deck.cards);", calls)}function mix(cards: number[]): void {\n  cards.sort();\n}\nexport { mix as shuffleAll };\n`;
  const main = `${MAIN_TEXT}import { shuffleAll } from "${FILE.replace(/.*\//, "./")}";\nshuffleAll([]);\n`;
  const lacksIn = (text: string) => {
    const files = { [MAIN]: main, [FILE]: text };
    const { slots } = readProgram(files, { [MAIN]: main, [FILE]: reference }, {}, MAIN);
    return slots.find(({ name }) => name === "deal")?.lacks;
  };
  expect(lacksIn(own("mix(deck.cards);"))).toBeUndefined();
  // What another file imports has the other name there.
  const elsewhere = own("shuffleAll(deck.cards);").replace(
    /function mix[\s\S]*/,
    'import { shuffleAll } from "./mix.ts";\nexport { shuffleAll };\n',
  );
  const mix =
    "function mix(cards: number[]): void {\n  cards.sort();\n}\nexport { mix as shuffleAll };\n";
  const apart = { [MAIN]: main, [FILE]: elsewhere, [FILE.replace("deal.ts", "mix.ts")]: mix };
  const { slots } = readProgram(apart, { [MAIN]: main, [FILE]: reference }, {}, MAIN);
  expect(slots.find(({ name }) => name === "deal")?.lacks).toBeUndefined();
  expect(lacksIn(own("deck.cards.reverse();"))).toEqual([{ does: "calls", name: "mix" }]);
  // Where there are two of that name, nobody knows which is meant.
  const twice = {
    [MAIN]: `${main}import "./again.ts";\n`,
    [FILE]: reference,
    [FILE.replace("deal.ts", "again.ts")]: "export function shuffleAll(): void {}\n",
  };
  const again = readProgram({ ...twice, [FILE]: own("deck.cards.reverse();") }, twice, {}, MAIN);
  expect(again.slots.find(({ name }) => name === "deal")?.lacks).toBeUndefined();
});

test("what a class does that is only the type of something is not lacking", () => {
  const imports = 'import { print } from "#toolkit/console.ts";\n';
  const reference = `${imports}class Player {\n  name(): string {\n    print("name");\n    return "";\n  }\n}\nexport function deal(player: Player): string {\n  return player.name();\n}\n`;
  const own = `${imports}print("");\nexport function deal(player: { name(): string }): string {\n  const names = [player.name(), ""];\n  return names[1]!;\n}\n`;
  expect(lacks(own, MAIN_TEXT, reference)).toEqual([]);
});

test("a member is not what has its name in the main program", () => {
  const main = `import { Deck } from "${FILE.replace(/.*\//, "./")}";\nconsole.log(new Deck().top);\n`;
  const reference =
    "export class Deck {\n  cards = [1];\n  get top(): number {\n    return this.cards[0]!;\n  }\n}\n";
  const own = `${reference.replace("return this.cards[0]!", "const [one, two] = this.cards;\n    return two ?? one!")}prompt;\n`;
  const { slots } = readProgram(
    { [MAIN]: main, [FILE]: own },
    { [MAIN]: `${main}const top = prompt("top?");\nconsole.log(top);\n`, [FILE]: reference },
    {},
    MAIN,
  );
  expect(slots.map(({ name, lacks }) => [name, lacks])).toEqual([["Deck", undefined]]);
});

test("a private field that nothing is put into", () => {
  const main = `import { Deck } from "${FILE.replace(/.*\//, "./")}";\nnew Deck().add(1);\n`;
  const reference =
    "export class Deck {\n  readonly #cards: number[] = [];\n  add(card: number): void {\n    this.#cards.push(card);\n  }\n  get count(): number {\n    return this.#cards.length;\n  }\n}\n";
  const lacksIn = (add: string) => {
    const own = reference
      .replace("this.#cards.push(card);", add)
      .replace("return this.#cards.length", "const { length } = this.#cards;\n    return length");
    const files = { [MAIN]: main, [FILE]: own };
    return readProgram(files, { ...files, [FILE]: reference }, {}, MAIN).slots.map(
      ({ lacks }) => lacks,
    );
  };
  expect(lacksIn("if (card > 9) throw RangeError();")).toEqual([
    [{ does: "changes", name: "#cards" }],
  ]);
  expect(lacksIn("this.#cards.unshift(card);")).toEqual([undefined]);
  expect(lacksIn("this.#cards[this.#cards.length] = card;")).toEqual([undefined]);
});

test("a function that others do without is not missing", () => {
  const reference = REFERENCE.replace("return deck.cards[deck.index]!;", "return look(deck);")
    .concat("export function look(deck: Deck): number {\n  return deck.cards[deck.index]!;\n}\n")
    .replace("function topOf", "export function topOf");
  const own = (body: string) =>
    `${reference.replace("const top = topOf(deck);", `let top = 0;\n  if (top === 0) top = ${body};`)}`;
  expect(lacks(own("look(deck)"), MAIN_TEXT, reference)).toEqual([]);
  expect(lacks(own("deck.cards[0]!"), MAIN_TEXT, reference)).toContain("calls topOf");
});
