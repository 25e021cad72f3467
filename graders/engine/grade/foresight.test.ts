/** What is found while a process runs a sample counts only if that does the same, and if the stages before are right. */
import { expect, test } from "vitest";
import type { Run } from "../execute/run.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { Stage } from "../workbook/workbook.ts";
import type { Grading, StageRun } from "./grading.ts";
import { openForesight } from "./look-ahead.ts";

const STAGE = { path: "tiny/2-roll", name: "2-roll", track: "tiny", cases: [] } as unknown as Stage;
const said = (stdout: string): Run => ({
  ...{ stdout, stderr: "", pauses: [] },
  ended: { how: "exit", status: 0 },
});
const ran = (stdout: string, called?: string, kind: Verdict["kind"] = "different"): StageRun =>
  ({
    build: { kind: "built", uses: ["tiny/1-greet"] },
    runs: new Map([["rolls", said(stdout)]]),
    ...(called === undefined ? {} : { called: said(called) }),
    result: { stage: STAGE, cases: [{ name: "rolls", kind: "transcript", verdict: { kind } }] },
  }) as unknown as StageRun;
const only = (run: StageRun) => new Map([[STAGE, run]]);

function open(before: StageRun) {
  const found = () => new Map([["found", Promise.resolve({})]]);
  const grading = {
    ...{ searches: found(), changes: found(), traces: found() },
    // Where files have moved, nothing is looked for.
    submission: { moved: { "a.ts": "b.ts" }, files: {} },
    grader: { starters: {} },
  } as unknown as Grading;
  const runs = new Map<Stage, StageRun>();
  const foresight = openForesight(grading, runs, async () => ({ grading, ran: only(before) }));
  return { foresight, runs, grading };
}

test.each([
  ["kept if it does the same", ran("wrong", "5"), 1],
  ["forgotten if it prints something else", ran("other", "5"), 0],
  ["forgotten if its calls give something else", ran("wrong", "6"), 0],
])("it is %s", async (_, final, count) => {
  const { foresight, runs, grading } = open(ran("right", undefined, "different"));
  foresight.expected(only(ran("wrong", "5")));
  expect(runs.get(STAGE)).toBeDefined();
  await foresight.confirm(only(final));
  expect([grading.searches.size, grading.changes.size, grading.traces.size]).toEqual([
    ...[count, count, count],
  ]);
});

test.each([
  ["is looked for if the stage before passes", "passed", ["found", "tiny/2-roll"]],
  ["is not looked for if it fails", "different", ["found"]],
] as const)("the fault %s", async (_, kind, traced) => {
  const { foresight, grading } = open(ran("before", undefined, kind));
  const early = ran("wrong");
  foresight.expected(only(early));
  await new Promise((resolve) => setImmediate(resolve));
  await foresight.confirm(only(early));
  expect([...grading.traces.keys()]).toEqual(traced);
});

test("what comes too late is not noted", async () => {
  const { foresight, runs } = open(ran("before"));
  await foresight.confirm(only(ran("wrong")));
  foresight.expected(only(ran("late")));
  expect(runs.size).toBe(0);
});
