/** The view of a watched stage, and how it fits on the screen. */
import { expect, test } from "vitest";
import type { CaseResult, StageResult } from "../../judge/results.ts";
import { renderSections } from "../../report/blocks.ts";
import { explainCase } from "../../report/explain-case.ts";
import { clampTop } from "../terminal/scroll.ts";
import { layOutWatch, renderLayout, renderWatch, type WatchView } from "./view.ts";
import { GREET as stage } from "./watch-for-tests.ts";

function resultOf(...cases: CaseResult[]): StageResult {
  const earned = cases.reduce((sum, one) => sum + one.earned, 0);
  return { stage, cases, earned, standIns: [] } as unknown as StageResult;
}

const caseOf = (name: string, verdict: CaseResult["verdict"]): CaseResult => ({
  kind: "check",
  name,
  verdict,
  points: 12.5,
  earned: verdict.kind === "passed" ? 12.5 : 0,
});

const FAILS = resultOf(
  caseOf("says-hello", {
    kind: "missing",
    what: Array.from({ length: 4 }, (_, one) => `thing ${one}`),
    seen: "run",
  }),
  caseOf("says-goodbye", { kind: "missing", what: ["no goodbye"], seen: "run" }),
);
const PASSES = resultOf(caseOf("says-hello", { kind: "passed" }), caseOf("b", { kind: "passed" }));
/** As every report tells it. */
const CASE = renderSections(explainCase(FAILS, FAILS.cases[0]!), {
  width: 80,
  colour: false,
});
const view = (more: Partial<WatchView> = {}): WatchView => ({
  stage,
  result: FAILS,
  checking: false,
  keys: true,
  ...more,
});
const look = (width: number, colour = false) => ({ width, colour });

test("the verdict is at the top, with the first failure and the number of others below it", () => {
  expect(renderWatch(view(), look(80)).join("\n")).toBe(`Greet: 0 of 2 cases passed, 0 of 25 points.
tiny/1-greet

The simplest failure in full:

${CASE.join("\n")}

Watching exercises: every save checks this stage.
h one more hint   l lesson   r run my program   n next   p previous   q quit`);
});

test("a pass says what the stage teaches, and what is next", () => {
  expect(
    renderWatch(view({ result: PASSES, next: "Roll" }), look(40)).join("\n"),
  ).toBe(`Greet: all passed, 25 of 25 points.
tiny/1-greet

You can greet.

Next is "Roll": press n.

Watching exercises: every save checks
this stage.
h hint  l lesson  r run  n next  q quit`);
});

/** What a screen of 80 columns shows, from that row of the middle on. */
function onScreen(rows: number, top: number, more?: Partial<WatchView>): string {
  const layout = layOutWatch(view(more), look(80), { columns: 80, rows });
  return renderLayout(layout, clampTop(top, layout.extent), look(80)).join("\n");
}

const FOOT = `Watching exercises: every save checks this stage.
h one more hint   l lesson   r run my program   n next   p previous   q quit`;
/** The failure, as it scrolls. */
const MIDDLE = ["The simplest failure in full:", "", ...CASE];

test("on a low terminal, the failure scrolls between the verdict and the keys", () => {
  expect(onScreen(12, 0)).toBe(`Greet: 0 of 2 cases passed, 0 of 25 points.
tiny/1-greet

${MIDDLE.slice(0, 5).join("\n")}

Lines 1–5 of ${MIDDLE.length}: Space or ↓ for more
${FOOT}`);
  expect(onScreen(12, 99)).toBe(`Greet: 0 of 2 cases passed, 0 of 25 points.
tiny/1-greet

${MIDDLE.slice(-5).join("\n")}

Lines ${MIDDLE.length - 4}–${MIDDLE.length} of ${MIDDLE.length}: ↑ for the lines above
${FOOT}`);
});

test("a hint is below the failure, in the same text", () => {
  const note = "A nudge.\n";
  const { noteAt } = layOutWatch(view({ note }), look(80), { columns: 80, rows: 12 });
  expect(noteAt).toBe(MIDDLE.length + 1);
  expect(onScreen(12, 99, { note })).toBe(`Greet: 0 of 2 cases passed, 0 of 25 points.
tiny/1-greet

${[...MIDDLE, "", "A nudge."].slice(-5).join("\n")}

Lines ${MIDDLE.length - 2}–${MIDDLE.length + 2} of ${MIDDLE.length + 2}: ↑ for the lines above
${FOOT}`);
});

test("a narrow and low terminal shows the verdict, a part of the failure and the keys", () => {
  const layout = layOutWatch(view(), look(40), { columns: 40, rows: 14 });
  const narrow = renderSections(explainCase(FAILS, FAILS.cases[0]!), look(40));
  expect(renderLayout(layout, 0, look(40)).join("\n")).toBe(`Greet: 0 of 2 cases passed, 0 of 25
points.
tiny/1-greet

The simplest failure in full:

${narrow.slice(0, 3).join("\n")}

Lines 1–5 of ${narrow.length + 2}: Space or ↓ for more
Watching exercises: every save checks
this stage.
h hint  l lesson  r run  n next  q quit`);
});

test("if everything fits, line numbers are not shown", () => {
  expect(onScreen(40, 0)).toBe(renderWatch(view(), look(80)).join("\n"));
});

test("no screen is higher than the terminal, or wider than 40 columns", () => {
  const note = `${"A hint of many words. ".repeat(2)}\n`.repeat(9);
  for (const width of [40, 60, 80])
    for (let rows = 10; rows < 40; rows++)
      for (const more of [{}, { note }, { result: PASSES, note }, { checking: true }])
        for (const top of [0, 3, 99]) {
          const layout = layOutWatch(view(more), look(width), { columns: width, rows });
          const lines = renderLayout(layout, clampTop(top, layout.extent), look(width));
          expect(lines.length).toBeLessThanOrEqual(rows);
          for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
        }
});

test("a stage of tests has no key to run it, and before the first verdict it says that it checks", () => {
  const tests = { ...stage, tests: { file: "a.test.ts" } };
  expect(
    renderWatch(view({ stage: tests, result: undefined }), look(40)).join("\n"),
  ).toBe(`Greet: checking…
tiny/1-greet

Watching exercises: every save checks
this stage.
h hint  l lesson  n next  q quit`);
});
