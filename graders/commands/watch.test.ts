/** Watching: with keys on a real terminal, and as text where there is none. */
import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tinyWorkbook } from "../engine/for-tests/tiny-workbook.ts";
import { aThirdOf, testInFull } from "../in-full-for-tests.ts";
import { afterAllTests, commandOf, ownWorkbook, runAtTerminal } from "./run-for-tests.ts";
import { KEYS, noTerminal, type Terminal } from "./terminal-for-tests.ts";

const GREET = "exercises/tiny/1-greet/greet.ts";

const after = afterAllTests();
const own = () => ownWorkbook(tinyWorkbook(), after);

function solve(root: string): void {
  copyFileSync(join(root, "solutions/tiny/1-greet/greet.ts"), join(root, GREET));
}

const progressOf = (root: string) =>
  JSON.parse(readFileSync(join(root, ".deckwork/progress.json"), "utf8"));

// They wait for the screen, so they run side by side.
describe.concurrent("without a terminal, each verdict is text", () => {
  interface Started {
    readonly child: ChildProcess;
    shows(text: string): Promise<void>;
    readonly ended: Promise<{ status: number | null; out: string; err: string }>;
  }

  function start(
    root: string,
    args: readonly string[],
    stdin: "pipe" | "ignore" = "pipe",
  ): Started {
    const [node, ...rest] = commandOf(["watch", ...args]);
    const child = spawn(node, rest, {
      cwd: root,
      env: { ...process.env, DECKWORK_ROOT: root },
      stdio: [stdin, "pipe", "pipe"],
    });
    after(() => void child.kill("SIGKILL"));
    let [out, err] = ["", ""];
    child.stdout!.on("data", (chunk) => {
      out += chunk;
    });
    child.stderr!.on("data", (chunk) => {
      err += chunk;
    });
    return {
      child,
      shows: async (text) => {
        while (!out.includes(text)) {
          if (child.exitCode !== null) throw new Error(`${text} never came: ${out}${err}`);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      },
      ended: new Promise((resolve) =>
        child.once("close", (status) => resolve({ status, out, err })),
      ),
    };
  }

  const FIRST = "Greet: not started, 0 of 25 points.\ntiny/1-greet\n";
  const WATCHING = "\nWatching exercises: every save checks this stage; Ctrl-C to stop.\n";
  const PASS = `\nGreet: all passed, 25 of 25 points.\ntiny/1-greet\n\nYou can greet.\n${WATCHING}`;

  test("it ends with its input, and progress is kept", async () => {
    const root = own();
    const { child, shows, ended } = start(root, ["tiny/1"]);
    await shows(WATCHING);
    solve(root);
    await shows("You can greet.");
    child.stdin!.end("h\nq\n");
    const { status, out, err } = await ended;
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out.startsWith(FIRST)).toBe(true);
    expect(out.endsWith(WATCHING + PASS)).toBe(true);
    expect(out).not.toContain("\x1b");
    const { checked, passed } = progressOf(root);
    expect(checked).toEqual({ "tiny/1-greet": { at: expect.any(String), passed: true } });
    expect(passed).toEqual({ "tiny/1-greet": expect.any(String) });
  });

  testInFull("without any input, there is one verdict", async () => {
    const { status, out, err } = await start(own(), ["tiny/1"], "ignore").ended;
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out.split("Watching")).toHaveLength(2);
  });

  test.each(
    aThirdOf([
      ["SIGINT", 0],
      ["SIGTERM", 143],
    ] as const),
  )("%s ends it with status %i", async (signal, wanted) => {
    const { child, shows, ended } = start(own(), ["tiny/1"]);
    await shows(WATCHING);
    child.kill(signal);
    const { status, err } = await ended;
    expect({ status, err }).toEqual({ status: wanted, err: "" });
  });

  testInFull(
    "without a stage, it watches the one to go on with; if all have passed, it asks for one",
    async () => {
      const root = own();
      const at = "2999-01-01T00:00:00.000Z";
      const note = (...stages: string[]) =>
        writeFileSync(
          join(root, ".deckwork/progress.json"),
          JSON.stringify({
            checked: Object.fromEntries(stages.map((stage) => [stage, { at, passed: true }])),
          }),
        );
      mkdirSync(join(root, ".deckwork"));
      solve(root);
      note("tiny/1-greet");
      const next = await start(root, [], "ignore").ended;
      expect(next.out.split("\n")[0]).toBe("Roll: not started, 0 of 60 points.");
      copyFileSync(
        join(root, "solutions/tiny/2-roll/main.ts"),
        join(root, "exercises/tiny/2-roll/main.ts"),
      );
      note("tiny/1-greet", "tiny/2-roll");
      expect(await start(root, [], "ignore").ended).toEqual({
        status: 0,
        out: "Every stage has passed; to watch one again, name it.\n",
        err: "",
      });
    },
  );

  test("an unknown stage gives a sentence", async () => {
    const { status, out, err } = await start(own(), ["tiny/7"], "ignore").ended;
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err.split("\n")).toHaveLength(2);
  });
});

const reason = noTerminal();
if (reason) console.warn(`NOT RUN: watching on a terminal, because ${reason}`);

// It waits for a loop to be stopped, and for what follows.
describe.skipIf(reason)("on a terminal", { concurrent: true }, () => {
  const watchAt = (root: string, args: readonly string[] = ["tiny/1"], env?: NodeJS.ProcessEnv) =>
    runAtTerminal(root, ["watch", ...args], env, after);

  /** Whether cursor and screen are the shell's, after all that was written. */
  function expectLeft(terminal: Terminal): void {
    const last = (sequence: string) => terminal.seen().lastIndexOf(sequence);
    expect(last("\x1b[?25h")).toBeGreaterThan(last("\x1b[?25l"));
    expect(last("\x1b[?1049l")).toBeGreaterThan(last("\x1b[?1049h"));
  }

  const LEFT = { status: 0, asBefore: true };

  test.each(
    aThirdOf([
      ["q", "q"],
      ["Ctrl-C", KEYS.ctrlC],
    ]),
  )("%s leaves, and the terminal is as it was", async (_, key) => {
    const terminal = watchAt(own());
    await terminal.shows("not started, 0 of 25");
    terminal.press(key);
    await terminal.shows("\x1b[?1049l");
    await terminal.shows("Greet: not started, 0 of 25 points.");
    expect(await terminal.ended).toEqual(LEFT);
    expectLeft(terminal);
  });

  test.each(
    aThirdOf([
      ["SIGTERM", 143],
      ["SIGHUP", 129],
      ["SIGINT", 0],
    ] as const),
  )("%s leaves with status %i, and the terminal is as it was", async (signal, status) => {
    const terminal = watchAt(own());
    await terminal.shows("not started, 0 of 25");
    terminal.kill(signal);
    expect(await terminal.ended).toEqual({ status, asBefore: true });
    expectLeft(terminal);
  });

  // It runs alone, because a moved folder is noticed only when nothing else is running.
  test.sequential("an error restores the terminal and is printed below", async () => {
    const root = own();
    const terminal = watchAt(root);
    await terminal.shows("not started, 0 of 25");
    // The saved files can no longer be read.
    renameSync(join(root, "exercises"), join(root, "elsewhere"));
    writeFileSync(join(root, "exercises"), "");
    writeFileSync(join(root, "elsewhere/tiny/1-greet/greet.ts"), "");
    await terminal.shows("\x1b[?1049l");
    await terminal.shows("exercises: cannot be read");
    expect(await terminal.ended).toMatchObject({ asBefore: true });
    expectLeft(terminal);
  });

  test("a key that cannot do its work says so, and the watch goes on", async () => {
    const root = own();
    const terminal = watchAt(root);
    await terminal.shows("not started, 0 of 25");
    rmSync(join(root, "lessons"), { recursive: true });
    terminal.press("h");
    await terminal.shows("lessons/tiny/1-greet.md:");
    terminal.press("l");
    await terminal.shows("lessons/tiny/1-greet.md:");
    await terminal.shows("Any key: back to watching.");
    terminal.press(KEYS.ctrlC);
    expect(await terminal.ended).toEqual(LEFT);
    expectLeft(terminal);
  });

  test("h gives one more hint each time, and a save that passes shows what the stage teaches", async () => {
    const root = own();
    const terminal = watchAt(root);
    await terminal.shows("not started, 0 of 25");
    terminal.press("h");
    await terminal.shows("A nudge to step 1.");
    await terminal.shows("1 more hint for task 1: press h");
    terminal.press("h");
    await terminal.shows("Nearly the answer to step 1.");
    writeFileSync(join(root, GREET), "export function greeting(: string {\n");
    await terminal.shows("Greet: does not build");
    await terminal.shows("tiny/1-greet/greet.ts:1:26");
    solve(root);
    await terminal.shows("all passed, 25 of 25");
    await terminal.shows("You can greet.");
    const end = await terminal.shows('Next is "Roll": press n.');
    expect(end).not.toContain("Nearly");
    terminal.press("q");
    expect(await terminal.ended).toEqual(LEFT);
    expect(progressOf(root)).toMatchObject({
      hints: { "tiny/1-greet": { "1": 2 } },
      checked: { "tiny/1-greet": { passed: true } },
    });
  });

  testInFull(
    "n watches the next stage, p the previous one, and after the last stage a message says so",
    async () => {
      const root = own();
      const terminal = watchAt(root);
      await terminal.shows("not started, 0 of 25");
      terminal.press("n");
      await terminal.shows("Roll: not started, 0 of 60");
      solve(root);
      writeFileSync(join(root, "exercises/tiny/2-roll/main.ts"), "");
      await terminal.shows("Roll: 0 of 2 cases passed");
      terminal.press("n");
      await terminal.shows("There is no stage after this one.");
      terminal.press("p");
      await terminal.shows("Greet: all passed");
      terminal.press("p");
      await terminal.shows("There is no stage before this one.");
      terminal.press("q");
      expect(await terminal.ended).toEqual(LEFT);
    },
  );

  testInFull("Ctrl-C ends the program that r runs, and nothing that checks it", async () => {
    const root = own();
    const terminal = watchAt(root);
    await terminal.shows("not started, 0 of 25");
    // It only waits, so it takes no processor time from other tests, and none at all where time is virtual.
    const long =
      'export const greeting = () => { setTimeout(() => {}, 2e9); return "Round and round."; };\n';
    writeFileSync(join(root, GREET), long);
    await terminal.shows("different");
    terminal.press("r");
    await terminal.shows("\x1b[?1049l");
    await terminal.shows("Round and round.");
    terminal.press(KEYS.ctrlC);
    await terminal.shows("Any key: back to watching.");
    terminal.press("x");
    solve(root);
    await terminal.shows("Greet: all passed");
    terminal.press("q");
    expect(await terminal.ended).toEqual(LEFT);
    expect(terminal.seen()).not.toContain("gave up");
  });

  testInFull("l shows the lesson, and a key brings the screen back", async () => {
    const terminal = watchAt(own());
    await terminal.shows("not started, 0 of 25");
    terminal.press("l");
    await terminal.shows("\x1b[?1049l");
    await terminal.shows("You will be able to greet.");
    await terminal.shows("Any key: back to watching.");
    terminal.press("q");
    await terminal.shows("\x1b[?1049h");
    await terminal.shows("not started, 0 of 25");
    terminal.press("q");
    expect(await terminal.ended).toEqual(LEFT);
    expectLeft(terminal);
  });

  test("r runs the program with its own keys; Ctrl-C ends it and not the watch", async () => {
    const root = own();
    copyFileSync(
      join(root, "solutions/tiny/2-roll/main.ts"),
      join(root, "exercises/tiny/2-roll/main.ts"),
    );
    solve(root);
    const terminal = watchAt(root, ["tiny/2"]);
    await terminal.shows("all passed, 60 of 60");
    terminal.press("r");
    await terminal.shows("Seed: ");
    terminal.press("100\r");
    await terminal.shows("How many dice? ");
    // Saves during this time are graded afterwards.
    writeFileSync(join(root, GREET), "");
    terminal.press("3\r");
    await terminal.shows("3 6 6");
    await terminal.shows("The program has ended. Any key");
    terminal.press(" ");
    await terminal.shows("graded with the workbook's 1-greet");
    solve(root);
    await terminal.shows("all passed, 60 of 60");
    terminal.press("r");
    await terminal.shows("Seed: ");
    terminal.press(KEYS.ctrlC);
    await terminal.shows("You have stopped the program. Any key");
    terminal.press(" ");
    await terminal.shows("all passed, 60 of 60");
    terminal.press("q");
    expect(await terminal.ended).toEqual(LEFT);
    expectLeft(terminal);
  });

  testInFull("a signal while the program runs ends both", async () => {
    const root = own();
    copyFileSync(
      join(root, "solutions/tiny/2-roll/main.ts"),
      join(root, "exercises/tiny/2-roll/main.ts"),
    );
    solve(root);
    const terminal = watchAt(root, ["tiny/2"]);
    await terminal.shows("all passed, 60 of 60");
    terminal.press("r");
    await terminal.shows("Seed: ");
    terminal.kill("SIGTERM");
    expect(await terminal.ended).toEqual({ status: 143, asBefore: true });
    expectLeft(terminal);
  });

  testInFull("the screen is redrawn for a narrower terminal", async () => {
    const terminal = watchAt(own());
    await terminal.shows("h\x1b[22m one more hint");
    await terminal.shows("not started, 0 of 25");
    terminal.resize(40, 20);
    await terminal.shows("h\x1b[22m hint  ");
    terminal.press("q");
    expect(await terminal.ended).toEqual(LEFT);
  });

  testInFull("NO_COLOR takes away the colour and nothing else", async () => {
    const terminal = watchAt(own(), ["tiny/1"], { NO_COLOR: "1" });
    await terminal.shows("\x1b[?1049h");
    await terminal.shows("not started, 0 of 25");
    await terminal.shows("h one more hint");
    terminal.press("q");
    expect(await terminal.ended).toEqual(LEFT);
    expectLeft(terminal);
    expect(terminal.seen()).not.toMatch(new RegExp(`${"\x1b"}\\[[\\d;]*m`));
  });

  testInFull(
    "on a low terminal the failure scrolls, h shows the hint, and a save goes back to the top",
    async () => {
      const root = own();
      const terminal = watchAt(root);
      await terminal.shows("not started, 0 of 25");
      terminal.resize(80, 14);
      writeFileSync(join(root, GREET), 'export const greeting = () => "Good night.";\n');
      await terminal.shows("Lines 1–");
      await terminal.shows("Space or ↓ for more");
      terminal.press(KEYS.end);
      await terminal.shows("↑ for the lines above");
      terminal.press("h");
      await terminal.shows("A nudge to step 1.");
      await terminal.shows("↑ for the lines above");
      terminal.press(KEYS.home);
      await terminal.shows("Lines 1–");
      terminal.press(KEYS.pageDown);
      await terminal.shows(/Lines [2-9]/);
      writeFileSync(join(root, GREET), 'export const greeting = () => "Good morning.";\n');
      await terminal.shows("Lines 1–");
      terminal.press("q");
      expect(await terminal.ended).toEqual(LEFT);
      expectLeft(terminal);
    },
  );

  testInFull("a simple terminal has keys, but no control sequences", async () => {
    const root = own();
    const terminal = watchAt(root, ["tiny/1"], { TERM: "dumb" });
    await terminal.shows("not started, 0 of 25");
    await terminal.shows("q quit");
    terminal.press("h");
    await terminal.shows("A nudge to step 1.");
    solve(root);
    await terminal.shows("all passed, 25 of 25");
    terminal.press("q");
    expect(await terminal.ended).toEqual(LEFT);
    expect(terminal.seen()).not.toContain("\x1b");
  });
});
