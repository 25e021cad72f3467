/** Faults are traced to the declaration that they are in, however the program is written; and nothing of the reference leaks. */
import { afterAll, describe, expect, test } from "vitest";
import {
  DICE,
  DICE_FILES,
  dice,
  MAIN,
  openDice,
  STAGE,
  STARTER,
  saidIn,
  todo,
} from "../for-tests/dice-workbook.ts";
import { writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { submissionOf } from "../intake/read-submission.ts";
import type { ChangedPlace, Complaint, Suspect } from "../judge/results.ts";
import { reportStage } from "../report/report.ts";
import { once } from "../workbook/remember.ts";
import { discover } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { openGrader } from "./grader.ts";
import { withoutGuesses } from "./trace-fault.ts";

const { grade, solutions, session, close } = openDice();
afterAll(close);

/** The names of the declarations to blame, or the kind of another suspect. */
async function suspected(changes: Readonly<Record<string, string>>): Promise<string | undefined> {
  const { suspect } = await grade(changes);
  return suspect?.kind === "declarations"
    ? suspect.declarations.map(({ name, line }) => `${name}:${line}`).join(" ")
    : suspect?.kind;
}

describe("the fault is in", () => {
  test.each([
    ["a function", dice("1 + (rand() % SIDES)", "rand() % SIDES"), "roll:18"],
    ["a function that others call", dice("[1-9]", "[1-2]"), "isNumber:6"],
    [
      "an asynchronous function",
      dice("return Number(answer);", "return Number(answer) + 1;"),
      "askNumber:10",
    ],
    ["a constant", dice("SIDES = 6", "SIDES = 5"), "SIDES:4"],
    ["a class", dice('join(" ")', 'join(",")'), "Cup:22"],
    [
      "an arrow function",
      dice(
        "export function roll(): number {\n  return 1 + (rand() % SIDES);\n}",
        "export const roll = (): number => rand() % SIDES;",
      ),
      "roll:18",
    ],
    [
      "a function with another name inside",
      dice(
        "export function roll(): number {\n  return 1 + (rand() % SIDES);\n}",
        "function throwOne(): number {\n  return rand() % SIDES;\n}\nexport { throwOne as roll };",
      ),
      "throwOne:18",
    ],
    [
      "a function in a file of its own",
      {
        "roll.ts":
          'import { rand } from "#toolkit/random.ts";\nexport function roll(): number {\n  return rand() % 6;\n}\n',
        "dice.ts": `${DICE.replace(/export function roll[^}]*\}/, "")}\nexport * from "./roll.ts";\n`,
      },
      "roll:2",
    ],
    [
      "a main program that holds everything",
      {
        "main.ts":
          `${MAIN.replace(/import .*dice.*\n/, "").replace("import { print }", "import { ask, print }")}`
            .replace(
              "print(greeting());",
              `${DICE.replace(/^import.*\n/gm, "")
                .replace("1 + (rand()", "(rand()")
                .replaceAll("export ", "")}\nprint(greeting());`,
            )
            .replace("import { srand }", "import { rand, srand }"),
      },
      "roll:21",
    ],
    ["the main program", { "main.ts": MAIN.replace("i < count", "i <= count") }, "main program"],
  ])("%s", async (_, changes, expected) => {
    expect(await suspected(changes)).toBe(expected);
  });

  test("an earlier stage that passes by itself", async () => {
    const greet =
      'let asked = 0;\nexport function greeting(): string {\n  return asked++ === 0 && (globalThis as { later?: true }).later ? "" : "Good evening, everyone.";\n}\n';
    const changes = {
      "1-greet/greet.ts": greet,
      "main.ts": `(globalThis as { later?: true }).later = true;\n${MAIN}`,
    };
    const { suspect } = await grade(changes);
    expect(suspect).toMatchObject({
      kind: "declarations",
      declarations: [{ name: "greeting", file: "tiny/1-greet/greet.ts", line: 2 }],
    });
  });

  test("two functions", async () => {
    const both = DICE.replace("1 + (rand()", "(rand()").replace("From 1 to 9", "Only 1 to 9");
    expect(await suspected({ "dice.ts": both })).toMatch(
      /^(?:roll:18 askNumber:10|askNumber:10 roll:18)$/,
    );
  });

  test("a file whose functions share something of their own", async () => {
    const counted = DICE.replace("const SIDES", "let last = 0;\nconst SIDES")
      .replace("return 1 + (rand() % SIDES);", "last = rand() % SIDES;\n  return last;")
      .replace("this.#dice.push(die);", "this.#dice.push(last + 2);");
    expect(await suspected({ "dice.ts": counted })).toMatch(
      /^(?:file|roll:\d+ Cup:\d+|Cup:\d+ roll:\d+)$/,
    );
  });

  test("nothing that can be said, if the program looks at its own functions", async () => {
    const looks = DICE.replace("1 + (rand() % SIDES)", "roll.toString().length");
    expect(await suspected({ "dice.ts": looks })).toBeUndefined();
    const reads = DICE.replace("1 + (rand() % SIDES)", 'eval("rand() % SIDES")');
    expect(await suspected({ "dice.ts": reads })).toBeUndefined();
  });
});

test("the line is named in which an otherwise equal function differs", async () => {
  const { suspect } = await grade({
    "dice.ts": DICE.replaceAll("answer", "typed")
      .replace("[1-9]", "[1-8]")
      .replace("return Number(typed)", "Number(typed)"),
  });
  expect(suspect).toMatchObject({
    declarations: [{ name: "askNumber", at: { line: 13, kind: "return" } }],
  });
});

test("the line is named in which an otherwise equal main program differs", async () => {
  const { suspect } = await grade({ "main.ts": MAIN.replace("i < count", "i <= count") });
  expect(suspect).toMatchObject({
    kind: "main program",
    at: { line: 11, kind: "comparison" },
    source: "for (let i = 0; i <= count; i++) cup.add(roll());",
  });
  const without = await grade({ "main.ts": MAIN.replace("cup.add(roll())", "roll") });
  expect(without.suspect).toMatchObject({ kind: "main program", at: { line: 11 } });
});

test("no other main program is named where something in another file is seen to be wrong", async () => {
  const main = MAIN.replace("let i = 0", "let i = new Tray().first").replace(
    "import { ",
    'import { Tray } from "./dice.ts";\nimport { ',
  );
  const tray = (value: string) => ({
    "main.ts": main,
    "dice.ts": `${DICE}\nexport class Tray {\n  first${value};\n}\n`,
  });
  const { suspect, complaints } = await grade(tray("!: number"));
  expect(complaints?.first[0]).toMatchObject({ code: "unset", file: `${STAGE}/dice.ts` });
  expect(suspect).toBeUndefined();
  expect(await suspected(tray(" = 1"))).toBe("main program");
});

test("a function that is written in another way is named with what it uses", async () => {
  const { suspect, tasks } = await grade(
    dice(
      "export function roll(): number {\n  return 1 + (rand() % SIDES);\n}",
      "const MOST = 5;\nfunction oneOf(most: number): number {\n  return 1 + (rand() % most);\n}\nexport function roll(): number {\n  const most = MOST;\n  const die = oneOf(most);\n  return die;\n}",
    ),
  );
  expect(suspect).toMatchObject({
    declarations: [
      {
        name: "roll",
        helpers: [
          { name: "oneOf", file: `${STAGE}/dice.ts`, line: 19 },
          { name: "MOST", file: `${STAGE}/dice.ts`, line: 18 },
        ],
      },
    ],
  });
  expect(tasks?.filter(({ state }) => state === "wrong").map(({ task }) => task)).toEqual([3]);
});

test("no task is called right if what is at fault belongs to none", async () => {
  const { suspect, tasks } = await grade(dice("SIDES = 6", "SIDES = 5"));
  expect(suspect).toMatchObject({ declarations: [{ name: "SIDES" }] });
  expect(tasks).toBeUndefined();
});

test("a known mistake in a function is not named if the fault is in the main program", async () => {
  const STAGE_FILE = `graders/${STAGE}/mistakes.ts`;
  const mistake =
    'export const mistakes = [{ name: "adds-no-die", says: "A die is not kept.", edits: [{ file: "dice.ts", find: "    this.#dice.push(die);\\n", replace: "" }] }];\n';
  const other = writeWorkbook({ ...DICE_FILES, [STAGE_FILE]: mistake });
  const withMistake = discover(other.root);
  const its = openGrader(session, withMistake);
  const [, second] = withMistake.tracks[0]!.stages;
  const explained = async (changes: Readonly<Record<string, string>>) => {
    const all = { ...solutions, ...changes };
    const { stages } = await gradeTrack(
      its,
      submissionOf("ann", all, ["tiny"]),
      withMistake.tracks[0]!,
      [second!],
    );
    return stages[0]!.cases.flatMap((one) => one.mistake?.name ?? []);
  };
  try {
    const named = await explained({
      [`${STAGE}/dice.ts`]: DICE.replace("this.#dice.push(die);", ""),
    });
    expect(new Set(named)).toEqual(new Set(["adds-no-die"]));
    expect(
      await explained({ [`${STAGE}/main.ts`]: MAIN.replace("cup.add(roll())", "roll()") }),
    ).toEqual([]);
  } finally {
    await its.close();
    other.remove();
  }
});

test("a fault that an earlier stage's cases let through costs nothing, and is led to", async () => {
  const greet = `${solutions["tiny/1-greet/greet.ts"]}export const most = (n: number) => n;\n`;
  const main = MAIN.replace("{ greeting }", "{ greeting, most }").replace(
    "i < count",
    "i < most(count)",
  );
  const reference = { ...solutions, "tiny/1-greet/greet.ts": greet, [`${STAGE}/main.ts`]: main };
  const other = writeWorkbook({
    ...DICE_FILES,
    "solutions/tiny/1-greet/greet.ts": greet,
    [`solutions/${STAGE}/main.ts`]: main,
    "graders/tiny/starter/2-roll/main.ts": main,
  });
  const own = openGrader(session, discover(other.root));
  try {
    const all = discover(other.root).tracks[0]!;
    const wrong = { ...reference, "tiny/1-greet/greet.ts": greet.replace("=> n;", "=> n - 1;") };
    const submission = submissionOf("ann", wrong, ["tiny"]);
    const { stages } = await gradeTrack(own, submission, all);
    expect(stages.map(({ earned, stage }) => earned / stage.points)).toEqual([1, 1]);
    expect(stages[1]).toMatchObject({
      standIns: ["tiny/1-greet"],
      latent: ["tiny/1-greet"],
      suspect: { declarations: [{ name: "most" }] },
    });
    expect(reportStage(stages[1]!).standIns).toMatch(
      /because yours has a fault that earlier cases let through \(in most, line \d+ of greet\.ts; npm run play -- tiny\/2 --case \S+ shows it\)$/,
    );
    const also = { ...wrong, [`${STAGE}/dice.ts`]: DICE.replace("From 1 to 9", "Only 1 to 9") };
    const both = await gradeTrack(own, submissionOf("ann", also, ["tiny"]), all);
    expect(both.stages[1]).toMatchObject({
      latent: ["tiny/1-greet"],
      suspect: { declarations: [{ name: "askNumber" }, { name: "most" }] },
    });
    expect(both.stages[1]!.cases.map(({ name, verdict }) => [name, verdict.kind])).toEqual([
      ["input-ends", "different"],
      ["refuses-a-wrong-number", "different"],
      ["rolls-three", "passed"],
    ]);
    // If the parser dies of what the source shows, the declaration is found all the same.
    const details = async () => undefined;
    const dying = Object.create(own, { builder: { value: { ...own.builder, details } } });
    const { stages: left } = await gradeTrack(dying, submission, all);
    expect(left[1]).toMatchObject({
      latent: ["tiny/1-greet"],
      suspect: { declarations: [{ name: "most" }] },
    });
    expect(reportStage(both.stages[1]!).standIns).toMatch(
      /^graded with the workbook's 1-greet, because yours has a fault that earlier cases let through \(in most, line \d+ of greet\.ts\)$/,
    );
  } finally {
    await own.close();
    other.remove();
  }
});

test("an error names a variable as the student does, and not as the bundler does", async () => {
  const { cases } = await grade({
    "dice.ts": `${DICE}const cup: number[] = [];\ncup.push(1);\n`,
    "main.ts": `${MAIN.replace("const cup = new Cup()", "const cup: any = roll")}`,
  });
  const verdict = cases.find(({ verdict: { kind } }) => kind === "crashed")!.verdict;
  expect(verdict).toMatchObject({ error: { message: "cup.add is not a function" } });
});

const printing = (text: string) => MAIN.replace(`print(\`\${cup}\`)`, `print(${text})`);

test.each([
  ["other quotes", printing(`"\${cup}"`), /only between backquotes/],
  ["a function", printing(`\`\${roll}\``), /parentheses missing/],
  ["=", `if (greeting() = "") print();\n${MAIN}`, /A single = stores a value/],
  ["a constant", MAIN.replace("i++", "i++, (count = 1)"), /to compare, write ===/i],
  ["a brace", `${MAIN}if (count > 1) {\n`, /opened in line 13 is never closed/],
  ["a parenthesis", `${MAIN}if ((count > 1`, /is not closed/],
  ["else", `${MAIN}if (count > 1); print(); else print();\n`, /semicolon behind the condition/],
])("what is meant is said for %s", async (_, main, says) => {
  const texts = (reportStage(await grade({ "main.ts": main })).told?.sections ?? [])
    .flat()
    .flatMap((block) => (block.kind === "diagnosis" ? [block.text] : []));
  expect(texts.join("\n")).toMatch(says);
});

test("a constant is at fault, and not a function that would bring its own", async () => {
  const own = DICE.replace("SIDES = 6", "SIDES = 5").replace(
    "export function roll(): number {\n  return 1 + (rand() % SIDES);",
    "const sides = () => SIDES;\nexport function roll(): number {\n  return (rand() % sides()) + 1;",
  );
  expect(own).toContain("sides()");
  expect(await suspected({ "dice.ts": own })).toMatch(/^SIDES:/);
});

describe("each task by itself", () => {
  const states = async (changes: Readonly<Record<string, string>>) =>
    (await grade(changes)).tasks?.map(({ task, state }) => `${task} ${state}`);
  test("is right or wrong before the others are written", async () => {
    const begun = STARTER.replace(todo(1, "isNumber"), "return /^[1-9]$/.test(answer);").replace(
      todo(3, "roll"),
      "return rand() % 6;",
    );
    expect(await states({ "dice.ts": begun })).toEqual([
      "1 right",
      "2 not started",
      "3 wrong",
      "4 not started",
      "5 not started",
    ]);
  });
  test("is not right only because a case that needs no more passes", async () => {
    const begun = STARTER.replace(todo(1, "isNumber"), "return /^[1-9]$/.test(answer);").replace(
      todo(2, "askNumber"),
      `for (;;) {
    const answer = (await ask("How many dice? ")).trim();
    if (isNumber(answer)) return Number(answer) + 1;
    print("From 1 to 9, please.");
  }`,
    );
    expect(await states({ "dice.ts": begun })).toEqual([
      "1 right",
      "2 wrong",
      "3 not started",
      "4 not started",
      "5 not started",
    ]);
  });
  test("is not started in a file that has only a comment more", async () => {
    const all = [1, 2, 3, 4, 5].map((task) => `${task} not started`);
    expect(await states({ "dice.ts": `${STARTER}// Ann\n` })).toEqual(all);
  });
  test("that is wrong is led to, although no case passes before the last one is written", async () => {
    const begun = STARTER.replace(todo(3, "roll"), "return rand() % 6;");
    const result = await grade({ "dice.ts": begun });
    expect(result.suspect).toBeUndefined();
    const texts = (reportStage(result).told?.sections ?? [])
      .flat()
      .flatMap((block) => (block.kind === "diagnosis" ? [block.text] : []));
    expect(texts).toContain(
      "With the workbook's version of every other task, the program still fails: the fault is in task 3.",
    );
    expect(texts).toContain(
      "Look at roll in exercises/tiny/2-roll/dice.ts:13: check the calculation.",
    );
  });
  test("a fault in what is written is shown, and not that something else is not", async () => {
    const refusing = DICE.match(/for \(;;\) \{[\s\S]*?\n {2}\}/)![0].replace("please.", "please!");
    const begun = STARTER.replace(todo(1, "isNumber"), "return /^[1-9]$/.test(answer);").replace(
      todo(2, "askNumber"),
      refusing,
    );
    const result = await grade({ "dice.ts": begun });
    expect(result.suspect).toMatchObject({
      cases: ["input-ends"],
      declarations: [{ name: "askNumber" }],
    });
    const told = reportStage(result).told!;
    expect(told.sections.flat()).toContainEqual({
      kind: "diagnosis",
      text: "With the workbook's askNumber in place of yours, input-ends passes.",
    });
    expect(told.sections.flat()).toContainEqual({ kind: "heading", text: "input-ends: different" });
  });
  test("in one class, they are judged together", async () => {
    const { tasks } = await grade(dice('join(" ")', 'join(",")'));
    expect(tasks).toMatchObject([
      { task: 1, state: "right" },
      { task: 2, state: "right" },
      { task: 3, state: "right" },
      { task: 4, state: "wrong", with: [5] },
      { task: 5, state: "wrong", with: [4] },
    ]);
    expect(reportStage(await grade(dice('join(" ")', 'join(",")'))).tasks).toBe(
      "Judged one by one, tasks 1, 2 and 3 are right; there is a fault in task 4 or 5.",
    );
  });
});

describe("a line with which a function was tried", () => {
  const TRIED = 'console.log(isNumber("1"));\n';
  const places = async (changes: Readonly<Record<string, string>>) =>
    (await grade(changes)).complaints?.first.map(({ code, line }) => `${code}:${line}`);
  test("is led to, and no function is blamed for it", async () => {
    const result = await grade({ "dice.ts": DICE + TRIED });
    expect(result.suspect).toBeUndefined();
    expect(result.tasks).toBeUndefined();
    expect((reportStage(result).told?.sections ?? []).flat()).toContainEqual({
      kind: "diagnosis",
      text: "The line at exercises/tiny/2-roll/dice.ts:31:1 stands outside of every function, so it runs before the program begins. Take it out.",
    });
  });
  test("is led to before the last task is done", async () => {
    const begun = STARTER.replace(todo(1, "isNumber"), "return /^[1-9]$/.test(answer);");
    expect(await places({ "dice.ts": begun + TRIED })).toEqual(["loose:24"]);
  });
  test("is led to beside another fault, and beside a line that the program needs", async () => {
    const wrong = DICE.replace("1 + (rand()", "(rand()").replace(
      "return /^[1-9]$/.test(answer)",
      "return digits.has(answer)",
    );
    const fill =
      'const digits = new Set<string>();\nfor (const one of "123456789") digits.add(one);\n';
    expect(await places({ "dice.ts": `${wrong}${fill}${TRIED}` })).toEqual(["loose:33"]);
    expect(await suspected({ "dice.ts": wrong + fill })).toBe("roll:18");
  });
});

test("what a function that is written never changes is said while another is not written", async () => {
  const text = DICE.replace("  for (;;) {", "  let tries = 1;\n  for (; tries < 9; ) {").replace(
    "return 1 + (rand() % SIDES);",
    todo(3, "roll"),
  );
  const { complaints } = await grade({ "dice.ts": text });
  expect(complaints?.first.map(({ code, text: name }) => [code, name])).toContainEqual([
    "unchanged",
    "tries",
  ]);
});

describe("programs that look for the reference's functions", () => {
  const fair = once(() => grade(dice("1 + (rand()", "(rand()")));
  const SPIES = {
    "print every function's text":
      "console.log(String(roll), String(isNumber), String(askNumber));",
    "patch Function.prototype.apply":
      "const { apply } = Function.prototype; Function.prototype.apply = function (...all) { console.log(String(this)); return apply.call(this, ...all); };",
    "patch Function.prototype.call":
      "const { call } = Function.prototype; Object.defineProperty(Function.prototype, 'call', { value(...all) { console.log(String(this)); return Reflect.apply(this, all[0], all.slice(1)); } });",
    "patch Reflect.apply":
      "const { apply } = Reflect; Reflect.apply = (f, ...rest) => { console.log(String(f)); return apply(f, ...rest); };",
    "print stacks":
      "console.log(new Error().stack); try { null.x } catch (error) { console.log(error.stack); }",
    "throw the text":
      "if (String(roll).length !== 99) setTimeout(() => { throw new Error(String(roll)); });",
    "patch Array.prototype":
      "Array.prototype.join = function () { console.log(String(roll)); return ''; };",
    "look at their caller": "console.log(String(arguments?.callee));",
  };
  test.each(Object.entries(SPIES))("%s", async (_, code) => {
    const result = await grade({
      "dice.ts": DICE.replace("1 + (rand()", "(rand()").replace(
        "const SIDES",
        `// @ts-nocheck\n${code}\nconst SIDES`,
      ),
    });
    const honest = await fair();
    expect(result.earned).toBeLessThanOrEqual(honest.earned);
    const said = saidIn(result);
    for (const word of ["deckwork$", "$reference", "$own", "1 + rand()"])
      expect(said).not.toContain(word);
  });
});

describe("where something is seen to be wrong, a change elsewhere", () => {
  const file = `${STAGE}/dice.ts`;
  const changeIn = (line: number, remaining?: number): ChangedPlace => ({
    ...{ file, at: { line, kind: "number" }, source: "const die = 1;" },
    ...(remaining === undefined ? {} : { remaining }),
  });
  const unknown = (...changes: ChangedPlace[]): Suspect => ({ kind: "unknown", changes });
  const saying = (code: Complaint["code"]) => ({
    first: [{ ...{ file, line: 3, column: 1, source: "while (true) {", code, text: "n" } }],
    more: 0,
  });

  test("is not shown if a part of the output stays wrong with it", () => {
    expect(withoutGuesses(unknown(changeIn(9, 2)), saying("unchanging"))).toBeUndefined();
    const declared = { kind: "declarations", declarations: [], changes: [changeIn(9, 2)] } as const;
    expect(withoutGuesses(declared, saying("unchanging"))).toEqual({
      ...{ kind: "declarations", declarations: [] },
    });
  });

  test("is shown if it is in the same line, is enough, or if that explains nothing", () => {
    const there = unknown(changeIn(3, 2));
    expect(withoutGuesses(unknown(changeIn(9, 1), changeIn(3, 2)), saying("unset"))).toEqual(there);
    expect(withoutGuesses(unknown(changeIn(9)), saying("unset"))).toEqual(unknown(changeIn(9)));
    const partial = unknown(changeIn(9, 2));
    expect(withoutGuesses(partial, saying("unused"))).toBe(partial);
    expect(withoutGuesses(partial, undefined)).toBe(partial);
  });

  test("is not shown beside a condition that is always the same", () => {
    expect(withoutGuesses(unknown(changeIn(9)), saying(2872))).toBeUndefined();
  });
});
