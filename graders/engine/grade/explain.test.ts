/** Which runs are compared with known mistakes. */
import { expect, test } from "vitest";
import type { RanCase } from "../diagnose/mistakes.ts";
import { withoutRun } from "../execute/outcome.ts";
import type { Run } from "../execute/run.ts";
import { explain } from "./explain.ts";
import type { Grader } from "./grader.ts";
import type { Grading, StageRun } from "./grading.ts";

const ran = (error?: string): Run => ({
  stdout: "",
  stderr: "",
  ended: {
    how: "exit",
    status: 1,
    ...(error === undefined ? {} : { error: { name: "Error", message: error } }),
  },
});

const KINDS: Readonly<Record<string, string>> = { passes: "passed", stopped: "not run" };

test("all that ran, together, and not those that end in the starter's own TODO", async () => {
  const asked: (readonly RanCase[])[] = [];
  const grader = {
    options: {},
    starters: { "tiny/1-greet/greet.ts": 'throw new Error("TODO 1: greeting");\n' },
    diagnostician: {
      diagnose: async (_, all) => {
        asked.push(all);
        return new Map();
      },
    },
  } satisfies Pick<Grader, "options" | "starters" | "diagnostician">;
  const runs: Record<string, Run> = {
    passes: ran(),
    fails: ran(),
    unfinished: ran("TODO 1: greeting"),
    crashes: ran("TODO 1: nothing of the starter's"),
    stopped: withoutRun({ how: "not run", because: "others were stopped" }),
  };
  const cases = Object.keys(runs).map((name) => ({
    name,
    kind: "transcript",
    verdict: { kind: KINDS[name] ?? "missing", what: [] },
  }));
  const stage = {
    build: undefined,
    runs: new Map(Object.entries(runs)),
    result: { stage: { path: "tiny/1-greet", cases: [] }, cases, standIns: [] },
  };
  await explain(
    { grader, submission: { files: {} } } as unknown as Grading,
    stage as unknown as StageRun,
    async () => new Map(),
  );
  expect(asked.map((all) => all.map(({ name }) => name))).toEqual([["passes", "fails", "crashes"]]);
});
