/** What is found in a student's files before anything runs: the one place that differs, the tasks, and calls that nobody waits for. */
import { describe, expect, test } from "vitest";
import { readProgram } from "./read-program-for-tests.ts";

const MAIN = "tiny/1-sum/main.ts";
const FILE = "tiny/1-sum/sum.ts";
const MAIN_TEXT = 'import { sum } from "./sum.ts";\nsum([1, 2], 3);\n';
const REFERENCE = `export async function sum(numbers: number[], most: number): Promise<number> {
  let total = 0;
  for (let i = 0; i < numbers.length && i <= most; i++) {
    total += numbers[i]!;
  }
  await show("Sum: ", total);
  return total;
}
async function show(title: string, total: number): Promise<void> {
  console.log(title, total);
}
`;

function slotsOf(own: string) {
  const files = { [MAIN]: MAIN_TEXT, [FILE]: own };
  return readProgram(files, { [MAIN]: MAIN_TEXT, [FILE]: REFERENCE }, {}, MAIN).slots;
}

describe("the one place in which a declaration differs", () => {
  test.each([
    ["comparison", 3, "i < numbers", "i <= numbers"],
    ["comparison", 3, "i < numbers", "i >= numbers"],
    ["condition", 3, "&&", "||"],
    ["calculation", 4, "+=", "-="],
    ["number", 2, "total = 0", "total = 1"],
    ["text", 6, '"Sum: "', '"sum: "'],
    ["await", 6, "await show", "show"],
    ["return", 7, "return total", "total"],
    ["missing", 6, "  return total;\n", ""],
    ["name", 4, "numbers[i]", "numbers[most]"],
    ["order", 6, 'show("Sum: ", total)', 'show(total, "Sum: ")'],
    ["missing", 5, '  await show("Sum: ", total);\n', ""],
    ["too much", 4, "total += numbers[i]!;", "total += numbers[i]!; i++;"],
    ["condition", 3, "&& i <= most", "&& numbers[i]! > most"],
    ["fixed", 7, "return total", "return 6"],
    ["missing", 4, "numbers[i]!", "numbers!"],
    ["too much", 4, "numbers[i]!", "numbers[Math.abs(i)]!"],
    ["name", 3, "numbers.length", "numbers.size"],
    ["order", 1, "numbers: number[], most: number", "most: number, numbers: number[]"],
  ])("is a %s in line %i: %s written %s", (kind, line, find, replace) => {
    const own = REFERENCE.replace(find, replace);
    expect(own).not.toBe(REFERENCE);
    expect(slotsOf(own)).toMatchObject([{ name: "sum", differs: { kind, line } }]);
  });
  test("is found among other names of the variables", () => {
    const own = REFERENCE.replaceAll("total", "result")
      .replaceAll(/\bi\b/g, "at")
      .replace("at <", "at <=");
    expect(slotsOf(own)[0]).toMatchObject({ differs: { kind: "comparison", line: 3 } });
  });
  test("is none in a function that is written in another way", () => {
    const own = REFERENCE.replace(
      /let total[\s\S]*return total/,
      "const all = numbers.slice(0, most + 1).reduce((one, other) => one + other, 1);\n  return show('Sum: ', all).then(() => all)",
    );
    expect(slotsOf(own)[0]!.differs).toBeUndefined();
  });
  const differs = (own: string, reference: string) => {
    const files = { [MAIN]: MAIN_TEXT, [FILE]: own };
    return readProgram(files, { [MAIN]: MAIN_TEXT, [FILE]: reference }, {}, MAIN).slots[0]?.differs;
  };
  test("is in a method of a class, and behind templates with parentheses and quotes", () => {
    const reference = [
      "export class sum {",
      "  #all = [];",
      "  add(one: number) {",
      `    if (one < 0) throw new RangeError(\`add: it's over (\${one}\`);`,
      `    return \`it's (\${this.#all.length}\`;`,
      "  }",
      "  get size() {",
      "    return this.#all.length === 4;",
      "  }",
      "}",
    ].join("\n");
    expect(differs(reference.replace("length === 4", "length === 4 - 1"), reference)).toMatchObject(
      {
        line: 8,
        kind: "too much",
        method: "size",
      },
    );
  });
  test("is a comparison by identity, or a second name", () => {
    const reference =
      "export function sum(cards: Card[], card: Card) {\n  const left: Card[] = [];\n  if (cards.some((other) => isSame(card, other))) left.push(card);\n  return left;\n}\n";
    const includes = reference.replace("some((other) => isSame(card, other))", "includes(card)");
    expect(differs(includes, reference)).toMatchObject({ line: 3, kind: "identity" });
    const second = reference.replace("= [];", "= cards;");
    expect(differs(second, reference)).toMatchObject({ line: 2, kind: "second name" });
  });
  test("is found however long the part is that is missing, too much, or in another place", () => {
    const long =
      "  for (let i = 0; i < most; i++) {\n    total += numbers[i]! * 2;\n    await show('Sum: ', total);\n  }\n";
    const reference = REFERENCE.replace("  return total;\n", `${long}  return total;\n`);
    expect(differs(REFERENCE, reference)).toMatchObject({ kind: "missing" });
    expect(differs(reference, REFERENCE)).toMatchObject({ kind: "too much", line: 7 });
    const moved = REFERENCE.replace("  let total = 0;\n", `${long}  let total = 0;\n`);
    expect(differs(moved, reference)).toMatchObject({ kind: "order" });
  });
  test("a field of another name is no renaming, a variable is one", () => {
    const reference =
      "export const sum = (all: Player[]) => all.map(({ name, bid }) => name + bid).join() + field.tricks;\n";
    expect(differs(reference.replaceAll("bid", "tricks"), reference)).toMatchObject({ line: 1 });
    expect(differs(reference.replaceAll("all", "players"), reference)).toBeUndefined();
  });
  test("is none where only spaces, comments and names differ", () => {
    expect(slotsOf(REFERENCE.replace("let total", "// The sum.\n  let   total"))).toEqual([]);
  });
});

describe("what beginners write when they mean something else", () => {
  const written = (body: string) =>
    `export function swap(cards: Card[], i: number, j: number) {\n${body}\n}\n`;
  const reference = written(
    "  const card = cards[i]!;\n  cards[i] = cards[j]!;\n  cards[j] = card;\n  return [...cards].map((one) => one.rank).sort((a, b) => a - b);",
  );
  const main = 'import { swap } from "./sum.ts";\nswap([], 0, 1);\n';
  const find = (body: string, own = reference) =>
    readProgram({ [MAIN]: main, [FILE]: written(body) }, { [MAIN]: main, [FILE]: own }, {}, MAIN)
      .slots[0]?.differs;
  test.each([
    [
      "overwritten",
      "  const all = cards;\n  (cards[i] = cards[j]!);\n  cards[i] = cards[j]!;\n  cards[j] = cards[i];",
      5,
    ],
    [
      "assignment",
      "  while ((i = j)) cards.pop();\n  if (i) return cards.concat(cards.slice(1, 2), cards);",
      2,
    ],
    [
      "for each",
      "  cards.forEach(async (card) => {\n    await show(card, i, j, cards.length, cards);\n  });\n  return [];",
      2,
    ],
    [
      "sort",
      "  const ranks = cards.map((one) => one.rank + i - j);\n  ranks.sort();\n  return ranks.concat(ranks.slice());",
      3,
    ],
    [
      "shared",
      "  const blank = new Array(13).fill({ rank: 0, suit: 0 });\n  return blank.concat(cards, i, j, cards);",
      2,
    ],
    [
      "no result",
      "  const ranks = cards.map((one) => {\n    one.rank;\n  });\n  return ranks.concat(ranks, i, j, ranks);",
      2,
    ],
    [
      "length",
      "  const card = cards[cards.length];\n  cards.pop();\n  return [card, i, j, cards, card, i, j];",
      2,
    ],
  ])("%s", (kind, body, line) => {
    expect(find(body)).toMatchObject({ kind, line });
  });
  test.each([
    [
      "  cards[cards.length] = cards[i]!;\n  const all = [cards, i, j, cards, i, j];\n  return all;",
    ],
    [
      "  cards.forEach((card) => {\n    show(card, i, j, cards.length, cards);\n  });\n  return [];",
    ],
    [
      "  const ranks = cards.map((one) => {\n    if (i < j) return 1;\n    throw one;\n  });\n  return [ranks, i, j];",
    ],
    [
      "  const blank = new Array(13).fill(0);\n  return blank.concat(cards, i, j, cards, i, j, cards);",
    ],
  ])("is not seen in what is right: %s", (body) => {
    expect(find(body)?.kind).toBeOneOf([undefined, "part"]);
  });
  test("is nothing that the reference writes, too", () => {
    const sorts =
      "  const ranks = cards.map((one) => one.rank + i - j);\n  ranks.sort();\n  return ranks;";
    const other =
      "  const all: number[] = [];\n  for (const { rank } of cards) all.push(rank * i * j, i, j, i + j);\n  all.sort();\n  return all.reverse();";
    expect(find(other)).toMatchObject({ kind: "sort" });
    expect(find(other, written(sorts))).toBeUndefined();
  });
});

test("a function uses the constants that its helpers use", () => {
  const text =
    "const ACE = 1;\nfunction name(pip: number) {\n  return pip === ACE ? 'A' : String(pip);\n}\nexport function sum(cards: number[]) {\n  return cards.map(name).join(' ');\n}\n";
  const own = text.replace("ACE = 1", "ACE = 14").replace("' '", '" "');
  const files = { [MAIN]: MAIN_TEXT, [FILE]: own };
  const { slots } = readProgram(files, { [MAIN]: MAIN_TEXT, [FILE]: text }, {}, MAIN);
  const ace = slots.find(({ name }) => name === "ACE")!;
  expect(slots.map(({ name, constants }) => [name, constants])).toEqual([
    ["ACE", undefined],
    ["sum", [ace.id]],
  ]);
});

test("an enum that has another order is found, and its program left alone", () => {
  const text = (members: string) =>
    `export enum Suit { ${members} }\nexport function sum(suit: Suit) {\n  return suit === Suit.Clubs;\n}\n`;
  const write = (members: string) =>
    readProgram(
      { [MAIN]: MAIN_TEXT, [FILE]: text(members).replace("===", "!==") },
      { [MAIN]: MAIN_TEXT, [FILE]: text("Clubs, Diamonds") },
      {},
      MAIN,
    );
  expect(write("Clubs, Diamonds").files).toBeDefined();
  for (const members of [
    "CLUBS, DIA_MONDS",
    "Diamonds = 1, Clubs = 0",
    "Clubs = 0, Diamonds",
    "Clubs, Diamonds, Hearts",
  ])
    expect(write(members).reordered).toEqual([]);
  expect(write("Clubs = 1, Diamonds = 2").reordered).toHaveLength(1);
  const { files, reordered } = write("Diamonds, Clubs");
  expect(files).toBeUndefined();
  expect(reordered).toEqual([{ name: "Suit", file: FILE, line: 1, column: 20 }]);
});

/** The calls that nobody waits for, with their lines. */
function unawaitedIn(own: string): readonly string[] {
  const files = { [MAIN]: MAIN_TEXT, [FILE]: own };
  const { unawaited } = readProgram(files, files, {}, MAIN);
  return unawaited.map(({ name, line }) => `${name} ${line}`);
}

test("calls that nobody waits for are found, but not those of a name with two meanings", () => {
  const own = `import { ask } from "#toolkit/console.ts";
export async function sum() {
  ask("? ");
  void ask("? ");
  if (!ask("? ") || 0 > 1) return;
  do await show();
  while ((!ask("? ")));
  show();
  return show();
}
const show = async () => {};
class Player { async play() {} }
class Cards { play() {} }
new Player().play();
async function deal() {
  const answer = ask("? ");
  return answer - 1;
}
async function other() {
  const answer = await ask("? ");
  const late = ask("? ");
  const wait = async () => (await late).trim();
  return answer;
}
async function either(isFirst: boolean, early?: string) {
  isFirst ? show() : sum2();
  (isFirst && show());
  isFirst ? sum2() : await show();
  const bid = early ?? ask("? ");
  return bid.trim();
}
async function each(turns: Turn[]) {
  turns.reduce(async (before, turn) => { await before; await turn(); }, Promise.resolve());
  turns.reduce((before, turn) => before.then(turn), Promise.resolve());
  turns.reduce((sum, turn) => sum + turn.points, 0);
  Promise.all(turns);
  await Promise.all(turns);
}
const sum2 = () => 2;
export const last = async () => {};
last();
`;
  expect(unawaitedIn(own)).toEqual([
    ...["ask 3", "ask 5", "ask 7", "show 8", "ask 16", "show 26", "show 27", "ask 29"],
    ...["reduce 33", "reduce 34", "all 36"],
  ]);
});

test("also those of a function that another gives, or that is passed", () => {
  const own = `
function makeTurns(): () => Promise<void> {
  return step;
}
function makeHands() {
  return async () => {};
}
function makeScores() {
  return () => 0;
}
interface Table { deal: () => Promise<void>; count: () => number }
export async function play(table: Table, ask: () => Promise<string>, show: () => void) {
  const nextTurn = makeTurns();
  const nextHand = makeHands();
  const score = makeScores();
  nextTurn();
  nextHand();
  score();
  table.deal();
  table.count();
  ask();
  show();
  await nextTurn();
}
`;
  expect(unawaitedIn(own)).toEqual(["nextTurn 16", "nextHand 17", "deal 19", "ask 21"]);
});

test("also those of a function that only its type, or what it gives, shows to be asynchronous", () => {
  const own = `
type TurnOf<Result> = (cards: number[]) => Result;
type Wait = () => Promise<void>;
export const yours: TurnOf<Promise<void>> = (cards) => new Turn(cards).play();
export const its: TurnOf<number> = (cards) => cards.length;
const rest: Wait = () => new Turn([]).play();
class Turn {
  constructor(readonly cards: number[]) {}
  async play() {}
  count() { return this.cards.length; }
}
const again = () => yours([]);
function once(cards: number[]) {
  if (cards.length > 0) return again();
  return yours(cards);
}
function maybe(cards: number[]) {
  if (cards.length > 0) return again();
  return cards.length;
}
const how = (cards: number[]) => its(cards);
export async function play(handed: Wait) {
  yours([]);
  its([]);
  rest();
  again();
  once([]);
  maybe([]);
  how([]);
  handed();
  await once([]);
  for (const turn of [yours, one.again]) turn([]);
  for (const turnOf of [yours, its]) turnOf([]);
}
`;
  expect(unawaitedIn(own)).toEqual([
    "yours 23",
    "rest 25",
    "again 26",
    "once 27",
    "handed 30",
    "turn 32",
    "turnOf 33",
  ]);
});

test("also those of a function that is taken from a list, or is one of two", () => {
  const own = `
export async function yours(cards: number[]) {}
async function its(cards: number[]) {}
const count = (cards: number[]) => cards.length;
class Game {
  #turns = [yours, its];
  static counts = [count, yours];
  async play(at: number) {
    const next = this.#turns[at % 2]!;
    next([]);
    const counted = Game.counts[at]!;
    counted([]);
  }
}
export async function play(at: number) {
  const turns = [yours, its];
  const turn = turns.shift()!;
  turn([]);
  turns.push(turn);
  const last = at > 0 ? yours : its;
  last([]);
  const either = at > 0 ? yours : count;
  either([]);
  for (const one of turns) one([]);
  const [first] = [its];
  const other = makeTurns()[0]!;
  other([]);
  await turns.at(-1)!([]);
  (at > 0 ? yours : its)([]);
  turns[0]!([]);
  (at > 0 ? count : count)([]);
}
`;
  expect(unawaitedIn(own)).toEqual([
    "next 10",
    "counted 12",
    "turn 18",
    "last 21",
    "either 23",
    "one 24",
    "yours 29",
    "yours 30",
  ]);
});

test("a task is what its TODO is in, also in the main program", () => {
  const starter = {
    [FILE]:
      'export function sum() {\n  throw new Error("TODO 1: sum");\n}\nexport class Cup {\n  add() {\n    throw new Error("TODO 2: add");\n  }\n}\n',
    [MAIN]: 'import { sum } from "./sum.ts";\n// TODO 3: print the sum.\n',
  };
  const reference = {
    [FILE]: "export function sum() {\n  return 3;\n}\nexport class Cup {\n  add() {}\n}\n",
    [MAIN]: MAIN_TEXT,
  };
  const begun = {
    ...starter,
    [FILE]: starter[FILE]!.replace('throw new Error("TODO 1: sum");', "return 4;"),
  };
  const { tasks, slots, files } = readProgram(begun, reference, starter, MAIN);
  expect(files).toBeDefined();
  const unbegun = { ...starter, [FILE]: `${starter[FILE]}// Ann\n` };
  expect(readProgram(unbegun, reference, starter, MAIN).files, "nothing to try").toBeUndefined();
  const sum = slots.find(({ name }) => name === "sum")!;
  const cup = slots.find(({ name }) => name === "Cup")!;
  expect(cup.unwritten).toBe(true);
  expect(tasks).toEqual([
    { task: 1, slots: [sum.id], main: false, unwritten: false },
    { task: 2, slots: [cup.id], main: false, unwritten: true },
    { task: 3, slots: [], main: true, unwritten: true },
  ]);
});

test("a task of the main program is open while all around its TODO is as it was given", () => {
  const given =
    'import { print } from "#toolkit/console.ts";\nconst roll = 3;\n// TODO 1: print it twice.\nprint(String(roll));\n';
  const isOpen = (own: string) => {
    const files = { [MAIN]: `// Ann\n${own}` };
    const { tasks } = readProgram(files, { [MAIN]: MAIN_TEXT }, { [MAIN]: given }, MAIN);
    return tasks[0]!.unwritten;
  };
  const todo = "// TODO 1: print it twice.\n";
  expect(isOpen(given)).toBe(true);
  expect(isOpen(given.replace(todo, `\n  ${todo}`)), "with other spaces").toBe(true);
  expect(isOpen(given.replace(todo, "")), "without it").toBe(false);
  expect(isOpen(given.replace(todo, `print("3");\n${todo}`)), "in front of it").toBe(false);
  expect(isOpen(given.replace("print(S", `print("3");\nprint(S`)), "behind it").toBe(false);
  expect(isOpen(`${given}print("3");\n`), "at the end").toBe(false);
});

test("tasks of one function are open while it throws its TODO; those of a class are what its methods throw", () => {
  const starter = {
    [FILE]:
      'export function sum() {\n  // TODO 1: a loop.\n  // TODO 2: in it, add.\n  throw new Error("TODO 1: sum");\n}\nexport class Cup {\n  add() {\n    throw new Error("TODO 3: add");\n  }\n  size() {\n    throw new Error("TODO 4: size");\n  }\n}\n',
    [MAIN]: MAIN_TEXT,
  };
  const reference = {
    [FILE]:
      "export function sum() {\n  return 3;\n}\nexport class Cup {\n  add() {}\n  size() {}\n}\n",
    [MAIN]: MAIN_TEXT,
  };
  const begun = {
    ...starter,
    [FILE]: starter[FILE]!.replace("// TODO 1: a loop.", "for (;;) break;").replace(
      'throw new Error("TODO 3: add");',
      "",
    ),
  };
  const { tasks } = readProgram(begun, reference, starter, MAIN);
  expect(tasks.map(({ task, unwritten }) => [task, unwritten])).toEqual([
    [1, true],
    [2, true],
    [3, false],
    [4, true],
  ]);
});

test("a function that the reference hides may be in a folder of the stage", () => {
  const shown = "tiny/1-sum/parts/show.ts";
  const at = REFERENCE.indexOf("async function show");
  const files = {
    [MAIN]: MAIN_TEXT,
    [FILE]: `import { show } from "./parts/show.ts";\n${REFERENCE.slice(0, at)}`,
    [shown]: `export ${REFERENCE.slice(at).replace("total);\n}", "total - 1);\n}")}`,
  };
  const { slots } = readProgram(files, { [MAIN]: MAIN_TEXT, [FILE]: REFERENCE }, {}, MAIN);
  expect(slots).toMatchObject([
    { name: "show", file: shown, differs: { kind: "too much", line: 2 } },
  ]);
});

test("what was given is left out where somebody writes in other files", () => {
  const FRESH = "tiny/1-sum/own.ts";
  const starter = {
    [FILE]: 'export function sum() {\n  throw new Error("TODO 1: sum");\n}\n',
    [MAIN]: "// TODO 2: print the sum.\n",
  };
  const reference = { [FILE]: "export function sum() {\n  return 3;\n}\n", [MAIN]: MAIN_TEXT };
  const own = {
    ...starter,
    [FRESH]: "export function sum() {\n  return 4;\n}\n",
    [MAIN]: 'import { sum } from "./own.ts";\nprint(sum());\n',
  };
  const { files, slots, tasks, uses } = readProgram(own, reference, starter, MAIN);
  expect(files).toBeDefined();
  expect(slots.map(({ name, file, unwritten }) => [name, file, unwritten])).toEqual([
    ["sum", FRESH, undefined],
  ]);
  expect(tasks.filter(({ unwritten }) => unwritten)).toEqual([]);
  expect(uses).toEqual([MAIN, FRESH]);
  // A file of that name which nobody uses yet may be begun.
  const begun = { ...starter, [FRESH]: own[FRESH]! };
  const { tasks: open } = readProgram(begun, reference, starter, MAIN);
  expect(open.map(({ task, unwritten }) => [task, unwritten])).toEqual([
    [1, true],
    [2, true],
  ]);
});

const NOTHING = {
  ...{ slots: [], endings: [], tasks: [], loose: [], reordered: [], uses: [] },
  ...{ unawaited: [], suspicions: [], ofMain: {} },
};

test("a file that is nested too deeply, and a program with eval, are left alone", () => {
  const deep = `export const sum = ${"(".repeat(120_000)}1${")".repeat(120_000)};\n`;
  const files = { [MAIN]: MAIN_TEXT, [FILE]: deep };
  expect(readProgram(files, files, {}, MAIN)).toEqual(NOTHING);
  const reads = {
    [MAIN]: MAIN_TEXT,
    [FILE]: REFERENCE.replace("total += 0", 'eval("1")').replace(
      "let total = 0",
      'let total = eval("0")',
    ),
  };
  expect(
    readProgram(reads, { [MAIN]: MAIN_TEXT, [FILE]: REFERENCE }, {}, MAIN).files,
  ).toBeUndefined();
});

test("a constant of the same name may have another value, and is named", () => {
  const limits = "tiny/1-sum/limits.ts";
  const main = `${MAIN_TEXT}import { MOST } from "./limits.ts";\nconsole.log(MOST);\n`;
  const wanted =
    'import { MOST } from "./limits.ts";\nexport const sum = (all: number[]) => all.slice(0, MOST).length;\n';
  const reference = { [MAIN]: main, [FILE]: wanted, [limits]: "export const MOST = 3;\n" };
  const helpersWith = (value: number, name = "MOST") => {
    const own = `const ${name} = ${value};\nexport function sum(all: number[]) {\n  let count = 0;\n  while (count < all.length && count < ${name}) count++;\n  return count;\n}\n`;
    const files = { ...reference, [FILE]: own };
    return readProgram(files, reference, {}, MAIN).slots.map(({ name, helpers }) => [
      name,
      helpers?.map((one) => [one.name, one.isOwnNumber]),
    ]);
  };
  expect(helpersWith(30)).toEqual([["sum", [["MOST", undefined]]]]);
  expect(helpersWith(3, "LIMIT")).toEqual([["sum", [["LIMIT", true]]]]);
});

test("what a method calls of its own object is named, too, and nothing that nobody calls", () => {
  const own = `class Adder {
  #total = 0;
  constructor(private readonly numbers: number[]) {}
  all(): number {
    for (const one of this.numbers) this.#add(one);
    return this.#total;
  }
  #add(one: number): void {
    this.#total += this.half + this.half;
  }
  get half(): number {
    return 1;
  }
  unused(): void {}
}
export async function sum(numbers: number[]): Promise<number> {
  return new Adder(numbers).all();
}
`;
  const [{ helpers } = {}] = slotsOf(own);
  expect(helpers).toMatchObject([
    {
      name: "Adder",
      methods: [{ name: "constructor" }, { name: "all" }, { name: "#add" }, { name: "half" }],
    },
  ]);
});

test("of a class, only what its called methods use is named, and what runs without a name", () => {
  const own = `const log = (text: string) => text;
const lost = () => 0;
class Base {
  base = lost();
}
class Adder extends Base {
  all(): string {
    return String(this);
  }
  other(): string {
    return log("never");
  }
  toString(): string {
    return shown();
  }
}
const shown = () => "3";
export function sum(): string {
  return new Adder().all();
}
`;
  const [{ helpers = [] } = {}] = slotsOf(own);
  expect(helpers.map(({ name }) => name).sort()).toEqual(["Adder", "Base", "lost", "shown"]);
  const adder = helpers.find(({ name }) => name === "Adder");
  expect(adder?.methods?.map(({ name }) => name)).toEqual(["all"]);
});

test("of what methods use, a few are told, however long the chain is", () => {
  const chain = (last: string) =>
    `export class Chain {\n${Array.from({ length: 300 }, (_, at) => `  m${at}(): number {\n    return this.m${at + 1}();\n  }\n`).join("")}  m300(): number {\n    ${last}\n  }\n}\n`;
  const main = 'import { Chain } from "./sum.ts";\nnew Chain().m0();\n';
  const own = { [MAIN]: main, [FILE]: chain("for (let i = 0; ; i++) if (i > 5) return i;") };
  const reference = { [MAIN]: main, [FILE]: chain("return Math.max(1, 6);") };
  const [{ methods = [] } = {}] = readProgram(own, reference, {}, MAIN).slots;
  expect(methods.map(({ uses = [] }) => uses.length)).toEqual([
    ...Array(295).fill(6),
    ...[5, 4, 3, 2, 1, 0],
  ]);
});
