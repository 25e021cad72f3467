/** Objects of two classes get the same calls, and the first difference is told, with the call that has made it. */
import vm from "node:vm";
import { expect, test } from "vitest";
import { otherObject, watchClass } from "./watch-class.ts";

/** What both classes have, in the order in which they are told. */
const METHODS = ["constructor", "add", "take", "total", "of", "draw", "next"];

const RIGHT = `class Pile {
  #all; #draw;
  constructor(all = [], draw = () => 0) { this.#all = all; this.#draw = draw; }
  static of(...all) { return new Pile(all); }
  add(one) { if (one > 9) throw new RangeError("too high"); this.#all.push(one); }
  take() { return this.#all.pop(); }
  get total() { return this.#all.reduce((sum, one) => sum + one, 0); }
  draw() { this.#all.push(this.#draw()); }
  next(other) { return this.total < other.total ? other : this; }
  async wait() { this.#all.push(7); }
}`;

/** Runs a program with a class that differs from the right one in one place. */
async function watched(find: string, replace: string, program: string) {
  expect(RIGHT).toContain(find);
  const said: string[] = [];
  const out: unknown[] = [];
  const context = vm.createContext({
    console: { error: (text: string) => said.push(text) },
    print: (one: unknown) => out.push(one),
  });
  vm.runInContext(watchClass(3, METHODS, [40, 41]), context);
  const code = `(async () => {
    const [watch] = globalThis[Symbol.for("deckwork.on")];
    const end = (id, value) => (watch.at(id), value);
    const Pile = watch.make(3, () => ${RIGHT}, ${RIGHT.replace(find, () => replace)});
    const others = watch.make(2, () => { throw new Error("not loaded yet"); }, Map);
    ${program}
  })()`;
  await vm.runInContext(code, context)?.catch((error: unknown) => out.push(String(error)));
  const told = otherObject(said.join("\n"));
  const found = told && {
    method: METHODS[told.method],
    since: METHODS[told.since],
    ...(told.isNew ? { isNew: true } : {}),
    ...(told.ending === undefined ? {} : { ending: told.ending }),
  };
  return { found, out };
}

const SUM = "this.#all.reduce((sum, one) => sum + one, 0)";

test.each<[string, string, string, string, object | undefined]>([
  [
    "what a call gives",
    "return this.#all.pop()",
    "return end(40, this.#all.shift())",
    "const pile = new Pile([1, 2]); pile.take();",
    { method: "take", since: "constructor", isNew: true, ending: 40 },
  ],
  [
    "what a later call shows",
    "this.#all.pop()",
    "this.#all[this.#all.length - 1]",
    "const pile = new Pile([1, 2]); print(pile.total); pile.take(); print(pile.total);",
    { method: "total", since: "take" },
  ],
  [
    "what the object is made with",
    "this.#all = all;",
    "this.#all = [];",
    "print(new Pile([4]).total);",
    { method: "total", since: "constructor", isNew: true },
  ],
  [
    "an object that a function of the class has made",
    "return new Pile(all)",
    "return new Pile(all.slice(1))",
    "print(Pile.of(4, 5).total);",
    { method: "total", since: "of", isNew: true },
  ],
  [
    "an error that is not thrown",
    'if (one > 9) throw new RangeError("too high");',
    "",
    "const pile = new Pile(); try { pile.add(10); } catch {}",
    { method: "add", since: "constructor", isNew: true },
  ],
  [
    "another object of the class",
    "this.total < other.total",
    "this.total > other.total",
    "new Pile([1]).next(new Pile([2]));",
    { method: "next", since: "constructor", isNew: true },
  ],
  [
    "a function that is called too often",
    "this.#all.push(this.#draw());",
    "this.#draw(); this.#all.push(this.#draw());",
    "let n = 0; const pile = new Pile([], () => ++n); pile.draw();",
    { method: "draw", since: "constructor", isNew: true },
  ],
  [
    "nothing, if they are the same",
    SUM,
    `0 + ${SUM}`,
    "const pile = new Pile([1]); pile.add(2); pile.take(); let n = 0; new Pile([], () => ++n).draw(); print(pile.next(Pile.of(7)).total);",
    undefined,
  ],
  // The program has the array, and changes only one of the two.
  [
    "nothing, if the program changes what is in an object",
    SUM,
    `0 + ${SUM}`,
    "const all = [1]; const pile = new Pile(all); all.push(5); print(pile.total);",
    undefined,
  ],
  [
    "nothing of an object that has waited",
    SUM,
    `0 + ${SUM}`,
    "const pile = new Pile(); await pile.wait(); print(pile.total);",
    undefined,
  ],
])("%s", async (_, find, replace, program, expected) => {
  const { found, out } = await watched(find, replace, program);
  expect(found).toEqual(expected);
  // Otherwise, the right class takes part in the program to its end.
  expect(out.includes("found")).toBe(expected !== undefined && !program.includes("catch"));
});

test("the program behaves as with the right class alone, until something is found", async () => {
  const program =
    "const pile = Pile.of(1, 2); print(pile instanceof Pile); print(pile.take()); print(pile.total);";
  expect((await watched(SUM, `0 + ${SUM}`, program)).out).toEqual([true, 2, 1]);
  expect((await watched("this.#all.pop()", "this.#all.shift()", program)).out).toEqual([
    true,
    "found",
  ]);
});

test("a line that a program writes by itself leads to no method that there is not", () => {
  expect(otherObject("deckwork: another object x y z")).toEqual({
    method: NaN,
    since: NaN,
    isNew: false,
  });
  expect(otherObject("deckwork: another thing 1 2 0")).toBeUndefined();
});
