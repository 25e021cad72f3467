/** Small changes behind switches: each undoes a slip, and none is made unless it is switched on. */
import { Script } from "node:vm";
import * as esbuild from "esbuild";
import { describe, expect, test } from "vitest";
import { leavesSharedAlone } from "../shared-objects.ts";
import { STUDENT } from "../switches/names.ts";
import { withChange } from "./insertions.ts";
import { COPY } from "./repair-switches.ts";
import { type Region, type Repair, WEIGHED, WEIGHS, withoutAsking } from "./repairs.ts";
import { writeRepairs } from "./write-repairs.ts";

const MAIN = "tiny/1-sum/main.ts";
const WHOLE: readonly Region[] = [{ file: MAIN }];

const RIGHT = `export class Pile {
  #cards: number[] = [];
  take(count: number, least: number): number[] {
    const taken: number[] = [];
    for (let i = 0; i < count && this.#cards.length > 0; i++) {
      const card = this.#cards.pop()!;
      if (card >= least) {
        taken.push(card);
        continue;
      }
      taken.unshift(-card);
    }
    taken.push(taken.length);
    taken.sort((a, b) => a - b);
    return taken;
  }
  put(...cards: number[]): void {
    this.#cards = [...this.#cards, ...cards];
    this.#cards.reverse();
  }
}
function sum(numbers: number[]): number {
  let total = 0;
  for (const one of numbers) if (one !== 0) total += one;
  if (total < 0) total = 0;
  else total++;
  return total;
}
function nameOf(count: number): string {
  let name = "many";
  switch (count) {
    case 1: name = "one"; break;
    case 2: name = "two";
  }
  return name;
}
const pile = new Pile();
pile.put(5, 1, 4, 2);
pile.put(3);
const [first, second] = [pile.take(3, 2), pile.take(9, 1)];
const all = { first, second };
result(sum(all.second), nameOf(1), all.first, all.second, all.first.length === 3 ? "three" : "more");
`;

test("which array is filled is likely another one of the same type", () => {
  const text =
    "function deal(deck: number[], player: number[], dealer: number[]): void {\n  dealer.push(deck.length);\n}\ndeal([1], [], []);\n";
  const { repairs } = writeRepairs({ [MAIN]: text }, [MAIN], WHOLE);
  const ranks = repairs.flatMap(({ at: { line, column, kind }, rank }) =>
    line === 2 && column === 3 && kind === "name" ? [rank] : [],
  );
  expect(ranks).toContain(1);
});

test("what the language has is not exchanged for what is made of it", () => {
  const text =
    "const all = Array.from([1, 2]);\nconst most = Math.max(...all);\nresult(Array.from(all), Math.max(most));\n";
  const { files } = writeRepairs({ [MAIN]: text }, [MAIN], WHOLE);
  const written = files![STUDENT + MAIN]!;
  expect(written).not.toMatch(/\b(?:all|most)\)?\.(?:from|max)\(/);
  expect(leavesSharedAlone(written)).toBe(true);
});

test("what a number is multiplied by is likely ten times as much, or as little", () => {
  const text =
    "const code = (suit: number, rank: number) => suit * 10 + rank;\nresult(code(2, 3));\n";
  const { repairs } = writeRepairs({ [MAIN]: text }, [MAIN], WHOLE);
  const ranks = repairs.flatMap(({ at: { line, column, kind }, rank }) =>
    line === 1 && column === text.indexOf("10") + 1 && kind === "number" ? [rank] : [],
  );
  expect(ranks.filter((rank) => rank === 1)).toHaveLength(2);
});

test("two things of one type are likely exchanged; a question likely lacks a space, and an answer small letters", () => {
  const ranksOf = (text: string, kind: Repair["at"]["kind"]) =>
    writeRepairs({ [MAIN]: text }, [MAIN], WHOLE).repairs.flatMap(({ at, rank }) =>
      at.line === 1 && at.kind === kind ? [rank] : [],
    );
  const pay = (types: string) =>
    `pay({ money: 1 }, { money: 2 }, 3);\nfunction pay(${types}, dollars: number): void {}\n`;
  expect(ranksOf(pay("from: Player, to: Player"), "order").toSorted()).toEqual([0, 1]);
  expect(ranksOf(pay("from: Player, to: Dealer"), "order")).toEqual([1, 1]);
  expect(ranksOf(pay("from: number, to: number"), "order")).toEqual([1, 1]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a program.
  for (const question of ['"Hit or stand? [h/s]"', "`${1}, another game?`"])
    expect(ranksOf(`result(${question});\n`, "text")).toContain(1);
  expect(ranksOf('result("Dealer stands.");\n', "text")).not.toContain(1);
  const reads = (how: string) =>
    `const read = (typed: string) => typed.${how}();\nresult(read(""));\n`;
  expect(ranksOf(reads("trim"), "missing")).toContain(1);
  expect(ranksOf(reads("toLowerCase"), "missing")).not.toContain(1);
});

test("a member of a type counts no places", () => {
  const text =
    "const all = [1];\nfunction first(): unknown {\n  return all[Symbol.iterator]().next();\n}\nresult(first());\n";
  const { files } = writeRepairs({ [MAIN]: text }, [MAIN], WHOLE);
  expect(files![STUDENT + MAIN]).not.toMatch(/Symbol\.iterator\s*(?:\+|-|=)/);
});

test("what a variable begins with is likelier to be the other answer than what is passed", () => {
  const text = "let isFirst = true;\nresult(isFirst, true);\n";
  const { repairs } = writeRepairs({ [MAIN]: text }, [MAIN], WHOLE);
  const ranks = repairs.flatMap(({ at: { line, kind }, rank }) =>
    kind === "part" ? [{ line, rank }] : [],
  );
  expect(ranks).toEqual([
    { line: 1, rank: 0 },
    { line: 2, rank: 1 },
  ]);
});

test("in a function whose name says that something is greater, less is an unlikely change of that", () => {
  const ranksIn = (name: string) => {
    const text = `result(${name}(1, 2));\nfunction ${name}(a: number, b: number) {\n  return a > b;\n}\n`;
    const { repairs } = writeRepairs({ [MAIN]: text }, [MAIN], WHOLE);
    return repairs.flatMap(({ at: { line, kind }, rank }) =>
      line === 3 && kind === "comparison" ? [rank] : [],
    );
  };
  expect(Math.min(...ranksIn("compare"))).toBe(0);
  expect(ranksIn("beats").filter((rank) => rank === 0)).toEqual([]);
});

/** What a program gives that runs to its end, or its error. */
function resultOf(run: (result: (...all: unknown[]) => void) => void): string {
  let found = "nothing";
  try {
    run((...all) => {
      found = JSON.stringify(all);
    });
  } catch (error) {
    found = String(error);
  }
  return found;
}

/** What a program gives as it is. */
function plainly(own: string): string {
  const { code } = esbuild.transformSync(own.replaceAll(/^export /gm, ""), { loader: "ts" });
  return resultOf((result) => new Function("result", code)(result));
}

/** Runs a program with one change, or with none, and says what it gives. */
function runnable(own: string, regions = WHOLE) {
  const { files, repairs } = writeRepairs({ [MAIN]: own }, [MAIN], regions);
  const text = files![STUDENT + MAIN]!.replace(/^import .*/gm, "").replaceAll(/^export /gm, "");
  const { code } = esbuild.transformSync(text, { loader: "ts" });
  const run = new Function(
    ...["deckwork$made", "deckwork$copy", "deckwork$begin", "deckwork$loop", "result"],
    withoutAsking(code),
  );
  const given = (id: number | undefined): string => {
    const rounds: number[] = [];
    const begin = (of: number) => {
      rounds[of] = 0;
    };
    const loop = (of: number) => {
      if (++rounds[of]! > 100) throw new RangeError("a loop without an end");
    };
    const copy = new Function(`return ${COPY}`)();
    return resultOf((result) => run(id ?? -1, copy, begin, loop, result));
  };
  return { given, repairs, written: files![STUDENT + MAIN]! };
}

const wanted = plainly(RIGHT);

test("a file with a change made does what the program does with that switch on", () => {
  const { given, repairs, written } = runnable(RIGHT.replace("i < count", "i <= count"));
  const right = repairs.find(
    (one) => tell(one) === "comparison in take" && given(one.id) === wanted,
  )!;
  // To try them all would take seconds.
  for (const { id } of [right, ...repairs.filter((_, at) => at % 24 === 0)]) {
    // There, nothing would count the rounds of a loop without an end.
    if (given(id).includes("loop")) continue;
    const text = withChange(written, id);
    expect(text).not.toContain("import");
    expect(plainly(text)).toBe(given(id));
  }
});

/** `order in take`. */
function tell({ at }: Repair): string {
  return `${at.kind}${at.method ? ` in ${at.method}` : ""}`;
}

describe("a change undoes a slip", () => {
  test.each([
    ["a comparison", "i < count", "i <= count", "comparison in take"],
    ["the other comparison", "card >= least", "card < least", "comparison in take"],
    ["a negation too many", "card >= least", "!(card >= least)", "condition in take"],
    ["one of two conditions", "&& this", "|| this", "condition in take"],
    ["a number", "pile.take(3, 2)", "pile.take(2, 2)", "number"],
    ["a sign too many", "taken.push(card)", "taken.push(-card)", "calculation in take"],
    ["the wrong end of an array", "this.#cards.pop()", "this.#cards.shift()", "name in take"],
    ["the order of a calculation", "a - b", "b - a", "order in take"],
    ["the order of arguments", "take(3, 2)", "take(2, 3)", "order"],
    ["a statement too much", "pile.put(3);", "pile.put(3); pile.put(3);", "too much"],
    ["a name", "all.first, all", "all.second, all", "name"],
    ["the branches of a condition", '"three" : "more"', '"more" : "three"', "condition"],
    ["a step", "i++", "i--", "calculation in take"],
    ["a result that is not returned", "return total;\n}", "total;\n}", "missing"],
    ["a case that goes on", 'name = "one"; break;', 'name = "one";', "missing"],
    ["an assignment", "this.#cards = [", "this.#cards += [", "calculation in put"],
  ])("%s", (_, find, replace, expected) => {
    const own = RIGHT.replace(find, replace);
    const line = own.slice(0, own.indexOf(replace)).split("\n").length;
    const { given, repairs } = runnable(own);
    expect(given(undefined)).not.toBe(wanted);
    // The others would take most of the time.
    const likely = repairs.filter((one) => one.at.line === line && tell(one) === expected);
    expect(likely.map(({ id }) => given(id))).toContain(wanted);
  });

  test.each([
    [
      "two statements that are exchanged",
      "pile.put(5, 1, 4, 2);\npile.put(3);",
      "pile.put(3);\npile.put(5, 1, 4, 2);",
      "order",
    ],
    ["a way out that is missing", "        continue;\n", "", "missing in take"],
    [
      "a statement that is in the loop",
      "    }\n    taken.push(taken.length);\n",
      "    taken.push(taken.length);\n    }\n",
      "order in take",
    ],
  ])("%s", (_, find, replace, expected) => {
    const { given, repairs } = runnable(RIGHT.replace(find, replace));
    const likely = repairs.filter((one) => tell(one) === expected);
    expect(likely.map(({ id }) => given(id))).toContain(wanted);
  });
});

const COUNTING = `class Card {
  constructor(readonly rank: number) {}
  equals(other: Card): boolean {
    return this.rank === other.rank;
  }
}
class Hand {
  #cards: Card[] = [];
  #taken = 0;
  add(card: Card): void {
    this.#cards.push(card);
  }
  has(card: Card): boolean {
    return this.#cards.some((one) => one.equals(card));
  }
  take(): Card {
    this.#taken++;
    return this.#cards.shift()!;
  }
  get taken(): number {
    return this.#taken;
  }
}
const NAMES = ["two", "three", "four", "five"];
function least(ranks: number[]): number[] {
  let least = Infinity;
  let best: number[] = [];
  for (const rank of ranks) {
    if (rank < least) {
      least = rank;
      best = [rank];
    } else if (rank === least) best.push(rank);
  }
  return best;
}
function shared(ranks: number[]): number[][] {
  const hands: number[][] = [[], [], []];
  let turn = 0;
  for (const rank of ranks) {
    hands[turn]!.push(rank);
    turn++;
    if (turn === 3) turn = 0;
  }
  return hands;
}
function split(ranks: number[]): Record<string, number[]> {
  const own: number[] = [];
  const other: number[] = [];
  let mine = true;
  ranks.forEach((rank) => {
    if (mine) own.push(rank);
    else other.push(rank);
    mine = !mine;
  });
  return { own, other };
}
function most(ranks: number[]): number {
  const last = ranks.length - 1;
  if (last < 0) throw new RangeError("none");
  return 27 % ranks.length;
}
const print = (text = "") => said.push(text);
const said: string[] = [];
const both = (typed: string) => typed.trim().toUpperCase();
const hand = new Hand();
for (const rank of [7, 2]) hand.add(new Card(rank));
const first = hand.take();
let thrown = "";
try {
  most([]);
} catch (error) {
  thrown = (error as Error).name;
}
function say(): void {
  print("cards");
  print();
  print(\`\${hand.taken} \${first.rank}\`);
}
say();
result(
  hand.has(new Card(2)), hand.has(first), hand.taken, first.rank, NAMES, least([3, 2, 5, 2]), shared([1, 2, 3, 4]),
  split([1, 2, 3]), most([1, 2, 3, 4]), thrown, said.join(", "), both(" qh "),
);
`;

describe("a change leads to what was forgotten, or taken for something else", () => {
  const right = plainly(COUNTING);
  test.each([
    ["a field that counts", "    this.#taken++;\n", "", "missing in take"],
    ["a variable that takes the least", "      least = rank;\n", "", "missing"],
    ["a variable that counts, and begins again", "    turn++;\n", "", "missing"],
    ["a variable that changes for each element", "    mine = !mine;\n", "", "missing"],
    ["an empty line", "  print();\n", "", "missing"],
    ["a call", "say();\nresult", "say;\nresult", "missing"],
    ["a result in a variable", "  return hands;\n", "", "return"],
    ["a new array", "best = [rank]", "best.push(rank)", "part"],
    ["an array that goes on", "best.push(rank)", "best = [rank]", "part"],
    ["what every number is less than", "least = Infinity", "least = 0", "number"],
    ["the last place of an array", "ranks.length - 1;", "ranks.length;", "number"],
    ["a kind of error", "new RangeError", "new Error", "name"],
    ["two equal objects", ".some((one) => one.equals(card))", ".includes(card)", "identity in has"],
    ["what takes an element away", "this.#cards.shift()!", "this.#cards[0]!", "part in take"],
    ["two texts of a table", '"three", "four"', '"four", "three"', "order"],
    ["two properties", "{ own, other }", "{ own: other, other: own }", "order"],
    ["a space between values", "{hand.taken} $", "{hand.taken}$", "text"],
    ["a space in a text", 'join(", ")', 'join(",")', "text"],
    ["small letters", "typed.trim().toUpperCase()", "typed.trim()", "missing"],
    ["spaces around what is typed", "typed.trim().to", "typed.to", "missing"],
  ])("%s", (_, find, replace, expected) => {
    expect(COUNTING).toContain(find);
    const { given, repairs } = runnable(COUNTING.replace(find, () => replace));
    expect(given(undefined)).not.toBe(right);
    const likely = repairs.filter((one) => tell(one) === expected);
    expect(likely.map(({ id }) => given(id))).toContain(right);
  });

  test.each([["the size of an array", "most", "27 % ranks.length", "27 % 3", "fixed"]])(
    "%s, which is less likely, in a short region only",
    (_, name, find, replace, expected) => {
      expect(COUNTING).toContain(find);
      const slip = COUNTING.replace(find, replace);
      const gives = (regions: readonly Region[]) => {
        const { given, repairs } = runnable(slip, regions);
        return repairs.filter((one) => tell(one) === expected).map(({ id }) => given(id));
      };
      expect(gives([{ file: MAIN, names: [name] }])).toContain(right);
      expect(gives(WHOLE)).not.toContain(right);
    },
  );
});

test("a declaration is changed alone", () => {
  const own =
    'export const one = () => 1;\nexport const two = () => 2;\nexport const text = "x";\n';
  const { repairs } = writeRepairs({ [MAIN]: own }, [MAIN], [{ file: MAIN, names: ["two"] }]);
  expect(new Set(repairs.map(({ at }) => at.line))).toEqual(new Set([2]));
  expect(writeRepairs({ [MAIN]: own }, [MAIN], [{ file: MAIN, names: ["none"] }])).toEqual({
    repairs: [],
    loops: [],
  });
});

test("a text that is nested too deeply has none", () => {
  const deep = `const n = ${"(".repeat(20_000)}1${")".repeat(20_000)};\n`;
  expect(writeRepairs({ [MAIN]: deep }, [MAIN], WHOLE)).toEqual({ repairs: [], loops: [] });
});

describe("a change undoes a slip of another kind:", () => {
  const CARDS = "const two = { rank: 2, suit: 1 }, ten = { rank: 10, suit: 1 };\n";
  test.each([
    [
      "the order of values in a text",
      `${CARDS}result(two.rank + ":" + two.suit);`,
      'two.rank + ":" + two.suit',
      'two.suit + ":" + two.rank',
      "order",
    ],
    [
      "a space between two values",
      `${CARDS}result(\`#{two.rank}#{two.suit}\`);`.replaceAll("#", "$"),
      "#{two.rank}#{two.suit}".replaceAll("#", "$"),
      "#{two.rank} #{two.suit}".replaceAll("#", "$"),
      "text",
    ],
    [
      "an element that stays where it was taken from",
      "const list = [1, 2, 3], at = 1;\nconst one = list[at]!;\nconst other = 5;\nlist.splice(at, 1);\nresult(one, other, list);",
      "list.splice(at, 1);\n",
      "",
      "missing",
    ],
    [
      "what a call gives, and nothing keeps",
      "function twice(one: number) { return 2 * one; }\nconst all: number[] = [];\nfor (const one of [1, 2]) {\n  all.push(twice(one));\n}\nresult(all);",
      "  all.push(twice(one));",
      "  twice(one);",
      "missing",
    ],
    [
      "the last element, which is only looked at",
      "const list = [1, 2, 3];\nconst one = list.pop();\nresult(one, list);",
      "list.pop()",
      "list.at(-1)",
      "name",
    ],
    [
      "a text that begins again in one of two cases",
      'let line = "";\nfor (const one of ["a", "b", "c", "d"]) {\n  line += one;\n  if (one > "b") {\n    result(line);\n    line = "";\n  } else {\n    line += " ";\n  }\n}',
      '    line = "";\n',
      "",
      "missing",
    ],
    [
      "a field that begins one place too far",
      "const PLACES = 3;\nconst deck = { index: PLACES - 1 };\nresult(deck.index, PLACES);",
      "PLACES - 1",
      "PLACES",
      "number",
    ],
    [
      "an argument that is named like its parameter, although it is not the last variable",
      "function asked(card: number, led?: number) { return led === undefined ? card : card + led; }\nfunction play(led: number) {\n  const one = 2, b = 3, c = 4, d = 5, e = 6, f = 7, g = 8, h = 10, i = 11, j = 12;\n  result(b, c, d, e, f, g, h, i, j);\n  return asked(one, led);\n}\nresult(play(9));",
      "asked(one, led)",
      "asked(one)",
      "missing",
    ],
    [
      "a member on both sides",
      `${CARDS}result(two.suit === ten.suit);`,
      "two.suit === ten.suit",
      "two.rank === ten.rank",
      "name",
    ],
    [
      "a member of the same object",
      "const list = { next: 1, front: 2, back: 3, card: 4, size: 5, key: 6, last: 7 };\nconst used = list.front;\nconst other = { all: 1, most: 2, least: 3, some: 4, few: 5 };\nresult(other.all, other.most, other.least, other.some, other.few, list.front!, !list.back);",
      "list.front!",
      "list.back!",
      "name",
    ],
    [
      "a member in front of a question mark",
      "const list = { front: { card: 1 }, back: { card: 2 } };\nconst used = list.front;\nresult(list.front?.card, list.back);",
      "list.front?.card",
      "list.back?.card",
      "name",
    ],
    [
      "what is done only in the other case",
      "const queue: any = {};\nfor (const one of [1, 2]) {\n  if (queue.front) {\n    queue.next = one;\n  } else {\n    queue.front = one;\n  }\n}\nresult(queue);",
      "    queue.front = one;\n  }\n",
      "  }\n  queue.front = one;\n",
      "order",
    ],
    [
      "those that are as good as the best",
      "let best: number[] = [];\nlet most = 0;\nfor (const one of [1, 3, 3]) {\n  if (one > most) {\n    most = one;\n    best = [one];\n  } else if (one === most) best.push(one);\n}\nresult(best);",
      " else if (one === most) best.push(one);",
      "",
      "missing",
    ],
    [
      "a variable that begins again for each element",
      "const rows: number[] = [];\nconst add = (): void => {\n  [1, 2].forEach((by) => {\n    let pip = 0;\n    while (pip < 3) { rows.push(pip * by); pip++; }\n  });\n};\nadd();\nresult(rows);",
      "  [1, 2].forEach((by) => {\n    let pip = 0;\n",
      "  let pip = 0;\n  [1, 2].forEach((by) => {\n",
      "declared",
    ],
    [
      "what is done in both cases",
      "let turn = 0;\nlet odd = 0;\nwhile (turn < 3) {\n  if (turn % 2 === 0) {\n    result(turn);\n  } else {\n    odd++;\n  }\n  turn++;\n  if (odd > 5) break;\n}\nresult(turn, odd);",
      "    odd++;\n  }\n  turn++;\n",
      "    odd++;\n    turn++;\n  }\n",
      "order",
    ],
    [
      "a loop that should go on",
      "const seen: number[] = [];\nfor (const one of [1, 2, 3]) {\n  if (one === 2) {\n    continue;\n  }\n  seen.push(one);\n}\nresult(seen);",
      "continue;",
      "break;",
      "name",
    ],
    [
      "what is kept before it is overwritten",
      "const swap = (all: number[], one: number, other: number): number[] => {\n  const kept = all[one]!;\n  all[one] = all[other]!;\n  all[other] = kept;\n  return all;\n};\nresult(swap([4, 5, 6], 0, 2));",
      "  const kept = all[one]!;\n  all[one] = all[other]!;\n",
      "  all[one] = all[other]!;\n  const kept = all[one]!;\n",
      "order",
    ],
    [
      "what is taken out first, because places move up behind it",
      "function take(all: number[], one: number, other: number): number[] {\n  const second = all.splice(other, 1)[0]!;\n  const first = all.splice(one, 1)[0]!;\n  return [first, second, ...all];\n}\nresult(take([4, 5, 6, 7], 0, 2));",
      "  const second = all.splice(other, 1)[0]!;\n  const first = all.splice(one, 1)[0]!;\n",
      "  const first = all.splice(one, 1)[0]!;\n  const second = all.splice(other, 1)[0]!;\n",
      "order",
    ],
    [
      "a sum of which the remainder is taken",
      "const next = (place: number, step: number): number => (place + step) % 4;\nresult(next(3, 2));",
      "(place + step) % 4",
      "place + step % 4",
      "calculation",
    ],
    [
      "the best so far, and not the first",
      "const most = (all: number[]): number => {\n  let top = all[0]!;\n  for (const one of all) if (one > top) top = one;\n  return top;\n};\nresult(most([3, 9, 5]));",
      "one > top)",
      "one > all[0]!)",
      "name",
    ],
    [
      "what is read before it is taken away",
      "function take(all: number[], place: number): number {\n  const taken = all[place]!;\n  all.splice(place, 1);\n  return taken;\n}\nresult(take([4, 5, 6], 1));",
      "  const taken = all[place]!;\n  all.splice(place, 1);\n",
      "  all.splice(place, 1);\n  const taken = all[place]!;\n",
      "order",
    ],
    [
      "a place that is none",
      "const found = (mate: number): string => {\n  if (mate === -1) return 'none';\n  return 'one';\n};\nresult(found(-1), found(0), found(3));",
      "mate === -1",
      "!mate",
      "condition",
    ],
    [
      "where to begin to look",
      "const mate = (all: number[], place: number): number => {\n  let at = place + 1;\n  while (at < all.length && all[at] !== all[place]) at++;\n  return at;\n};\nresult(mate([1, 2, 1], 0));",
      "let at = place + 1",
      "let at = place",
      "number",
    ],
    [
      "a pattern for several digits",
      "result(/^\\d+$/.test('12'), /^\\d+$/.test('x'));",
      "/^\\d+$/.test('12')",
      "/^\\d$/.test('12')",
      "pattern",
    ],
    [
      "the number that people count from, in a text",
      "result([4, 5].map((card, at) => `#{at + 1}: #{card}`).join());".replaceAll("#", "$"),
      "at + 1",
      "at",
      "number",
    ],
    [
      "the number that people count from, before or after a text",
      'const all: string[] = [];\nfor (let place = 0; place < 2; place++) all.push("no. " + (place + 1));\nresult(all.join());',
      "(place + 1)",
      "place",
      "number",
    ],
    [
      "the last place of a row",
      "const ends = [4, 5, 6, 7].filter((_, at) => at % 3 === 2);\nresult(ends.join());",
      "at % 3 === 2",
      "at % 3 === 0",
      "number",
    ],
    [
      "an array of its own",
      "const you: number[] = [];\nconst other: number[] = [];\nyou.push(1);\nother.push(2);\nresult(you.join(), other.join());",
      "other: number[] = []",
      "other: number[] = you",
      "second name",
    ],
    [
      "objects that say themselves whether they are equal",
      "const card = (rank: number) => ({ rank, equals: (other: { rank: number }) => other.rank === rank });\nconst held = [card(1), card(2)].filter((one) => !one.equals(card(2)));\nresult(held.length);",
      "!one.equals(card(2))",
      "one !== card(2)",
      "identity",
    ],
    [
      "a field that nothing else reads",
      "interface Pair { first: number; second: number }\nconst nameOf = (pair: Pair): number[] => [pair.first, pair.second];\nresult(nameOf({ first: 1, second: 2 }));",
      "pair.second]",
      "pair.first]",
      "name",
    ],
    [
      "a condition of two players",
      "const all = { you: { total: 1 }, other: { total: 9 } };\nconst isOver = (total: number) => total > 5;\nconst shown = all.other;\nconst over = (): boolean => {\n  if (isOver(all.you.total) || isOver(all.other.total)) return true;\n  return false;\n};\nresult(over());",
      " || isOver(all.other.total)",
      "",
      "missing",
    ],
    [
      "a condition that is returned",
      "const all = { you: { total: 1 }, other: { total: 9 } };\nconst shown = all.other;\nconst over = (): boolean => {\n  return all.you.total > 5 || all.other.total > 5;\n};\nresult(over());",
      " || all.other.total > 5",
      "",
      "missing",
    ],
    [
      "more than the one number",
      "const KING = 13;\nresult([12, 13, 14].filter((rank) => rank >= KING));",
      "rank >= KING",
      "rank === KING",
      "comparison",
    ],
    ["a full stop", `const name = "TD";\nresult(\`You take \${name}.\`);`, ".`", "`", "text"],
    [
      "a member that other objects have beside this one",
      "const ends = (queue: any): any => [queue.front, queue.back];\nconst all = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 };\nconst seen = [all.a, all.b, all.c, all.d, all.e, all.f];\nconst led = (trick: any): any => trick.front?.card;\nresult(led({ front: { card: 1 } }), ends({ front: 1, back: 2 }));",
      "trick.front",
      "trick.back",
      "name",
    ],
    [
      "when something is taken away",
      "const queue: any = { front: { id: 1, next: { id: 2, next: { id: 3, next: undefined } } } };\nqueue.back = queue.front.next.next;\nconst take = (): number => {\n  const first = queue.front;\n  if (first === queue.back) queue.back = undefined;\n  queue.front = first.next;\n  return first.id;\n};\nresult(take(), queue.front?.id, queue.back?.id, take(), take(), queue.back === undefined);",
      "if (first === queue.back) ",
      "",
      "guard",
    ],
    [
      "what comes behind something else",
      "const queue: any = { front: { id: 1, next: { id: 2, next: { id: 3, next: undefined } } } };\nqueue.back = queue.front.next.next;\nconst take = (): number => {\n  const first = queue.front;\n  if (first === queue.back) queue.back = undefined;\n  queue.front = first.next;\n  return first.id;\n};\nresult(take(), queue.front?.id, queue.back?.id, take(), take(), queue.back === undefined);",
      "queue.front = first.next",
      "queue.front = queue.back",
      "name",
    ],
    [
      "that something was not done before",
      "let told = 0;\nlet broken = false;\nconst play = (card: number): void => {\n  if (!broken && card > 3) {\n    broken = true;\n    told++;\n  }\n};\nplay(2);\nplay(4);\nplay(5);\nresult(told);",
      "!broken && card > 3",
      "card > 3",
      "missing",
    ],
    [
      "a second condition, of two objects",
      "const beats = (card: any, best: any): boolean => {\n  if (card.rank > best.rank && card.suit === best.suit) return true;\n  return false;\n};\nresult(beats({ rank: 3, suit: 1 }, { rank: 2, suit: 2 }), beats({ rank: 3, suit: 2 }, { rank: 2, suit: 2 }), [{ suit: 3 }].map((one) => one.suit));",
      " && card.suit === best.suit",
      "",
      "missing",
    ],
    [
      "what an array begins with",
      "const seatsFrom = (first: any): any[] => {\n  const all: any[] = [first.player];\n  let seat = first.next;\n  while (seat !== first) { all.push(seat.player); seat = seat.next; }\n  return all;\n};\nconst one: any = { player: 1 };\none.next = { player: 2, next: one };\nresult(seatsFrom(one));",
      "any[] = [first.player]",
      "any[] = []",
      "missing",
    ],
    [
      "a member that counts places",
      "function draw(deck: any): number {\n  const card = deck.cards[deck.index];\n  deck.index++;\n  return card;\n}\nconst deck = { index: 0, cards: [3, 4] };\nresult(draw(deck), draw(deck));",
      "  deck.index++;\n",
      "",
      "missing",
    ],
    [
      "a member that begins again",
      "function fill(deck: any): void {\n  while (deck.index < 2) { deck.cards[deck.index] = 7; deck.index++; }\n  deck.index = 0;\n}\nconst deck = { index: 0, cards: [] };\nfill(deck);\nresult(deck);",
      "  deck.index = 0;\n",
      "",
      "missing",
    ],
    [
      "what is made anew in each round",
      "const said: number[][] = [];\nfor (let i = 0; i < 3; i++) {\n  const row: number[] = [];\n  row.push(i);\n  said.push(row);\n}\nresult(said);",
      "for (let i = 0; i < 3; i++) {\n  const row: number[] = [];\n",
      "const row: number[] = [];\nfor (let i = 0; i < 3; i++) {\n",
      "declared",
    ],
    [
      "what is made anew in each round by a method of something that has other names",
      "const first = [7];\nconst second = [8];\nconst said: number[][] = [];\nfor (let i = 0; i < 3; i++) {\n  const row = first.slice(0);\n  row.push(i);\n  said.push(row);\n}\nresult(said, second);",
      "for (let i = 0; i < 3; i++) {\n  const row = first.slice(0);\n",
      "const row = first.slice(0);\nfor (let i = 0; i < 3; i++) {\n",
      "declared",
    ],
    [
      "which of two arrays comes first",
      "const players = [1, 2];\nconst dealer = 9;\nresult(players.concat([dealer]));",
      "players.concat([dealer])",
      "[dealer].concat(players)",
      "order",
    ],
    [
      "the space behind a question",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a program.
      'result(["Dana", "Ben"].map((name) => `${name}, another game? [y/n] `));',
      "[y/n] `",
      "[y/n]`",
      "text",
    ],
    [
      "an answer in small letters, where it is read",
      'const read = (typed: string): string => {\n  return typed.trim().toLowerCase();\n};\nconst is = (typed: string) => read(typed) === "h";\nresult(is(" H "), is("s"));',
      "typed.trim().toLowerCase()",
      "typed.trim()",
      "missing",
    ],
    [
      "what a function has filled, and not another array",
      "function odd(all: number[]): number[] {\n  const found: number[] = [];\n  for (const one of all) if (one % 2 === 1) found.push(one);\n  return found;\n}\nresult(odd([1, 2, 3]));",
      "return found",
      "return []",
      "name",
    ],
    [
      "what is made once, before the loop",
      "let sum = 0;\nfunction add(): void {\n  let total = 0;\n  for (let i = 1; i < 4; i++) {\n    total += i;\n    sum = total;\n  }\n}\nadd();\nresult(sum);",
      "  let total = 0;\n  for (let i = 1; i < 4; i++) {\n",
      "  for (let i = 1; i < 4; i++) {\n    let total = 0;\n",
      "once",
    ],
    [
      "what is made anew in each call",
      "function row(of: number): number[] {\n  const all: number[] = [];\n  all.push(of);\n  return all;\n}\nresult(row(1), row(2));",
      "function row(of: number): number[] {\n  const all: number[] = [];\n",
      "const all: number[] = [];\nfunction row(of: number): number[] {\n",
      "declared",
    ],
    [
      "what a function that is returned makes anew in each call",
      "const counted = (from: number) => {\n  return (): number[] => {\n    const all = Array.of(from);\n    all.push(1);\n    return all;\n  };\n};\nconst next = counted(0);\nresult(next(), next());",
      "  return (): number[] => {\n    const all = Array.of(from);\n",
      "  const all = Array.of(from);\n  return (): number[] => {\n",
      "declared",
    ],
    [
      "what is set anew in each round of a loop with a label",
      "let row: number[];\nlet i = 0;\nagain: for (;;) {\n  row = [];\n  row.push(i);\n  if (++i < 3) continue again;\n  break;\n}\nresult(row);",
      "again: for (;;) {\n  row = [];\n",
      "row = [];\nagain: for (;;) {\n",
      "order",
    ],
    [
      "what is set anew in each round, in the old way of writing",
      "var all: number[][] = [], row: number[];\nfor (var i = 0; i < 3; i++) {\n  row = [];\n  row.push(i);\n  all.push(row);\n}\nresult(all);",
      "row: number[];\nfor (var i = 0; i < 3; i++) {\n  row = [];\n",
      "row: number[] = [];\nfor (var i = 0; i < 3; i++) {\n",
      "declared",
    ],
    [
      "what a class keeps, and not its first element",
      "class Trick {\n  cards: number[] = [];\n  best = 0;\n  play(card: number): void {\n    this.cards.push(card);\n    if (card > this.best) this.best = card;\n  }\n}\nconst trick = new Trick();\nfor (const card of [3, 9, 5]) trick.play(card);\nresult(trick.best);",
      "card > this.best",
      "card > this.cards[0]!",
      "fixed in play",
    ],
    [
      "what a class tells, and not its first element",
      "class Trick {\n  cards = [3, 9];\n  get best(): number { return Math.max(...this.cards); }\n  beats(card: number): boolean { return card > this.best; }\n}\nresult(new Trick().beats(5));",
      "card > this.best",
      "card > this.cards[0]!",
      "fixed in beats",
    ],
    [
      "what is made once, and not for each element",
      "const said: number[] = [];\nlet next = 1;\n[4, 4, 4].forEach((one) => {\n  said.push(one + next);\n  next++;\n});\nresult(said);",
      "let next = 1;\n[4, 4, 4].forEach((one) => {\n",
      "[4, 4, 4].forEach((one) => {\n  let next = 1;\n",
      "once",
    ],
    [
      "what is made anew for each element",
      "const said: number[][] = [];\n[1, 2].forEach((one) => {\n  const row: number[] = [];\n  row.push(one);\n  said.push(row);\n});\nresult(said);",
      "[1, 2].forEach((one) => {\n  const row: number[] = [];\n",
      "const row: number[] = [];\n[1, 2].forEach((one) => {\n",
      "declared",
    ],
    [
      "a new object instead of the one that there is",
      "function cards(): number[] {\n  return [1, 2];\n}\nfunction drop(from: number[]): void {\n  from.pop();\n}\nconst mine = cards();\ndrop(mine);\nresult(mine);",
      "drop(mine)",
      "drop(cards())",
      "name",
    ],
    [
      "what is left after a loop",
      'const said: string[] = [];\nconst print = (text: string) => said.push(text);\nlet line = "";\nfor (const one of [1, 2, 3]) {\n  line += one;\n  if (line.length === 2) {\n    print(line);\n    line = "";\n  }\n}\nprint(line);\nresult(said);',
      "}\nprint(line);\n",
      "}\n",
      "missing",
    ],
    [
      "what should not be done in every case",
      'const said: string[] = [];\nfunction show(names: string[]): void {\n  if (names.length > 0) {\n    said.push(names.join());\n  }\n}\nshow([]);\nshow(["A"]);\nresult(said);',
      "  if (names.length > 0) {\n    said.push(names.join());\n  }\n",
      "  said.push(names.join());\n",
      "guard",
    ],
    [
      "what is asked anew in each round, and not once before",
      "const typed = [1, 2, 3];\nfunction ask(): number {\n  return typed.shift()!;\n}\nconst said: number[] = [];\nfor (let i = 0; i < 3; i++) {\n  const one = ask();\n  said.push(one);\n}\nresult(said);",
      "for (let i = 0; i < 3; i++) {\n  const one = ask();\n",
      "const one = ask();\nfor (let i = 0; i < 3; i++) {\n",
      "declared",
    ],
    [
      "what stands in front of a loop and not in it",
      'const said: string[] = [];\nfor (let i = 0; i < 2; i++) {\n  said.push("");\n  said.push(String(i));\n}\nresult(said);',
      'for (let i = 0; i < 2; i++) {\n  said.push("");\n',
      'said.push("");\nfor (let i = 0; i < 2; i++) {\n',
      "order",
    ],
    [
      "an argument that is left out",
      "function legal(all: number[], led?: number): number[] {\n  return led === undefined ? all : all.filter((one) => one === led);\n}\nfunction play(all: number[], trick: { led: number }): number[] {\n  if (trick.led < 0) return [];\n  return legal(all, trick.led);\n}\nresult(play([1, 2], { led: 2 }));",
      "legal(all, trick.led)",
      "legal(all)",
      "missing",
    ],
    [
      "another member that is compared with a variable of its name",
      "function holds(plays: { card: number; player: number }[], card: number, player: number): boolean {\n  if (plays[0]!.player < 0) return false;\n  return plays.some((play) => play.player === player && card > 0);\n}\nresult(holds([{ card: 1, player: 2 }], 3, 2));",
      "play.player === player",
      "play.card === card",
      "name",
    ],
    [
      "what a method gives instead of the field",
      'class Row {\n  readonly #all: number[];\n  constructor(all: number[]) {\n    this.#all = all;\n  }\n  sorted(): number[] {\n    return [...this.#all].sort();\n  }\n  text(): string {\n    let text = "";\n    for (const one of this.sorted()) text += one;\n    return text;\n  }\n}\nresult(new Row([2, 1]).text());',
      "of this.sorted()",
      "of this.#all",
      "name in text",
    ],
    [
      "nothing that is found",
      'function rankOf(name: string): number | undefined {\n  const place = "23".indexOf(name);\n  if (place < 0) return undefined;\n  return place + 2;\n}\nresult(rankOf("x"), rankOf("3"));',
      "  if (place < 0) return undefined;\n",
      "",
      "missing",
    ],
    [
      "what two branches store",
      'const name = (rank: number): string => {\n  let letter = String(rank);\n  if (rank === 11) letter = "J";\n  if (rank === 12) letter = "Q";\n  return letter;\n};\nresult([10, 11, 12].map(name));',
      'letter = "J";\n  if (rank === 12) letter = "Q"',
      'letter = "Q";\n  if (rank === 12) letter = "J"',
      "order",
    ],
    [
      "what a branch and the other return",
      'const name = (rank: number): string => {\n  if (rank > 10) {\n    return "high";\n  } else {\n    return "low";\n  }\n};\nresult([10, 11].map(name));',
      '"high";\n  } else {\n    return "low"',
      '"low";\n  } else {\n    return "high"',
      "order",
    ],
    [
      "a return in the loop that should follow it",
      "function even(all: number[]): number[] {\n  const found: number[] = [];\n  for (const one of all) {\n    if (one % 2 === 0) {\n      found.push(one);\n    }\n  }\n  if (found.length > 0) return found;\n  return all;\n}\nresult(even([1, 2, 4]), even([1, 3]));",
      "    }\n  }\n  if (found.length > 0) return found;\n",
      "      return found;\n    }\n  }\n",
      "order",
    ],
    [
      "what a constructor does not keep",
      "class Card {\n  #rank = 0;\n  constructor(rank: number) {\n    this.#rank = rank;\n  }\n  get rank(): number {\n    return this.#rank;\n  }\n}\nresult(new Card(5).rank);",
      "    this.#rank = rank;\n",
      "",
      "missing in constructor",
    ],
    [
      "what a constructor does not keep in a field of another name",
      "class Card {\n  #value = 0;\n  readonly #cards: number[] = [];\n  constructor(rank: number, card: number) {\n    this.#value = rank;\n    this.#cards.push(card);\n  }\n  get rank(): number {\n    return this.#value;\n  }\n}\nresult(new Card(5, 1).rank);",
      "    this.#value = rank;\n",
      "",
      "missing in constructor",
    ],
    [
      "what is not refused",
      'class Row {\n  readonly #all: number[] = [];\n  get isFull(): boolean {\n    return this.#all.length === 1;\n  }\n  put(one: number): void {\n    if (this.isFull) throw new RangeError("full");\n    this.#all.push(one);\n  }\n}\nconst row = new Row();\nrow.put(1);\nlet said = "";\ntry {\n  row.put(2);\n} catch (error) {\n  said = (error as Error).name;\n}\nresult(said);',
      '    if (this.isFull) throw new RangeError("full");\n',
      "",
      "missing in put",
    ],
    [
      "an empty line before what is asked",
      'const said: string[] = [];\nconst print = (text = "") => said.push(text);\nconst ask = () => said.pop();\nlet answer: string | undefined = "";\nanswer = ask();\nprint();\nanswer = ask();\nresult(answer);',
      "print();\nanswer",
      "answer",
      "missing",
    ],
    [
      "an empty line behind what is asked first",
      'let said = "";\nconst print = (text = "") => {\n  said += text + "\\n";\n};\nconst ask = () => "y";\nlet answer = ask();\nprint();\nif (answer !== "n") said += answer;\nresult(said);',
      "print();\nif",
      "if",
      "missing",
    ],
    [
      "an empty line behind what is asked last",
      'const answers = ["y", "n", "x"];\nlet said = "";\nconst print = (text = "") => {\n  said += text + "\\n";\n};\nconst ask = () => {\n  said += "?";\n  return answers.pop()!;\n};\nlet answer = "";\nwhile (answer !== "y") {\n  said += "Yes?";\n  answer = ask();\n  print();\n}\nresult(said);',
      "  print();\n}",
      "}",
      "missing",
    ],
    [
      "the first element instead of the last",
      "const all = [1, 2];\nconst top = all[0];\nresult(top);",
      "all[0]",
      "all[all.length - 1]",
      "part",
    ],
    [
      "a value for what is not there, and then a sum",
      "const points = new Map([[1, 5]]);\nconst sum = (points.get(1) ?? 0) + 2;\nresult(sum);",
      "(points.get(1) ?? 0) + 2",
      "points.get(1) ?? 0 + 2",
      "calculation",
    ],
    [
      "a variable instead of the last place",
      "function below(all: number[], place: number): number {\n  let spot = place;\n  while (spot > 0 && all[spot]! > 1) spot--;\n  return spot;\n}\nresult(below([5, 1, 9], 0));",
      "let spot = place",
      "let spot = all.length - 1",
      "name",
    ],
    [
      "a pattern for a part of a text",
      'result(/^\\d+$/.test("1x"));',
      "/^\\d+$/",
      "/\\d+/",
      "pattern",
    ],
    [
      "two conditions that may both be true",
      "let tricks = 0;\nif (tricks === 0) { tricks++; }\nif (tricks === 1) tricks = 5;\nresult(tricks);",
      "\nif (tricks === 1)",
      " else if (tricks === 1)",
      "condition",
    ],
    [
      "a list that ends too early",
      "let seen = 0;\nlet link: any = { next: { next: undefined } };\nwhile (link) { seen++; link = link.next; }\nresult(seen);",
      "while (link)",
      "while (link?.next)",
      "too much",
    ],
    [
      "an object that is changed instead of another",
      "let best = { rank: 2, suit: 0 };\nconst one = { rank: 9, suit: 3 };\nbest = one;\nresult(best.suit);",
      "best = one",
      "best.rank = one.rank",
      "part",
    ],
    [
      "a member that gets the object, and the other way round",
      "const front: any = { next: 0 }, fresh: any = { next: 1 };\nfront.next = fresh;\nresult(front.next === fresh);",
      "front.next = fresh",
      "fresh.next = front",
      "order",
    ],
    [
      "an array in the other direction",
      "result([1, 2, 3].join());",
      "[1, 2, 3]",
      "[3, 2, 1]",
      "order",
    ],
    [
      "a variable that begins again in each round",
      "const LOW = 2;\nconst ranks = [];\nlet suit = 0;\nwhile (suit < 2) {\n  let rank = LOW + 1;\n  while (rank < 5) { ranks.push(rank); rank++; }\n  suit++;\n}\nresult(ranks);",
      "let suit = 0;\nwhile (suit < 2) {\n  let rank = LOW + 1;",
      "let suit = 0;\nlet rank = LOW + 1;\nwhile (suit < 2) {",
      "order",
    ],
    [
      "the variable of a property",
      "const seat = 1, table = { leader: 2 };\nresult({ seat: seat, table });",
      "seat: seat",
      "seat: table.leader",
      "name",
    ],
    [
      "a part of a text",
      'result("YES".toLowerCase());',
      ".toLowerCase()",
      ".toLowerCase().charAt(0)",
      "too much",
    ],
    [
      "a fixed value, before many variables",
      "const wanted = false;\nconst [a, b, c, d, e] = [1, 2, 3, 4, 5];\nresult([wanted, a, b, c, d, e]);",
      "[wanted, a",
      "[true, a",
      "part",
    ],
    [
      "a result that is not printed",
      'const print = (text: string) => result(text);\nconst why = () => "because";\nif (why() === "") print("");\nprint(why());',
      "\nprint(why());",
      "\nwhy();",
      "missing",
    ],
    [
      "a statement that comes too late",
      "const log: number[] = [];\nlog.push(1);\nconst pack = 2;\nlog.push(pack);\nresult(log);",
      "log.push(1);\nconst pack = 2;\nlog.push(pack);",
      "const pack = 2;\nlog.push(pack);\nlog.push(1);",
      "order",
    ],
    [
      "two values that are exchanged",
      "const hands: any = {}, drawn = { a: 3, b: 4 };\nhands.own = drawn.a;\nhands.other = drawn.b;\nresult(hands.own, hands.other);",
      "hands.own = drawn.a;\nhands.other = drawn.b;",
      "hands.own = drawn.b;\nhands.other = drawn.a;",
      "order",
    ],
    [
      "a member of an enum",
      "enum Suit { Clubs, Diamonds, Hearts, Spades }\nresult([0, 3].filter((one) => one === Suit.Spades));",
      "Suit.Spades)",
      "Suit.Clubs)",
      "name",
    ],
    [
      "a getter that is used nowhere else",
      "class Trick {\n  get leader() { return 1; }\n  get taker() { return 2; }\n}\nconst trick = new Trick();\nresult(trick.taker);",
      "result(trick.taker)",
      "result(trick.leader)",
      "name",
    ],
    [
      "the first of what an object has, instead of another",
      "class Trick {\n  cards() { return [1, 2]; }\n  get highest() { return 2; }\n}\nconst highestOf = (trick: Trick) => trick.highest;\nresult(highestOf(new Trick()));",
      "=> trick.highest",
      "=> trick.cards()[0]",
      "name",
    ],
    [
      "a new object instead of the one that is there",
      "class Trick { size = 0; }\nconst sizeOf = (one: Trick) => one.size;\nconst trick = new Trick();\ntrick.size = 3;\nconst [a, b, c, d, e] = [1, 2, 3, 4, 5];\nresult(sizeOf(trick), a, b, c, d, e);",
      "sizeOf(trick)",
      "sizeOf(new Trick())",
      "second name",
    ],
    [
      "two conditions without braces",
      "let tricks = 0;\nif (tricks === 0) tricks++;\nif (tricks === 1) tricks = 5;\nresult(tricks);",
      "\nif (tricks === 1)",
      " else if (tricks === 1)",
      "condition",
    ],
    [
      "the results of two cases",
      'const nameOf = (rank: number) => {\n  switch (rank) {\n    case 11:\n      return "J";\n    case 12:\n      return "Q";\n  }\n  return "?";\n};\nresult([11, 12, 13].map(nameOf));',
      'return "J";\n    case 12:\n      return "Q"',
      'return "Q";\n    case 12:\n      return "J"',
      "order",
    ],
    [
      "the results of two branches",
      'const nameOf = (rank: number) => {\n  if (rank === 11) return "J";\n  if (rank === 12) { return "Q"; }\n  return "?";\n};\nresult([11, 12, 13].map(nameOf));',
      'return "J";\n  if (rank === 12) { return "Q"',
      'return "Q";\n  if (rank === 12) { return "J"',
      "order",
    ],
    [
      "an else that is too much",
      "let over = true;\nfor (const one of [3, 9, 4]) {\n  if (one > 8) { over = false; }\n}\nresult(over);",
      "over = false; }",
      "over = false; } else { over = true; }",
      "too much",
    ],
    [
      "a constant in an equation",
      "const SIDES = 6;\nresult([4, 5, 6].filter((one) => one === SIDES - 1));",
      "SIDES - 1",
      "SIDES",
      "number",
    ],
    [
      "a division of whole numbers",
      "result([403, 112].map((card) => Math.floor(card / 100)));",
      "Math.floor(card / 100)",
      "card / 100",
      "calculation",
    ],
    [
      "numbers that are compared as texts",
      'result(["3", "10", "12"].filter((text) => Number(text) <= 11));',
      "Number(text) <= 11",
      "text <= String(11)",
      "comparison",
    ],
    [
      "a number that is ten times as large",
      "result([403, 112].map((card) => card % 100));",
      "% 100",
      "% 10",
      "number",
    ],
    [
      "what is only true of the remainder",
      "const ACE = 1;\nconst rest = 205 % 100;\nlet aces = 0;\nfor (const card of [301, 1, 402]) {\n  if (card % 100 === ACE) aces++;\n}\nresult(aces, rest);",
      "card % 100 === ACE",
      "card === ACE",
      "calculation",
    ],
    [
      "a comparison of suits that are sorted",
      "result([[1, 1], [3, 9], [2, 5]].sort((a, b) => { if (a[0]! !== b[0]!) return a[0]! - b[0]!; return b[1]! - a[1]!; }));",
      "a[0]! !== b[0]!",
      "a[0]! > b[0]!",
      "comparison",
    ],
    [
      "a part by its places",
      "const cards = [1, 2, 3, 4, 5, 6];\nconst start = 3;\nresult(cards.slice(start, start + 2));",
      "start + 2",
      "2",
      "number",
    ],
    [
      "a whole answer",
      'result(["play", "p"].map((answer) => answer === "p"));',
      'answer === "p"',
      'answer.startsWith("p")',
      "comparison",
    ],
    [
      "what makes a number of a text",
      'result(["2.5", "3"].map((text) => Number(text)));',
      "Number(text)",
      "parseInt(text)",
      "name",
    ],
    [
      "a variable that keeps what it has",
      "let leader = 0;\nfor (const one of [3, 2, 4]) {\n  leader = one === 2 ? one : leader;\n}\nresult(leader);",
      ": leader;",
      ": 9;",
      "condition",
    ],
    [
      "the place of each round",
      "const hands = [[1], [2], [3]];\nconst given: number[][] = [];\nfor (let place = 0; place < 3; place++) given.push(hands[place]!);\nresult(given);",
      "hands[place]!",
      "hands[0]!",
      "fixed",
    ],
    [
      "the end of a loop",
      "const ROW = 2;\nconst deck = { cards: [1, 2, 3, 4] };\nconst rows: number[] = [];\nfor (let at = 0; at < deck.cards.length; at += ROW) rows.push(deck.cards[at]!);\nresult(rows);",
      "at < deck.cards.length",
      "at < ROW",
      "number",
    ],
    [
      "how far a loop goes in one step",
      "const ROW = 2;\nconst rows: number[] = [];\nfor (let at = 0; at < 6; at += ROW) rows.push(at);\nresult(rows);",
      "at += ROW",
      "at++",
      "number",
    ],
    [
      "a loop that goes on while there is something",
      "let left = 7;\nlet rounds = 0;\nwhile (left > 0) {\n  left -= 2;\n  rounds++;\n}\nresult(rounds);",
      "left > 0",
      "left >= 4",
      "comparison",
    ],
    [
      "what a call is given elsewhere",
      "const cards = [3, 1, 2];\nconst suit = 2;\nfunction legal(all: number[], wanted?: number): number[] {\n  return all.filter((one) => wanted === undefined || one === wanted);\n}\nresult(legal(cards, suit), legal(cards, suit).length);",
      "legal(cards, suit),",
      "legal(cards),",
      "missing",
    ],
    [
      "what a parameter is named after",
      "const hand = [1, 2];\nconst seat = { led: 2 };\nfunction legal(all: number[], led?: number): number[] {\n  return all.filter((one) => led === undefined || one === led);\n}\nresult(legal(hand, seat.led), seat.led);",
      "legal(hand, seat.led)",
      "legal(hand)",
      "missing",
    ],
    [
      "all instead of the first",
      "const winners = () => [4, 5];\nresult(winners());",
      "result(winners())",
      "result([winners()[0]!])",
      "part",
    ],
    [
      "what is there already",
      "const trick = new Map([[1, 2]]);\nconst sizeOf = (one: Map<number, number>) => one.size;\nresult(sizeOf(trick));",
      "sizeOf(trick)",
      "sizeOf(new Map())",
      "second name",
    ],
    [
      "a fixed text instead of what is given",
      'const is = (answer: string, yes: string) => answer === yes;\nresult(is("h", "h"), is("y", "h"));',
      "answer === yes",
      'answer === "y"',
      "fixed",
    ],
    [
      "a result of a case",
      'function isHit(answer: string): boolean | undefined {\n  switch (answer) {\n    case "h":\n      return true;\n    case "s":\n      return false;\n  }\n  return undefined;\n}\nresult(isHit("h"), isHit("s"), isHit("x"));',
      "return false;",
      "break;",
      "name",
    ],
    [
      "the order of an enum",
      "enum Suit { C, D, H, S }\nresult(Suit[0], Suit.D, Suit.H, Suit[3]);",
      "C, D, H, S",
      "C, H, D, S",
      "order",
    ],
    [
      "the same place in each round",
      "const all = [5, 1, 9, 8, 7, 6];\nlet top = 0;\nfor (let i = 2; i < 6; i += 2) if (all[i + 1]! > all[top + 1]!) top = i;\nresult(all[top]);",
      "all[top + 1]",
      "all[1]",
      "fixed",
    ],
    [
      "a function that should be left, and not only its loop",
      "const seen: number[] = [];\nfunction turn(): void {\n  for (const one of [1, 2, 3]) {\n    if (one === 2) return;\n    seen.push(one);\n  }\n  seen.push(0);\n}\nturn();\nresult(seen);",
      "return;",
      "break;",
      "name",
    ],
    [
      "a sum that is put back into its map",
      "const sums = new Map([[1, 2]]);\nfunction take(key: number, more: number): void {\n  let sum = sums.get(key) ?? 0;\n  sum += more;\n  sums.set(key, sum);\n}\ntake(1, 3);\ntake(2, 4);\nresult([...sums]);",
      "  sums.set(key, sum);\n",
      "",
      "missing",
    ],
    [
      "two neighbours in an array",
      'const deal = (all: string[]) => all.join();\nresult(deal(["a", "b", "c", "d"].slice(0)), [1 + 1, 2 + 2, 3 + 3]);',
      "[1 + 1, 2 + 2, 3 + 3]",
      "[1 + 1, 3 + 3, 2 + 2]",
      "order",
    ],
    [
      "the arguments for a new object",
      'class Turn { constructor(readonly taker: string, readonly giver: string) {} }\nconst [one, other] = ["a", "b"];\nresult(new Turn(one, other).taker);',
      "(one, other).taker",
      "(other, one).taker",
      "order",
    ],
    [
      "an object and what it is asked about",
      "class Card { constructor(readonly rank: number) {} beats(other: Card) { return this.rank > other.rank; } }\nconst [low, high] = [new Card(2), new Card(3)];\nresult(high.beats(low));",
      "high.beats(low)",
      "low.beats(high)",
      "order",
    ],
    [
      "a counter that goes on where it is used",
      'function deal(deck: string[]): string {\n  let at = 0, hand = "";\n  while (hand.length < 3) hand += deck[at++];\n  return hand;\n}\nresult(deal(["a", "b", "c"]));',
      "deck[at++]",
      "deck[at]",
      "missing",
    ],
    [
      "how many are left, and not all of them",
      "function places(all: number[]): number[] {\n  const found: number[] = [];\n  for (let left = all.length - 1; left > 0; left--) found.push(7 % (left + 1));\n  return found;\n}\nresult(places([1, 2, 3, 4]));",
      "% (left + 1)",
      "% all.length",
      "number",
    ],
    [
      "a function that is not called",
      'const seat = { score: () => 7 };\nresult("" + seat.score());',
      "seat.score()",
      "seat.score",
      "missing",
    ],
    [
      "a name with one letter more",
      "const trick = 10;\nconst points = (tricks: number) => (tricks < 3 ? -2 * trick : tricks);\nresult(points(2));",
      "-2 * trick :",
      "-2 * tricks :",
      "name",
    ],
    [
      "a part of a text from its other end",
      'const text = "abc";\nresult(text.slice(1));',
      "text.slice(1)",
      "text.slice(0, -1)",
      "number",
    ],
    [
      "a parameter that gets what its field should get",
      "class Player {\n  hand = [0];\n  pickUp(hand: number[]) {\n    this.hand = hand;\n  }\n}\nconst player = new Player();\nplayer.pickUp([1]);\nresult(player.hand);",
      "this.hand = hand;",
      "hand = this.hand;",
      "order in pickUp",
    ],
    [
      "the next round of the outer loop",
      "const found: number[] = [];\nrounds: for (const one of [1, 2]) {\n  for (const other of [1, 2]) {\n    if (other === one) continue rounds;\n    found.push(one * 10 + other);\n  }\n  found.push(0);\n}\nresult(found);",
      "continue rounds;",
      "continue;",
      "name",
    ],
    [
      "a way out of what has a label",
      'let won = "";\ngame: {\n  switch (1 + 0) {\n    case 1:\n      won += "player";\n      break game;\n  }\n  won += "both";\n}\nresult(won);',
      "      break game;\n",
      "",
      "missing",
    ],
    [
      "what has to be taken from a map",
      "const waiting = new Map<number, number>();\nlet pairs = 0;\nfor (const card of [1, 1, 1]) {\n  const first = waiting.get(card);\n  if (first === undefined) waiting.set(card, 0);\n  else {\n    pairs++;\n    waiting.delete(card);\n  }\n}\nresult(pairs);",
      "    waiting.delete(card);\n",
      "",
      "missing",
    ],
    [
      "an answer that says yes for no",
      "class Stack {\n  cards = [1];\n  isEmpty() {\n    return !this.cards.length;\n  }\n}\nresult(new Stack().isEmpty());",
      "return !this.cards.length",
      "return this.cards.length",
      "condition in isEmpty",
    ],
    [
      "a copy that is thrown away",
      "const cards = [3, 1, 2];\nlet hand = cards.slice();\nhand = hand.toSpliced(0, 1);\nresult(hand);",
      "hand = hand.toSpliced(0, 1);",
      "hand.toSpliced(0, 1);",
      "missing",
    ],
    [
      "a new array that nobody keeps",
      "const turned = (cards: number[]) => cards.toReversed();\nconst deck = { cards: [1, 2] };\ndeck.cards = turned(deck.cards);\nresult(deck.cards);",
      "deck.cards = turned(deck.cards);",
      "turned(deck.cards);",
      "missing",
    ],
    [
      "a sum so far that is not used",
      "result([1, 2, 3].reduce((sum, one) => sum + one, 0));",
      "=> sum + one",
      "=> one",
      "missing",
    ],
    [
      "the sign of what is compared",
      "const lowest = (all: number[], worth: (one: number) => number) => all.toSorted((a, b) => worth(b) - worth(a))[0];\nconst own = (one: number) => -one;\nresult(lowest([3, 1, 2], own));",
      "=> -one",
      "=> one",
      "missing",
    ],
    [
      "nothing less than zero",
      "const extra = (count: number) => Math.max(0, count - 3);\nresult(extra(2), extra(5));",
      "Math.max(0, count - 3)",
      "count - 3",
      "missing",
    ],
    [
      "the first number again after the last",
      'const hands = ["a", "b"];\nlet next = 0;\nconst give = () => {\n  const own = hands[next];\n  next = (next + 1) % hands.length;\n  return own;\n};\nresult(give(), give(), give());',
      "(next + 1) % hands.length",
      "next + 1",
      "missing",
    ],
    [
      "what stands for nothing",
      'const names = ["", "A"];\nconst nameOf = (rank: number) => String(names[rank] ?? rank);\nresult(nameOf(1), nameOf(2));',
      "names[rank] ?? rank",
      "names[rank]",
      "missing",
    ],
    [
      "where counting begins",
      "const LOWEST = 2;\nconst rank = (place: number) => (place % 13) + LOWEST;\nresult(rank(15));",
      "(place % 13) + LOWEST",
      "place % 13",
      "missing",
    ],
    [
      "the same card, but another object",
      "const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);\nresult(same({ rank: 2 }, { rank: 2 }));",
      "JSON.stringify(one) === JSON.stringify(other)",
      "one === other",
      "identity",
    ],
    [
      "one of two bits",
      "let cards = 3;\ncards ^= 1;\nresult(cards);",
      "cards ^= 1",
      "cards |= 1",
      "calculation",
    ],
    [
      "what an object counts",
      "const put = (hand: { cards: number[]; count: number }, card: number) => {\n  hand.cards[hand.cards.length] = card;\n  hand.count++;\n};\nconst own = { cards: [], count: 0 };\nput(own, 4);\nresult(own.cards.slice(0, own.count));\nconst told = (hand: { count: number }) => hand.count;\ntold(own);",
      "  hand.count++;\n",
      "",
      "missing",
    ],
    [
      "which comes first, and not yes or no",
      "const before = (one: number, other: number) => one - other;\nresult([1, 3, 2].map((one) => before(one, 2)).map(Number));",
      "one - other;",
      "one < other;",
      "calculation",
    ],
    [
      "a negation of one of two questions",
      "const canFollow = (suit: number) => suit > 2;\nconst legal = (suit: number, led: number) => suit === led || !canFollow(led);\nresult(legal(1, 2), legal(1, 3), legal(3, 3));",
      "|| !canFollow(led)",
      "|| canFollow(led)",
      "condition",
    ],
    [
      "what comes before all others",
      "const [first, ...more] = [1, 2, 3];\nresult([...more, first]);",
      "[...more, first]",
      "[first, ...more]",
      "order",
    ],
    [
      "the new end of a queue",
      "type Link = { play: number; next?: Link };\ntype Queue = { front?: Link; back?: Link };\nconst enqueue = (queue: Queue, play: number) => {\n  const link: Link = { play };\n  if (queue.back) queue.back.next = link;\n  queue.front ??= link;\n  queue.back = link;\n};\nconst queue: Queue = {};\nenqueue(queue, 1);\nenqueue(queue, 2);\nresult(queue.front);",
      "  queue.back = link;\n",
      "",
      "missing",
    ],
    [
      "a count that is put back into its array",
      "const counts = [1, 2];\nfunction count(at: number): void {\n  let own = counts[at]!;\n  own++;\n  counts[at] = own;\n}\ncount(1);\nresult(counts);",
      "  counts[at] = own;\n",
      "",
      "missing",
    ],
    [
      "a list that is empty in each call",
      "class Computer {\n  readonly #safe: number[] = [];\n  choose(cards: number[]): number {\n    this.#safe.length = 0;\n    for (const one of cards) this.#safe.push(one);\n    return Math.max(...this.#safe);\n  }\n}\nconst one = new Computer();\nresult(one.choose([7, 2]), one.choose([3, 5]));",
      "    this.#safe.length = 0;\n",
      "",
      "declared in choose",
    ],
    [
      "the least, and not the greatest",
      "const best = (all: number[], of: (one: number) => number) => all.toSorted((a, b) => of(b) - of(a))[0];\nresult(best([3, 9, 5], (one) => -one));",
      "=> -one",
      "=> one",
      "calculation",
    ],
    [
      "a pattern that is made, without capitals",
      'const letters = "hs";\nresult(new RegExp("^[" + letters + "]$", "i").test("S"));',
      ', "i")',
      ")",
      "pattern",
    ],
    [
      "what follows the result of a call",
      'interface Seat {\n  next?: Seat;\n  name: string;\n}\nconst last: Seat = { next: { name: "b" }, name: "a" };\nconst find = () => last;\nfunction first() {\n  return find().next;\n}\nresult(first(), last.next);',
      "return find().next",
      "return find()",
      "missing",
    ],
    [
      "one of those that are left, by the counter of the loop",
      "const all = [1, 2, 3, 4];\nlet taken = 0;\nfor (let i = all.length - 1; i > 0; i--) {\n  taken += 6 % (i + 1);\n}\nresult(taken);",
      "6 % (i + 1)",
      "6 % all.length",
      "number",
    ],
    [
      "the other parameter of the same type",
      "class Purse {\n  total = 0;\n}\nfunction pay(from: Purse, to: Purse, dollars: number): void {\n  from.total -= dollars;\n  to.total += dollars;\n}\nconst [a, b] = [new Purse(), new Purse()];\npay(a, b, 5);\nresult(a, b);",
      "to.total += dollars",
      "from.total += dollars",
      "name",
    ],
    [
      "what is made of a variable, and not the variable",
      'const SUITS: Record<string, number> = { C: 0, D: 1 };\nfunction read(line: string): number | undefined {\n  const letter = line.trim().toUpperCase();\n  return SUITS[letter];\n}\nresult(read(" d"));',
      "SUITS[letter]",
      "SUITS[line]",
      "name",
    ],
    [
      "another place in the same array",
      "const all = [1, 2, 3];\nfor (const [index, one] of all.entries()) {\n  const other = (index + 1) % 3;\n  all[index] = all[other]!;\n  all[other] = one;\n}\nresult(all);",
      "all[other] = one",
      "all[index] = one",
      "name",
    ],
    [
      "what was kept before its place was overwritten, with a type",
      "const all: unknown[] = [1, 2];\nconst kept = all[0];\nall[0] = all[1];\nall[1] = kept;\nresult(all);",
      "all[1] = kept",
      "all[1] = all[0] as number",
      "overwritten",
    ],
    [
      "an empty line behind a line",
      'let out = "";\nout += "West takes the others.\\n\\n";\nresult(out);',
      "others.\\n\\n",
      "others.\\n",
      "text",
    ],
  ])("%s", (_, right, find, replace, expected) => {
    const own = right.replace(find, () => replace);
    expect(own).not.toBe(right);
    const { given, repairs } = runnable(own);
    const its = plainly(right);
    expect(given(undefined)).not.toBe(its);
    const likely = repairs.filter((one) => tell(one) === expected);
    expect(likely.map(({ id }) => given(id))).toContain(its);
  });
});

test("what gets the members of others is not exchanged for them", () => {
  const ordersOf = (callee: string) => {
    const text = `const one = {};\nresult(${callee}(one, { two: 2 }));\nfunction join(a: object, b: object) {\n  return b;\n}\n`;
    const { repairs } = writeRepairs({ [MAIN]: text }, [MAIN], WHOLE);
    return repairs.filter(({ at: { line, kind } }) => line === 2 && kind === "order").length;
  };
  expect(ordersOf("Object.assign")).toBeLessThan(ordersOf("join"));
});

test("what is said of a flag, and stored behind that, is likely said only once", () => {
  const own = (condition: string) => `interface Table { isBroken: boolean; said: string; }
function play(spade: boolean, table: Table): void {
  const broken = table.isBroken || spade;
  if (${condition}) table.said += "broken";
  table.isBroken = broken;
}
const table = { isBroken: false, said: "" };
for (const spade of [false, false, true, true]) play(spade, table);
result(table.said);
`;
  const right = plainly(own("broken && !table.isBroken"));
  const { given, repairs } = runnable(own("broken"));
  const found = repairs.filter(
    ({ id, rank, at: { kind, line } }) =>
      line === 4 && kind === "condition" && rank <= 1 && given(id) === right,
  );
  expect(found).toMatchObject([{ rank: 1, at: { kind: "condition", line: 4 } }]);
});

test("a place that somebody chooses may count from 1", () => {
  const text =
    "async function turn(): Promise<void> {\n  take(await askPlace(3));\n}\nfunction take(at: number): void {\n  result(at);\n}\nawait turn();\n";
  const { repairs, files } = writeRepairs({ [MAIN]: text }, [MAIN], WHOLE);
  const [first, ...others] = repairs.filter(
    ({ at: { line, kind, column } }) => line === 2 && column === 8 && kind === "number",
  );
  expect(others).toHaveLength(1);
  expect(files![STUDENT + MAIN]).toContain(`deckwork$on(${first!.id}) ? ((await askPlace(3)) - 1)`);
});

test("a call that may give a promise can be waited for where that is allowed", () => {
  const own = `abstract class Drawer {
  abstract draw(): void | Promise<void>;
}
class Human extends Drawer {
  readonly first = this.draw();
  override async draw(): Promise<void> {}
}
class Computer extends Drawer {
  override draw(): void {}
}
async function drawAll(all: Drawer[]): Promise<void> {
  for (const drawer of all) drawer.draw();
  await all[0]!.draw();
}
const begin = (): void => new Human().draw() as void;
`;
  const { files, repairs } = writeRepairs({ [MAIN]: own }, [MAIN], WHOLE);
  const waits = repairs.filter(({ at }) => at.kind === "await");
  expect(waits.map(({ at }) => at.line)).toEqual([12]);
  expect(withChange(files![STUDENT + MAIN]!, waits[0]!.id)).toContain("await drawer.draw()");
});

test("what counts can begin again where something else is stored", () => {
  const own = `class Player {
  #bid = 0;
  #tricks = 0;
  makeBid(bid: number): void {
    this.#bid = bid;
  }
  takeTrick(): void {
    this.#tricks++;
  }
  points(): number {
    return this.#tricks < this.#bid ? 0 : this.#bid;
  }
}
const player = new Player();
player.makeBid(1);
player.takeTrick();
player.makeBid(1);
result(player.points());
`;
  const { given, repairs } = runnable(own);
  const resets = repairs.filter(({ at }) => at.kind === "reset");
  expect(resets.map(({ at }) => [at.line, at.method])).toEqual([[5, "makeBid"]]);
  expect([given(undefined), given(resets[0]!.id)]).toEqual(["[1]", "[0]"]);
});

test("of a long enum, the members beside one are tried, and the last is beside the first", () => {
  const own = `enum Face { Ace = 1, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King }
result(Face.Ace);
`;
  const { given, repairs } = runnable(own);
  const found = repairs.map(({ id }) => given(id));
  expect(found).toEqual(expect.arrayContaining(["[2]", "[3]", "[12]", "[13]"]));
});

test.each([
  [
    "parameters",
    "function first(one: number, b: string, other: number) { return one; } result(first(1, 'b', 2));",
  ],
  [
    "what begins with a call",
    "let at = 0; const draw = () => ++at; const one = draw(); const b = 'b'; const other = draw(); result(one);",
  ],
  ["what is taken from one array", "const [one, other] = [1, 2]; const b = 'b'; result(one);"],
  [
    "fields",
    "class A { one: number = 1; b = 'b'; other: number = 2; first() { return this.one; } } result(new A().first());",
  ],
])(
  "also in a long region, a name is exchanged for one that is declared in the same way: %s",
  (_, own) => {
    const { given, repairs } = runnable(`${own}\n// ${"long ".repeat(400)}`);
    const names = repairs.filter(({ at }) => at.kind === "name");
    expect(names.map(({ id }) => given(id))).toContain("[2]");
    expect(
      names.map(({ id }) => given(id)),
      "nor any other",
    ).not.toContain('["b"]');
  },
);

test("places that get new values together keep their sign", () => {
  const own = `const all = [1, 2, 3];
const last = all.length - 2;
[all[0], all[last]] = [all[last]!, all[0]!];
result(all);
`;
  const { given, repairs } = runnable(own);
  expect(given(undefined)).toBe("[[2,1,3]]");
  expect(repairs.map(({ id }) => given(id))).toContain("[[3,2,1]]");
});

// A context of its own would double the time of each of hundreds of runs.
test("the changed program runs in the context of the others", () => {
  const { files } = writeRepairs({ [MAIN]: RIGHT }, [MAIN], WHOLE);
  const isOurs = (line: string) => /Symbol\.for|^import/.test(line);
  const code = Object.values(files!).join("\n").split("\n");
  expect(leavesSharedAlone(code.filter((line) => !isOurs(line)).join("\n"))).toBe(true);
});

test("loops are counted where nothing is changed, too", () => {
  const own =
    "const two = () => 2;\nfunction wait(): void {\n  here: for (;;) while (two()) if (two()) break here;\n}\nwait();\n";
  const { files, loops } = writeRepairs({ [MAIN]: own }, [MAIN], [{ file: MAIN, names: ["two"] }]);
  expect(loops.map(({ line }) => line)).toEqual([3, 3]);
  expect(files![STUDENT + MAIN]).toMatch(/deckwork\$loop\(0\).*deckwork\$loop\(1\)/);
  const { code } = esbuild.transformSync(files![STUDENT + MAIN]!, { loader: "ts" });
  expect(code).toContain("break here");
});

test("what can be gone through only once is not gone through to see what matters", () => {
  const own =
    "class Deck {\n  cards: number[];\n  constructor(cards: Iterable<number>) {\n    this.cards = [...cards];\n  }\n}\nresult(new Deck([1]));";
  const { files } = writeRepairs({ [MAIN]: own }, [MAIN], WHOLE);
  const written = files![STUDENT + MAIN]!;
  expect(written).toContain("[...cards]");
  const weighed = written.split(WEIGHS).slice(1);
  expect(weighed.filter((text) => text.split(WEIGHED)[0]!.includes("..."))).toEqual([]);
});

test("the name of a module that is loaded stays: without it, the program cannot be built", () => {
  const own =
    'const fs = require("node:fs");\nconst more = await import("./more.ts");\nresult("fs");\n';
  const { repairs } = writeRepairs({ [MAIN]: own }, [MAIN], WHOLE);
  const texts = repairs.filter(({ at: { kind } }) => kind === "text");
  expect(new Set(texts.map(({ at: { line } }) => line))).toEqual(new Set([3]));
});

test("a loop that waits for a time is not counted", () => {
  const own =
    "const then = Date.now() + 2000;\nwhile (Date.now() < then);\nfor (let at = 0; at < 2; at++) print(at);\n";
  const { loops } = writeRepairs({ [MAIN]: own }, [MAIN], WHOLE);
  const others = writeRepairs({ [MAIN]: own }, [MAIN], [{ file: MAIN, names: ["none"] }]).loops;
  expect([loops, others].map((all) => all.map(({ line }) => line))).toEqual([[3], [3]]);
});

// What does not build would leave the program without any change.
test.each([
  [
    "patterns that would be none, or a comment",
    'result(/^$/.test(""), /a+?b*/.test("b"), /[+*]/.test("+"), /(?=a)+?/.test("a"));',
  ],
  [
    "a member of a constant, and of what is imported",
    'import { top } from "./top.ts";\nconst one = { rank: 1 }, other = { rank: 2 };\none.rank = other.rank;\ntop.rank = other.rank;\n',
  ],
  [
    "what a class inherits",
    "class A { a = 1; }\nclass B extends A { set(b: any) { super.a = b; } }\nresult(B);",
  ],
  [
    "what there may be nothing of",
    "const list = result(1);\nlet size = list?.length;\nsize++;\nresult(size);",
  ],
])("the changed program can be built: %s", async (_, own) => {
  const { files, repairs } = writeRepairs({ [MAIN]: own }, [MAIN], WHOLE);
  expect(repairs.length).toBeGreaterThan(0);
  const { errors, outputFiles } = await esbuild.build({
    stdin: { contents: files![STUDENT + MAIN]!, loader: "ts" },
    bundle: true,
    external: ["*"],
    format: "esm",
    write: false,
    logLevel: "silent",
  });
  expect(errors).toEqual([]);
  const code = outputFiles[0]!.text.replaceAll(/^import .*/gm, "");
  expect(() => new Script(code)).not.toThrow();
});

test("in a long region, expressions that are less likely to be wrong can be left as they are", () => {
  const begin = "const cards = [4, 5];\nlet lead = 1;\n";
  const line = "for (let at = 0; at < cards.length; at++) print(cards[at] * lead + 1);\n";
  const calculationsIn = (lines: number, ...rank: number[]) => {
    const text = begin + line.repeat(lines);
    const { repairs } = writeRepairs({ [MAIN]: text }, [MAIN], WHOLE, ...rank);
    return repairs.filter(({ at, rank }) => at.kind === "calculation" && rank === 2).length;
  };
  expect(calculationsIn(100), "in a very long one, they always are").toBe(0);
  expect(calculationsIn(40)).toBeGreaterThanOrEqual(40);
  expect(calculationsIn(40, 1)).toBe(0);
  expect(calculationsIn(5), "what is short is changed in all ways").toBeGreaterThanOrEqual(5);
  expect(calculationsIn(5, 1)).toBe(calculationsIn(5));
});

test("of two arguments, the same member of two objects may be the wrong way round", () => {
  const own = (given: string) => `const pay = (from: string, to: string) => from + " pays " + to;
const [you, dealer] = [{ name: "you", bid: 1 }, { name: "dealer", bid: 2 }];
result(pay(${given}), pay(you.name, String(dealer.bid)));
`;
  const right = plainly(own("dealer.name, you.name"));
  const { given, repairs } = runnable(own("you.name, dealer.name"));
  const orders = repairs.filter(
    ({ at: { kind, line, column } }) => kind === "order" && line === 3 && column !== undefined,
  );
  const [found] = orders.filter(({ id }) => given(id) === right);
  expect(found).toMatchObject({ rank: 0, at: { line: 3, column: 12 } });
  expect(orders.filter(({ rank }) => rank === 0)).toEqual([found]);
});

test.each([
  [
    "an array",
    "const { a, b } = { ...Object.fromEntries([]), a: [0], b: [0] };",
    "[hand, hand]",
    "[a, b]",
    22,
  ],
  [
    "an object",
    "const { a, b } = { a: [0], b: [0] };",
    "Object.values({ you: hand, it: hand })",
    "[a, b]",
    46,
  ],
])("what stands in %s twice may have to be two", (_, both, twice, apart, column) => {
  const own = (hands: string) =>
    `${both}\nconst hand = [0];\nconst hands = ${hands};\nhands[0]!.push(1);\nresult(hands);\n`;
  const right = plainly(own(apart));
  const { given, repairs } = runnable(own(twice));
  const found = repairs.filter(({ id, rank }) => rank === 0 && given(id) === right);
  expect(found).toMatchObject([{ at: { kind: "second name", line: 3, column } }]);
});

test("`||` may be meant as `??`, but not in a condition", () => {
  const own = "const bid = result(1) || result(0);\nif (bid || result(1)) result(2);\n";
  const { repairs } = writeRepairs({ [MAIN]: own }, [MAIN], WHOLE);
  const nothing = repairs.filter(({ at: { kind } }) => kind === "nothing");
  expect(nothing.map(({ at: { line, column } }) => [line, column])).toEqual([[1, 23]]);
});

test("one order may be meant within another", () => {
  const own = (rank: string) => `class Card {
  constructor(readonly suit: number, readonly rank: number) {}
}
const before = (a: Card, b: Card) => a.suit < b.suit || ${rank};
const [one, other] = [new Card(1, 2), new Card(0, 5)];
result(before(one, other), before(other, one), before(one, new Card(1, 3)));
`;
  const right = plainly(own("(a.suit === b.suit && a.rank < b.rank)"));
  const { given, repairs } = runnable(own("a.rank < b.rank"));
  const found = repairs.filter(({ id }) => given(id) === right);
  expect(found.map(({ at: { kind, line, column } }) => [kind, line, column])).toContainEqual([
    ...["missing", 4, 57],
  ]);
});

describe("what begins again may be forgotten", () => {
  const seat = (clear: string, print = "") => `function makeSeat() {
  const hand: number[] = [];
  let folded = false;
  return {
    get all() { return [hand.length, folded]; },
    take() { hand.push(1); folded = true; },
    clear() {
      folded = false;${clear}
    },
  };
}
const newPlayer = () => ({ hand: [0], change: 0, total: 5 });
const clear = (player: object) => Object.assign(player, { total: 5${print} });
class Printer {
  #line: string[] = [];
  lines: string[] = [];
  add(text: string): void { this.#line.push(text); }
  flush(): void {
    this.lines.push(this.#line.join(" "));${clear === "" ? "" : "\n    this.#line = [];"}
  }
}
const one = makeSeat();
const player = { ...newPlayer(), change: 9 };
const printer = new Printer();
for (const card of ["a", "b"]) {
  one.take();
  printer.add(card);
  printer.flush();
  one.clear();
}
result(one.all, clear(player), printer.lines);
`;
  const part = (text: string, at: number) => JSON.stringify(JSON.parse(text)[at]);
  const right = plainly(seat("\n      hand.length = 0;", ", change: 0"));
  const { given, repairs } = runnable(seat(""));
  test.each([
    ["a list beside what is set back", 0, 8],
    ["a member beside another one", 1, 13],
    ["what was printed", 2, 19],
  ])("%s", (_, at, line) => {
    const found = repairs.filter(({ id }) => {
      const its = given(id);
      return its.startsWith("[") && part(its, at) === part(right, at);
    });
    expect(found.map(({ at }) => `${at.kind} ${at.line}`)).toContain(`reset ${line}`);
  });
});

test("a member is first taken for another one of its type", () => {
  const own = `class Trick {
  get ledSuit(): number { return 1; }
  get leader(): string { return "North"; }
  get size(): number { return 2; }
  get highest(): number { return 3; }
  get led(): number { return 4; }
  get place(): number { return 5; }
  get taker(): string { return "South"; }
}
const trick = new Trick();
result(trick.leader);
`;
  const { given, repairs } = runnable(own);
  const found = repairs.filter(({ id }) => given(id) === '["South"]');
  expect(found.map(({ rank, at: { kind, line } }) => [rank, kind, line])).toEqual([
    [1, "name", 11],
  ]);
});

test("of an error of another kind, its name is marked", () => {
  const own = 'try { throw new Error("no"); } catch (error) { result(error); }\n';
  const { repairs } = writeRepairs({ [MAIN]: own }, [MAIN], WHOLE);
  const columns = repairs.flatMap(({ at: { kind, column } }) => (kind === "name" ? [column] : []));
  expect(columns).toContain(own.indexOf("Error") + 1);
});
