/** Which tasks are right, and what is at fault in one that is not: with a program that exists only as an answer. */
import { describe, expect, test } from "vitest";
import type { DetailedSlot, Switched } from "../execute/build.ts";
import type { Bundle, Program, Run } from "../execute/run.ts";
import { parseTranscript } from "../text/transcript.ts";
import type { TranscriptCase } from "../workbook/workbook.ts";
import { exchangeable } from "./exchangeable-for-tests.ts";
import { judgeTasks, nearestFault, tasksBeside } from "./judge-tasks.ts";
import type { Exchangeable } from "./suspect.ts";
import type { TrialRunner } from "./which-pass.ts";

const PATH = "tiny/1-turns";
const one: TranscriptCase = {
  ...{ kind: "transcript", name: "a-turn", weight: 1 },
  transcript: parseTranscript("# A turn.\nright\n", "a-turn"),
};

const RIGHT: Run = {
  ...{ stdout: "right\n", stderr: "", pauses: [] },
  ended: { how: "exit", status: 0 },
};

/** The student's own program. */
const FAILED = [{ one, run: { ...RIGHT, stdout: "wrong\n" } }];

/** Whether these slots of a program are the reference's, and no other. */
function isOn(programs: readonly Program[], id: string, slots: string): boolean {
  const { preludes = [] } = programs.find((one) => one.id === id) as Bundle;
  return preludes.join().includes(`[${slots}]`);
}

/** @param passes - whether the program does, with the reference's version of the slots with these ids */
function runnerOf(passes: (on: readonly number[]) => boolean): TrialRunner {
  return {
    run: async (programs, jobs) =>
      jobs.map(({ program }) => {
        const own = programs.find(({ id }) => id === program)!;
        const [prelude = ""] = ("preludes" in own && own.preludes) || [];
        const on = /&& \[([\d,]*)\]/.exec(prelude)![1]!.split(",").filter(Boolean).map(Number);
        const stdout = passes(on) ? "right\n" : "wrong\n";
        return { ...{ stdout, stderr: "", pauses: [] }, ended: { how: "exit", status: 0 } };
      }),
  };
}

const slot = (id: number, name: string, more: Partial<DetailedSlot> = {}): DetailedSlot => ({
  ...{ id, name, file: `${PATH}/turns.ts`, line: id + 1 },
  ...more,
});
const task = (number: number, slots: readonly number[]): Switched["tasks"][number] => ({
  ...{ task: number, slots, main: false, unwritten: false },
});

test("without a transcript, nothing is known of what is written", async () => {
  const program = exchangeable({
    tasks: [task(1, []), { ...task(2, []), unwritten: true }],
  });
  const runner = { run: async () => [] };
  expect(await judgeTasks(PATH, program, [], [], runner)).toEqual([
    { task: 2, state: "not started" },
  ]);
});

test("a function that no task asks for belongs to the task that uses it", async () => {
  const program = exchangeable({
    // What turn calls calls lowest, but it is not turn that does.
    slots: [
      slot(0, "choose", { callees: [1] }),
      slot(1, "lowest"),
      slot(2, "turn", { callees: [0] }),
      slot(3, "earlier", { file: "tiny/0-cards/cards.ts" }),
    ],
    tasks: [task(1, [0]), task(2, [2])],
  });
  const lowestIsWrong = runnerOf((on) => on.includes(1) && on.includes(3));
  expect(await judgeTasks(PATH, program, [one], FAILED, lowestIsWrong)).toMatchObject([
    { task: 1, state: "wrong", fault: { name: "lowest" } },
    { task: 2, state: "right" },
  ]);
});

test("of several declarations, the one is at fault whose exchange is enough", async () => {
  const program = exchangeable({
    slots: [slot(0, "isEmpty"), slot(1, "push"), slot(2, "pop")],
    tasks: [task(1, [0, 1, 2])],
  });
  // None of them works alone with the reference's others: they agree on something of their own.
  const faulty = (passes: (on: readonly number[]) => boolean) =>
    judgeTasks(
      PATH,
      program,
      [one],
      FAILED,
      runnerOf((on) => on.length === 3 || passes(on)),
    );
  expect(await faulty((on) => on.join() === "2")).toMatchObject([{ fault: { name: "pop" } }]);
  const [unknown] = await faulty(() => false);
  expect(unknown).toMatchObject({ task: 1, state: "wrong" });
  expect(unknown).not.toHaveProperty("fault");
  expect(await faulty((on) => on.join() === "0,1")).toMatchObject([{ state: "wrong" }]);
  // Each of the others works alone.
  const alone = await faulty((on) => on.length === 2 && on.includes(1));
  expect(alone).toMatchObject([{ fault: { name: "push" } }]);
});

test("what does not fit the reference's declarations is not called wrong", async () => {
  const program = exchangeable({ slots: [slot(0, "pay")] });
  const ended = (message?: string): Run => ({
    ...{ stdout: "wrong\n", stderr: "", pauses: [] },
    ended: {
      how: "exit",
      status: 1,
      ...(message ? { error: { name: "TypeError", message } } : {}),
    },
  });
  const noPurse = ended("Cannot read properties of undefined (reading 'purse')");
  const judged = (own: Run, more: readonly Switched["tasks"][number][] = []) =>
    judgeTasks(PATH, { ...program, tasks: [task(1, [0]), ...more] }, [one], [{ one, run: own }], {
      run: async (programs, jobs) =>
        jobs.map(({ program }) => (isOn(programs, program, "0") ? RIGHT : noPurse)),
    });
  expect(await judged(ended())).toEqual([]);
  const wrong = { task: 1, state: "wrong" };
  expect(await judged(noPurse)).toMatchObject([wrong]);
  // Where something is not written yet, nobody knows how the whole program would end.
  expect(await judged(ended(), [{ ...task(2, []), unwritten: true }])).toMatchObject([wrong, {}]);
});

test("a function of the main program is not called wrong alone if nothing is known of the rest", async () => {
  const end = (error?: { name: string; message: string }): Run => ({
    ...{ stdout: "wrong\n", stderr: "", pauses: [] },
    ended: { how: "exit", status: 1, ...(error ? { error } : {}) },
  });
  const noTable = end({ name: "ReferenceError", message: "table is not defined" });
  const program = exchangeable({
    main: "reference",
    slots: [slot(0, "watch")],
    tasks: [
      { ...task(4, [0]), main: true },
      { ...task(5, []), main: true },
    ],
  });
  const judged = await judgeTasks(PATH, program, [one], [{ one, run: end() }], {
    // Only with the reference's function, a variable of the student's main program is missing.
    run: async (programs, jobs) =>
      jobs.map(({ program }) => {
        if (!isOn(programs, program, "0")) return end();
        const { code } = programs.find(({ id }) => id === program) as Bundle;
        return code === "reference" ? RIGHT : noTable;
      }),
  });
  expect(judged).toEqual([
    { task: 4, state: "wrong", with: [5] },
    { task: 5, state: "wrong", with: [4] },
  ]);
});

test("of a program that fails with nothing of the student's, or does not run, no task is judged", async () => {
  const program = exchangeable({
    slots: [slot(0, "pay")],
    tasks: [task(1, [0]), { ...task(2, []), unwritten: true }],
  });
  const judged = (its: Exchangeable, run: Run) =>
    judgeTasks(PATH, its, [one], FAILED, { run: async (_, jobs) => jobs.map(() => run) });
  const failed: Run = { ...RIGHT, stdout: "wrong\n" };
  const notRun: Run = { ...RIGHT, ended: { how: "not run", because: "it needs a process" } };
  const unwritten = [{ task: 2, state: "not started" }];
  expect(await judged(program, failed)).toEqual(unwritten);
  expect(await judged(program, notRun)).toEqual(unwritten);
  // Without the reference's main program, only a part of the main program can be judged.
  const { main: _, ...own } = program;
  const inMain = { ...own, tasks: [{ ...task(1, [0]), main: true }] };
  expect(await judged(inMain, failed)).toMatchObject([{ task: 1, state: "wrong" }]);
  expect(await judged(inMain, notRun)).toEqual([]);
});

test("what goes wrong sooner than the student's own program, or where that is right, does not fit", async () => {
  const program = exchangeable({
    slots: [slot(0, "bid")],
    tasks: [task(1, [0])],
  });
  const printing = (stdout: string) => ({ one, run: { ...RIGHT, stdout } });
  const judged = (with0: string, failed = [printing("rigid\n")]) =>
    judgeTasks(PATH, program, [one], failed, {
      run: async (programs, jobs) =>
        jobs.map(({ program }) =>
          isOn(programs, program, "0") ? RIGHT : { ...RIGHT, stdout: with0 },
        ),
    });
  expect(await judged("right\n")).toEqual([{ task: 1, state: "right" }]);
  expect(await judged("rigour\n")).toMatchObject([{ task: 1, state: "wrong" }]);
  expect(await judged("rights\n")).toMatchObject([{ task: 1, state: "wrong" }]);
  expect(await judged("rich\n")).toEqual([]);
  expect(await judged("rights\n", [])).toEqual([]);
});

test("wrong tasks that use the same function cannot be told apart, and the nearest one leads to it", async () => {
  const helper = (name: string, line: number) => ({ name, file: `${PATH}/own.ts`, line });
  const shared = { ...helper("Game", 1), methods: [{ name: "outcome", line: 9 }] };
  const play = { ...shared, methods: [...shared.methods, { name: "play", line: 3 }] };
  const program = exchangeable({
    slots: [
      slot(0, "playGame", { helpers: [play, helper("show", 20)] }),
      slot(1, "outcomeOf", { helpers: [shared] }),
      slot(2, "deal", { helpers: [helper("Deck", 40)] }),
      slot(3, "print"),
    ],
    tasks: [task(1, [0]), task(2, [1]), task(3, [2]), task(4, [3])],
  });
  const judged = (...right: readonly number[]) =>
    judgeTasks(
      PATH,
      program,
      [one],
      FAILED,
      runnerOf((on) => on.length === 4 || right.some((id) => !on.includes(id))),
    );
  const both = await judged(2, 3);
  expect(both).toMatchObject([
    { task: 1, state: "wrong", with: [2] },
    { task: 2, state: "wrong", with: [1] },
    { task: 3, state: "right" },
    { task: 4, state: "right" },
  ]);
  expect(nearestFault(both)).toMatchObject({ task: 2, fault: { name: "outcomeOf" } });
  // What is right does not share a fault, nor does what uses something else.
  expect((await judged(0, 2, 3))[1]).not.toHaveProperty("with");
  const apart = await judged(0, 1, 3);
  expect(apart[2]).not.toHaveProperty("with");
  expect(nearestFault(apart)).toMatchObject({ task: 3 });
  expect(nearestFault(await judged(0, 1, 2, 3))).toBeUndefined();
});

test("where some tasks do not fit, one is wrong only if it goes wrong as the whole program does", async () => {
  const program = exchangeable({
    ...{ code: "own", main: "reference" },
    slots: [slot(0, "bid"), slot(1, "sort")],
    tasks: [task(1, [0]), task(2, [1])],
  });
  const error = { name: "Error", message: "no card" };
  const unfit: Run = { ...RIGHT, ended: { how: "exit", status: 1, error } };
  const printing = (stdout: string): Run => ({ ...RIGHT, stdout });
  const judged = (first: string, second: Run) =>
    judgeTasks(PATH, program, [one], [{ one, run: printing("rigid\nend\n") }], {
      run: async (programs, jobs) =>
        jobs.map(({ program: id }) => {
          if (isOn(programs, id, "0,1")) return RIGHT;
          return isOn(programs, id, "0") ? second : printing(first);
        }),
    });
  expect(await judged("rigour\n", unfit)).toEqual([]);
  expect(await judged("rigid\nover\n", unfit)).toMatchObject([{ task: 1, state: "wrong" }]);
  expect(await judged("rigour\n", RIGHT)).toMatchObject([
    { task: 1, state: "wrong" },
    { task: 2, state: "right" },
  ]);
});

test("beside a main program that is at fault, whatever else is written is right", async () => {
  const inMain = (number: number, slots: readonly number[] = []) => ({
    ...task(number, slots),
    main: true,
  });
  const suspect = { kind: "main program", file: `${PATH}/main.ts` } as const;
  const beside = (tasks: Switched["tasks"], more = {}) =>
    tasksBeside(PATH, { ...suspect, ...more }, exchangeable({ tasks }));
  const both = [task(1, [0]), inMain(2), inMain(3)];
  expect(await beside(both)).toEqual([
    { task: 1, state: "right" },
    { task: 2, state: "wrong", with: [3] },
    { task: 3, state: "wrong", with: [2] },
  ]);
  expect(await beside(both, { also: [`${PATH}/more.ts`] }), "and other files").toBe(undefined);
  expect(await beside([inMain(2, [1]), inMain(3)]), "two").toBe(undefined);
  expect(await beside([task(1, [0])]), "no task of it").toBe(undefined);
  const open = { ...task(1, [0]), unwritten: true };
  expect(await beside([open, inMain(2)]), "not written").toBe(undefined);
});

describe("of a class that is written in part", () => {
  /** Three methods, each with a task; the last is not written. */
  const program = (
    areFieldsAlike: boolean,
    inMethods: DetailedSlot["inMethods"] = {},
    more: Partial<Switched> = {},
  ) =>
    exchangeable({
      ...more,
      slots: [
        slot(0, "deal"),
        slot(1, "Game", {
          unwritten: true,
          inPart: {
            ...(areFieldsAlike ? { areFieldsAlike } : {}),
            methods: [1, 2, 3].map((number) => ({
              ...{ id: 1 + number, name: `step${number}`, line: 10 * number, tasks: [number] },
            })),
          },
          inMethods,
        }),
      ],
      tasks: [task(1, [1]), task(2, [1]), { ...task(3, [1]), unwritten: true }],
    });
  const secondIsWrong = runnerOf((on) => ["0,1", "0,3,4"].includes(on.join()));
  const judged = (...asked: Parameters<typeof program>) =>
    judgeTasks(PATH, program(...asked), [one], FAILED, secondIsWrong);

  test("each task is judged with the reference's methods in place of all others", async () => {
    expect(await judged(true)).toEqual([
      { task: 1, state: "right" },
      {
        ...{ task: 2, state: "wrong" },
        fault: { name: "Game.step2", file: `${PATH}/turns.ts`, line: 20 },
      },
      { task: 3, state: "not started" },
    ]);
  });

  test("the line is told in which a method differs", async () => {
    const at = { ...{ line: 21, method: "step2" }, kind: "number" } as const;
    const [, wrong] = await judged(true, { 3: at });
    expect(wrong).toMatchObject({ fault: { name: "Game", at } });
  });

  test.each<[string, ...Parameters<typeof program>]>([
    ["fields", false],
    ["classes", true, {}, { hasOwnClasses: true }],
  ])("with %s of the student's own, nothing is called wrong", async (_, ...asked) => {
    expect(await judged(...asked)).toEqual([
      { task: 1, state: "right" },
      { task: 3, state: "not started" },
    ]);
  });
});
