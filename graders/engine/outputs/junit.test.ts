/** `junit.xml`: well-formed whatever is in it, and as CI systems read it. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, expect, test } from "vitest";
import { IN_FULL } from "../../in-full-for-tests.ts";
import { everyResult } from "../for-tests/every-verdict.ts";
import { HITS, REFUSES, refuses } from "../for-tests/example-cases.ts";
import {
  hostileText,
  judged,
  printed,
  ran,
  stageOf,
  trackOf,
  withVerdict,
} from "../for-tests/examples.ts";
import type { SubmissionResult } from "../judge/results.ts";
import { reportSubmission } from "../report/report.ts";
import { openFeedbackNames } from "./feedback.ts";
import { openJunit } from "./junit.ts";
import type { Reported } from "./output.ts";

const SCHEMA = fileURLToPath(new URL("../for-tests/junit.xsd", import.meta.url));
const hasXmllint = spawnSync("xmllint", ["--version"], { timeout: 10_000 }).status === 0;
if (!hasXmllint)
  console.error(
    "NOT RUN: there is no xmllint on this machine (libxml2-utils), so junit.xml is not checked against its schema.",
  );

const folder = mkdtempSync(join(tmpdir(), "deckwork-junit-"));
const file = join(folder, "junit.xml");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reportedOf(result: SubmissionResult, feedback = result.name): Reported {
  const report = reportSubmission(result, { handedIn: true, priced: true });
  const marked = { result, tracks: [] };
  return {
    name: result.name,
    origin: {},
    files: {},
    marked,
    report,
    json: "",
    disclosed: report,
    feedback,
  };
}

function write(...results: readonly SubmissionResult[]): string {
  const output = openJunit(folder);
  const names = openFeedbackNames();
  for (const result of results) output.add(reportedOf(result, names.next(result.name)));
  output.finish();
  return readFileSync(file, "utf8");
}

/** What the schema says against it. */
function schemaSays(): string {
  const { status, stderr } = spawnSync(
    "xmllint",
    ["--noout", "--nonet", "--schema", SCHEMA, file],
    {
      encoding: "utf8",
      timeout: 20_000,
    },
  );
  return status === 0 ? "" : stderr;
}

test("a suite for each student and stage, and a described case for each case", () => {
  const wrong = judged(HITS, ran(printed(HITS, (text) => text.replace("Dealer hits.\n", ""))));
  const header = withVerdict("the-header", {
    kind: "not checked",
    because: "the source could not be read",
  });
  const result = { name: "ann", notes: [], tracks: [trackOf([stageOf([header, wrong, refuses])])] };
  const fault = { name: "bob", notes: [], tracks: [], fault: "The folder cannot be read." };
  expect(write(result, fault)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="deckwork">
    <testsuite name="ann: blackjack/2-deal" tests="3" failures="1" errors="0" skipped="1">
    <testcase classname="ann" name="blackjack/2-deal the-header"><skipped type="not checked" message="the source could not be read (costs nothing)"/></testcase>
    <testcase classname="ann" name="blackjack/2-deal hits-once"><failure type="different" message="missing line (costs 15 of 15 points)">hits-once: different
      This case: The player hits once and stands on 15. Both hands are shown before
      each decision.

      After you typed \`s\` at \`Hit or stand? [h/s]\`, this is what differs:

        … 10 lines as expected
                  |   3♣ |      |
                  Hit or stand? [h/s] s
        expected  Dealer hits.

                   Player Dealer
        … 7 more lines as expected

      expected alone: a missing line

      missing line: a line that should be there is not printed.

      It costs 15 of 15 points.

      Hint:  npm run hint -- blackjack/2
      Again: npm run check -- blackjack/2 --case hits-once
      Play:  npm run play -- blackjack/2 --case hits-once
             it types \`100\`, \`h\`, \`s\` for you</failure></testcase>
    <testcase classname="ann" name="blackjack/2-deal refuses-an-empty-answer"/>
    </testsuite>
    <testsuite name="bob: grading" tests="1" failures="0" errors="1" skipped="0">
    <testcase classname="bob" name="grading"><error type="grader fault" message="The folder cannot be read."/></testcase>
    </testsuite>
    </testsuites>
    "
  `);
});

test("secrets are left out, and the reason for a missing result is given", () => {
  const whole = everyResult("ann", "HIDDEN");
  const { notes } = whole;
  const disclosed = reportSubmission({ ...everyResult("ann", "shown"), notes });
  const report = { ...reportSubmission(whole), fault: "The disk is full." };
  const output = openJunit(folder);
  output.add({ ...reportedOf(whole), report, disclosed });
  output.finish();
  const text = readFileSync(file, "utf8");
  expect(text).not.toContain("HIDDEN");
  expect(text).toContain('<error type="grader fault" message="The disk is full."/>');
});

test("one failure of a stage is described in full, and the others have their known mistake", () => {
  const mistake = { name: "wordy", says: "An article too many." };
  const stage = stageOf(
    [HITS, REFUSES].map((name) =>
      judged(
        name,
        ran(printed(name, (text) => text.replace("Dealer stands", "The dealer stands"))),
      ),
    ),
  );
  const cases = stage.cases.map((one) => ({ ...one, mistake }));
  const text = write({ name: "ann", notes: [], tracks: [trackOf([{ ...stage, cases }])] });
  expect(text.match(/(?<=>)[^<>]*article[^<>]*(?=<)/g)).toHaveLength(2);
  expect(text).toContain(">A known mistake gives this result. An article too many.</failure>");
});

test("with any names and outputs, it is well-formed, and every case has its verdict", () => {
  const count = (xml: string) => {
    const parsed = new XMLParser({
      ignoreAttributes: false,
      isArray: (name) => name.startsWith("test"),
    }).parse(xml);
    const suites = parsed.testsuites[0].testsuite as { testcase: Record<string, unknown>[] }[];
    const kinds = suites
      .flatMap(({ testcase }) => testcase)
      .map(
        (one) =>
          ["failure", "error", "skipped"].find((kind) => one[kind] !== undefined) ?? "passed",
      );
    return [...new Set(kinds)]
      .sort()
      .map((kind) => [kind, kinds.filter((one) => one === kind).length]);
  };
  const expected = count(write(everyResult("ann", "harmless")));
  const text = fc.oneof(
    hostileText,
    fc.constantFrom(
      "]]>",
      "<!DOCTYPE x [<!ENTITY a 'b'>]>&a;",
      "\ufffe\uffff",
      "\u0000",
      "\ud800",
      "&#0;",
      "--><x>",
    ),
  );
  fc.assert(
    fc.property(text, (text) => {
      const xml = write(everyResult(text, text));
      expect(XMLValidator.validate(xml)).toBe(true);
      expect(xml).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/u);
      expect(count(xml)).toEqual(expected);
    }),
    { numRuns: IN_FULL ? 50 : 5 },
  );
  expect(expected).toMatchInlineSnapshot(`
    [
      [
        "error",
        3,
      ],
      [
        "failure",
        36,
      ],
      [
        "passed",
        6,
      ],
      [
        "skipped",
        6,
      ],
    ]
  `);
});

test.skipIf(!hasXmllint)(
  "it keeps to the schema of CI systems, with names that are nearly the same",
  () => {
    const names = [
      "ann",
      "Ann",
      "a\x1b",
      "a\\x1b",
      "",
      "<&\"'>\u202e\ufffe",
      "]]>",
      "x".repeat(300),
    ];
    write(...names.map((name) => everyResult(name, `${name}\0</failure>`)), {
      name: "f",
      tracks: [],
      notes: [],
      fault: "\u0001<",
    });
    expect(schemaSays()).toBe("");
  },
);

test.skipIf(!hasXmllint)("the schema refuses invalid files", () => {
  const result = { name: "ann", notes: [], tracks: [trackOf([stageOf([refuses])])] };
  write(result);
  expect(schemaSays()).toBe("");
  const output = openJunit(folder);
  for (const one of [result, result]) output.add(reportedOf(one));
  output.finish();
  expect(schemaSays()).toContain("Duplicate key-sequence");
});

test("a failure's description is short", () => {
  const what = Array.from({ length: 500 }, (_, at) => `${at}`.repeat(500));
  const text = write({
    name: "ann",
    notes: [],
    tracks: [trackOf([stageOf([withVerdict("the-header", { kind: "missing", what })])])],
  });
  expect(text.length).toBeLessThan(10_000);
});

test("the old file stays until the new one is complete", () => {
  const before = write(everyResult("ann", "x"));
  openJunit(folder).add(reportedOf(everyResult("bob", "y")));
  expect(readFileSync(file, "utf8")).toBe(before);
});
