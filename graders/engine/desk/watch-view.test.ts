/** What somebody who watches sees, and how it fits. */
import { expect, test } from "vitest";
import type { Stage } from "../discover/discover.ts";
import { renderCase } from "../report/case.ts";
import type { CaseResult, StageResult } from "../score/score.ts";
import { fitWatch, renderWatch, type WatchView } from "./watch-view.ts";

const stage: Stage = {
  path: "tiny/1-greet",
  track: "tiny",
  name: "1-greet",
  number: 1,
  slug: "greet",
  title: "Greet",
  learned: "You can greet.",
  points: 25,
  extra: false,
  cases: [],
};

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
const CASE = renderCase(FAILS, FAILS.cases[0]!, { width: 80, colour: false }, false);
const view = (more: Partial<WatchView> = {}): WatchView => ({
  stage,
  result: FAILS,
  checking: false,
  keys: true,
  ...more,
});
const look = (width: number, colour = false) => ({ width, colour });

test("the verdict stands at the top, the first failure below it, the others are a count", () => {
  expect(renderWatch(view(), look(80)).join("\n")).toBe(`Greet: 0 of 2 cases passed, 0 of 25 points.
tiny/1-greet

The simplest failure in full:

${CASE.join("\n")}

Watching exercises: every save checks this stage.
h one more hint   l lesson   r run my program   n next stage   p back   q quit`);
});

test("a pass says what was learned, and what is next", () => {
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

test("a low terminal shows the verdict, the hint and the keys before the failure", () => {
  const fit = (rows: number, more?: Partial<WatchView>) => fitWatch(view(more), look(80), rows);
  expect(fit(12).join("\n")).toBe(`Greet: 0 of 2 cases passed, 0 of 25 points.
tiny/1-greet

The simplest failure in full:

${CASE.slice(0, 3).join("\n")}
… ${CASE.length - 3} more lines: npm run check -- tiny/1

Watching exercises: every save checks this stage.
h one more hint   l lesson   r run my program   n next stage   p back   q quit`);
  expect(
    fit(8, { note: "A nudge.\n" }).join("\n"),
  ).toBe(`Greet: 0 of 2 cases passed, 0 of 25 points.
tiny/1-greet

A nudge.

Watching exercises: every save checks this stage.
h one more hint   l lesson   r run my program   n next stage   p back   q quit`);
});

test("nothing is higher than the terminal, or wider than one of 40 columns", () => {
  const note = `${"A hint of many words. ".repeat(2)}\n`.repeat(9);
  for (const width of [40, 60, 80])
    for (let rows = 10; rows < 40; rows++)
      for (const more of [{}, { note }, { result: PASSES, note }, { checking: true }]) {
        const lines = fitWatch(view(more), look(width), rows);
        const high = lines.reduce((sum, line) => sum + (Math.ceil(line.length / width) || 1), 0);
        expect(high).toBeLessThanOrEqual(rows);
      }
  for (const line of renderWatch(view(), look(40))) expect(line.length).toBeLessThanOrEqual(40);
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
