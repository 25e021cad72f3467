import { describe, expect, test } from "vitest";
import type { CaseResult, JudgedTask } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { Stage } from "../workbook/workbook.ts";
import { areAllRight, taskCalled, tasksByChecks } from "./checked-tasks.ts";

const PASSED: Verdict = { kind: "passed" };
const missing = (...names: string[]): Verdict => ({ kind: "missing", what: ["…"], names });

function resultsOf(verdicts: Readonly<Record<string, Verdict>>): CaseResult[] {
  return Object.entries(verdicts).map(([name, verdict]) => ({ name, verdict }) as CaseResult);
}

const STRUCTS = `/** A card. */
export interface Card {
  // TODO 1: write rank and suit, instead of the line below.
  [field: string]: any;
}

/** The suits. */
// TODO 2: write an enum, instead of the two lines below.
export const Suit: any = {};
export type Suit = any;

/** A seat. */
export interface Seat {
  // TODO 3: write next, instead of the line below.
  [field: string]: any;
}

export function seatOf(name: string): Seat {
  // TODO 3: make a seat.
  throw new Error("TODO 3: seatOf");
}

export function shuffle(cards: Card[]): void {
  // TODO 4: write a loop. TODO 5: swap.
  throw new Error("TODO 4: shuffle");
}

export class Cup {
  add(): void {
    throw new Error("TODO 6: add");
  }
  empty(): void {
    throw new Error("TODO 7: empty");
  }
}
`;

describe("types, and what calls give", () => {
  const check = (name: string, rest: object) => ({ kind: "check", name, check: rest });
  const stage = {
    path: "tiny/1-structs",
    cases: [
      check("the-structs", { kind: "contract", file: "structs.ts", of: ["Card", "Suit", "Seat"] }),
      check("single-calls", { kind: "calls" }),
    ],
  } as unknown as Stage;
  const FILE = "tiny/1-structs/structs.ts";

  test("the task of the first function that gives something wrong is known if it is one", () => {
    const taskOf = (...names: string[]) =>
      taskCalled({ ...missing(...names), seen: "run" } as Verdict, stage, { [FILE]: STRUCTS });
    expect(taskOf("seatOf")).toBe(3);
    expect(taskOf("Cup.empty", "seatOf")).toBe(7);
    expect(taskOf("Cup"), "two tasks").toBeUndefined();
    expect(taskOf("shuffle"), "two tasks in one function").toBeUndefined();
    expect(taskOf("helper")).toBeUndefined();
  });
  const right = (...tasks: number[]) => tasks.map((task): JudgedTask => ({ task, state: "right" }));
  const states = (
    own: string,
    verdicts: Readonly<Record<string, Verdict>>,
    judged: readonly JudgedTask[] = [],
  ) =>
    tasksByChecks(stage, resultsOf(verdicts), { [FILE]: own }, { [FILE]: STRUCTS }, judged).map(
      ({ task, state }) => `${task} ${state}`,
    );
  const written = STRUCTS.replaceAll(/ *\/\/ TODO.*\n/g, "").replaceAll(
    "[field: string]: any",
    "rank: number",
  );

  test("a type is right if its contract is kept, and not started while it is as it was given", () => {
    const begun = STRUCTS.replace("[field: string]: any", "rank: number");
    expect(states(begun, { "the-structs": missing("Suit", "Seat") })).toEqual([
      "1 right",
      "2 not started",
      "3 not started",
    ]);
    expect(states(begun.replaceAll("\n", "\r\n"), { "the-structs": missing("Suit") })).toEqual([
      "1 right",
      "2 not started",
      "3 not started",
    ]);
    expect(states(written, { "the-structs": missing("Suit") })).toEqual(["1 right", "2 wrong"]);
  });
  test("of constants, nothing is said if the program goes wrong and nobody knows why: only their types are checked", () => {
    const results = resultsOf({ "the-structs": PASSED });
    const ran = (kind: "passed" | "not run") =>
      ({ kind: "transcript", name: "shows", verdict: { kind, because: "…" } }) as CaseResult;
    const told = (last: CaseResult, judged: readonly JudgedTask[]) =>
      tasksByChecks(
        stage,
        [...results, last],
        { [FILE]: written },
        { [FILE]: STRUCTS },
        judged,
      ).map(({ task, state }) => `${task} ${state}`);
    expect(told(ran("not run"), [])).toEqual(["1 right"]);
    expect(told(ran("passed"), [])).toEqual(["1 right", "2 right"]);
    const wrong: JudgedTask = { task: 6, state: "wrong" };
    expect(told(ran("not run"), [wrong])).toEqual(["1 right", "2 right", "6 wrong"]);
  });
  test("a type and a function of one task are right together", () => {
    const kept = { "the-structs": PASSED };
    expect(states(written, kept, right(3))).toEqual(["1 right", "2 right", "3 right"]);
    expect(states(written, kept, [{ task: 3, state: "wrong" }])).toContain("3 wrong");
    expect(states(written, { "the-structs": missing("Seat") }, right(3))).toContain("3 wrong");
    expect(states(written, kept)).toEqual(["1 right", "2 right"]);
  });
  test("nothing is said of types that nobody could judge", () => {
    const verdicts: Verdict[] = [
      { kind: "missing", what: ["It cannot be read."] },
      { kind: "not checked", because: "the compiler does not work here" },
      { kind: "grader fault", why: "…" },
    ];
    for (const verdict of verdicts) {
      expect(states(written, { "the-structs": verdict }, right(4))).toEqual(["4 right"]);
    }
  });
  test("the function whose call fails is wrong, and what fails after it may be", () => {
    const verdict: Verdict = { ...missing("shuffle", "seatOf"), seen: "run" } as Verdict;
    const kept = { "the-structs": PASSED, "single-calls": verdict };
    expect(states(written, kept, right(3, 4, 5))).toEqual([
      "1 right",
      "2 right",
      "4 wrong",
      "5 wrong",
    ]);
  });
  test("nothing is said of a function whose call fails if another task is wrong, or not done", () => {
    const verdict: Verdict = { ...missing("shuffle"), seen: "run" } as Verdict;
    const wrong: JudgedTask = { task: 6, state: "wrong" };
    const kept = { "the-structs": PASSED, "single-calls": verdict };
    expect(states(written, kept, [...right(3, 4, 5), wrong])).toEqual([
      "1 right",
      "2 right",
      "3 right",
      "6 wrong",
    ]);
  });
  test("what is left when all others are right is open, if that is little", () => {
    const kept = { "the-structs": PASSED };
    const all = ["1 right", "2 right", "3 right", "4 right", "5 right"];
    expect(states(written, kept, right(3, 4, 5))).toEqual([...all, "6 open", "7 open"]);
    expect(states(written, kept, right(3))).toEqual(all.slice(0, 3));
    const wrong: JudgedTask = { task: 5, state: "wrong" };
    expect(states(written, kept, [...right(3, 4), wrong])).toEqual([...all.slice(0, 4), "5 wrong"]);
  });
  test("of several tasks in one class, nobody knows which is wrong", () => {
    const verdict: Verdict = { ...missing("Cup"), seen: "run" } as Verdict;
    expect(states(written, { "single-calls": verdict }, right(6, 7))).toEqual([]);
    const method: Verdict = { ...missing("Cup.empty"), seen: "run" } as Verdict;
    expect(
      states(written, { "single-calls": method }, right(6, 7)),
      "but a method has one",
    ).toEqual([...["6 right", "7 wrong"]]);
  });
});

describe("groups of tests", () => {
  const STARTER = `import { describe, it } from "vitest";
import { Card, Suit } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
import { Hand } from "../2-deal/hand.ts";

describe("Card and Deck", () => {
  // TODO 1: test names.
  it("has no tests yet", () => {
    throw new Error("TODO 1: tests of Card and Deck");
  });
});

describe("Hand", () => {
  it("has no tests yet", () => {
    throw new Error("TODO 2: tests of Hand");
  });
});
`;
  const on = (name: string, rest: object) => ({ kind: "tests", name, on: rest });
  const stage = {
    path: "tiny/3-tests",
    tests: { file: "tiny.test.ts" },
    cases: [
      on("reference", { kind: "reference" }),
      on("rewrite", { kind: "rewrite", name: "a" }),
      on("cards", { kind: "rule", stage: "1-cards", mistakes: ["one"] }),
      on("more-cards", { kind: "rule", stage: "1-cards", mistakes: ["other"] }),
      on("hand", { kind: "rule", stage: "2-deal", mistakes: ["one"] }),
    ],
  } as unknown as Stage;
  const FILE = "tiny/3-tests/tiny.test.ts";
  const states = (own: string, verdicts: Readonly<Record<string, Verdict>>) =>
    tasksByChecks(stage, resultsOf(verdicts), { [FILE]: own }, { [FILE]: STARTER }, []).map(
      ({ task, state }) => `${task} ${state}`,
    );
  const all = { reference: PASSED, rewrite: PASSED, cards: PASSED, "more-cards": PASSED };
  const begun = STARTER.replace(/throw new Error\("TODO 1.*/, "expect(1).toBe(1);");
  const written = begun.replace(/throw new Error\("TODO 2.*/, "expect(2).toBe(2);");

  test("are right if they cover every rule of their classes", () => {
    expect(states(written, { ...all, hand: missing() })).toEqual(["1 right", "2 wrong"]);
    expect(states(written, { ...all, "more-cards": missing(), hand: PASSED })).toEqual([
      "1 wrong",
      "2 right",
    ]);
  });
  test("are not started while nothing is tested", () => {
    expect(states(STARTER, all)).toEqual(["1 not started", "2 not started"]);
  });
  test("are wrong if they fail on the reference; of the others, nothing is known then", () => {
    const failing = missing("Hand > has and remove");
    const notRun: Verdict = { kind: "not run", because: "…" };
    const verdicts = { reference: failing, cards: notRun, "more-cards": notRun, hand: notRun };
    expect(states(begun, { ...verdicts, reference: missing("Hand > has no tests yet") })).toEqual([
      "2 not started",
    ]);
    expect(states(written, verdicts)).toEqual(["2 wrong"]);
  });
});

test("all tasks are right only if each TODO of the stage has one that is", () => {
  const stage = { path: "tiny/1-cards" } as Stage;
  const starters = { "tiny/1-cards/cards.ts": STRUCTS, "tiny/2-more/more.ts": "// TODO 9: more." };
  const right = (...tasks: readonly number[]) =>
    tasks.map((task): JudgedTask => ({ task, state: "right" }));
  expect(areAllRight(right(1, 2, 3, 4, 5, 6, 7), stage, starters)).toBe(true);
  expect(areAllRight(right(1, 2, 3, 4, 5, 6), stage, starters)).toBe(false);
  const open = { task: 7, state: "open" } as const;
  expect(areAllRight([...right(1, 2, 3, 4, 5, 6), open], stage, starters)).toBe(false);
});
