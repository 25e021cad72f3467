import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { type Builder, openBuilder } from "../execute/build.ts";
import type { Program, Run } from "../execute/run.ts";
import { tinyWorkbook, type WorkbookFiles, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { openSession, type Session } from "../sandbox/session.ts";
import { applyMistake, loadMistakes, loadPlayer } from "../workbook/authored.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover, type Stage, transcriptsOf, type Workbook } from "../workbook/workbook.ts";
import { type Diagnostician, openDiagnostician, type RanCase } from "./mistakes.ts";
import { buildMistake, runPrograms } from "./run-mistakes.ts";

const session = openSession();
const removals: (() => unknown)[] = [];
afterEach(async () => {
  for (const remove of removals.splice(0)) await remove();
});
afterAll(() => session.close());

interface Opened {
  readonly workbook: Workbook;
  readonly builder: Builder;
  readonly solutions: Readonly<Record<string, string>>;
  readonly greet: Stage;
  readonly roll: Stage;
  readonly diagnostician: Diagnostician;
}

function open(changes: WorkbookFiles = {}): Opened {
  const { root, remove } = writeWorkbook({ ...tinyWorkbook(), ...changes });
  const workbook = discover(root);
  const solutions = readSolutions(workbook);
  const builder = openBuilder(session, workbook.toolkit, () => solutions);
  removals.push(() => builder.close(), remove);
  const [greet, roll] = workbook.tracks[0]!.stages;
  const diagnostician = openDiagnostician(session, workbook, builder, solutions);
  return { workbook, builder, solutions, greet: greet!, roll: roll!, diagnostician };
}

/** The runs of every known mistake of a stage, on each of its transcripts. */
async function runMistakes({ workbook, builder, solutions }: Opened, stage: Stage) {
  const programs: Program[] = [];
  for (const mistake of await loadMistakes(workbook, stage))
    programs.push((await buildMistake(builder, solutions, stage, mistake)).program);
  const transcripts = transcriptsOf(stage).map(({ transcript }) => transcript);
  const runs = await runPrograms(session, programs, transcripts);
  return programs.map(({ id }, at) => [id, runs[at]!] as const);
}

function mistakes(...list: readonly object[]): string {
  return `export const mistakes = ${JSON.stringify(list)};\n`;
}

const MISTAKES = "graders/tiny/1-greet/mistakes.ts";

/** The mistake behind one run. */
async function diagnose(diagnostician: Diagnostician, stage: Stage, name: string, run: Run) {
  return (await diagnostician.diagnose(stage, [{ name, run, passed: false }])).get(name);
}

function printed(stdout: string, rest: Partial<Run> = {}): Run {
  return { stdout, stderr: "", ended: { how: "exit", status: 0 }, ...rest };
}

describe("a known mistake is recognised by what it prints", () => {
  it("on its own case, in any student's program", async () => {
    const { diagnostician, greet, roll } = open();
    const found = await diagnose(
      diagnostician,
      greet,
      "greets",
      printed("Good morning, everyone.\n"),
    );
    expect(found).toEqual({
      name: "morning",
      says: "It is evening.",
      edits: [{ file: "greet.ts", find: "evening", replace: "morning" }],
    });
    const rolled = printed("Good evening, everyone.\nSeed: How many dice? 2 5 5\n");
    expect((await diagnose(diagnostician, roll, "rolls-three", rolled))?.name).toBe("dice-from-0");
  });
  it("also if it comes to the end of the input, and the program says so in its own words", async () => {
    const { diagnostician, roll } = open({
      "graders/tiny/2-roll/mistakes.ts": mistakes({
        name: "asks-twice",
        says: "One seed is enough.",
        edits: [{ file: "main.ts", find: "srand(", replace: 'await ask("Seed: ");\nsrand(' }],
      }),
    });
    const stdout = "Good evening, everyone.\nSeed: Seed: How many dice? ";
    const nameOf = async (ended: Run["ended"]) =>
      (await diagnose(diagnostician, roll, "rolls-three", printed(stdout, { ended })))?.name;
    expect(await nameOf({ how: "exit", status: 2 })).toBe("asks-twice");
    const error = { name: "RangeError", message: "no more" };
    expect(await nameOf({ how: "exit", status: 1, error })).toBeUndefined();
    expect(await nameOf({ how: "exit", status: 0 })).toBeUndefined();
  });
  it("also where only what does not count is different", async () => {
    const { diagnostician, greet } = open();
    const found = await diagnose(
      diagnostician,
      greet,
      "greets",
      printed("Good morning, everyone. \r\n\n"),
    );
    expect(found?.name).toBe("morning");
  });
  it("but not by another text, nor by the same one with another end", async () => {
    const { diagnostician, greet } = open();
    const text = "Good morning, everyone.\n";
    for (const run of [
      printed("Good night, everyone.\n"),
      printed(""),
      printed(text, { ended: { how: "exit", status: 1 } }),
      printed(text, { ended: { how: "timed out" } }),
    ]) {
      expect(await diagnose(diagnostician, greet, "greets", run)).toBe(undefined);
    }
  });
  it("of two that look alike the one that is listed first", async () => {
    const edits = [{ file: "greet.ts", find: "evening", replace: "morning" }];
    const { diagnostician, greet } = open({
      [MISTAKES]: mistakes(
        { name: "first", says: "1.", edits },
        { name: "second", says: "2.", edits },
      ),
    });
    const found = await diagnose(
      diagnostician,
      greet,
      "greets",
      printed("Good morning, everyone.\n"),
    );
    expect(found?.name).toBe("first");
  });
  it("by a crash, too", async () => {
    const { diagnostician, greet } = open({
      [MISTAKES]: mistakes({
        name: "crash",
        says: "It crashes.",
        edits: [{ file: "main.ts", find: "print(greeting());", replace: "throw new Error();" }],
      }),
    });
    const error = { name: "Error", message: "" };
    const run = printed("", { ended: { how: "exit", status: 1, error } });
    expect((await diagnose(diagnostician, greet, "greets", run))?.name).toBe("crash");
  });
  it("on no case that there is not, on no check, and on no stage without known mistakes", async () => {
    const { diagnostician, greet, workbook } = open();
    const run = printed("Good morning, everyone.\n");
    expect(await diagnose(diagnostician, greet, "no-such-case", run)).toBe(undefined);
    rmSync(join(workbook.root, MISTAKES));
    expect(await diagnose(diagnostician, greet, "greets", run)).toBe(undefined);
  });
  it("and never by a mistake that no longer fits its solution: that is not the student's fault", async () => {
    const { diagnostician, greet } = open({
      [MISTAKES]: mistakes({
        name: "old",
        says: "Old.",
        edits: [{ file: "greet.ts", find: "afternoon", replace: "" }],
      }),
    });
    expect(await diagnose(diagnostician, greet, "greets", printed("x"))).toBe(undefined);
  });
});

/** A workbook of which it is counted what is built and how many boxes are opened. */
function openCounted(changes: WorkbookFiles = {}, kept?: string) {
  const opened = open(changes);
  const counts = { builds: 0, boxes: 0 };
  const builder: Builder = {
    ...opened.builder,
    build: (request) => {
      counts.builds++;
      return opened.builder.build(request);
    },
  };
  const counted: Session = Object.create(session, {
    times: { value: { ...session.times, cpuMs: 300 } },
    compiled: {
      get: () => {
        counts.boxes++;
        return session.compiled;
      },
    },
  });
  const { workbook, solutions } = opened;
  const diagnostician = openDiagnostician(counted, workbook, builder, solutions, kept);
  return { ...opened, diagnostician, counts };
}

const HEAD = "Good evening, everyone.\nSeed: How many dice? ";
const ROLLS = { name: "rolls-three", passed: false, run: printed(`${HEAD}2 5 5\n`) };
const REFUSES = {
  name: "refuses-a-wrong-number",
  passed: false,
  run: printed(`${HEAD}\n`),
};

describe("a known mistake is named only if every case agrees", () => {
  const right = { name: "refuses-a-wrong-number", passed: true, run: printed("") };
  const noOther = { ...REFUSES, run: printed(`${HEAD}From 1 to 9, please.\nHow many dice? 9\n`) };
  it("not if a case passes that it would fail, or fails in another way", async () => {
    const { diagnostician, roll } = open();
    for (const other of [right, noOther])
      expect(await diagnostician.diagnose(roll, [ROLLS, other])).toEqual(new Map());
    const threes = printed(`${HEAD}From 1 to 9, please.\nHow many dice? 3\n`);
    const both = await diagnostician.diagnose(roll, [ROLLS, { ...REFUSES, run: threes }]);
    expect([...both.values()].map(({ name }) => name)).toEqual(["dice-from-0", "dice-from-0"]);
  });
  it("of two, each explains some", async () => {
    const { diagnostician, roll } = open();
    const found = await diagnostician.diagnose(roll, [ROLLS, REFUSES]);
    expect(new Map([...found].map(([name, { name: mistake }]) => [name, mistake]))).toEqual(
      new Map([
        ["refuses-a-wrong-number", "takes-anything"],
        ["rolls-three", "dice-from-0"],
      ]),
    );
  });
});

describe("known mistakes are run", () => {
  it("for no case before it fails, for all that fail together in one box, and for none twice", async () => {
    const { diagnostician, roll, counts } = openCounted();
    expect(await diagnostician.diagnose(roll, [])).toEqual(new Map());
    expect(counts).toEqual({ builds: 0, boxes: 0 });
    for (let round = 0; round < 2; round++) {
      const found = await diagnostician.diagnose(roll, [ROLLS, REFUSES]);
      expect([...found].map(([name, { name: mistake }]) => [name, mistake])).toEqual([
        ["refuses-a-wrong-number", "takes-anything"],
        ["rolls-three", "dice-from-0"],
      ]);
      expect(counts).toEqual({ builds: 2, boxes: 1 });
    }
  });

  it("for a case that fails later in a different box, with the programs already built", async () => {
    const { diagnostician, roll, counts } = openCounted();
    await Promise.all([
      diagnostician.diagnose(roll, [ROLLS]),
      diagnostician.diagnose(roll, [ROLLS, REFUSES]),
    ]);
    expect(counts).toEqual({ builds: 2, boxes: 2 });
  });

  describe("not again by the next command", () => {
    const kept = mkdtempSync(join(tmpdir(), "deckwork-kept-"));
    afterAll(() => rmSync(kept, { recursive: true, force: true }));
    /** How much is built, and how many boxes are opened, for this. */
    const costOf = async (ran: readonly RanCase[], changes: WorkbookFiles = {}) => {
      const { diagnostician, roll, counts } = openCounted(changes, kept);
      const found = await diagnostician.diagnose(roll, ran);
      return { ...counts, found: [...found.values()].map(({ name }) => name) };
    };
    const FOUND = ["takes-anything", "dice-from-0"];

    it("unless a case is new to it, or what was kept is spoilt", async () => {
      await costOf([ROLLS]);
      expect(await costOf([ROLLS, REFUSES])).toEqual({ builds: 2, boxes: 1, found: FOUND });
      expect(await costOf([ROLLS, REFUSES])).toEqual({ builds: 0, boxes: 0, found: FOUND });
      for (const spoilt of ["no JSON", "null", '{"a": 1}']) {
        for (const file of readdirSync(kept)) writeFileSync(join(kept, file), spoilt);
        expect(await costOf([ROLLS, REFUSES])).toEqual({ builds: 2, boxes: 1, found: FOUND });
      }
    });
    it("unless the mistake, the solution or the transcript has changed", async () => {
      const files = tinyWorkbook();
      const change = (path: string, find: string, by: string) => ({
        [path]: files[path]!.replace(find, by),
      });
      const edits = change("graders/tiny/2-roll/mistakes.ts", "takes-anything", "takes-all");
      const solution = change("solutions/tiny/2-roll/main.ts", "import", "// Changed.\nimport");
      const transcript = change("graders/tiny/2-roll/rolls-three.transcript", "#", "# Changed:");
      for (const changes of [edits, solution, transcript]) {
        expect(await costOf([ROLLS, REFUSES], changes)).toMatchObject({ boxes: 1 });
        expect(await costOf([ROLLS, REFUSES], changes)).toMatchObject({ builds: 0, boxes: 0 });
      }
    });
    it("but again if they had to be stopped, which depends on the machine", async () => {
      const find = "    if (/^[1-9]";
      const edits = [{ file: "main.ts", find, replace: `    for (;;);\n${find}` }];
      const changes = {
        "graders/tiny/2-roll/mistakes.ts": mistakes({ name: "hangs", says: "It hangs.", edits }),
      };
      const hung = { ...ROLLS, run: printed(HEAD, { ended: { how: "timed out" } }) };
      for (let round = 0; round < 2; round++)
        expect(await costOf([hung], changes)).toEqual({ builds: 1, boxes: 1, found: ["hangs"] });
    });
  });

  it("on every case, even where they have to be stopped on others", async () => {
    const find = "    if (/^[1-9]";
    const replace = `    if (answer !== "4") for (;;) print("more");\n${find}`;
    const opened = open({
      ...Object.fromEntries(
        [1, 2, 3, 4].map((dice) => [
          `graders/tiny/2-roll/rolls-${dice}.transcript`,
          `# Dice.\nSeed: [[1]]\nHow many dice? [[${dice}]]\n1\n`,
        ]),
      ),
      "graders/tiny/2-roll/mistakes.ts": mistakes({
        name: "floods",
        says: "It never ends.",
        edits: [{ file: "main.ts", find, replace }],
      }),
    });
    const flooding = ["rolls-1", "rolls-2", "rolls-3"];
    const stage = {
      ...opened.roll,
      cases: opened.roll.cases.filter(({ name }) => [...flooding, "rolls-4"].includes(name)),
    };
    const [[, runs] = []] = await runMistakes(opened, stage);
    const flood = "too much output";
    expect(runs!.map(({ ended }) => ended.how)).toEqual([flood, flood, flood, "exit"]);
  });
});

describe("making a mistake in the solution", () => {
  it("changes what its edits name, in order, and nothing else", () => {
    const { solutions, greet } = open();
    const edits = [
      { file: "greet.ts", find: "evening", replace: "$& night" },
      { file: "greet.ts", find: "$& night", replace: "day" },
    ];
    expect(applyMistake(solutions, greet, { name: "m", says: "M.", edits })).toEqual({
      ...solutions,
      "tiny/1-greet/greet.ts": solutions["tiny/1-greet/greet.ts"]!.replace("evening", "day"),
    });
  });
  it("needs a text that stands there once", () => {
    const { solutions, greet } = open();
    const make = (file: string, find: string) => () =>
      applyMistake(solutions, greet, {
        name: "m",
        says: "M.",
        edits: [{ file, find, replace: "" }],
      });
    const message = (find: string, times: number, file: string) =>
      `graders/tiny/1-greet/mistakes.ts: "m" looks for "${find}", which is ${times} times in ${file}; name a text that is there exactly once.`;
    expect(make("greet.ts", "afternoon")).toThrow(message("afternoon", 0, "greet.ts"));
    expect(make("main.ts", "print")).toThrow(message("print", 2, "main.ts"));
    expect(make("gone.ts", "x")).toThrow(message("x", 0, "gone.ts"));
  });
  it("must leave a program that builds", async () => {
    const opened = open({
      [MISTAKES]: mistakes({
        name: "half",
        says: "Half.",
        edits: [{ file: "greet.ts", find: "}", replace: "" }],
      }),
    });
    await expect(runMistakes(opened, opened.greet)).rejects.toThrow(
      'graders/tiny/1-greet/mistakes.ts: "half" does not build: ',
    );
  });
});

it("every mistake of a stage is run on each of its transcripts, in their order", async () => {
  const opened = open();
  const runs = await runMistakes(opened, opened.roll);
  const printedBy = runs.map(([name, all]) => [name, all.map(({ stdout }) => stdout)]);
  const head = "Good evening, everyone.\nSeed: How many dice? ";
  expect(printedBy).toEqual([
    ["dice-from-0", [`${head}From 1 to 9, please.\nHow many dice? 3\n`, `${head}2 5 5\n`]],
    ["takes-anything", [`${head}\n`, `${head}3 6 6\n`]],
  ]);
});

it("a missing file gives no mistakes, and a file that cannot be loaded is reported with its place", async () => {
  const { workbook, greet, roll } = open({
    "graders/tiny/2-roll/player.ts": "export const player = (;\n",
    "graders/tiny/2-roll/mistakes.ts": 'throw new Error("no list");\n',
  });
  expect(await loadPlayer(workbook, greet)).toBe(undefined);
  await expect(loadPlayer(workbook, roll)).rejects.toThrow(
    `${join(workbook.root, "graders/tiny/2-roll/player.ts")}: cannot be loaded: `,
  );
  await expect(loadMistakes(workbook, roll)).rejects.toThrow(
    `${join(workbook.root, "graders/tiny/2-roll/mistakes.ts")}: cannot be loaded: no list`,
  );
});

it("a wrong shape is reported with its place", async () => {
  const { workbook, greet, roll } = open({
    "graders/tiny/2-roll/player.ts": 'export const player = "me";\n',
    "graders/tiny/2-roll/mistakes.ts":
      'export const mistakes = [{ name: "a", says: "A.", edits: [{ file: "main.ts", find: 7, replace: "" }] }];\n',
    "graders/tiny/1-greet/mistakes.ts": "export const mistakes = 7;\n",
  });
  const place = (file: string) => join(workbook.root, "graders/tiny", file);
  await expect(loadPlayer(workbook, roll)).rejects.toThrow(
    `${place("2-roll/player.ts")}: at "player": this must be a function.`,
  );
  await expect(loadMistakes(workbook, roll)).rejects.toThrow(
    `${place("2-roll/mistakes.ts")}: at "mistakes.0.edits.0.find": this must be a text.`,
  );
  await expect(loadMistakes(workbook, greet)).rejects.toThrow(
    `${place("1-greet/mistakes.ts")}: at "mistakes": this must be a list.`,
  );
});
