/** Sentences on a terminal: the question for a stage, and line breaks. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { commandOf, ownWorkbook } from "./run-for-tests.ts";
import { noTerminal, openTerminal } from "./terminal-for-tests.ts";

const reason = noTerminal();
if (reason) console.warn(`NOT RUN: sentences on a terminal, because ${reason}`);

describe.skipIf(reason)("on a terminal of 40 columns", () => {
  /** The lines that a command says, and its status. */
  async function at40(root: string, ...args: readonly string[]) {
    const command = ["sh", "-c", 'stty cols 40; exec "$0" "$@"', ...commandOf(args)];
    const terminal = openTerminal(command, root, { ...process.env, DECKWORK_ROOT: root });
    onTestFinished(terminal.close);
    const { status } = await terminal.ended;
    const [, , ...lines] = terminal.seen().trimEnd().split("\r\n");
    return { status, lines: lines.slice(0, -1) };
  }

  test("a complaint is broken between words, and a command that fits on a line is not", async () => {
    const root = ownWorkbook();
    expect(await at40(root, "hint")).toEqual({
      status: 2,
      lines: ["Which stage? For example:", "npm run hint -- tiny/1; npm start shows", "them all."],
    });
    expect(await at40(root, "solution", "tiny/1")).toEqual({
      status: 1,
      lines: [
        '"Greet" has not passed yet:',
        "npm run check -- tiny/1 says what is",
        "left to do, and",
        "npm run solution -- tiny/1 --insist",
        "shows the solution anyway.",
      ],
    });
    expect((await at40(root, "lesson", "tiny/9")).lines).toEqual([
      'tiny has no stage "9"; its stages are',
      "1-greet, 2-roll.",
    ]);
  });

  test("the line below a hint is wrapped, too", async () => {
    const root = ownWorkbook();
    const hint = async () => (await at40(root, "hint", "tiny/1")).lines.slice(-2);
    expect(await hint()).toEqual(["1 more hint for task 1:", "npm run hint -- tiny/1-greet"]);
    await hint();
    expect(await hint()).toEqual([
      "You have seen all the hints. Again:",
      "npm run hint -- tiny/1-greet --again",
    ]);
  });

  test("a workbook without stages still asks for one", async () => {
    const root = ownWorkbook();
    rmSync(join(root, "graders/tiny"), { recursive: true });
    expect(await at40(root, "lesson")).toEqual({
      status: 2,
      lines: ["Which stage? npm start shows them all."],
    });
  });
});
