/** Which changes are not tried, because of what was given. */
import { expect, test } from "vitest";
import type { Repair } from "../execute/build.ts";
import { mayBeOwn } from "./given-lines.ts";

const FILE = "tiny/1-sum/main.ts";
const STARTER =
  "start();\n// TODO 5: watch, and\n//         repeat this.\nwatch(leader);\nend();\n";

/** The lines of a file in which such a change may be tried, from 1. */
function linesWith(kind: Repair["at"]["kind"], text: string): readonly number[] {
  const may = mayBeOwn({ [FILE]: text }, { [FILE]: STARTER });
  const lines = [...text.trimEnd().split("\n").keys()].map((at) => at + 1);
  return lines.filter((line) => may({ id: line, file: FILE, rank: 0, at: { line, kind } }));
}

test("what was given is right, unless nearly every file has it", () => {
  expect(linesWith("name", `${STARTER}own();\n}\n`)).toEqual([6, 7]);
  expect(linesWith("order", "start();\nend();\n"), "the order may be another one").toEqual([2]);
});

test("something may be missing beside it, but not where a TODO says so", () => {
  expect(linesWith("missing", STARTER)).toEqual([1, 2, 5]);
  const done = STARTER.replace("watch(leader);", "while (on) watch(leader);");
  expect(linesWith("missing", done), "in what is written").toContain(4);
});
