/** Faults are traced to the declaration that they are in, however the program is written; and nothing of the reference leaks. */
import { afterAll, describe, expect, test } from "vitest";
import { tinyWorkbook, type WorkbookFiles, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { submissionOf } from "../intake/read-submission.ts";
import type { StageResult } from "../judge/results.ts";
import { hurried } from "../limits/times-for-tests.ts";
import { reportStage } from "../report/report.ts";
import { openSession } from "../sandbox/session.ts";
import { once } from "../workbook/remember.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { openGrader } from "./grader.ts";

const DICE = `import { ask, print } from "#toolkit/console.ts";
import { rand } from "#toolkit/random.ts";

const SIDES = 6;

export function isNumber(answer: string): boolean {
  return /^[1-9]$/.test(answer);
}

export async function askNumber(): Promise<number> {
  for (;;) {
    const answer = (await ask("How many dice? ")).trim();
    if (isNumber(answer)) return Number(answer);
    print("From 1 to 9, please.");
  }
}

export function roll(): number {
  return 1 + (rand() % SIDES);
}

export class Cup {
  readonly #dice: number[] = [];
  add(die: number): void {
    this.#dice.push(die);
  }
  toString(): string {
    return this.#dice.join(" ");
  }
}
`;
const MAIN = `import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { greeting } from "../1-greet/greet.ts";
import { askNumber, Cup, roll } from "./dice.ts";

print(greeting());
srand(await askSeed());
const count = await askNumber();
const cup = new Cup();
for (let i = 0; i < count; i++) cup.add(roll());
print(\`\${cup}\`);
`;
const todo = (task: number, name: string) => `throw new Error("TODO ${task}: ${name}");`;
const STARTER = `import { ask, print } from "#toolkit/console.ts";
import { rand } from "#toolkit/random.ts";

export function isNumber(answer: string): boolean {
  ${todo(1, "isNumber")}
}

export async function askNumber(): Promise<number> {
  ${todo(2, "askNumber")}
}

export function roll(): number {
  ${todo(3, "roll")}
}

export class Cup {
  add(die: number): void {
    ${todo(4, "add")}
  }
  toString(): string {
    ${todo(5, "toString")}
  }
}
`;
const STAGE = "tiny/2-roll";
const files: WorkbookFiles = {
  ...tinyWorkbook(),
  [`solutions/${STAGE}/dice.ts`]: DICE,
  [`solutions/${STAGE}/main.ts`]: MAIN,
  "graders/tiny/starter/2-roll/dice.ts": STARTER,
  "graders/tiny/starter/2-roll/main.ts": MAIN,
  [`graders/${STAGE}/mistakes.ts`]: "export const mistakes = [];\n",
  [`graders/${STAGE}/input-ends.transcript`]:
    "# Nothing more is typed.\nGood evening, everyone.\nSeed: [[7]]\nHow many dice? [[x]]\nFrom 1 to 9, please.\nHow many dice? \n? 1\n",
};
const written = writeWorkbook(files);
const workbook = discover(written.root);
const solutions = readSolutions(workbook);
const track = workbook.tracks[0]!;
const opened = openSession();
// The compiler is asked in its own tests.
const session = { ...opened, typescript: undefined };
const grader = openGrader(hurried(session), workbook);
afterAll(async () => {
  await grader.close();
  opened.close();
  written.remove();
});

/** The result of stage 2 with these files of the student instead. */
async function grade(changes: Readonly<Record<string, string>>): Promise<StageResult> {
  const own = Object.entries(changes).map(([name, text]) => [
    name.includes("/") ? `tiny/${name}` : `${STAGE}/${name}`,
    text,
  ]);
  const submission = submissionOf("ann", { ...solutions, ...Object.fromEntries(own) }, ["tiny"]);
  const { stages } = await gradeTrack(grader, submission, track, [track.stages[1]!]);
  return stages[0]!;
}

/** The names of the declarations to blame, or the kind of another suspect. */
async function suspected(changes: Readonly<Record<string, string>>): Promise<string | undefined> {
  const { suspect } = await grade(changes);
  return suspect?.kind === "declarations"
    ? suspect.declarations.map(({ name, line }) => `${name}:${line}`).join(" ")
    : suspect?.kind;
}

const dice = (find: string, replace: string) => {
  if (!DICE.includes(find)) throw new Error(find);
  return { "dice.ts": DICE.replace(find, replace) };
};

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
          { name: "MOST", file: `${STAGE}/dice.ts`, line: 18 },
          { name: "oneOf", file: `${STAGE}/dice.ts`, line: 19 },
        ],
      },
    ],
  });
  expect(tasks?.filter(({ state }) => state === "wrong").map(({ task }) => task)).toEqual([3]);
});

describe("a small change leads to the line", () => {
  const ROLL = "export function roll(): number {\n  return 1 + (rand() % SIDES);\n}";
  const changesIn = async (changes: Readonly<Record<string, string>>) =>
    (await grade(changes)).suspect?.changes?.map(({ file, at, source }) => [
      file.slice(STAGE.length + 1),
      at.line,
      at.kind,
      source.trim(),
    ]);

  test("in a function that is written in another way", async () => {
    const own =
      "export function roll(): number {\n  let die = 1;\n  for (let left = rand() % SIDES; left >= 0; left--) die++;\n  return die;\n}";
    expect(await changesIn(dice(ROLL, own))).toEqual([
      ["dice.ts", 19, "number", "let die = 1;"],
      ["dice.ts", 20, "comparison", "for (let left = rand() % SIDES; left >= 0; left--) die++;"],
    ]);
  });

  test("in what the function uses", async () => {
    const own =
      "const first = 0;\nexport function roll(): number {\n  const die = rand() % SIDES;\n  return first + die;\n}";
    expect(await changesIn(dice(ROLL, own))).toEqual([
      ["dice.ts", 18, "number", "const first = 0;"],
    ]);
  });

  test("in a method of a class with other fields", async () => {
    const own =
      'export class Cup {\n  #text = "";\n  add(die: number): void {\n    const more = this.#text !== "" && die < 0;\n    this.#text += (more ? " " : "") + die;\n  }\n  toString(): string {\n    return this.#text;\n  }\n}\n';
    expect(await changesIn(dice(DICE.slice(DICE.indexOf("export class")), own))).toEqual([
      ["dice.ts", 25, "condition", 'const more = this.#text !== "" && die < 0;'],
    ]);
  });

  test("in a main program that the workbook's cannot replace", async () => {
    const main = MAIN.replace(
      /for .*\n/,
      "let left = count;\nwhile (left > 1) {\n  cup.add(roll());\n  left--;\n}\n",
    );
    expect(await changesIn({ "main.ts": main })).toEqual([
      ["main.ts", 12, "comparison", "while (left > 1) {"],
    ]);
  });

  test("nowhere if no small change is enough, or if the line is known already", async () => {
    const own = "export function roll(): number {\n  rand();\n  return 7;\n}";
    expect(await changesIn(dice(ROLL, own))).toBeUndefined();
    expect(await changesIn(dice("1 + (rand() % SIDES)", "2 + (rand() % SIDES)"))).toBeUndefined();
  });
});

describe("the first call that gives something else", () => {
  const IS_NUMBER = DICE.slice(
    DICE.indexOf("export function isNumber"),
    DICE.indexOf("\nexport async"),
  );
  const own = (body: string, beside = "") => ({
    "dice.ts": DICE.replace(
      IS_NUMBER,
      `${beside}export function isNumber(answer: string): boolean {\n${body}\n}\n`,
    ),
  });
  const endingsIn = async (changes: Readonly<Record<string, string>>) => {
    const { suspect } = await grade(changes);
    if (suspect?.kind !== "declarations") return suspect?.kind;
    return suspect.declarations[0]!.endings?.map(({ line, source }) => [line, source.trim()]);
  };
  const LOOKS =
    '  if (answer.length !== 1 || answer === "0") return false;\n  return !Number.isNaN(answer.codePointAt(0));';

  const AT = "return !Number.isNaN(answer.codePointAt(0));";

  test("ends at a line, and in what it uses", async () => {
    expect(await endingsIn(own(LOOKS))).toEqual([[8, AT]]);
    const helper = `const looksRight = (answer: string): boolean => {\n${LOOKS}\n};\n`;
    expect(
      await endingsIn(own("  const right = looksRight(answer);\n  return right;", helper)),
    ).toEqual([
      [12, "return right;"],
      [8, AT],
    ]);
    const text = JSON.stringify(reportStage(await grade(own(LOOKS))));
    const place = `exercises/${STAGE}/dice.ts:8.`;
    expect(text).toContain(`The first call with a wrong result ends at ${place}`);
  });

  test("ends without a return", async () => {
    const forgets = own('  if (answer !== "3") return answer === "4";');
    expect(await endingsIn(forgets)).toEqual([[8, "}"]]);
    expect(JSON.stringify(reportStage(await grade(forgets)))).toContain(
      "dice.ts:8, without a return.",
    );
  });

  test("is not told if what a call gives is not compared, or is another where a case passes", async () => {
    const counts = own(`  asked++;\n${LOOKS}`, "let asked = 0;\n");
    expect(await suspected(counts)).toBe("isNumber:7");
    expect(await endingsIn(counts)).toBeUndefined();
    const says = LOOKS.replace("return !", 'return answer === "3" ? "yes" : !');
    const { suspect } = await grade(own(says.replace("): boolean", "): unknown")));
    expect(suspect).toMatchObject({ declarations: [{ name: "isNumber" }] });
    expect(suspect).not.toHaveProperty("declarations.0.endings");
  });
});

test("without the reference, a small change and what prints still lead to lines", async () => {
  const without = Object.fromEntries(
    Object.entries(files).filter(([path]) => !path.startsWith("solutions/")),
  );
  const edition = writeWorkbook(without);
  const own = openGrader(hurried(session), discover(edition.root));
  const graded = async (text: string) => {
    const all = { ...solutions, [`${STAGE}/dice.ts`]: text };
    const [its] = discover(edition.root).tracks;
    const { stages } = await gradeTrack(own, submissionOf("ann", all, ["tiny"]), its!, [
      its!.stages[1]!,
    ]);
    return stages[0]!;
  };
  try {
    expect((await graded(DICE.replace("1 + (rand()", "2 + (rand()"))).suspect).toMatchObject({
      kind: "unknown",
      changes: expect.arrayContaining([
        expect.objectContaining({ source: "  return 2 + (rand() % SIDES);" }),
      ]),
    });
    const { suspect, cases } = await graded(DICE.replace("From 1 to", "Only 1 to"));
    expect(suspect).toBeUndefined();
    expect(cases.flatMap(({ where }) => where?.[0]?.line ?? [])).toContain(14);
  } finally {
    await own.close();
    edition.remove();
  }
});

describe("the line that prints what differs first is told", () => {
  const whereIn = async (changes: Readonly<Record<string, string>>) =>
    (await grade(changes)).cases.flatMap(({ where }) =>
      where ? [where.map(({ file, line }) => `${file}:${line}`).join(" ")] : [],
    );
  const own = DICE.replace(
    "return 1 +",
    "const all = [7, 8, 9];\n  if (all.length > 2) return all[rand() % 3]!;\n  return 2 +",
  );

  test("with its callers", async () => {
    const [first] = await whereIn({
      "dice.ts": `${own}export function show(text: string): void {\n  print(text);\n}\n`,
      "main.ts": MAIN.replace("print(`", "show(`").replace("roll }", "roll, show }"),
    });
    expect(first).toBe(`${STAGE}/dice.ts:34 ${STAGE}/main.ts:12`);
  });

  test("not in a file without a fault, if a function of another one is wrong", async () => {
    const shown = {
      "show.ts":
        'import { print } from "#toolkit/console.ts";\nexport function show(text: string): void {\n  print(text);\n}\n',
      "main.ts": MAIN.replace("print(`", "show(`").concat('import { show } from "./show.ts";\n'),
    };
    expect(await whereIn({ ...shown, "dice.ts": own })).toEqual([]);
  });

  test("of a flood", async () => {
    const endless = own.replace("return all[", "for (;;) print(all[").replace("% 3]!;", "% 3]!);");
    const [first] = await whereIn({ "dice.ts": endless });
    expect(first).toBe(`${STAGE}/dice.ts:20 ${STAGE}/main.ts:11`);
  });

  test("of a loop without an end, and not of one in it", async () => {
    const endless = own.replace(
      "return all[",
      "all: for (let i = 1; i > 0; i++) {\n    for (const one of all) if (one > i + 9) continue all;\n  }\n  return all[",
    );
    const [first] = await whereIn({ "dice.ts": endless });
    expect(first).toBe(`${STAGE}/dice.ts:20`);
  });

  test("not if the line of the fault is known, or if nothing is printed there", async () => {
    expect(await whereIn(dice("1 + (rand()", "2 + (rand()"))).toEqual([]);
    expect(
      await whereIn({
        "main.ts": `${MAIN}// longer\nprint();\n`.replace(/^print\(`.*\n/m, ""),
      }),
    ).toEqual([]);
  });
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
  const other = writeWorkbook({ ...files, [STAGE_FILE]: mistake });
  const withMistake = discover(other.root);
  const its = openGrader(hurried(session), withMistake);
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
    ...files,
    "solutions/tiny/1-greet/greet.ts": greet,
    [`solutions/${STAGE}/main.ts`]: main,
    "graders/tiny/starter/2-roll/main.ts": main,
  });
  const own = openGrader(hurried(session), discover(other.root));
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
      /which has a fault that earlier cases let through \(in most, line \d+ of greet\.ts; npm run play -- tiny\/2 --case \S+ shows it\)$/,
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
    expect(reportStage(both.stages[1]!).standIns).toMatch(
      /^graded with the reference's 1-greet instead of yours, which has a fault that earlier cases let through \(in most, line \d+ of greet\.ts\)$/,
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
    expect(texts).toContain("With the workbook's version of all other tasks, task 3 still fails.");
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

/** Everything of a result but what the workbook itself says. */
function saidIn(result: StageResult): string {
  const cases = result.cases.map((one) => ({ ...one, transcript: undefined }));
  return JSON.stringify({ ...result, stage: undefined, cases });
}

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

  // The first call that gives something else is looked for in copies, with the reference's version beside.
  const COPIES = {
    "patch what copies are made with":
      "const { get, set } = Map.prototype; Map.prototype.get = function (one) { console.log(String(one), one); return get.call(this, one); }; Map.prototype.set = function (...all) { console.log(...all.map(String)); return set.apply(this, all); };",
    "patch what numbers are looked for with":
      "const { includes } = Array.prototype; Array.prototype.includes = function (...all) { console.error('deckwork: something else at 0 1 7 99'); console.log(String(this), new Error().stack); return includes.apply(this, all); };",
    "say where they end": "console.error('deckwork: something else at 0 1 2 3 4 5 98 -1 x');",
    "look at what is compared":
      "Object.defineProperty(String.prototype, 'length', { get() { console.log(new Error().stack); return 1; } });",
  };
  test.each(Object.entries(COPIES))("%s", async (_, code) => {
    const own = `export function isNumber(answer: string): boolean {\n  if (answer.length !== 1 || answer === "0") return false;\n  return !Number.isNaN(answer.codePointAt(0));\n}\n`;
    const whole = DICE.slice(0, DICE.indexOf("export function isNumber"));
    const rest = DICE.slice(DICE.indexOf("\nexport async"));
    const result = await grade({ "dice.ts": `// @ts-nocheck\n${whole}${code}\n${own}${rest}` });
    const said = saidIn(result);
    for (const word of ["deckwork$", "$reference", "$own", "[1-9]"])
      expect(said).not.toContain(word);
    const { suspect } = result;
    const endings =
      suspect?.kind === "declarations" ? (suspect.declarations[0]!.endings ?? []) : [];
    for (const { file, line } of endings) {
      expect(file).toBe(`${STAGE}/dice.ts`);
      expect(line).toBeGreaterThan(0);
    }
    expect(endings.length).toBeLessThanOrEqual(2);
  });
});
