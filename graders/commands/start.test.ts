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
import { outline } from "../engine/desk/desk-outline.ts";
import { discover } from "../engine/discover/discover.ts";
import { tinyReview, tinyWorkbook, type WorkbookFiles } from "../engine/tiny-workbook.ts";
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
const AS_OF = "What passed is as of each stage's last check.\n";

describe("without a terminal, the overview is text", () => {
  test("of what is not started", async () => {
    expect(await startAsText(own())).toEqual({
      status: 0,
      out: `Tiny  [....................]  0 of 2\n > 1  Greet  not started\n   2  Roll   not started\n\n${AS_OF}\nGo on with "Greet" of Tiny:\n  npm run lesson -- tiny/1\n`,
      err: "",
    });
  });

  test("of what passed, and is broken now", async () => {
    const root = own();
    solve(root, ["1-greet/greet.ts", "2-roll/main.ts"]);
    const checked = { "tiny/1-greet": { at: AT, passed: false } };
    note(root, { passed: { "tiny/1-greet": AT, "tiny/2-roll": AT }, checked });
    expect((await startAsText(root)).out).toBe(
      `Tiny  [##########..........]  1 of 2\n > 1  Greet  broken\n   2  Roll   passed\n\n${AS_OF}broken: it passed before, and failed at its last check.\n\nGo on with "Greet" of Tiny:\n  npm run check -- tiny/1\n`,
    );
  });

  test("of all that passed, and was saved since", async () => {
    const root = own();
    solve(root, ["1-greet/greet.ts", "2-roll/main.ts"]);
    appendFileSync(join(root, "exercises/tiny/2-roll/main.ts"), "\n");
    const checked = {
      "tiny/1-greet": { at: "2999-01-01T00:00:00.000Z", passed: true },
      "tiny/2-roll": { at: AT, passed: true },
    };
    note(root, { checked });
    expect((await startAsText(root)).out).toBe(
      `Tiny  [####################]  2 of 2\n   1  Greet  passed\n   2  Roll   edited\n\n${AS_OF}edited: it passed at its last check, and was saved since.\n\nEvery stage has passed. Well done!\n`,
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
      `${stages}      Data structure review  not answered\n\n${AS_OF}\n${done}The data structure review of Tiny waits for your answers:\n  npm run review -- tiny\n`,
    );
    writeFileSync(join(root, "exercises/tiny/review.json"), "{}");
    expect((await startAsText(root)).out).toBe(
      `${stages}      Data structure review  answered\n\n${AS_OF}\n${done}`,
    );
  });

  test("of files that are gone, with a progress that is broken", async () => {
    const root = own();
    rmSync(join(root, "exercises/tiny/1-greet"), { recursive: true });
    writeFileSync(join(root, "exercises/tiny/1-greet"), "a file");
    writeFileSync(join(root, ".deckwork"), "");
    const { status, out, err } = await startAsText(root);
    expect({ status, out }).toEqual({
      status: 0,
      out: `Tiny  [....................]  0 of 2\n > 1  Greet  no files\n   2  Roll   not started\n\n${AS_OF}no files: there is nothing in its folder; \`npm run reset\` puts the starter's\n  files there.\n\nGo on with "Greet" of Tiny:\n  npm run reset -- tiny/1\n`,
    });
    expect(err).toMatch(/^.*progress\.json cannot be read \(ENOTDIR\); going on without it\.\n$/);
  });

  test("of a workbook that is broken, with the place", async () => {
    const root = own();
    const file = join(root, "graders/tiny/track.json");
    writeFileSync(file, "{}");
    const { status, out, err } = await startAsText(root);
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err.startsWith(`${file}: at "number": `)).toBe(true);
    expect(err.split("\n")).toHaveLength(2);
  });

  test("of this workbook, with the names that the grader knows", async () => {
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
      })),
    }));
    expect(await outline(PROJECT)).toEqual(known);
  });
});

const reason = noTerminal();
if (reason) console.warn(`NOT RUN: the desk on a terminal, because ${reason}`);

// They wait for what is shown, and so side by side.
describe.skipIf(reason)("on a terminal", { concurrent: true }, () => {
  const sit = (root: string, env?: NodeJS.ProcessEnv) => runAtTerminal(root, [], env, after);

  /** Whether the cursor is there, after all that was written. */
  const cursorShown = (terminal: Terminal) =>
    terminal.seen().lastIndexOf("\x1b[?25h") > terminal.seen().lastIndexOf("\x1b[?25l");

  const LEFT = { status: 0, asBefore: true };

  test.each([
    ["Ctrl-C", KEYS.ctrlC],
    ["Esc", KEYS.escape],
  ])("%s leaves, and the terminal is as it was", async (_, key) => {
    const terminal = sit(own());
    await terminal.shows("Leave the desk");
    expect(cursorShown(terminal)).toBe(false);
    terminal.press(key);
    expect(await terminal.ended).toEqual(LEFT);
    expect(cursorShown(terminal)).toBe(true);
  });

  test("a signal leaves, and the terminal is as it was", async () => {
    const terminal = sit(own());
    await terminal.shows("Leave the desk");
    terminal.kill("SIGTERM");
    expect(await terminal.ended).toEqual({ status: 143, asBefore: true });
    expect(cursorShown(terminal)).toBe(true);
  });

  test("the stage to go on with is chosen already, and then its lesson; arrows go on", async () => {
    const root = own();
    const terminal = sit(root);
    await terminal.shows("Leave the desk");
    terminal.press(KEYS.enter);
    await terminal.shows("Greet (Tiny 1, not started):");
    await terminal.shows("Leave the desk");
    terminal.press(KEYS.enter);
    await terminal.shows("You will be able to greet.");
    // After the lesson, the files are next; below them, the program.
    await terminal.shows("Leave the desk");
    terminal.press(KEYS.down);
    terminal.press(KEYS.enter);
    await terminal.shows("TODO 1: greeting");
    await terminal.shows("The program has ended with status 1.");
    await terminal.shows("Leave the desk");
    terminal.press(KEYS.escape);
    await terminal.shows("Which stage?");
    await terminal.shows("Leave the desk");
    terminal.press(KEYS.up);
    terminal.press(KEYS.enter);
    expect(await terminal.ended).toEqual(LEFT);
  });

  test("a stage is found by typing, checked, and the next one offered", async () => {
    const root = own();
    solve(root, ["1-greet/greet.ts"]);
    const terminal = sit(root);
    await terminal.shows("Leave the desk");
    terminal.press("no such stage");
    await terminal.shows("Nothing is called that");
    terminal.press("\x7f".repeat("no such stage".length));
    await terminal.shows("Leave the desk");
    terminal.press("greet");
    await terminal.shows("greet");
    terminal.press(KEYS.enter);
    await terminal.shows("Greet (Tiny 1, begun):");
    await terminal.shows("Leave the desk");
    terminal.press(KEYS.enter);
    await terminal.shows("All passed.");
    await terminal.shows("Greet (Tiny 1, passed):");
    await terminal.shows("Leave the desk");
    terminal.press(KEYS.enter);
    await terminal.shows("Roll (Tiny 2, not started):");
    terminal.press(KEYS.ctrlC);
    expect(await terminal.ended).toEqual(LEFT);
    const { checked } = JSON.parse(readFileSync(join(root, ".deckwork/progress.json"), "utf8"));
    expect(checked).toEqual({ "tiny/1-greet": { at: expect.any(String), passed: true } });
  });

  test("a track's review is in the list, and after its last stage", async () => {
    const root = own(tinyReview());
    solve(root, ["1-greet/greet.ts", "2-roll/main.ts"]);
    note(root, { checked: { "tiny/2-roll": { at: AT, passed: true } } });
    const terminal = sit(root);
    await terminal.shows("Leave the desk");
    terminal.press(`roll${KEYS.enter}`);
    await terminal.shows("Roll (Tiny 2, passed):");
    await terminal.shows("Leave the desk");
    // What comes after the last stage is chosen already.
    terminal.press(KEYS.enter);
    await terminal.shows("Who deals?");
    await terminal.shows("the dealer");
    terminal.press(KEYS.ctrlC);
    await terminal.shows("No question is answered yet.");
    await terminal.shows("Leave the desk");
    terminal.press(KEYS.escape);
    await terminal.shows("Which stage?");
    await terminal.shows("Leave the desk");
    terminal.press(`quiz${KEYS.enter}`);
    await terminal.shows("Who deals?");
    await terminal.shows("the dealer");
    terminal.press(`${KEYS.down}${KEYS.enter}`);
    await terminal.shows("How many cards has a");
    terminal.press(`52${KEYS.enter}`);
    await terminal.shows("2 of 2 answers right");
    await terminal.shows("Leave the desk");
    terminal.press(KEYS.ctrlC);
    expect(await terminal.ended).toEqual(LEFT);
    expect(readFileSync(join(root, "exercises/tiny/review.json"), "utf8")).toContain(
      '"cards": "52"',
    );
  });

  test("a stage is started over, and what was written is kept beside", async () => {
    const root = own();
    solve(root, ["1-greet/greet.ts"]);
    const terminal = sit(root);
    await terminal.shows("Leave the desk");
    terminal.press(`greet${KEYS.enter}`);
    await terminal.shows("Greet (Tiny 1, begun):");
    await terminal.shows("Leave the desk");
    terminal.press(`over${KEYS.enter}`);
    await terminal.shows("back at the beginning");
    await terminal.shows("Greet (Tiny 1, not started):");
    await terminal.shows("Leave the desk");
    terminal.press(KEYS.ctrlC);
    expect(await terminal.ended).toEqual(LEFT);
    const files = readdirSync(join(root, "exercises/tiny/1-greet"));
    expect(files.filter((file) => /^greet\.ts\.kept-\d{8}-\d{6}$/.test(file))).toHaveLength(1);
    expect(readFileSync(join(root, "exercises/tiny/1-greet/greet.ts"), "utf8")).toContain("TODO 1");
  });

  test("Ctrl-C ends a program and not the desk", async () => {
    const terminal = sit(own());
    await terminal.shows("Leave the desk");
    terminal.press(`roll${KEYS.enter}`);
    await terminal.shows("Roll (Tiny 2, not started):");
    await terminal.shows("Leave the desk");
    terminal.press("finished");
    await terminal.shows("finished");
    terminal.press(KEYS.enter);
    await terminal.shows("Seed: ");
    terminal.press(KEYS.ctrlC);
    await terminal.shows("You have stopped the program.");
    await terminal.shows("Leave the desk");
    terminal.press(KEYS.ctrlC);
    expect(await terminal.ended).toEqual(LEFT);
  });

  test("files are opened in the student's editor, or told where they are", async () => {
    const root = own();
    const editor = join(root, "my editor");
    writeFileSync(editor, `#!/bin/sh\nprintf '[%s]' "$@" > "${root}/opened"\n`);
    chmodSync(editor, 0o755);
    for (const [env, says] of [
      [{ VISUAL: editor }, "Opening with my editor:"],
      [{ EDITOR: "nowhere-to-be-found --wait" }, "Open these in your editor:"],
    ] as const) {
      const terminal = sit(root, env);
      await terminal.shows("Leave the desk");
      terminal.press(KEYS.enter);
      await terminal.shows("Greet (Tiny 1, not started):");
      await terminal.shows("Leave the desk");
      terminal.press("open my");
      await terminal.shows("open my");
      terminal.press(KEYS.enter);
      await terminal.shows(says);
      await terminal.shows("  exercises/tiny/1-greet/greet.ts");
      await terminal.shows("Leave the desk");
      terminal.press(KEYS.ctrlC);
      expect(await terminal.ended).toEqual(LEFT);
    }
    expect(readFileSync(join(root, "opened"), "utf8")).toBe(
      "[exercises/tiny/1-greet/greet.ts][exercises/tiny/1-greet/main.ts]",
    );
  });

  test("a narrower terminal gets a narrower list", async () => {
    const terminal = sit(own());
    await terminal.shows("Leave the desk");
    terminal.press(KEYS.enter);
    await terminal.shows("npm run lesson -- tiny/1");
    await terminal.shows("Leave the desk");
    const before = terminal.seen().length;
    terminal.resize(40, 20);
    await terminal.shows("Check it");
    const after = terminal.seen().slice(before);
    expect(after).not.toContain("npm run");
    terminal.press(KEYS.ctrlC);
    expect(await terminal.ended).toEqual(LEFT);
  });

  test.each([
    ["NO_COLOR", { NO_COLOR: "1" }],
    ["a terminal that can do little", { TERM: "dumb" }],
  ])("with %s it asks by numbered lines, without a control sequence", async (_, env) => {
    const terminal = sit(own(), env);
    await terminal.shows("Greet, stage 1 of Tiny: not started");
    await terminal.shows("A number, a word to search for, Enter for 1");
    terminal.press("nothing\r");
    await terminal.shows('There is no "nothing" here.');
    await terminal.shows("q to leave: ");
    terminal.press("o\r");
    await terminal.shows("q to leave: ");
    terminal.press("roll\r");
    await terminal.shows("Roll (Tiny 2, not started):");
    terminal.press("hint\r");
    await terminal.shows("A nudge to step 1.");
    await terminal.shows("Roll (Tiny 2, not started):");
    terminal.press("b\r");
    await terminal.shows("Which stage?");
    terminal.press(KEYS.ctrlC);
    expect(await terminal.ended).toEqual(LEFT);
    expect(terminal.seen()).not.toContain("\x1b");
  });
});
