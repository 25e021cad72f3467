/** Where changes are written: not in what the case does not come to that the search begins with. */
import { expect, test } from "vitest";
import type { Run } from "../execute/run.ts";
import { parseTranscript } from "../text/transcript.ts";
import type { Stage } from "../workbook/workbook.ts";
import { writeChanges } from "./changed-places.ts";
import type { Grading } from "./grading.ts";
import type { Seen } from "./seen.ts";

const FILE = "tiny/1-sum/sum.ts";
const OTHER = "tiny/1-sum/other.ts";
const transcript = (typed: number) =>
  parseTranscript(`# A case.\n${"Number: \u27e85\u27e9\n".repeat(typed)}right\n`, "case");
const stage = {
  path: "tiny/1-sum",
  cases: [
    { kind: "transcript", name: "long", weight: 1, transcript: transcript(0) },
    { kind: "transcript", name: "short", weight: 1, transcript: transcript(0) },
  ],
} as unknown as Stage;
const run: Run = {
  ...{ stdout: "wrong\n", stderr: "", pauses: [] },
  ended: { how: "exit", status: 0 },
};
const [first, second] = [{ ...run }, { ...run }];

const grading = {
  grader: {
    ...{ hasReference: true, options: {}, starters: {} },
    builder: { repairs: async () => undefined },
  },
  submission: { files: { [FILE]: "one();", [OTHER]: "two();" } },
  ...{ track: { name: "tiny" }, repairs: new Map() },
} as unknown as Grading;

const regionsFor = (of: Run) => {
  const seen: Seen = {
    ran: [
      { name: "long", run: first, passed: false },
      { name: "short", run: second, passed: false },
    ],
    ...{ areAll: true, wrongBefore: [] },
    unreached: { run: of, slots: [{ file: FILE, name: "settle" }] },
  };
  return writeChanges(grading, stage, undefined, seen)!.regions;
};

test("a function that the first case does not come to is left as it is", () => {
  expect(regionsFor(first)).toEqual([{ file: FILE, without: ["settle"] }, { file: OTHER }]);
});

test("one that another case does not come to is changed", () => {
  expect(regionsFor(second)).toEqual([{ file: FILE }, { file: OTHER }]);
});
