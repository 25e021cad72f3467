/** `results.json` as Gradescope reads it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { IN_FULL } from "../../in-full-for-tests.ts";
import { everyResult } from "../for-tests/every-verdict.ts";
import { HITS, refuses } from "../for-tests/example-cases.ts";
import { hostileText, judged, printed, ran, stageOf, trackOf } from "../for-tests/examples.ts";
import type { SubmissionResult } from "../judge/results.ts";
import { markTrack } from "../marks/marks.ts";
import { reportMarked } from "../report/report.ts";
import { gradescopeResults } from "./gradescope-results.ts";

const right = judged(HITS, ran(printed(HITS)));
const wrong = judged(HITS, ran(printed(HITS, (text) => text.replace("Dealer hits.\n", ""))));

function toldOf(result: SubmissionResult) {
  const rubric = new Map<string, { earned: number }>();
  const fault = result.fault !== undefined;
  const marked = { result, tracks: result.tracks.map((one) => markTrack(one, { rubric, fault })) };
  const report = reportMarked(marked, { handedIn: true, priced: true });
  return { marked, report, disclosed: report };
}

function submission(...cases: Parameters<typeof stageOf>[0]): SubmissionResult {
  return { name: "ann", notes: [], tracks: [trackOf([stageOf(cases)])] };
}

test("a stage is a test, and the total is the track's, even if its tests add up to something else", () => {
  const told = toldOf(submission(wrong, refuses));
  const { score, tests } = gradescopeResults(told);
  const [marks] = told.marked.tracks;
  const [stage] = told.report.tracks[0]!.stages;
  expect(score).toBe(marks!.total);
  expect(tests[0]).toEqual({
    name: expect.stringMatching(/^2 /),
    number: "2",
    score: Math.round(stage!.facts.earned * marks!.scale * 100) / 100,
    max_score: Math.round(stage!.facts.points * marks!.scale * 100) / 100,
    status: "failed",
    name_format: "text",
    output: expect.stringContaining("missing line"),
    output_format: "text",
    visibility: "visible",
  });
  expect(gradescopeResults(toldOf(submission(right, refuses))).tests[0]?.status).toBe("passed");
});

test("what a student may know only later is a test without points, shown after the due date", () => {
  const now = toldOf(submission(right, refuses));
  expect(gradescopeResults(now, now.disclosed).tests.map(({ number }) => number)).toEqual(
    gradescopeResults(now).tests.map(({ number }) => number),
  );
  const later = toldOf(submission(wrong, refuses)).disclosed;
  const added = gradescopeResults(now, later).tests.find(({ number }) => number === "2.1");
  expect(added).toMatchObject({
    visibility: "after_due_date",
    output: expect.stringContaining("Dealer hits."),
  });
  expect(added).not.toHaveProperty("score");
});

test("a fault that is not the student's gives no results at all", () => {
  const told = toldOf({ ...submission(right), fault: "The disk is full." });
  expect(() => gradescopeResults(told)).toThrow(
    "This submission has no results, and that is not the student's fault. Run the autograder again. The disk is full.",
  );
});

test("whatever a student wrote is only text", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const result = everyResult("ann", text);
      const tracks = result.tracks.map((track) => ({
        ...track,
        stages: track.stages.map((stage) => ({
          ...stage,
          cases: stage.cases.filter(({ verdict }) => verdict.kind !== "grader fault"),
        })),
      }));
      const { output, tests } = gradescopeResults(toldOf({ ...result, tracks }));
      for (const one of [output, ...tests.flatMap((test) => [test.name, test.output])])
        expect(one.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    }),
    { numRuns: IN_FULL ? 50 : 10 },
  );
});
