import { describe, expect, test } from "vitest";
import type { Key, NamedKey } from "../terminal/keys.ts";
import { type Action, type DeskFacts, suggest } from "./actions.ts";
import { factsOf, HEARTS, SPADES } from "./desk-for-tests.ts";
import { AT_THE_DOOR, type DeskState, type Job, pressDesk, shownBy } from "./screens.ts";
import type { StageState } from "./state.ts";

/** Keys from words: a name that is a key's, else the letters one by one. */
const NAMED = new Set<string>([
  "enter",
  "escape",
  "up",
  "down",
  "home",
  "end",
  "backspace",
  "stop",
]);
const keysOf = (words: readonly string[]): Key[] =>
  words.flatMap((word): Key[] =>
    NAMED.has(word)
      ? [{ kind: word as NamedKey }]
      : [...word].map((text) => ({ kind: "text", text })),
  );

interface Walk {
  /** The question, and what is selected; or how it ended. */
  readonly at: string;
  readonly jobs: readonly Job[];
  readonly state: DeskState;
}

function walk(facts: DeskFacts, words: readonly string[], from = AT_THE_DOOR): Walk {
  let state = from;
  const jobs: Job[] = [];
  for (const key of keysOf(words)) {
    const step = pressDesk(state, key, facts, 5);
    if (step.kind === "leave") return { at: "left", jobs, state };
    if (step.kind === "do") jobs.push(step.job);
    state = step.state;
  }
  return { at: where(state, facts), jobs, state };
}

function where(state: DeskState, facts: DeskFacts): string {
  const { view, entries, list } = shownBy(state, facts);
  const [head = ""] = view.head({ width: 80, colour: false }, true);
  return `${head.split("  ")[0]}: ${entries[list.at]?.plain ?? "nothing"}`;
}

const command = (...args: string[]): Job => ({ kind: "command", args });
const stage = (at: number) => SPADES.stages[at]!;
const passed = (...paths: string[]) =>
  Object.fromEntries(paths.map((path): [string, StageState] => [path, "passed"]));

test("Enter goes on with the next stage, and Enter again starts work", () => {
  expect(walk(factsOf(), []).at).toBe(
    'Deckwork: Go on with "Structs", stage 1 of Two-player Spades: not started',
  );
  expect(walk(factsOf(), ["enter"]).at).toBe("Structs: Read the lesson");
  expect(walk(factsOf(), ["enter", "enter"]).jobs).toEqual([command("lesson", stage(0).path)]);
});

test("a track leads to its stages, with the next one selected, and a stage leads to its actions", () => {
  const facts = factsOf(passed(stage(0).path));
  expect(walk(facts, ["down", "enter"]).at).toBe(
    "Two-player Spades: Build the deck, stage 2 of Two-player Spades: not started",
  );
  expect(walk(facts, ["down", "down", "enter"]).at).toBe(
    "Hearts: Build the deck, stage 1 of Hearts: not started",
  );
  expect(walk(facts, ["down", "enter", "home", "enter"]).at).toBe("Structs: Next: Build the deck");
});

test("Esc goes one screen back to what was selected there, and leaves from the first", () => {
  const facts = factsOf();
  const deep = ["down", "enter", "down", "enter"];
  expect(walk(facts, deep).at).toBe("Build the deck: Read the lesson");
  expect(walk(facts, [...deep, "escape"]).at).toBe(
    "Two-player Spades: Build the deck, stage 2 of Two-player Spades: not started",
  );
  expect(walk(facts, [...deep, "escape", "escape"]).at).toBe(
    "Deckwork: Two-player Spades: 0 of 4 stages passed",
  );
  expect(walk(facts, [...deep, "escape", "escape", "escape"]).at).toBe("left");
});

test("typing searches all stages of all tracks, on the first screen and on a track's", () => {
  for (const before of [[], ["down", "enter"]]) {
    expect(walk(factsOf(), [...before, "hearts unit"]).at).toMatch(
      /: Unit tests, stage 2 of Hearts: not started$/,
    );
    expect(walk(factsOf(), [...before, "hearts unit", "enter"]).at).toBe(
      "Unit tests: Read the lesson",
    );
    expect(walk(factsOf(), [...before, "poker"]).at).toMatch(/: nothing$/);
    expect(walk(factsOf(), [...before, "poker", "enter"]).at).toMatch(/: nothing$/);
  }
});

test("Esc ends a search before it goes back, and choosing a result ends the search", () => {
  expect(walk(factsOf(), ["unit", "escape"]).at).toMatch(/^Deckwork: Go on with/);
  expect(walk(factsOf(), ["unit", "enter", "escape"]).at).toMatch(/^Deckwork: Go on with/);
});

test("q leaves unless something is searched for, and Ctrl-C leaves always", () => {
  expect(walk(factsOf(), ["q"]).at).toBe("left");
  expect(walk(factsOf(), ["enter", "q"]).at).toBe("left");
  expect(walk(factsOf(), ["xq"]).at).toBe("Deckwork: nothing");
  expect(walk(factsOf(), ["xq", "stop"]).at).toBe("left");
  expect(walk(factsOf(), ["end", "enter"]).at).toBe("left");
});

test("after the lesson, the files are next, and after opening them, the check", () => {
  const read = walk(factsOf(), ["enter", "enter"]);
  expect(read.at).toBe("Structs: Show where my files are");
  const opened = walk(factsOf({ [stage(0).path]: "begun" }), ["enter"], read.state);
  expect(opened).toMatchObject({
    at: "Structs: Check it",
    jobs: [{ kind: "open", stage: stage(0) }],
  });
});

test("after a check that passed, the next stage is offered until it is done", () => {
  const before = factsOf({ [stage(0).path]: "begun" });
  const { state, jobs } = walk(before, ["enter", "enter"]);
  expect(jobs).toEqual([command("check", stage(0).path)]);
  const facts = factsOf(passed(stage(0).path));
  expect(where(state, facts)).toBe("Structs: Next: Build the deck");
  expect(walk(facts, ["enter"], state).at).toBe("Build the deck: Read the lesson");
  expect(walk(facts, ["enter", "escape"], state).at).toBe(
    'Deckwork: Go on with "Build the deck", stage 2 of Two-player Spades: not started',
  );
});

test("the last stage worked on comes first, even if an earlier one is open", () => {
  expect(walk(factsOf(), ["unit", "enter", "escape"]).at).toBe(
    'Deckwork: Go on with "Unit tests", stage 2 of Hearts: not started',
  );
});

test("an action shows all stages of the track, and Esc leads from them to the tracks", () => {
  const facts = factsOf();
  const there = walk(facts, ["enter", "all stages", "enter"]);
  expect(there.at).toBe("Two-player Spades: Structs, stage 1 of Two-player Spades: not started");
  expect(walk(facts, ["escape"], there.state).at).toMatch(/^Deckwork: Go on with/);
});

test("a track's review is among its stages, is found by typing, and comes after its last stage", () => {
  const review = command("review", SPADES.name);
  expect(walk(factsOf(), ["down", "enter", "end", "enter"])).toMatchObject({
    at: "Two-player Spades: Structs, stage 1 of Two-player Spades: not started",
    jobs: [review],
  });
  expect(walk(factsOf(), ["review", "enter"]).jobs).toEqual([review]);
  const facts = factsOf(passed(...SPADES.stages.map(({ path }) => path)));
  expect(walk(facts, ["sort", "enter"]).at).toBe("Sort the hand: Answer the data structure review");
  expect(walk(facts, ["sort", "enter", "enter"]).jobs).toEqual([review]);
  const answered = { ...facts, reviews: { [SPADES.name]: "answered" as const } };
  expect(walk(answered, ["sort", "enter"]).at).toBe("Sort the hand: Next: Hearts, Build the deck");
});

test("when every stage has passed, an open review is first, and then the tracks", () => {
  const all = [...SPADES.stages, ...HEARTS.stages].map(({ path }) => path);
  const facts = factsOf(passed(...all));
  expect(walk(facts, []).at).toBe(
    "Deckwork: Answer the data structure review of Two-player Spades",
  );
  expect(walk({ ...facts, reviews: {} }, []).at).toBe(
    "Deckwork: Two-player Spades: 4 of 4 stages passed",
  );
});

test("a stage without files gets them back first", () => {
  const facts = factsOf({ [stage(0).path]: "no files" });
  expect(walk(facts, ["enter"]).at).toBe("Structs: Put the starter's files back");
  expect(walk(facts, ["enter", "enter"]).jobs).toEqual([command("reset", stage(0).path)]);
});

describe("what is suggested", () => {
  // "Sort the hand" has something to predict.
  const sort = SPADES.stages[3]!;
  const suggested = (state: StageState, done: Action | undefined, predicted: string[] = []) =>
    suggest(factsOf({ [sort.path]: state }, { predicted: new Set(predicted) }), sort, done);

  test("after the lesson is the prediction, until it has been made", () => {
    expect(suggested("not started", "lesson")).toBe("predict");
    expect(suggested("begun", "lesson", [sort.path])).toBe("open");
    expect(suggested("not started", "predict", [sort.path])).toBe("open");
  });

  test("in a stage that passed is what comes next, and in one saved since, the check", () => {
    for (const done of [undefined, "lesson", "demo"] as const) {
      expect(suggested("passed", done)).toBe("review");
    }
    expect(suggested("edited", undefined)).toBe("check");
  });
});
