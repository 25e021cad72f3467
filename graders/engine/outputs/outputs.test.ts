/** What is made of the records of a results folder. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type LedgerHead, openLedger } from "../course/ledger.ts";
import { recordOf } from "../course/record.ts";
import { HITS, refuses, spacing } from "../for-tests/example-cases.ts";
import { judged, printed, ran, stageOf, TRACK, trackOf } from "../for-tests/examples.ts";
import type { StageResult, SubmissionResult } from "../judge/results.ts";
import type { ResultsJson } from "../report/json.ts";
import { writeOutputs } from "./outputs.ts";

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "deckwork-results-"));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const HEAD: Omit<LedgerHead, "version"> = {
  workbook: "deckwork 0.1.0",
  protection: "bubblewrap",
  courses: ["class"],
  tracks: ["blackjack"],
  notes: [],
  names: [],
};

/** Writes these into the results folder, and makes its outputs. */
function make(results: readonly SubmissionResult[], head: Partial<LedgerHead> = {}) {
  const ledger = openLedger(out);
  try {
    ledger.writeHead({ ...HEAD, ...head });
    for (const one of results) ledger.write(recordOf(one, undefined, () => undefined));
    return writeOutputs(ledger, [TRACK], { now: new Date() }).unwritten;
  } finally {
    ledger.close();
  }
}

function resultOf(name: string, more: Partial<SubmissionResult> = {}): SubmissionResult {
  return { name, tracks: [], notes: [], ...more };
}

function read(): ResultsJson {
  return JSON.parse(readFileSync(join(out, "results.json"), "utf8")) as ResultsJson;
}

test("feedback that cannot be written is reported with its student, and the others get theirs", () => {
  mkdirSync(join(out, "feedback/bob.md"), { recursive: true });
  const notes = ["c/dan is a link\x1b."];
  const added = ["ann", "bob", "cid"].map((name) => resultOf(name, { notes: ["A."] }));
  const unwritten = `The feedback could not be written to ${join(out, "feedback/bob.md")} (EISDIR).`;
  expect(make(added, { notes })).toEqual([unwritten]);
  expect(read()).toEqual({
    version: 1,
    workbook: "deckwork 0.1.0",
    protection: "bubblewrap",
    notes,
    submissions: [
      { name: "ann", tracks: [], notes: ["A."] },
      { name: "bob", tracks: [], notes: [unwritten, "A."] },
      { name: "cid", tracks: [], notes: ["A."] },
    ],
  });
  expect(readdirSync(join(out, "feedback"))).toEqual([
    "ann.html",
    "ann.md",
    "bob.html",
    "bob.md",
    "cid.html",
    "cid.md",
  ]);
  expect(readFileSync(join(out, "results.json"), "utf8")).not.toContain("\x1b");
});

test("any name gives unique file names on every system, and the results are JSON", () => {
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
    "=SUM(A1)",
    "-rf",
    '"O\'Neill, Shaq"',
    "\u{1f0a1}".repeat(80),
    "x".repeat(300),
  ];
  make(names.map((name) => resultOf(name)));
  expect(new Set(read().submissions.map(({ name }) => name))).toEqual(new Set(names));
  for (const [folder, ending, form] of [
    ["feedback", ".md", /^[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}_. ()~-]*\.md$/u],
    ["feedback", ".html", /^[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}_. ()~-]*\.html$/u],
    ["records", ".json", /^[a-zA-Z0-9-]+\.json$/],
  ] as const) {
    const files = readdirSync(join(out, folder)).filter((name) => name.endsWith(ending));
    expect(files).toHaveLength(names.length);
    expect(files.filter((name) => !form.test(name))).toEqual([]);
    const alike = new Set(files.map((name) => name.normalize("NFC").toLowerCase()));
    expect(alike.size).toBe(names.length);
    expect(Math.max(...files.map((name) => Buffer.byteLength(name)))).toBeLessThan(256);
  }
});

const ann = (...cases: Parameters<typeof stageOf>[0]) =>
  resultOf("ann", { tracks: [trackOf([stageOf(cases)])] });

test("a record contains everything about a result, and the points come from the current workbook", () => {
  const missed = judged(HITS, ran(printed(HITS, (text) => text.replace("Dealer hits.\n", ""))));
  const run = ran(printed(HITS, (text) => text.replace("Dealer hits.\n", "")));
  const [stage] = ann(refuses, missed).tracks[0]!.stages;
  const withRun: StageResult = {
    ...stage!,
    cases: stage!.cases.map((one) => (one.name === HITS ? { ...one, run } : one)),
  };
  make([resultOf("ann", { tracks: [trackOf([withRun])] })], { names: ["ann"] });
  const [first] = readdirSync(join(out, "records"));
  const record = readFileSync(join(out, "records", first!), "utf8");
  expect(record).toContain("Dealer stands.");
  expect(record).not.toContain('"rows":[{');
  const feedback = readFileSync(join(out, "feedback/ann.md"), "utf8");
  expect(feedback).toContain("  expected  Dealer hits.");
  const [graded] = read().submissions[0]!.tracks[0]!.stages;
  expect(graded!.cases.find(({ name }) => name === HITS)).toMatchObject({
    verdict: "different",
    kinds: ["missing line"],
    turn: 3,
  });
});

test("changes.md says whose marks changed last, by how much and because of which case", () => {
  make([ann(refuses, spacing), resultOf("bob")], { names: ["ann", "bob"] });
  expect(readdirSync(out)).not.toContain("changes.md");
  make([ann(refuses, judged(HITS, ran(printed(HITS))))], { names: ["ann", "bob"] });
  expect(readFileSync(join(out, "changes.md"), "utf8")).toBe(
    `# Changes since the earlier results

- ann: +8.75 points
  - blackjack/2-deal: 11.25 → 15 of 30 (hits-once: different → passed)
`,
  );
  make([], { names: ["ann", "bob"] });
  expect(readdirSync(out)).toContain("changes.md");
});

test("the feedback of a removed record is deleted, and other files beside it stay", () => {
  make([resultOf("ann"), resultOf("bob")]);
  writeFileSync(join(out, "feedback/mine.md"), "My notes.\n");
  for (const file of readdirSync(join(out, "records")))
    if (file.startsWith("bob-")) rmSync(join(out, "records", file));
  make([]);
  expect(readdirSync(join(out, "feedback"))).toEqual(["ann.html", "ann.md", "mine.md"]);
  expect(read().submissions.map(({ name }) => name)).toEqual(["ann"]);
});

test("an invalid record is named, and the old outputs stay", () => {
  make([resultOf("ann"), resultOf("bob")], { names: ["ann", "bob"] });
  const before = read();
  const [file] = readdirSync(join(out, "records"));
  writeFileSync(join(out, "records", file!), '{"version":1');
  expect(() => make([])).toThrow(
    `${join(out, "records", file!)}: this is not the record of a submission; remove it, and grade that submission again.`,
  );
  expect(read()).toEqual(before);
});
