import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { typescriptFolder } from "#compiled/compiled.cjs";
import { tinyWorkbook, type WorkbookFiles } from "../engine/for-tests/tiny-workbook.ts";
import { testInFull } from "../in-full-for-tests.ts";
import { afterAllTests, ownWorkbook, run, runProcess } from "./run-for-tests.ts";

/** Two tracks that are alike, but for their names and numbers. */
function twoTracks(): WorkbookFiles {
  const tiny = tinyWorkbook();
  const tinier = Object.fromEntries(
    Object.entries(tiny).map(([path, text]) => [path.replace("/tiny/", "/tinier/"), text]),
  );
  const second = tiny["graders/tiny/track.json"]!.replace('"number": 1', '"number": 2');
  return { ...tiny, ...tinier, "graders/tiny/track.json": second };
}

const after = afterAllTests();
const own = () => ownWorkbook(tinyWorkbook(), after);
const shared = ownWorkbook(twoTracks(), after);

const edit = (root: string, path: string, change: (text: string) => string) =>
  writeFileSync(join(root, path), change(readFileSync(join(root, path), "utf8")));

const help = (command: string) => ` See npm run ${command} -- --help\n`;

describe("bad input gives one clear sentence and status 2", () => {
  test.each([
    ["lesson nope", 'There is no track "nope"; choose one of tinier, tiny.\n'],
    [
      "lesson tin",
      '"tin" could be more than one. Did you mean one of these?\n  npm run lesson -- tinier  (Tiny)\n  npm run lesson -- tiny  (Tiny)\n',
    ],
    ["lesson tiny/9", 'tiny has no stage "9"; its stages are 1-greet, 2-roll.\n'],
    ["lesson", "Which stage? For example: npm run lesson -- tinier/1; npm start shows them all.\n"],
    ["hint", "Which stage? For example: npm run hint -- tinier/1; npm start shows them all.\n"],
    ["hint tiny", '"tiny" is a track; name one of its stages: 1-greet, 2-roll.\n'],
    ["hint tiny/1 --task 9", "There is no task 9: this stage has the tasks 1.\n"],
    ["hint tiny/1 --task x", `--task cannot be x: A task is a number, 1 or more.${help("hint")}`],
    ["hint tiny/1 --all --again", `--again cannot be used together with --all.${help("hint")}`],
    ["hint tiny/1 --more", `There is no option --more.${help("hint")}`],
    ["reset", "Which stage? For example: npm run reset -- tinier/1; npm start shows them all.\n"],
    ["reset tiny", '"tiny" is a track; name one of its stages: 1-greet, 2-roll.\n'],
    ["play", "Which stage? For example: npm run play -- tinier/1; npm start shows them all.\n"],
    ["play tiny", '"tiny" is a track; name one of its stages: 1-greet, 2-roll.\n'],
    [
      "play tiny/2 --seed -1",
      `--seed cannot be -1: A seed is a whole number from 0 to 4294967295.${help("play")}`,
    ],
    [
      "play tiny/1 --seed 3",
      "tiny/1-greet does not begin by asking for a seed; leave --seed out.\n",
    ],
    [
      "play tiny/2 --case nope",
      'tiny/2-roll has no transcript "nope"; it has refuses-a-wrong-number, rolls-three.\n',
    ],
    [
      "play tiny/2 --case rolls-three --seed 4",
      `--case cannot be used together with --seed.${help("play")}`,
    ],
    ["demo", "Which stage? For example: npm run demo -- tinier/1; npm start shows them all.\n"],
    [
      "solution",
      "Which stage? For example: npm run solution -- tinier/1; npm start shows them all.\n",
    ],
    ["demo tiny/2 --seed", `--seed needs a value.${help("demo")}`],
    [
      "demo tiny/2 --replay nope",
      'tiny/2-roll has no transcript "nope"; it has refuses-a-wrong-number, rolls-three.\n',
    ],
    [
      "demo tiny/2 --replay rolls-three --seed 4",
      `--replay cannot be used together with --seed.${help("demo")}`,
    ],
    ["demo tiny/1 tiny/2", `There are 2 names here, and this command takes 1.${help("demo")}`],
    [
      "record tiny/2 Rolls --play 1",
      '"Rolls" cannot be the name of a transcript: use lower-case letters, digits and hyphens, as in refuses-a-wrong-answer.\n',
    ],
    [
      "record tiny/2 rolls",
      "The program of tiny/2-roll asks for input: give the lines to type with --lines, --input or --play, or play it yourself on a terminal.\n",
    ],
    [
      "record tiny/1 greets --play 1",
      "graders/tiny/1-greet has no player.ts; give the lines to type with --lines or --input.\n",
    ],
    [
      "record tiny/2 rolls --play x",
      `--play cannot be x: Use a whole number, 0 or more.${help("record")}`,
    ],
    [
      "record tiny/2 rolls --play 1 --lines 4",
      `--lines cannot be used together with --play.${help("record")}`,
    ],
    [
      "record tiny/2 rolls --input nope.txt",
      "nope.txt: cannot be read (ENOENT); choose a file with the lines to type.\n",
    ],
    [
      "record tiny/2 --play 1",
      "Name the transcript to record: npm run record -- STAGE NAME --play 1\n",
    ],
    ["record tiny rolls --play 1", '"tiny" is a track; name one of its stages: 1-greet, 2-roll.\n'],
    ["verify nope", 'There is no track "nope"; choose one of tinier, tiny.\n'],
    ["verify --all", `There is no option --all.${help("verify")}`],
  ])("%s", async (line, err) => {
    expect(await run(shared, line.split(" "))).toEqual({ status: 2, out: "", err });
  });
});

test("without a stage, the example is the one to go on with", async () => {
  const root = own();
  edit(root, "exercises/tiny/2-roll/main.ts", (text) => `${text}// begun\n`);
  const greeting = readFileSync(join(root, "solutions/tiny/1-greet/greet.ts"), "utf8");
  edit(root, "exercises/tiny/1-greet/greet.ts", () => greeting);
  expect((await run(root, ["check", "tiny/1"])).status).toBe(0);
  for (const command of ["reset", "hint"])
    expect(await run(root, [command])).toEqual({
      status: 2,
      out: "",
      err: `Which stage? For example: npm run ${command} -- tiny/2; npm start shows them all.\n`,
    });
});

describe("a misspelt name", () => {
  const greet = () => run(shared, ["lesson", "tiny/1"]);

  test("is accepted if only one name fits, and standard error says which", async () => {
    const taken = await run(shared, ["lesson", "tiny/Gret"]);
    expect(taken).toEqual({
      ...(await greet()),
      err: 'Using tiny/1-greet for "tiny/Gret".\n',
    });
    expect((await run(shared, ["lesson", "TINY/GREET"])).err).toBe("");
  });

  test("is answered with the commands if several fit", async () => {
    expect(await run(shared, ["hint", "roll"])).toEqual({
      status: 2,
      out: "",
      err: '"roll" could be more than one. Did you mean one of these?\n  npm run hint -- tinier/2  (Roll)\n  npm run hint -- tiny/2  (Roll)\n',
    });
  });

  test("is never accepted by reset, which moves files", async () => {
    expect(await run(shared, ["reset", "tiny/gret"])).toEqual({
      status: 2,
      out: "",
      err: 'There is no "tiny/gret". Did you mean npm run reset -- tiny/1?\n',
    });
  });

  test("of a command is answered with the command", async () => {
    expect(await run(shared, ["chekc", "tiny/1"])).toEqual({
      status: 2,
      out: "",
      err: 'There is no command "chekc". Did you mean npm run check? See npm start -- --help\n',
    });
    expect((await run(shared, ["tiny/1"])).err).toBe(
      '"tiny/1" is not a command. To choose what to do with it: npm start; to check it: npm run check -- tiny/1\n',
    );
    expect((await run(shared, ["check", "--cas", "x"])).err).toBe(
      "There is no option --cas. Did you mean --case? See npm run check -- --help\n",
    );
  });
});

describe("lesson", () => {
  test("shows a lesson without its hints", async () => {
    const { status, out, err } = await run(shared, ["lesson", "tiny/1"]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out.split("\n").filter((line) => line !== "")).toEqual([
      ..."Greet\n=====\nYou will be able to greet.\nWhat it looks like\n------------------\n    Good evening, everyone.".split(
        "\n",
      ),
      ..."The idea\n--------\nIt is simple.\nThe program\n-----------\n*Given*: the greeting of stage 1.\n*Yours*: everything else.\nTask 1: Do step 1\n-----------------\nOne rule.\n• Before you run it, predict what it does: `npm run predict -- tiny/1 --task 1`\n• A hint: `npm run hint -- tiny/1 --task 1`".split(
        "\n",
      ),
      ..."Check it\n--------\nRun it.\nGo further\n----------\nDo more.".split("\n"),
    ]);
  });

  test("lists a track's lessons in order", async () => {
    expect(await run(shared, ["lesson", "tiny"])).toEqual({
      status: 0,
      out: "Tiny\n\n  tiny/1-greet  Greet\n  tiny/2-roll   Roll\n\nTo read one: npm run lesson -- tiny/1-greet\n",
      err: "",
    });
  });

  test("a missing lesson is named by its path", async () => {
    const root = own();
    rmSync(join(root, "lessons/tiny/1-greet.md"));
    const err = `${join(root, "lessons/tiny/1-greet.md")}: the lesson of tiny/1-greet is missing; restore it from git.\n`;
    expect(await run(root, ["lesson", "tiny/greet"])).toEqual({ status: 2, out: "", err });
  });
});

test("a check notes the task that failed, and hints and the lesson begin with it", async () => {
  const root = own();
  edit(root, "exercises/tiny/2-roll/main.ts", () => {
    return 'throw new Error("TODO 2: main");\n// TODO 1\n// TODO 3\n';
  });
  await run(root, ["check", "tiny/2"]);
  const { checked } = JSON.parse(readFileSync(join(root, ".deckwork/progress.json"), "utf8"));
  expect(checked["tiny/2-roll"]).toMatchObject({ passed: false, task: 2 });
  edit(root, "exercises/tiny/2-roll/main.ts", () => "// TODO 3: the others are done.\n");
  expect((await run(root, ["hint", "tiny/2"])).out).toMatch(/^\*Task 2:\* Do step 2\n/);
});

describe("hint", () => {
  test("gives one more each time, and repeats them", async () => {
    const root = own();
    const more = "\n1 more hint for task 1: npm run hint -- tiny/1-greet\n";
    expect(await run(root, ["hint", "tiny/1", "--again"])).toEqual({
      status: 0,
      out: "You have not seen a hint yet. For the first one: npm run hint -- tiny/1-greet\n",
      err: "",
    });
    expect(existsSync(join(root, ".deckwork"))).toBe(false);
    expect(await run(root, ["hint", "tiny/1"])).toEqual({
      status: 0,
      out: `*Task 1:* Do step 1\n\n*Hint 1 of 2*\n\nA nudge to step 1.\n${more}`,
      err: "",
    });
    expect((await run(root, ["hint", "tiny/1"])).out).toBe(
      "*Task 1:* Do step 1\n\n*Hint 2 of 2*\n\nNearly the answer to step 1.\n\nThat was the last hint of this stage.\n",
    );
    expect((await run(root, ["hint", "tiny/1"])).out).toBe(
      "You have seen all the hints. Again: npm run hint -- tiny/1-greet --again\n",
    );
    expect((await run(root, ["hint", "tiny/1", "--again"])).out).toBe(
      "*Task 1:* Do step 1\n\n*Hint 1 of 2*\n\nA nudge to step 1.\n\n*Hint 2 of 2*\n\nNearly the answer to step 1.\n",
    );
  });

  test("says which hint was a task's last, and which task has more", async () => {
    const root = own();
    const lastLine = async (...options: string[]) =>
      (await run(root, ["hint", "tiny/2", ...options])).out.trimEnd().split("\n").at(-1);
    const command = "npm run hint -- tiny/2-roll";
    expect(await lastLine("--task", "2")).toBe(`1 more hint for task 2: ${command} --task 2`);
    expect(await lastLine("--task", "2")).toBe(
      `That was the last hint for task 2. For task 1: ${command}`,
    );
    expect(await lastLine("--task", "2")).toBe(
      `You have seen all the hints for task 2. Again: ${command} --task 2 --again`,
    );
    expect(await lastLine()).toBe(`1 more hint for task 1: ${command}`);
    expect(await lastLine()).toBe(`That was the last hint for task 1. For task 3: ${command}`);
    await lastLine();
    expect(await lastLine()).toBe("That was the last hint of this stage.");
  });

  test("continues if its count is broken or cannot be kept", async () => {
    const root = own();
    writeFileSync(join(root, ".deckwork"), "");
    const { status, out, err } = await run(root, ["hint", "tiny/2", "--task", "3"]);
    expect({ status, out }).toEqual({
      status: 0,
      out: "*Task 3:* Do step 3\n\n*Hint 1 of 2*\n\nA nudge to step 3.\n\n1 more hint for task 3: npm run hint -- tiny/2-roll --task 3\n",
    });
    expect(err).toMatch(/^.*progress\.json cannot be read \(ENOTDIR\); continuing without it\.\n$/);
  });
});

describe("reset", () => {
  test("puts the starter back and says where the old file is", async () => {
    const root = own();
    writeFileSync(join(root, "exercises/tiny/1-greet/greet.ts"), "mine");
    const { status, out, err } = await run(root, ["reset", "tiny", "--all"]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    const [kept] = readdirSync(join(root, "exercises/tiny/1-greet")).filter((name) =>
      name.includes(".kept-"),
    );
    expect(out).toBe(
      `exercises/tiny/1-greet: back at the beginning.\n  greet.ts  the starter's; yours is kept as ${kept}\n  main.ts   was unchanged\nTo get yours back: delete greet.ts, then rename ${kept} to greet.ts.\nexercises/tiny/2-roll: nothing to do, the starter's files are unchanged.\n`,
    );
    expect(readFileSync(join(root, "exercises/tiny/1-greet", kept!), "utf8")).toBe("mine");
  });

  test("puts back only what is missing", async () => {
    const root = own();
    writeFileSync(join(root, "exercises/tiny/1-greet/greet.ts"), "mine");
    rmSync(join(root, "exercises/tiny/1-greet/main.ts"));
    expect(await run(root, ["reset", "tiny/1", "--missing"])).toEqual({
      status: 0,
      out: "exercises/tiny/1-greet: the missing files are back.\n  greet.ts  is yours, and stays unchanged\n  main.ts   was missing; put back\n",
      err: "",
    });
    expect(await run(root, ["reset", "tiny/1", "--missing"])).toEqual({
      status: 0,
      out: "exercises/tiny/1-greet: nothing to do, none of the starter's files is missing.\n",
      err: "",
    });
  });

  test("says where it has moved things that were in the way", async () => {
    const root = own();
    rmSync(join(root, "exercises/tiny/1-greet"), { recursive: true });
    writeFileSync(join(root, "exercises/tiny/1-greet"), "mine");
    rmSync(join(root, "exercises/tiny/2-roll/main.ts"));
    mkdirSync(join(root, "exercises/tiny/2-roll/main.ts"));
    const { status, out, err } = await run(root, ["reset", "tiny", "--all"]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out.replaceAll(/kept-\d{8}-\d{6}/g, "kept-STAMP")).toBe(
      "exercises/tiny/1-greet: was not a folder; the old content is kept as 1-greet.kept-STAMP.\nexercises/tiny/1-greet: back at the beginning.\n  greet.ts  was missing; put back\n  main.ts   was missing; put back\nexercises/tiny/2-roll: back at the beginning.\n  main.ts  the starter's; what had its name was not a file, and is kept as main.ts.kept-STAMP\n",
    );
  });
});

describe.concurrent("play", () => {
  test("runs the student's program, and keeps its exit status", async () => {
    const root = own();
    edit(
      root,
      "exercises/tiny/1-greet/greet.ts",
      () => 'export const greeting = () => "Hello!";\n',
    );
    expect(await runProcess(root, ["play", "tiny/1"])).toEqual({
      status: 0,
      out: "Hello!\n",
      err: "",
    });
    edit(root, "exercises/tiny/1-greet/main.ts", (text) => `${text}process.exit(7);\n`);
    expect(await runProcess(root, ["play", "tiny/1"])).toEqual({
      status: 7,
      out: "Hello!\n",
      err: "",
    });
  });

  testInFull("and check give a program `require`, even if it makes one itself", async () => {
    const root = own();
    const text = `#!/usr/bin/env node
import { createRequire } from "node:module";
const { join } = createRequire(import.meta.url)("node:path");
export const greeting = () => require("node:path").normalize(join("Good evening, everyone."));
`;
    edit(root, "exercises/tiny/1-greet/greet.ts", () => text);
    const out = "Good evening, everyone.\n";
    expect(await runProcess(root, ["play", "tiny/1"])).toEqual({ status: 0, out, err: "" });
    expect(await runProcess(root, ["check", "tiny/1"])).toMatchObject({ status: 0, err: "" });
  });

  testInFull("types the seed, and then what comes from the input", async () => {
    const root = own();
    for (const file of ["1-greet/greet.ts", "2-roll/main.ts"])
      edit(root, `exercises/tiny/${file}`, () =>
        readFileSync(join(root, "solutions/tiny", file), "utf8"),
      );
    const out = "Good evening, everyone.\nSeed: How many dice? 3 6 6\n";
    expect(await runProcess(root, ["play", "tiny/2", "--seed", "100"], "3\n")).toEqual({
      status: 0,
      out,
      err: "",
    });
  });

  testInFull("types a case, and then what comes from the input", async () => {
    const root = own();
    const greeting = readFileSync(join(root, "solutions/tiny/1-greet/greet.ts"), "utf8");
    edit(root, "exercises/tiny/1-greet/greet.ts", () => greeting);
    const roll = readFileSync(join(root, "solutions/tiny/2-roll/main.ts"), "utf8");
    edit(root, "exercises/tiny/2-roll/main.ts", () => `${roll}print(await ask("Again? "));\n`);
    const out = "Good evening, everyone.\nSeed: How many dice? 3 6 6\nAgain? no\n";
    const ended = { status: 0, out, err: "" };
    expect(await runProcess(root, ["play", "tiny/2", "--case", "rolls-three"], "no\n")).toEqual(
      ended,
    );
    expect(await runProcess(root, ["play", "tiny/2", "--lines", "100,3"], "no\n")).toEqual(ended);
    // If a transcript's input ends before its program does, it also does here.
    const ends =
      "# Nobody answers.\nGood evening, everyone.\nSeed: [[100]]\nHow many dice? \n? 1\n";
    writeFileSync(join(root, "graders/tiny/2-roll/ends.transcript"), ends);
    const early = await runProcess(root, ["play", "tiny/2", "--case", "ends"], "3\nno\n");
    expect(early, early.err).toMatchObject({
      status: 1,
      out: "Good evening, everyone.\nSeed: How many dice? ",
    });
  });

  testInFull("types also for a program that reads the keyboard by itself", async () => {
    const root = own();
    const greeting = readFileSync(join(root, "solutions/tiny/1-greet/greet.ts"), "utf8");
    edit(root, "exercises/tiny/1-greet/greet.ts", () => greeting);
    const reader = `import { createInterface } from "node:readline/promises";
import { stdin } from "node:process";
const keyboard = createInterface({ input: stdin });
const lines = keyboard[Symbol.asyncIterator]();
for (const prompt of ["Seed: ", "How many dice? ", "Again? "]) {
  process.stdout.write(prompt);
  console.log("You typed", (await lines.next()).value);
}
keyboard.close();
`;
    edit(root, "exercises/tiny/2-roll/main.ts", () => reader);
    const out = "Seed: You typed 100\nHow many dice? You typed 3\nAgain? You typed no\n";
    const ended = { status: 0, out, err: "" };
    const played = ["play", "tiny/2", "--case", "rolls-three"];
    expect(await runProcess(root, played, "no\n")).toEqual(ended);
    expect(await runProcess(root, ["play", "tiny/2", "--seed", "100"], "3\nno\n")).toEqual(ended);
  });

  testInFull("names the place of a crash in the student's file", async () => {
    const err =
      '\nError: TODO 1: greeting\n  at exercises/tiny/1-greet/greet.ts:3:9\n  3 | throw new Error("TODO 1: greeting");\n    |       ^\n  called from exercises/tiny/1-greet/main.ts:4:7\n';
    expect(await runProcess(shared, ["play", "tiny/1"])).toEqual({ status: 1, out: "", err });
  });

  testInFull("says why a program does not build or is refused", async () => {
    const root = own();
    edit(root, "exercises/tiny/1-greet/greet.ts", () => "const = 1;\n");
    expect(await runProcess(root, ["play", "tiny/1"])).toEqual({
      status: 1,
      out: "",
      err: 'The program does not build:\n\nexercises/tiny/1-greet/greet.ts:1:7: Expected identifier but found "="\n  1 | const = 1;\n    |       ^\n',
    });
    edit(
      root,
      "exercises/tiny/1-greet/greet.ts",
      () => 'import x from "chalk";\nexport const greeting = () => x;\n',
    );
    expect(await runProcess(root, ["play", "tiny/1"])).toEqual({
      status: 1,
      out: "",
      err: 'The program is refused:\n\nexercises/tiny/1-greet/greet.ts:1:15: "chalk" is not part of the submission: import your own .ts files, "#toolkit/…" or Node\'s modules.\n  1 | import x from "chalk";\n    |               ^\n',
    });
    rmSync(join(root, "exercises/tiny"), { recursive: true });
    expect(await runProcess(root, ["play", "tiny/1"])).toEqual({
      status: 1,
      out: "",
      err: "exercises/tiny/1-greet is empty or does not exist; npm run reset -- tiny/1 puts the starter's files there.\n",
    });
    rmSync(join(root, "exercises"), { recursive: true });
    const { status, out, err } = await run(root, ["check", "tiny/1"]);
    expect({ status, err }).toEqual({ status: 1, err: "" });
    expect(out).toMatch(/greet\.ts\s+and\s+main\.ts\s+are\s+missing/);
    expect(out).toContain("  Reset: npm run reset -- tiny/1 --missing\n");
  });
});

describe.concurrent("check", () => {
  test("names the student's line that gave the toolkit a promise, and the missing await", async () => {
    const root = own();
    writeFileSync(
      join(root, "exercises/tiny/2-roll/main.ts"),
      'import { srand } from "#toolkit/random.ts";\nimport { askSeed } from "#toolkit/seed.ts";\n\nsrand(askSeed());\n',
    );
    const { out } = await run(root, ["check", "tiny/2"]);
    expect(out.replace(/\s+/g, " ")).toContain("a promise: is an await missing?");
    expect(out).toContain("tiny/2-roll/main.ts:4:1");
  });

  test("names an error in a file that the program does not use yet", async () => {
    const root = own();
    writeFileSync(join(root, "exercises/tiny/2-roll/dice.ts"), "export const sides = ;\n");
    const { out } = await run(root, ["check", "tiny/2"]);
    expect(out).toContain("There is an error in another file of this stage:");
    expect(out).toContain("tiny/2-roll/dice.ts:1:22");
  });

  test.skipIf(typescriptFolder() === undefined)(
    "counts the type errors of a stage that passes",
    async () => {
      const root = own();
      for (const file of ["1-greet/greet.ts", "1-greet/main.ts"])
        copyFileSync(join(root, "solutions/tiny", file), join(root, "exercises/tiny", file));
      const wrong = "export const one: string = 1;\n";
      const main = join(root, "exercises/tiny/1-greet/main.ts");
      writeFileSync(main, readFileSync(main, "utf8") + wrong);
      // Those of other stages are not meant.
      writeFileSync(join(root, "exercises/tiny/2-roll/dice.ts"), wrong);
      const { status, out } = await run(root, ["check", "tiny/1"]);
      expect({ status, out: out.replace(/\s+/g, " ") }).toMatchObject({
        status: 0,
        out: expect.stringContaining(
          "You can greet. TypeScript finds 1 error in the files of this stage. It costs no points; npm run typecheck -- tiny/1 shows it.",
        ),
      });
      expect((await run(root, ["check", "tiny/1", "--json"])).status).toBe(0);
    },
  );

  test("names the next lesson after a stage that passes", async () => {
    const root = own();
    for (const file of ["1-greet/greet.ts", "1-greet/main.ts", "2-roll/main.ts"])
      copyFileSync(join(root, "solutions/tiny", file), join(root, "exercises/tiny", file));
    expect((await run(root, ["check", "tiny/1"])).out).toMatch(
      /You can greet\.\n\n {2}Next: npm run lesson -- tiny\/2\n$/,
    );
    expect((await run(root, ["check", "tiny/2"])).out).toMatch(
      /\n\n {2}That was the last stage of Tiny\.\n$/,
    );
    // The next stage passes with the workbook's in place of this one, but this one comes first.
    const greet = join(root, "exercises/tiny/1-greet/greet.ts");
    writeFileSync(greet, readFileSync(greet, "utf8").replace("Good evening", "Good morning"));
    expect((await run(root, ["check", "tiny/2"])).out).toMatch(/Next: npm run check -- tiny\/1\n$/);
  });
});

describe.concurrent("demo", () => {
  const rolled = "Good evening, everyone.\nSeed: How many dice? 3 6 6\n";

  test("prints what the reference prints and nothing else", async () => {
    expect(await runProcess(shared, ["demo", "tiny/2"], "100\n3\n")).toEqual({
      status: 0,
      out: rolled,
      err: "",
    });
    expect(await runProcess(shared, ["demo", "tiny/2", "--replay", "rolls-three"])).toEqual({
      status: 0,
      out: rolled,
      err: "",
    });
    expect(await runProcess(shared, ["demo", "tiny/2", "--seed", "100"], "3\n")).toEqual({
      status: 0,
      out: rolled,
      err: "",
    });
  });

  testInFull("ends with status 1 if the input ends too soon", async () => {
    expect(await runProcess(shared, ["demo", "tiny/2"], "100\n")).toEqual({
      status: 1,
      out: "Good evening, everyone.\nSeed: How many dice? ",
      err: '\nThe input ended at "How many dice?".\n',
    });
  });
});

describe.concurrent("record", () => {
  test("writes changed transcripts, or only compares them with --check", async () => {
    const root = own();
    const file = join(root, "graders/tiny/1-greet/greets.transcript");
    edit(root, "solutions/tiny/1-greet/greet.ts", (text) => text.replace("everyone", "all"));
    expect(await run(root, ["record", "tiny/1", "--check"])).toEqual({
      status: 1,
      out: "would change: graders/tiny/1-greet/greets.transcript (0 lines typed)\n1 transcript, 1 would change.\n",
      err: "",
    });
    expect(readFileSync(file, "utf8")).toBe("# The greeting.\nGood evening, everyone.\n");
    expect((await run(root, ["record"])).out.split("\n").slice(-2)).toEqual([
      "3 transcripts, 3 changed.",
      "",
    ]);
    expect(readFileSync(file, "utf8")).toBe("# The greeting.\nGood evening, all.\n");
    expect(await run(root, ["record", "--check"])).toEqual({
      status: 0,
      out: "3 transcripts, 0 would change.\n",
      err: "",
    });
  });

  test("records a new transcript, replaces it, and describes it", async () => {
    const root = own();
    const name = "graders/tiny/2-roll/rolls-one.transcript";
    const text = () => readFileSync(join(root, name), "utf8");
    expect(await run(root, ["record", "tiny/2", "rolls-one", "--lines", "7"])).toEqual({
      status: 0,
      out: `recorded: ${name} (1 line typed, exit status 1)\n1 transcript, 1 changed.\n`,
      err: `${name} has no description yet; record it with --describe TEXT.\n`,
    });
    expect(text()).toBe("Good evening, everyone.\nSeed: [[7]]\nHow many dice? \n? 1\n");
    expect(
      (
        await run(root, [
          "record",
          "tiny/2",
          "rolls-one",
          "--lines",
          "7,1",
          "--describe",
          "One die.",
        ])
      ).err,
    ).toBe("");
    expect(text()).toBe(
      "# One die.\nGood evening, everyone.\nSeed: [[7]]\nHow many dice? [[1]]\n4\n",
    );
    writeFileSync(join(root, "typed.txt"), "7\r\n1,2\r\n1\r\n");
    expect(
      (await run(root, ["record", "tiny/2", "rolls-one", "--input", join(root, "typed.txt")]))
        .status,
    ).toBe(0);
    expect(text()).toBe(
      "# One die.\nGood evening, everyone.\nSeed: [[7]]\nHow many dice? [[1,2]]\nFrom 1 to 9, please.\nHow many dice? [[1]]\n4\n",
    );
    expect(
      (await run(root, ["record", "tiny/2", "rolls-one", "--describe", "A comma."])).status,
    ).toBe(0);
    expect(text().split("\n")[0]).toBe("# A comma.");
    expect((await run(root, ["record", "tiny/2", "rolls-one", "--play", "1"])).out).toBe(
      `recorded: ${name} (2 lines typed)\n1 transcript, 1 changed.\n`,
    );
  });
});

describe.concurrent("verify", () => {
  test("accepts a correct workbook", async () => {
    const { status, out, err } = await run(shared, ["verify", "--pristine"]);
    expect(status).toBe(0);
    // Tracks are looked at side by side.
    expect(err.trim().split("\n").toSorted()).toEqual([
      "exercises",
      "tinier",
      "tinier/1-greet",
      "tinier/2-roll",
      "tiny",
      "tiny/1-greet",
      "tiny/2-roll",
    ]);
    expect(out.replace(/\d+ ms/, "N ms")).toBe(
      "4 stages, 6 transcripts, 8 mistakes, 20 fresh games in N ms: no defects.\n",
    );
  });

  test("gathers all defects and exits with status 1", async () => {
    const root = own();
    edit(root, "graders/tiny/1-greet/greets.transcript", (text) =>
      text.replace("# The greeting.\n", ""),
    );
    writeFileSync(join(root, "graders/tiny/1-greet/notes.txt"), "");
    const { status, out } = await run(root, ["verify", "tiny"]);
    expect(status).toBe(1);
    expect(out.replace(/\d+ ms/, "N ms")).toBe(
      [
        "graders/tiny/1-greet/notes.txt: nothing reads this file; a stage has stage.json, predict.json, transcripts, mistakes.ts, player.ts, contract.ts, calls.ts, survivors.json and rewrites. Remove it.",
        "graders/tiny/1-greet/greets.transcript: it has no description; record it with --describe TEXT.",
        "2 stages, 3 transcripts, 4 mistakes, 10 fresh games in N ms: 2 defects.",
        "",
      ].join("\n"),
    );
  });

  test("compares the trees of a workbook that cannot be read", async () => {
    const root = own();
    rmSync(join(root, "graders/tiny/2-roll/stage.json"));
    rmSync(join(root, "lessons/tiny/1-greet.md"));
    expect(await run(root, ["verify"])).toEqual({
      status: 1,
      out: `lessons/tiny/1-greet.md: it is missing, but graders/tiny/1-greet is there; add the one, or remove the other.\n${join(root, "graders/tiny/2-roll/stage.json")}: cannot be read (ENOENT).\nNothing was run; fix this first.\n`,
      err: "",
    });
  });
});
