import { expect, test } from "vitest";
import type { CaseResult } from "../judge/results.ts";
import { lastWords } from "./last-words.ts";

test("what V8 writes as its memory runs out is left out, and what the program wrote before it is kept", () => {
  const stderr =
    "my own words\n[17:0x5a0b3c0]      812 ms: Mark-Compact 396.1 (400.4) -> 395.9 MB\n<--- JS stacktrace --->\n 1: 0xb8d0a3 node::OOMErrorHandler\n";
  const run = { stdout: "", stderr, ended: { how: "too much memory", limit: "heap" } } as const;
  const one: CaseResult = {
    name: "plays",
    kind: "transcript",
    verdict: { kind: "too much memory", limit: "heap" },
    run,
    earned: 0,
    points: 1,
  };
  expect(lastWords(one, undefined)).toEqual([
    { kind: "diagnosis", text: "It wrote this to standard error:" },
    { kind: "output", lines: ["my own words"] },
  ]);
  const { stdout, ended } = run;
  const noise = { stdout, ended, stderr: stderr.slice("my own words\n".length) };
  expect(lastWords({ ...one, run: noise }, undefined)).toEqual([]);
});
