import { expect, test } from "vitest";
import { tinyWorkbook } from "../engine/for-tests/tiny-workbook.ts";
import { pageLines, type Terminal } from "./pager.ts";
import { ownWorkbook, runAtTerminal } from "./run-for-tests.ts";
import { KEYS, noTerminal } from "./terminal-for-tests.ts";

const NUMBERED = ["one", "two", "three", "four", "five", "six", "seven"];

/** The output on a terminal whose cursor cannot be moved, after these keys and the end of the input. */
async function seen(
  lines: readonly string[],
  keys: readonly string[],
  { rows = 4, columns = 80 } = {},
): Promise<string> {
  let shown = "";
  const left = [...keys];
  const terminal: Terminal = {
    out: (text) => {
      shown += text;
    },
    size: () => ({ rows, columns }),
    key: async () => left.shift(),
  };
  await pageLines(lines, terminal);
  return shown;
}

test("screens are shown one by one, and after the last no key is needed", async () => {
  expect(await seen(NUMBERED, [" ", "\r"])).toBe(
    "one\ntwo\nthree\n-- 43 %: Enter for more, q to stop --\nfour\nfive\nsix\n-- 86 %: Enter for more, q to stop --\nseven\n",
  );
});

test.each(["q", "\x1b", "\x03", "\x04"])("%j stops", async (key) => {
  expect(await seen(NUMBERED, [key, " "])).toBe(
    "one\ntwo\nthree\n-- 43 %: Enter for more, q to stop --\n",
  );
});

test("so does the end of the input", async () => {
  expect(await seen(NUMBERED, [])).toBe("one\ntwo\nthree\n-- 43 %: Enter for more, q to stop --\n");
});

test("the down arrow shows one line more", async () => {
  expect(await seen(NUMBERED, ["\x1b[B", "q"])).toBe(
    "one\ntwo\nthree\n-- 43 %: Enter for more, q to stop --\nfour\n-- 57 %: Enter for more, q to stop --\n",
  );
});

test("a line that the terminal wraps counts as several rows, and colours take no space", async () => {
  expect(
    await seen(["12345678901", "2", "\x1b[1m1234567890\x1b[22m", "4"], ["q"], { columns: 10 }),
  ).toBe("12345678901\n2\n-- 50 %: Enter for more, q to stop --\n");
  expect(await seen(["\x1b[1m1234567890\x1b[22m", "2", "3", "4"], ["q"], { columns: 10 })).toBe(
    "\x1b[1m1234567890\x1b[22m\n2\n3\n-- 75 %: Enter for more, q to stop --\n",
  );
});

test("a line taller than the screen is still shown", async () => {
  expect(await seen(["x".repeat(50), "2"], [" "], { columns: 10 })).toBe(
    `${"x".repeat(50)}\n-- 50 %: Enter for more, q to stop --\n2\n`,
  );
});

const reason = noTerminal();
if (reason) console.warn(`NOT RUN: the pager on a terminal, because ${reason}`);

test.skipIf(reason)(
  "a lesson can be read back and forth, and the part read stays on the terminal",
  async () => {
    const lines = Array.from({ length: 200 }, (_, at) => `- point ${at + 1}\n`);
    const lesson = { "lessons/tiny/1-greet.md": `# Greet\n\n${lines.join("")}` };
    const terminal = runAtTerminal(ownWorkbook({ ...tinyWorkbook(), ...lesson }), [
      "lesson",
      "tiny/1",
    ]);
    await terminal.shows("-- lines 1–59 of 202: Space for more, b to go back, q to leave --");
    terminal.press(KEYS.end);
    await terminal.shows("of 202: the end,");
    terminal.press(KEYS.home);
    await terminal.shows("lines 1–59 of 202");
    terminal.press(" ");
    await terminal.shows("lines 59–117 of 202");
    terminal.press("b");
    await terminal.shows("lines 1–59 of 202");
    terminal.press(KEYS.down);
    await terminal.shows("lines 2–60 of 202");
    terminal.press("q");
    expect(await terminal.ended).toEqual({ status: 0, asBefore: true });
    const left = terminal.seen().split("\x1b[?1049l")[1]!;
    const points = [...left.matchAll(/point (\d+)/g)].map(([, point]) => Number(point));
    expect(points).toEqual(Array.from({ length: 58 }, (_, at) => at + 1));
  },
);
