/** Which lines were given, and which of them a task is about. */
import { expect, test } from "vitest";
import { isGiven, isOfTodo } from "./given-lines.ts";

const FILE = "tiny/1-sum/main.ts";
const STARTER =
  "start();\n// TODO 5: watch a trick, and\n//         repeat this.\nwatch(leader);\nend();\n";
const at = (line: number) => ({ file: FILE, at: { line, kind: "missing" as const } });

test("what is missing below a TODO is the task, and below nothing else", () => {
  const linesOf = (text: string) =>
    [...text.split("\n").keys()].filter((line) => isOfTodo({ [FILE]: text }, at(line + 1)));
  expect(linesOf(STARTER)).toEqual([2, 3]);
  expect(linesOf("start();\n// It is watched.\nwatch(leader);\n")).toEqual([]);
  expect(linesOf("start();\n// TODO 5: watch a trick.\nwatch(leader);\n")).toEqual([2]);
});

test("a line is given if the starter has it, unless nearly every file has", () => {
  const isIt = (line: number) =>
    isGiven(
      { [FILE]: `${STARTER}own();\n}\n` },
      { ...at(line), id: 0, rank: 0 },
      { [FILE]: STARTER },
    );
  expect([4, 6, 7].map(isIt)).toEqual([true, false, false]);
});
