import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SubmissionResult } from "../judge/results.ts";
import type { ResultsJson } from "./json.ts";
import { openResults } from "./write-results.ts";

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "deckwork-results-"));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const HEAD = { version: 1, workbook: "deckwork 0.1.0", protection: "bubblewrap" } as const;

function resultOf(name: string, more: Partial<SubmissionResult> = {}): SubmissionResult {
  return { name, tracks: [], notes: [], ...more };
}

function read(): ResultsJson {
  return JSON.parse(readFileSync(join(out, "results.json"), "utf8")) as ResultsJson;
}

test("feedback that cannot be written is told with its student, and keeps nobody else from theirs", () => {
  mkdirSync(join(out, "feedback/bob.md"), { recursive: true });
  const results = openResults(out, { ...HEAD, notes: ["c/dan is a link\x1b."] });
  const added = ["ann", "bob", "cid"].map((name) => results.add(resultOf(name, { notes: ["A."] })));
  results.finish();
  const unwritten = `The feedback could not be written to ${join(out, "feedback/bob.md")} (EISDIR).`;
  expect(added.map((result) => result.unwritten)).toEqual([undefined, unwritten, undefined]);
  expect(read()).toEqual({
    ...HEAD,
    notes: ["c/dan is a link\x1b."],
    submissions: [
      { name: "ann", tracks: [], notes: ["A."] },
      { name: "bob", tracks: [], notes: [unwritten, "A."] },
      { name: "cid", tracks: [], notes: ["A."] },
    ],
  });
  expect(readdirSync(join(out, "feedback"))).toEqual(["ann.md", "bob.md", "cid.md"]);
  expect(readFileSync(join(out, "results.json"), "utf8")).not.toContain("\x1b");
});

test("the results of the last whole run stand until the next one is whole", () => {
  const first = openResults(out, HEAD);
  first.add(resultOf("ann"));
  first.finish();
  openResults(out, HEAD).add(resultOf("bob"));
  expect(read().submissions.map(({ name }) => name)).toEqual(["ann"]);
});

test("whatever a name is, its file has a name of its own on every system, and the results are JSON", () => {
  const names = [
    "a\ud800",
    "a\udfff",
    "a\nb\x1b",
    "../../etc/passwd",
    "..",
    "",
    "Ann",
    "ann",
    "Zoe\u0308",
    "Zo\u00eb",
    "\u{1f0a1}".repeat(80),
    "x".repeat(300),
  ];
  const results = openResults(out, HEAD);
  for (const name of names) results.add(resultOf(name));
  results.finish();
  expect(read().submissions.map(({ name }) => name)).toEqual(names);
  const files = readdirSync(join(out, "feedback"));
  expect(files).toHaveLength(names.length);
  expect(
    files.filter((name) => !/^[\p{L}\p{M}\p{N}_~][\p{L}\p{M}\p{N}_.~-]*\.md$/u.test(name)),
  ).toEqual([]);
  expect(new Set(files.map((name) => name.normalize("NFC").toLowerCase())).size).toBe(names.length);
  expect(Math.max(...files.map((name) => Buffer.byteLength(name)))).toBeLessThan(256);
});
