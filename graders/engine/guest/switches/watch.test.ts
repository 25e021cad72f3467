/** What the watch tells of the calls of one function, as it runs before the program. */
import vm from "node:vm";
import { expect, test } from "vitest";
import { otherEndings, watchCalls, withoutEndings } from "./watch.ts";

type Its = (cards: number[], more?: number[]) => unknown;

/** The first other call, if the program calls its function, which ends at 5, with two cards. */
function told(mine: Its, other: Its): ReturnType<typeof otherEndings> {
  const said: string[] = [];
  const context = vm.createContext({ console: { error: (line: string) => said.push(line) } });
  vm.runInContext(watchCalls(1, [5], []), context);
  const [watch] = vm.runInContext('globalThis[Symbol.for("deckwork.on")]', context);
  // What runs there takes the arrays of its own world.
  const args = vm.runInContext("[[1, 2], [3]]", context);
  const ends: Its = (...all) => {
    const gave = mine(...all);
    watch.at(5, gave);
    return gave;
  };
  watch.call(1, other, ends, undefined, args, {});
  return otherEndings(said.join("\n"));
}

const takes: Its = (cards) => cards.pop();

test.each<[string, Its, Its, ReturnType<typeof otherEndings>]>([
  ["gives the same and does the same", takes, (cards) => cards.splice(1)[0], undefined],
  ["gives something else", takes, (cards) => cards.shift(), { endings: [5], path: [] }],
  [
    "gives the same, but has changed an argument in another way",
    (cards, more) => more!.push(cards[0]!),
    (cards, more) => more!.unshift(cards[0]!),
    { endings: [5], argument: 1, path: ["0"] },
  ],
  [
    "gives an object with another member",
    ([rank]) => [{ rank, suit: 1 }],
    ([rank]) => [{ rank, suit: 2 }],
    { endings: [5], path: ["0", "suit"] },
  ],
  [
    "gives less",
    (cards) => cards.slice(1),
    (cards) => [...cards.slice(0, 1), 3],
    { endings: [5], path: ["length"] },
  ],
  [
    "lacks a member of the other's",
    ([rank]) => ({ rank }),
    ([rank]) => ({ rank, secret: 1 }),
    { endings: [5], path: [] },
  ],
  [
    "refuses",
    takes,
    () => {
      throw new Error("no cards");
    },
    { endings: [5], path: [] },
  ],
])("a function that %s", (_, mine, other, expected) => {
  expect(told(mine, other)).toEqual(expected);
});

test("only plain steps are believed, and not too many", () => {
  const line = (steps: string) => otherEndings(`deckwork: something else at 5;;${steps}`);
  expect(line("0/rank")!.path).toEqual(["0", "rank"]);
  expect(line("a b")!.path).toEqual([]);
  expect(line("\u001b[31m")!.path).toEqual([]);
  expect(line("0/0/0/0/0/0")!.path).toHaveLength(4);
});

test("without its endings, a function has the text that it had, and a text of endings costs nothing", () => {
  const told = (value: string) => `  if (one) return deckwork$end(1, ${value});\n`;
  for (const value of ["all.map((one) => one)", '"(1, 2);"', "(one, two)"])
    expect(withoutEndings(told(value))).toBe(`  if (one) return ${value};\n`);
  expect(withoutEndings("deckwork$end(2);\nconst one = () => deckwork$end(12, {});\n")).toBe(
    "void 0;\nconst one = () => ({});\n",
  );
  const many = "return deckwork$end(1, ".repeat(20_000);
  expect(withoutEndings(many)).toHaveLength("return (".length * 20_000);
});
