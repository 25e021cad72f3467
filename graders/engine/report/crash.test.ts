import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { codeFrame, columnIn, nameOfPlace } from "../text/code-frame.ts";
import { renderCrash } from "./crash.ts";

const ROOT = resolve("/home/some one/deckwork");
const TREE = join(ROOT, "exercises");
const at = (file: string) => join(TREE, "tiny", file);
const render = (thrown: unknown, source?: string) => renderCrash(thrown, TREE, ROOT, () => source);

/** An error with a stack as Node writes it. */
function error(name: string, message: string, ...frames: string[]): unknown {
  return {
    name,
    message,
    stack: [`${name}: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join("\n"),
  };
}

describe("a crash", () => {
  test("is described by what was thrown, the program's own first place, and its callers", () => {
    const thrown = error(
      "RangeError",
      "srand: a seed is a whole number",
      "srand (/tmp/deckwork-1/toolkit:random.ts:41:11)",
      `shuffle (${at("shuffle.ts")}:3:5)`,
      `async ${at("main.ts")}:9:1`,
      "process.processTicksAndRejections (node:internal/process/task_queues:95:5)",
    );
    expect(render(thrown, "    srand(-1);")).toBe(
      [
        "RangeError: srand: a seed is a whole number",
        "  at exercises/tiny/shuffle.ts:3:5",
        "  3 | srand(-1);",
        "    | ^",
        "  called from exercises/tiny/main.ts:9:1",
        "",
      ].join("\n"),
    );
  });

  test("keeps to the terminal's width", () => {
    const thrown = error("Error", "x", `f (${at("a.ts")}:7:61)`);
    const source = `${"show(card); ".repeat(5)}fail();`;
    expect(renderCrash(thrown, TREE, ROOT, () => source, 40)).toBe(
      [
        "Error: x",
        "  at exercises/tiny/a.ts:7:61",
        "  7 | …d); show(card); fail();",
        "    |                  ^",
        "",
      ].join("\n"),
    );
  });

  test("is found if Node gives files as URLs", () => {
    expect(render(error("Error", "x", `f (${pathToFileURL(at("a.ts")).href}:1:2)`))).toBe(
      "Error: x\n  at exercises/tiny/a.ts:1:2\n",
    );
  });

  test("of endless recursion names one place", () => {
    const frames = Array.from({ length: 10 }, () => `f (${at("a.ts")}:2:10)`);
    expect(render(error("RangeError", "Maximum call stack size exceeded", ...frames))).toBe(
      "RangeError: Maximum call stack size exceeded\n  at exercises/tiny/a.ts:2:10\n",
    );
  });

  test("names four callers at the most", () => {
    const frames = Array.from({ length: 9 }, (_, line) => `f (${at("a.ts")}:${line + 1}:1)`);
    expect(
      render(error("Error", "x", ...frames))
        .split("\n")
        .slice(1),
    ).toEqual([
      "  at exercises/tiny/a.ts:1:1",
      ...[2, 3, 4, 5].map((line) => `  called from exercises/tiny/a.ts:${line}:1`),
      "  …",
      "",
    ]);
  });

  test.each([
    ["a string", "Uncaught: no more\\x1b[2J cards\n", "no more\x1b[2J cards"],
    ["nothing", "Uncaught: undefined\n", undefined],
    [
      "an error of another file",
      "Error: x\n",
      error("Error", "x", "f (/elsewhere/exercises.ts:1:1)"),
    ],
    [
      "an object that cannot be read",
      "Error: it cannot be read\n",
      {
        get name() {
          throw new Error("no");
        },
      },
    ],
  ])("with %s", (_, text, thrown) => {
    expect(render(thrown)).toBe(text);
  });
});

describe("a place", () => {
  test("is described as far as it is known", () => {
    expect(nameOfPlace({ file: "a.ts" })).toBe("a.ts");
    expect(nameOfPlace({ file: "a.ts", line: 3, column: 4 })).toBe("a.ts:3:4");
  });

  test("has its caret under the column, even after tabs, invisible characters and cards", () => {
    expect(codeFrame({ file: "a.ts", line: 12, column: 5, source: "\tx\t\u200by z" })).toEqual([
      "  12 | x \\u200by z",
      "     |         ^",
    ]);
    const source = 'show("🂡", hand[1]);';
    const column = columnIn(source, source.indexOf("hand") + 1);
    expect(codeFrame({ line: 1, column, source })).toEqual([
      '  1 | show("🂡", hand[1]);',
      "    |           ^",
    ]);
  });

  test("without a line or its text has no frame; a very long line shows a window", () => {
    expect(codeFrame({ file: "a.ts", source: "x" })).toEqual([]);
    expect(codeFrame({ file: "a.ts", line: 1 })).toEqual([]);
    const source = `${"x".repeat(149)}?${"x".repeat(150)}`;
    expect(codeFrame({ line: 1, column: 150, source }, { indent: "", columns: 24 })).toEqual([
      `1 | …${"x".repeat(9)}?${"x".repeat(8)}…`,
      "  |           ^",
    ]);
  });
});
