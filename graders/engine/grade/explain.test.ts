/** Of which runs it is asked whether a known mistake is behind them. */
import { expect, test } from "vitest";
import type { FailedCase } from "../diagnose/mistakes.ts";
import type { Result, Runner } from "../execute/run.ts";
import type { Attempt, Context, Work } from "./attempt.ts";
import { explain } from "./explain.ts";

const ran = (error?: string): Result => ({
  kind: "ran",
  run: {
    stdout: "",
    stderr: "",
    ended: {
      how: "exit",
      status: 1,
      ...(error === undefined ? {} : { error: { name: "Error", message: error } }),
    },
  },
});

test("those that fail, together, and not those that end in the starter's own TODO", async () => {
  const asked: (readonly FailedCase[])[] = [];
  const context = {
    starters: { "tiny/1-greet/greet.ts": 'throw new Error("TODO 1: greeting");\n' },
    diagnostician: {
      diagnose: async (_, all) => {
        asked.push(all);
        return new Map();
      },
    },
  } satisfies Pick<Context, "starters" | "diagnostician">;
  const results: Record<string, Result> = {
    passes: ran(),
    fails: ran(),
    unfinished: ran("TODO 1: greeting"),
    crashes: ran("TODO 1: nothing of the starter's"),
    stopped: { kind: "not run", because: "others were stopped" },
  };
  const cases = Object.keys(results).map((name) => ({
    name,
    kind: "transcript",
    verdict: { kind: name === "passes" ? "passed" : "missing", what: [] },
  }));
  const attempt = {
    build: undefined,
    ran: new Map(Object.entries(results)),
    result: { stage: { path: "tiny/1-greet" }, cases, standIns: [] },
  };
  await explain(
    context as unknown as Context,
    {} as Work,
    {} as Runner,
    attempt as unknown as Attempt,
  );
  expect(asked.map((all) => all.map(({ name }) => name))).toEqual([["fails", "crashes"]]);
});
