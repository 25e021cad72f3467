/** Which changes are tried, in which order, and when the search stops: with a program that exists only as an answer. */
import { describe, expect, test } from "vitest";
import type { Repair } from "../execute/build.ts";
import type { Job, Run } from "../execute/run.ts";
import { ASKED, ASKED_BASE, COUNTED, ENDLESS, tellAsked } from "../guest/repairs/repairs.ts";
import { parseTranscript } from "../text/transcript.ts";
import type { Calls } from "../workbook/check-settings.ts";
import type { TranscriptCase } from "../workbook/workbook.ts";
import { type Likely, openSearch } from "./find-change.ts";
import { bringsFurther } from "./further.ts";
import { hopefulJob, type Ran, ranCalls, ranCase } from "./ran.ts";
import type { TrialRunner } from "./which-pass.ts";

const said = (stdout: string, ended: Run["ended"] = { how: "exit", status: 0 }): Run => ({
  ...{ stdout, stderr: "", ended },
});
const caseOf = (name: string, text: string): TranscriptCase => ({
  ...{ kind: "transcript", name, weight: 1 },
  transcript: parseTranscript(`# A case.\n${text}`, name),
});
const RIGHT = "right\n";
const WRONG = said("wrong\n");
const LATE: Run = said("", { how: "timed out" });
const failed = (run = WRONG, one = caseOf("fails", RIGHT)) => ranCase(one, { run, passed: false });
const failing = failed();

const repair = (id: number, rank = 0, kind: Repair["at"]["kind"] = "number"): Repair => ({
  ...{ id, file: "tiny/1-sum/main.ts", rank },
  at: { line: id + 1, kind },
});

/**
 * A program that prints what one says of the change that is on, and the changes that were tried.
 *
 * @param asked - what the program asks for, in order
 */
function program(
  repairs: readonly Repair[],
  runOf: (change: number | undefined, typed: readonly string[]) => Run,
  asked: readonly number[] = repairs.map(({ id }) => id),
) {
  const tried: (number | undefined)[] = [];
  const stops: Pick<Job, "outputChars" | "unlike">[] = [];
  const runner: TrialRunner = {
    run: async (programs, jobs) =>
      jobs.map(({ program, lines, ...stop }) => {
        const own = programs.find(({ id }) => id === program)!;
        const [prelude = ""] = ("preludes" in own && own.preludes) || [];
        const on = /&& \[(-?\d*|\{.*\})(?:,-\d+)?\]/.exec(prelude)![1]!;
        if (on === tellAsked() && asked.length > 4)
          return { ...WRONG, stderr: `${ASKED}0\n${COUNTED}5120\n${COUNTED}5376\n` };
        if (on === tellAsked() || on === tellAsked(4676))
          return {
            ...WRONG,
            stderr: asked.map((id) => `${ASKED}${id.toString(ASKED_BASE)}\n`).join(""),
          };
        const change = on === "" ? undefined : Number(on);
        tried.push(change);
        stops.push(stop);
        return runOf(change, lines);
      }),
  };
  const open = (ran: readonly Ran[] = [failing]) =>
    openSearch({ code: "", calls: "calls", repairs, loops: [] }, ran, runner);
  const find = async (
    ran: readonly Ran[] = [failing],
    changes = 50,
    characters = 10_000,
    {
      methods = [],
      linesIn = () => new Set(),
      isCalled = () => false,
      mayBeIn = () => true,
    }: Partial<Likely> = {},
  ) => {
    const found = await open(ran).find(
      { changes, characters },
      {
        methods,
        linesIn,
        isCalled,
        mayBeIn,
      },
    );
    return found.repairs.map(({ id }) => id);
  };
  return { open, find, tried, stops };
}
const passesWith =
  (...right: number[]) =>
  (change: number | undefined) =>
    change !== undefined && right.includes(change) ? said(RIGHT) : WRONG;

test("a change is found if all cases pass with it", async () => {
  const named = caseOf("fails, too", "Name? [[Ann]]\nHello\n");
  const other = failed(WRONG, named);
  const answer = (change: number | undefined, typed: readonly string[]) =>
    typed.length > 0 ? said(change === 1 ? "Name? Hello\n" : "wrong\n") : passesWith(0, 1)(change);
  const { find } = program([repair(0), repair(1)], answer);
  expect(await find([failing, other])).toEqual([1]);
  const passing = ranCase(named, { run: said("Name? Hello\n"), passed: true });
  expect(await find([failing, passing])).toEqual([1]);
});

test("what has run does not run again where more is tried", async () => {
  const all = [0, 1, 2].map((id) => repair(id));
  const { open, tried } = program(all, passesWith(0));
  const search = open();
  const anywhere: Likely = {
    ...{ methods: [], linesIn: () => new Set<number>() },
    ...{ isCalled: () => false, mayBeIn: () => true },
  };
  const find = (changes: number) => search.find({ changes, characters: 10_000 }, anywhere);
  expect(await find(2)).toEqual({ repairs: [] });
  expect(tried).toEqual([undefined, 2, 1]);
  expect(await find(3)).toEqual({ repairs: [all[0]] });
  expect(tried).toEqual([undefined, 2, 1, 0]);
});

test("only what the program comes to is tried, and the last of it first", async () => {
  const { find, tried } = program(
    [0, 1, 2, 3].map((id) => repair(id)),
    passesWith(0),
    [2, 0, 3],
  );
  expect(await find()).toEqual([0]);
  expect(tried).toEqual([undefined, 3, 0, 2]);
});

test("what is in a likely method is tried first", async () => {
  const methods = ["add", "make", undefined, "show"];
  const all = methods.map((method, id): Repair => {
    const { at, ...rest } = repair(id);
    return { ...rest, at: { ...at, ...(method ? { method } : {}) } };
  });
  const { find, tried } = program(all, passesWith(0));
  expect(await find([failing], 50, 10_000, { methods: ["make", "show"] })).toEqual([0]);
  expect(tried).toEqual([undefined, 1, 3, 2, 0]);
});

test("what is in a likely line is tried first, whatever its kind, unless its rank is the last", async () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7].map((id) => repair(id, id === 6 ? 2 : 0));
  const { file, at } = all[6]!;
  const { find, tried } = program(all, passesWith(6));
  const linesIn: Likely["linesIn"] = (its, ran) =>
    new Set(its === file && ran === failing ? [at.line] : []);
  // Two are tried at most.
  expect(await find([failing], 2, 10_000, { linesIn })).toEqual([6]);
  expect(tried).toEqual([undefined, 7, 6]);
  const last = program(all.with(6, repair(6, 3)), passesWith(6));
  expect(await last.find([failing], 2, 10_000, { linesIn })).toEqual([]);
});

test("of a program that asks more than it tells, the last are known from a second run", async () => {
  const { find, tried } = program(
    [0, 1, 2, 3, 4, 5].map((id) => repair(id)),
    passesWith(0),
    [2, 0, 3, 5, 4],
  );
  expect(await find()).toEqual([0]);
  expect(tried).toEqual([undefined, 4, 5, 3, 0, 2]);
});

test("those that are less likely are not tried if others are enough", async () => {
  const all = [repair(0, 3), repair(1, 2), repair(2, 1), repair(3)];
  const { find, tried } = program(all, passesWith(0, 1, 2, 3));
  expect(await find()).toEqual([3, 2]);
  expect(tried).not.toContain(1);
  const second = program(all, passesWith(0, 1));
  expect(await second.find()).toEqual([1]);
  expect(second.tried).not.toContain(0);
});

test("if one of the likeliest is enough, the others are not tried", async () => {
  const all = Array.from({ length: 30 }, (_, id) => repair(id));
  const { find, tried } = program(all, passesWith(0, 25));
  expect(await find()).toEqual([25]);
  expect(tried).not.toContain(0);
});

test("what may not be the fault is not tried", async () => {
  const { find, tried } = program([repair(0), repair(1)], passesWith(0, 1));
  expect(await find([failing], 50, 10_000, { mayBeIn: ({ id }) => id !== 1 })).toEqual([0]);
  expect(tried).not.toContain(1);
});

test("numbers do not keep others from being tried", async () => {
  const numbers = Array.from({ length: 40 }, (_, id) => repair(id));
  const { find } = program([...numbers, repair(40, 1, "order")], passesWith(40));
  expect(await find([failing], 10)).toEqual([40]);
});

test("of a case that goes wrong late, few are tried", async () => {
  const all = Array.from({ length: 40 }, (_, id) => repair(id));
  const late = said(`${"as it should be\n".repeat(10)}wrong\n`);
  const { find, tried } = program(all, () => late);
  const right = late.stdout.replace("wrong", "right");
  await find([failed(late, caseOf("late", right))], 40, 10 * 160);
  expect(tried).toHaveLength(1 + 10);
});

test("two that have to be stopped end the search", async () => {
  const all = Array.from({ length: 60 }, (_, id) => repair(id));
  const answer = (change: number | undefined) =>
    change !== undefined && change > 50 ? LATE : passesWith(0)(change);
  const { find, tried } = program(all, answer);
  expect(await find()).toEqual([]);
  // The first of them run together.
  expect(tried).toHaveLength(25);
  const patient = program(all, (change) => (change === 55 ? LATE : passesWith(0)(change)));
  expect(await patient.find([failing], 60)).toEqual([0]);
});

test("a program that behaves differently when it is written anew is left alone", async () => {
  const { find, tried } = program([repair(0)], (change) =>
    change === undefined ? said("something else\n") : said(RIGHT),
  );
  expect(await find()).toEqual([]);
  expect(tried).toEqual([undefined]);
});

test("a loop without an end is known in both", async () => {
  const error = { name: "RangeError", message: `${ENDLESS}0` };
  const endless = said("", { how: "exit", status: 1, error });
  const { find } = program([repair(0)], (change) => (change === 0 ? said(RIGHT) : endless));
  expect(await find([failed(LATE)])).toEqual([0]);
  expect(await find()).toEqual([]);
});

test("calls are run in the program that makes them, and the cases in the student's own", async () => {
  const check: Calls = {
    kind: "calls",
    lines: [],
    text: "// `one` gives 1.\n// → 1\n// `two` gives 2.\n// → 2\n",
  };
  const gave = (...all: number[]) => said(all.map((one) => `--- call\n${one}\n`).join(""));
  const passing = ranCase(caseOf("passes", "[[1]]\nright\n"), { run: said(RIGHT), passed: true });
  const calls = ranCalls(check, gave(3, 2));
  expect(calls).toMatchObject({ passed: false, isCalls: true });
  expect(calls.differsAt()).toBe(gave(3).stdout.length);
  const { find } = program([repair(0), repair(1)], (change, typed) => {
    if (typed.length > 0) return change === 1 ? WRONG : said(RIGHT);
    return change === undefined ? gave(3, 2) : gave(1, 2);
  });
  expect(await find([passing, calls])).toEqual([0]);
});

test("a call that comes to what is not written yet does not count, and what is written has to be right", async () => {
  const check: Calls = {
    ...{ kind: "calls", lines: [] },
    text: "// `one` gives 1.\n// → 1\n// `two` gives 2.\n// → 2\n// `three` gives 3.\n// → 3\n",
  };
  const open = "a line\nError: TODO 2: two";
  const gave = (...all: (number | string)[]) =>
    said(all.map((one) => `--- call\n${one}\n`).join(""));
  const calls = ranCalls(check, gave(1, open, 4));
  expect(calls.passed).toBe(false);
  expect(calls.differsAt(), "the third call").toBe(gave(1, open, 4).stdout.length);
  const changed = [gave(1, open, 3), gave(5, open, 3)];
  const { find } = program([repair(0), repair(1)], (change) =>
    change === undefined ? gave(1, open, 4) : changed[change]!,
  );
  expect(await find([calls])).toEqual([0]);
  expect(ranCalls(check, gave(1, open, 3)).passed, "all that is written is right").toBe(true);
});

test("a program that stops where something is not written is right beyond the difference if it stops there again", () => {
  const stops = (line: number): Run["ended"] => ({
    ...{ how: "exit", status: 1 },
    error: { name: "Error", message: "TODO 4: leaders", line, column: 9 },
  });
  const one = caseOf("stops", "right\nright, too\n");
  const { isRightBeyond } = failed(said("right\nwrong\n", stops(4)), one);
  const ended = stops(90);
  expect(isRightBeyond!(said("right\nright, too\n", ended))).toBe(true);
  expect(isRightBeyond!(said("right\nright, too\n"))).toBe(false);
});

test("where spaces differ that do not count, a change may print them", () => {
  const asks = caseOf("asks", "Name? [[Ann]]\n\nHello\n");
  const jobOf = (stdout: string, passed: boolean) =>
    hopefulJob("it", ranCase(asks, { run: said(stdout), passed }));
  expect(jobOf("Name? \nHello\n", true)).toMatchObject({ unlike: { at: 13 } });
  expect(jobOf("Name?\nHello\n", true)).not.toHaveProperty("unlike");
  expect(jobOf("Name? \nHallo\n", false)).toMatchObject({ unlike: { at: 8 } });
  expect(jobOf("Name?\nHallo\n", false)).not.toHaveProperty("unlike");
});

test("where calls are wrong, too, a change has to make them right, and those of a case come first", async () => {
  const check: Calls = { kind: "calls", lines: ["1"], text: "// `one` gives 1.\n// → 1\n" };
  const gave = (one: number) => said(`--- call\n${one}\n`);
  const calls = ranCalls(check, gave(3));
  // Both changes settle the case: one hides there what the other repairs.
  const { find, tried } = program([repair(0), repair(1, 2)], (change, typed) =>
    typed.length > 0 ? gave(change === 1 ? 1 : 3) : passesWith(0, 1)(change),
  );
  expect(await find([calls, failing])).toEqual([1]);
  expect(tried[0], "the case runs as before").toBe(undefined);
  expect(await find([failing])).toEqual([0]);
});

test.each([
  ["Hand 1", "Hand 2"],
  ["Deal.", "Another game? Deal."],
  ["Deal.", "Play again."],
])(
  "if what is wrong begins after %s and %s, what begins again is tried first",
  async (first, second) => {
    const kinds = [repair(0), repair(1, 2, "declared")];
    const hands = `${first}\nright\n${second}\nright\n`;
    const triedFirst = async (text: string) => {
      const { find, tried } = program(kinds, () => said(text));
      await find([failed(said(text), caseOf("hands", hands))], 1);
      return tried.find((one) => one !== undefined);
    };
    expect(await triedFirst(`${first}\nright\n${second}\nwrong\n`)).toBe(1);
    expect(await triedFirst(`${first}\nwrong\n${second}\nright\n`)).toBe(0);
  },
);

describe("if no change is enough", () => {
  const LINES = "one\ntwo\nthree\nfour\n";
  const [long, short] = ["1\ntwo\n3\nfour\n", "1\ntwo\n3\n"];
  const cases = [
    failed(said(long), caseOf("long", LINES)),
    failed(said(short), caseOf("short", "[[1]]\none\ntwo\nthree\n")),
  ];
  /** What the change gives in each of the two. */
  const answer =
    (ofLong: string, ofShort: string) =>
    (change?: number, typed: readonly string[] = []) => {
      const isShort = typed.length > 0;
      return said(change === 1 ? (isShort ? ofShort : ofLong) : isShort ? short : long);
    };
  const FURTHER = "one\ntwo\n3\nfour\n";
  const PASSES = "one\ntwo\nthree\n";

  test.each([
    ["one case passes, and none goes wrong sooner", FURTHER, PASSES, [1]],
    ["all go wrong later", FURTHER, "one\ntwo\n3\n", [1]],
    ["one goes on as it was", FURTHER, short, []],
    ["only the line is right in which it first differs", "one\n2\n3\nfour\n", PASSES, []],
  ])("one is found with which more is right: %s", async (_, ofLong, ofShort, found) => {
    const { find } = program([repair(0), repair(1)], answer(ofLong, ofShort));
    expect(await find(cases)).toEqual(found);
  });

  test("what is made anew only if a case passes", async () => {
    const kinds = [repair(0), repair(1, 0, "declared")];
    expect(await program(kinds, answer(FURTHER, "one\ntwo\n3\n")).find(cases)).toEqual([]);
    expect(await program(kinds, answer(FURTHER, PASSES)).find(cases)).toEqual([1]);
  });

  test("but not if what passes fails then", async () => {
    const passing = ranCase(caseOf("passes", "[[2]]\ntwo\n"), { run: said("two\n"), passed: true });
    const { find } = program([repair(0), repair(1)], (change, typed) =>
      typed[0] === "2"
        ? said(change === 1 ? "2\n" : "two\n")
        : answer(FURTHER, PASSES)(change, typed),
    );
    expect(await find([...cases, passing])).toEqual([]);
  });
});

test("what goes wrong in the same way as before is not run to the end", async () => {
  const line = "as it should be\n";
  const long = `${line.repeat(10)}${RIGHT}${line.repeat(600)}`;
  const wrong = said(long.replace(RIGHT, "\n wrong\n"));
  const { find, stops } = program([repair(0), repair(1)], (change) =>
    change === 1 ? said(long) : wrong,
  );
  const passing = ranCase(caseOf("passes", "[[1]]\nright\n"), { run: said(RIGHT), passed: true });
  expect(await find([failed(wrong, caseOf("long", long)), passing], 10)).toEqual([]);
  // Spaces may not count.
  const unlike = { text: `${line.repeat(10)}\n w`, at: line.length * 10 };
  const first = { outputChars: long.length + 1000, unlike };
  const second = { outputChars: RIGHT.length + 1000, unlike: { text: RIGHT, at: RIGHT.length } };
  // The one that settles the first might be a part, and what it does in the other is known by then.
  expect(stops).toEqual([first, first, first, second]);
});

test("a change with which the cases pass, and not a call, hides the fault of what is called", () => {
  const check: Calls = { kind: "calls", lines: [], text: "// `one` gives 1.\n// → 1\n" };
  const calls = ranCalls(check, said("--- call\n3\n"));
  const tried = [{ its: repair(0), runs: [said(RIGHT), calls.run] }];
  expect(bringsFurther(tried, [failing, calls])).toEqual({ repairs: [] });
  const another = failed(WRONG, caseOf("fails, too", RIGHT));
  const half = [{ its: repair(0), runs: [said(RIGHT), WRONG, calls.run] }];
  const all = [failing, another, calls];
  expect(bringsFurther(half, all)).toEqual({ repairs: [] });
  expect(bringsFurther(half, [failing, another])).toMatchObject({ remaining: 1 });
  const right = { its: repair(1), runs: [said(RIGHT), WRONG, said("--- call\n1\n")] };
  expect(bringsFurther([...half, right], all)).toEqual({ repairs: [right.its], remaining: 1 });
  const error = { name: "Error", message: "TODO 2: end" };
  const open = said("", { how: "exit", status: 1, error });
  const untilOpen = [{ its: repair(0), runs: [said(RIGHT), open, calls.run] }];
  expect(bringsFurther(untilOpen, all), "the rest is not written").toEqual({ repairs: [] });
});

test("where the rest is not written yet, what only happened to be right further on is not missed", () => {
  const todo: Run["ended"] = {
    how: "exit",
    status: 1,
    error: { name: "Error", message: "TODO 2: end" },
  };
  const game = caseOf("game", "one\ntwo\nthree\nfour\n");
  // It went on in the wrong way, and the next two lines were the same by chance.
  const chance = ranCase(game, { run: said("one\ntwo\nthree\nother\n", todo), passed: false });
  const withEnd = (ended: Run["ended"], text = "one\n") => {
    const tried = [{ its: repair(0), runs: [said(RIGHT), said(text, ended)] }];
    return bringsFurther(tried, [failing, chance]);
  };
  expect(withEnd(todo)).toMatchObject({ repairs: [{ id: 0 }], remaining: 1 });
  expect(withEnd({ how: "exit", status: 0 }), "it ends too soon").toEqual({ repairs: [] });
  expect(withEnd(todo, "another\n"), "it is wrong before that").toEqual({ repairs: [] });
});

test("where a later game goes wrong, what is made anew in each is tried before what is likelier otherwise", async () => {
  const others = Array.from({ length: 12 }, (_, id) => repair(id));
  const { open, tried } = program([...others, repair(12, 2, "once")], passesWith(12));
  const find = async (ran: Ran) => {
    tried.length = 0;
    await open([ran]).find(
      { changes: 5, characters: 10_000 },
      {
        ...{ methods: [], linesIn: () => new Set<number>() },
        ...{ isCalled: () => false, mayBeIn: () => true },
      },
    );
    return tried.includes(12);
  };
  expect(await find(failing)).toBe(false);
  expect(await find({ ...failing, differsLater: () => true })).toBe(true);
});
