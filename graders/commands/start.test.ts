import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { tinyReview, tinyWorkbook, type WorkbookFiles } from "../engine/for-tests/tiny-workbook.ts";
import { outline } from "../engine/student/desk/outline.ts";
import { readPredictions } from "../engine/workbook/predictions.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { aThirdOf, testInFull } from "../in-full-for-tests.ts";
import { afterAllTests, run, runAtTerminal, workbookInOddFolder } from "./run-for-tests.ts";
import { KEYS, noTerminal, type Terminal } from "./terminal-for-tests.ts";

const after = afterAllTests();
const own = (files: WorkbookFiles = {}) =>
  workbookInOddFolder({ ...tinyWorkbook(), ...files }, after);
const startAsText = (root: string) => run(root, []);

/** Solves a stage, as long ago as that. */
function solve(root: string, files: readonly string[]): void {
  for (const file of files) {
    copyFileSync(join(root, "solutions/tiny", file), join(root, "exercises/tiny", file));
    utimesSync(join(root, "exercises/tiny", file), 0, 0);
  }
}

function note(root: string, progress: unknown): void {
  mkdirSync(join(root, ".deckwork"), { recursive: true });
  writeFileSync(join(root, ".deckwork/progress.json"), JSON.stringify(progress));
}

const AT = "2025-11-21T03:30:00.000Z";

describe("without a terminal, the overview is text", () => {
  test("of a stage that is not started", async () => {
    expect(await startAsText(own())).toEqual({
      status: 0,
      out: `Tiny  [....................]  0 of 2\n > 1  Greet  not started\n   2  Roll   not started\n\nGo on with "Greet" in Tiny:\n  npm run lesson -- tiny/1\n`,
      err: "",
    });
  });

  test("of a stage that passed but fails now", async () => {
    const root = own();
    solve(root, ["1-greet/greet.ts", "2-roll/main.ts"]);
    const checked = { "tiny/1-greet": { at: AT, passed: false } };
    note(root, { passed: { "tiny/1-greet": AT, "tiny/2-roll": AT }, checked });
    expect((await startAsText(root)).out).toBe(
      `Tiny  [##########..........]  1 of 2\n > 1  Greet  broken\n   2  Roll   passed\n\nbroken: it passed before, but failed its last check.\n\nGo on with "Greet" in Tiny:\n  npm run check -- tiny/1\n`,
    );
  });

  test("of stages that passed and were saved since", async () => {
    const root = own();
    solve(root, ["1-greet/greet.ts", "2-roll/main.ts"]);
    appendFileSync(join(root, "exercises/tiny/2-roll/main.ts"), "\n");
    const checked = {
      "tiny/1-greet": { at: "2999-01-01T00:00:00.000Z", passed: true },
      "tiny/2-roll": { at: AT, passed: true },
    };
    note(root, { checked });
    expect((await startAsText(root)).out).toBe(
      `Tiny  [####################]  2 of 2\n   1  Greet  passed\n   2  Roll   edited\n\nedited: it passed its last check, but you have saved it since.\n\nEvery stage has passed. Well done!\n`,
    );
  });

  test("of a track with a review, which waits for its answers", async () => {
    const root = own(tinyReview());
    solve(root, ["1-greet/greet.ts", "2-roll/main.ts"]);
    const passed = { at: "2999-01-01T00:00:00.000Z", passed: true };
    note(root, { checked: { "tiny/1-greet": passed, "tiny/2-roll": passed } });
    const stages = `Tiny  [####################]  2 of 2\n   1  Greet                  passed\n   2  Roll                   passed\n`;
    const done = "Every stage has passed. Well done!\n";
    expect((await startAsText(root)).out).toBe(
      `${stages}      Data structure review  not answered\n\n${done}The data structure review of Tiny is waiting for your answers:\n  npm run review -- tiny\n`,
    );
    const answer = (answers: object) =>
      writeFileSync(join(root, "exercises/tiny/review.json"), JSON.stringify({ answers }));
    answer({ hands: "b" });
    expect((await startAsText(root)).out).toContain("Data structure review  not answered\n");
    answer({ hands: "b", cards: "52" });
    expect((await startAsText(root)).out).toBe(
      `${stages}      Data structure review  answered\n\n${done}`,
    );
  });

  test("of missing files, with broken progress", async () => {
    const root = own();
    rmSync(join(root, "exercises/tiny/1-greet"), { recursive: true });
    writeFileSync(join(root, "exercises/tiny/1-greet"), "a file");
    writeFileSync(join(root, ".deckwork"), "");
    const { status, out, err } = await startAsText(root);
    expect({ status, out }).toEqual({
      status: 0,
      out: `Tiny  [....................]  0 of 2\n > 1  Greet  no files\n   2  Roll   not started\n\nno files: its folder is empty; \`npm run reset\` puts the starter's files back.\n\nGo on with "Greet" in Tiny:\n  npm run reset -- tiny/1\n`,
    });
    expect(err).toMatch(/^.*progress\.json cannot be read \(ENOTDIR\); continuing without it\.\n$/);
  });

  test("of a broken workbook, with the place", async () => {
    const root = own();
    const file = join(root, "graders/tiny/track.json");
    writeFileSync(file, "{}");
    const { status, out, err } = await startAsText(root);
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err.startsWith(`${file}: at "number": `)).toBe(true);
    expect(err.split("\n")).toHaveLength(2);
  });

  test("of this workbook, with the names that the grader knows", () => {
    const known = discover(PROJECT).tracks.map(({ name, number, title, stages, review }) => ({
      name,
      number,
      title,
      review: (review?.questions.length ?? 0) > 0,
      stages: stages.map((stage) => ({
        path: stage.path,
        track: { name, title },
        name: stage.name,
        number: stage.number,
        title: stage.title,
        extra: stage.extra,
        runs: stage.tests === undefined,
        predicts: readPredictions(PROJECT, stage).length > 0,
      })),
    }));
    expect(outline(PROJECT)).toEqual(known);
  });
});

const reason = noTerminal();
if (reason) console.warn(`NOT RUN: the desk on a terminal, because ${reason}`);

// They wait for the screen, so they run side by side.
describe.skipIf(reason)("on a terminal", { concurrent: true }, () => {
  const sit = (root: string, env?: NodeJS.ProcessEnv) => runAtTerminal(root, [], env, after);

  const LEFT = { status: 0, asBefore: true };
  const BACK = "Any key: back to the desk.";

  /** Whether cursor and screen are the shell's, after all that was written. */
  function expectLeft(terminal: Terminal): void {
    const last = (sequence: string) => terminal.seen().lastIndexOf(sequence);
    expect(last("\x1b[?25h")).toBeGreaterThan(last("\x1b[?25l"));
    expect(last("\x1b[?1049l")).toBeGreaterThan(last("\x1b[?1049h"));
  }

  test.each(
    aThirdOf([
      ["Ctrl-C", KEYS.ctrlC],
      ["Esc", KEYS.escape],
      ["q", "q"],
    ]),
  )("%s leaves, and the terminal is as it was", async (_, key) => {
    const terminal = sit(own());
    await terminal.shows("Esc or q leave");
    terminal.press(key);
    expect(await terminal.ended).toEqual(LEFT);
    expectLeft(terminal);
  });

  test("a signal leaves, and the terminal is as it was", async () => {
    const terminal = sit(own());
    await terminal.shows("Esc or q leave");
    terminal.kill("SIGTERM");
    expect(await terminal.ended).toEqual({ status: 143, asBefore: true });
    expectLeft(terminal);
  });

  testInFull("a signal while a program runs ends both", async () => {
    const terminal = sit(own());
    await terminal.shows("Esc or q leave");
    terminal.press(`roll${KEYS.enter}finished${KEYS.enter}`);
    await terminal.shows("Seed: ");
    terminal.kill("SIGTERM");
    expect(await terminal.ended).toEqual({ status: 143, asBefore: true });
    expectLeft(terminal);
  });

  test("Enter, Enter begins to work; a command has the shell's screen, and a key leads back", async () => {
    const terminal = sit(own());
    await terminal.shows("Esc or q leave");
    terminal.press(KEYS.enter);
    await terminal.shows("Tiny, stage 1  not started");
    terminal.press(KEYS.enter);
    await terminal.shows("\x1b[?1049l");
    await terminal.shows("> npm run lesson -- tiny/1-greet");
    await terminal.shows("You will be able to greet.");
    await terminal.shows(BACK);
    terminal.press("x");
    await terminal.shows("\x1b[?1049h");
    // After the lesson, its question is next, then the files, and below them the program.
    await terminal.shows("Predict what it will do");
    terminal.press(KEYS.enter);
    await terminal.shows("How many words has the greeting?");
    terminal.press("4\r");
    await terminal.shows("The answer is: 3.");
    await terminal.shows(BACK);
    terminal.press("x");
    await terminal.shows("\x1b[?1049h");
    await terminal.shows("Esc back");
    terminal.press(`${KEYS.down}${KEYS.enter}`);
    await terminal.shows("TODO 1: greeting");
    await terminal.shows("The program has ended with status 1.");
    await terminal.shows(BACK);
    terminal.press(KEYS.enter);
    await terminal.shows("Esc back");
    terminal.press(KEYS.escape);
    await terminal.shows("Esc or q leave");
    terminal.press(`${KEYS.up}${KEYS.enter}`);
    expect(await terminal.ended).toEqual(LEFT);
    expectLeft(terminal);
  });

  test("a stage is found by typing and checked, and the next one is offered", async () => {
    const root = own();
    solve(root, ["1-greet/greet.ts"]);
    const terminal = sit(root);
    await terminal.shows("Esc or q leave");
    terminal.press("no such stage");
    await terminal.shows("No matches");
    terminal.press(KEYS.escape);
    await terminal.shows("Go on with");
    await terminal.shows("Esc or q leave");
    terminal.press(`greet${KEYS.enter}`);
    await terminal.shows("Tiny, stage 1  ");
    await terminal.shows("begun");
    terminal.press(KEYS.enter);
    await terminal.shows("All passed.");
    await terminal.shows(BACK);
    terminal.press(" ");
    await terminal.shows("Esc back");
    terminal.press(KEYS.enter);
    await terminal.shows("Tiny, stage 2  not started");
    terminal.press(KEYS.ctrlC);
    expect(await terminal.ended).toEqual(LEFT);
    const { checked } = JSON.parse(readFileSync(join(root, ".deckwork/progress.json"), "utf8"));
    expect(checked).toEqual({ "tiny/1-greet": { at: expect.any(String), passed: true } });
  });

  testInFull("a track's review is answered from its stages", async () => {
    const root = own(tinyReview());
    const terminal = sit(root);
    await terminal.shows("Esc or q leave");
    terminal.press(`${KEYS.down}${KEYS.enter}`);
    await terminal.shows("Data structure review");
    terminal.press(`${KEYS.up}${KEYS.enter}`);
    await terminal.shows("Who deals?");
    await terminal.shows("the dealer");
    terminal.press(KEYS.ctrlC);
    await terminal.shows("You have not answered any questions yet.");
    await terminal.shows(BACK);
    terminal.press(" ");
    await terminal.shows("not answered");
    terminal.press(`data${KEYS.enter}`);
    await terminal.shows("Who deals?");
    await terminal.shows("the dealer");
    terminal.press(`${KEYS.down}${KEYS.enter}`);
    await terminal.shows("How many cards has a");
    terminal.press(`52${KEYS.enter}`);
    await terminal.shows("2 of 2 answers right");
    await terminal.shows(BACK);
    terminal.press(KEYS.ctrlC);
    expect(await terminal.ended).toEqual(LEFT);
    expect(readFileSync(join(root, "exercises/tiny/review.json"), "utf8")).toContain(
      '"cards": "52"',
    );
  });

  testInFull("a stage is started over, and the old files are kept", async () => {
    const root = own();
    solve(root, ["1-greet/greet.ts"]);
    const terminal = sit(root);
    await terminal.shows("Esc or q leave");
    terminal.press(`greet${KEYS.enter}`);
    await terminal.shows("begun");
    terminal.press(`over${KEYS.enter}`);
    await terminal.shows("back at the beginning");
    await terminal.shows(BACK);
    terminal.press(" ");
    await terminal.shows("not started");
    terminal.press(KEYS.ctrlC);
    expect(await terminal.ended).toEqual(LEFT);
    const files = readdirSync(join(root, "exercises/tiny/1-greet"));
    expect(files.filter((file) => /^greet\.ts\.kept-\d{8}-\d{6}$/.test(file))).toHaveLength(1);
    expect(readFileSync(join(root, "exercises/tiny/1-greet/greet.ts"), "utf8")).toContain("TODO 1");
  });

  testInFull("Ctrl-C ends a program and not the desk", async () => {
    const terminal = sit(own());
    await terminal.shows("Esc or q leave");
    terminal.press(`roll${KEYS.enter}finished${KEYS.enter}`);
    await terminal.shows("Seed: ");
    terminal.press(KEYS.ctrlC);
    await terminal.shows("You have stopped the program.");
    await terminal.shows(BACK);
    terminal.press(" ");
    await terminal.shows("Esc back");
    terminal.press(KEYS.ctrlC);
    expect(await terminal.ended).toEqual(LEFT);
  });

  testInFull("watching leads back to the desk without another key", async () => {
    const terminal = sit(own());
    await terminal.shows("Esc or q leave");
    terminal.press(`${KEYS.enter}every save${KEYS.enter}`);
    await terminal.shows("Greet: not started, 0 of 25");
    terminal.press("q");
    await terminal.shows("What next?");
    terminal.press("q");
    expect(await terminal.ended).toEqual(LEFT);
    expect(terminal.seen()).not.toContain(BACK);
  });

  test("files are opened in the student's editor, and the desk says so", async () => {
    const root = own();
    const editor = join(root, "my editor");
    writeFileSync(editor, `#!/bin/sh\nprintf '[%s]' "$@" > "${root}/opened"\n`);
    chmodSync(editor, 0o755);
    const terminal = sit(root, { VISUAL: editor });
    await terminal.shows("Esc or q leave");
    terminal.press(`${KEYS.enter}open my${KEYS.enter}`);
    await terminal.shows("Opening with my editor:");
    await terminal.shows("Opened with my editor: exercises/tiny/1-greet/greet.ts,");
    terminal.press(KEYS.ctrlC);
    expect(await terminal.ended).toEqual(LEFT);
    expect(readFileSync(join(root, "opened"), "utf8")).toBe(
      "[exercises/tiny/1-greet/greet.ts][exercises/tiny/1-greet/main.ts]",
    );
  });

  testInFull("if the editor does not start, the student learns where the files are", async () => {
    const terminal = sit(own(), { EDITOR: "nowhere-to-be-found --wait" });
    await terminal.shows("Esc or q leave");
    terminal.press(`${KEYS.enter}open my${KEYS.enter}`);
    await terminal.shows("Open these in your editor:");
    await terminal.shows("  exercises/tiny/1-greet/greet.ts");
    await terminal.shows(BACK);
    terminal.press(KEYS.ctrlC);
    expect(await terminal.ended).toEqual(LEFT);
  });

  testInFull("the screen is redrawn for a narrower terminal", async () => {
    const terminal = sit(own());
    await terminal.shows("Esc or q leave");
    terminal.press(KEYS.enter);
    await terminal.shows("npm run lesson -- tiny/1");
    await terminal.shows("q leave the desk");
    const before = terminal.seen().length;
    terminal.resize(40, 20);
    await terminal.shows("type: search");
    expect(terminal.seen().slice(before)).not.toContain("npm run");
    terminal.press(KEYS.ctrlC);
    expect(await terminal.ended).toEqual(LEFT);
  });

  testInFull("NO_COLOR takes away the colour and nothing else", async () => {
    const terminal = sit(own(), { NO_COLOR: "1" });
    await terminal.shows("\x1b[?1049h");
    await terminal.shows('❯ Go on with "Greet"');
    await terminal.shows("Esc or q leave");
    terminal.press(KEYS.escape);
    expect(await terminal.ended).toEqual(LEFT);
    expectLeft(terminal);
    expect(terminal.seen()).not.toMatch(new RegExp(`${"\x1b"}\\[[\\d;]*m`));
  });

  testInFull(
    "a terminal that cannot move its cursor gets numbered lines, without a control sequence",
    async () => {
      const terminal = sit(own(), { TERM: "dumb" });
      await terminal.shows('1  Go on with "Greet", stage 1 of Tiny: not started');
      await terminal.shows("Type a number, a word to search for, Enter for 1");
      terminal.press("nothing\r");
      await terminal.shows('There is no "nothing" here.');
      await terminal.shows("q to leave: ");
      terminal.press("roll\r");
      await terminal.shows("Tiny, stage 2  not started");
      await terminal.shows("q to leave: ");
      terminal.press("hint\r");
      await terminal.shows("A nudge to step 1.");
      await terminal.shows("Tiny, stage 2  not started");
      terminal.press("b\r");
      await terminal.shows("Which track?");
      // Before it reads, the key would end it as it ends any program.
      await terminal.shows("q to leave: ");
      terminal.press(KEYS.ctrlC);
      expect(await terminal.ended).toEqual(LEFT);
      expect(terminal.seen()).not.toContain("\x1b");
    },
  );
});
