import { describe, expect, test } from "vitest";
import { judge } from "../judge/verdict.ts";
import { CASE_LIMITS } from "../limits/limits.ts";
import { parseTranscript } from "../text/transcript.ts";
import { runOfDeath } from "./outcome.ts";

const hello = parseTranscript("Hello.\n", "hello");
const verdictOf = (...death: Parameters<typeof runOfDeath>) => judge(hello, runOfDeath(...death));

describe("the death of a box names the limit that was reached", () => {
  test.each(["cpu", "idle", "wall"] as const)("on time: %s", (limit) => {
    expect(verdictOf({ how: "limit", limit }, "")).toEqual({ kind: "timed out", limit });
  });

  test("on time, with the time that it had if it differs from other cases", () => {
    const limits = { cpuMs: CASE_LIMITS.cpuMs, idleMs: 9000, wallMs: 60_000 };
    const out = (limit: "cpu" | "idle") =>
      verdictOf({ how: "limit", limit }, "", { limits, realTime: true });
    expect([out("cpu"), out("idle")]).toEqual([
      { kind: "timed out", limit: "cpu", realTime: true },
      { kind: "timed out", limit: "idle", ms: 9000, realTime: true },
    ]);
  });

  test("on memory: everything, or JavaScript's heap", () => {
    const aborted = { how: "signal", signal: "SIGABRT" } as const;
    expect(verdictOf({ how: "limit", limit: "memory" }, "")).toEqual({
      kind: "too much memory",
      limit: "resident",
    });
    expect(verdictOf(aborted, "")).toEqual({ kind: "too much memory", limit: "heap" });
  });

  test("no words on standard error stand for a limit", () => {
    const words = "FATAL ERROR: JavaScript heap out of memory\nArray buffer allocation failed";
    const killed = { how: "signal", signal: "SIGTERM" } as const;
    const aborted = { how: "signal", signal: "SIGABRT" } as const;
    const crashed = (signal: string) => ({
      kind: "crashed",
      status: undefined,
      error: { name: "Stopped", message: `it was ended by ${signal}` },
      signal,
      difference: undefined,
    });
    expect(verdictOf(killed, words)).toEqual(crashed("SIGTERM"));
    expect(verdictOf(aborted, words, undefined, "signal")).toEqual(crashed("SIGABRT"));
  });
});

test("a loop that the realm itself stops has reached the limit on computing", () => {
  const run = { stdout: "", stderr: "", ended: { how: "timed out" } } as const;
  expect(judge(hello, run)).toEqual({ kind: "timed out", limit: "cpu" });
});
