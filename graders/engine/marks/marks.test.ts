import { expect, test } from "vitest";
import { header, refuses } from "../for-tests/example-cases.ts";
import { EXTRA, STAGE, stageOf, TRACK, trackOf, withVerdict } from "../for-tests/examples.ts";
import type { TrackResult } from "../judge/results.ts";
import { type Applied, markTrack, type TrackMarks } from "./marks.ts";

/** Half of the stage's 30 points, of a track of 30. */
const HALF: TrackResult = trackOf([stageOf([header, refuses])]);

function mark(result: TrackResult, applied: Partial<Applied> = {}): TrackMarks {
  return markTrack(result, { rubric: new Map(), ...applied });
}

const style = (earned: number) => new Map([["style", { earned }]]);

test("stages have the share that the rubric and review leave", () => {
  const { stages, scale, total, open } = mark({ ...HALF, earned: 15 });
  expect({ stages, total, open }).toEqual({
    stages: { earned: 35, points: 70 },
    total: 35,
    open: [{ kind: "rubric", name: "style" }],
  });
  expect(scale).toBeCloseTo(70 / 30);
});

test("a person's marks count, with their comments, and nothing is open", () => {
  const given = new Map([["style", { earned: 21.5, comment: "Neat." }]]);
  const { rubric, total, open } = mark({ ...HALF, earned: 30 }, { rubric: given });
  expect(rubric).toMatchObject([{ name: "style", points: 30, earned: 21.5, comment: "Neat." }]);
  expect([total, open]).toEqual([91.5, []]);
});

test("a comment without a mark leaves the mark open", () => {
  const { rubric, open } = mark(HALF, { rubric: new Map([["style", { comment: "See me." }]]) });
  expect(rubric[0]).not.toHaveProperty("earned");
  expect(open).toHaveLength(1);
});

test("a stage's point is one mark if the sum is not above its share", () => {
  const track = { ...TRACK, stages: [{ ...STAGE, points: 70 }, EXTRA] };
  const { scale, stages } = mark({ ...HALF, track, earned: 50 });
  expect([scale, stages]).toEqual([1, { earned: 50, points: 70 }]);
});

test("extra credit is scaled like the stages and added on top", () => {
  const track = { ...TRACK, stages: [{ ...STAGE, points: 140 }, EXTRA] };
  const result = { ...HALF, track, earned: 140, points: 140, extra: 10, extraPoints: 10 };
  const { extra, total } = mark(result, { rubric: style(30) });
  expect([extra, total]).toEqual([{ earned: 5, points: 5 }, 105]);
});

test("the review counts, and an unanswered review earns nothing", () => {
  const track = { ...TRACK, review: { points: 10, questions: [] } };
  const review = { kind: "answered", right: 1, earned: 5, points: 10, questions: 2 } as const;
  expect(mark({ ...HALF, track, earned: 30, review }).total).toBe(65);
  expect(mark({ ...HALF, track, earned: 30 }).review).toEqual({ earned: 0, points: 10 });
});

test("a cap limits all marks together, and lateness is taken off after that", () => {
  const cap = { points: 40, reached: undefined };
  const late = { days: 2, off: 15 };
  const capped = mark({ ...HALF, earned: 30, cap }, { rubric: style(30), late });
  expect([capped.cap, capped.total]).toEqual([40, 25]);
  expect(mark({ ...HALF, earned: 0 }, { late }).total).toBe(0);
});

test("without any work there is nothing to mark, unless a person has marked it", () => {
  const cases = ["the-header", "hits-once"].map((name) =>
    withVerdict(name, { kind: "not started" }),
  );
  const untouched = trackOf([stageOf(cases)]);
  const { rubric, total, open } = mark(untouched);
  expect(rubric).toMatchObject([{ earned: 0, noWork: true }]);
  expect([total, open]).toEqual([0, []]);
  expect(mark(untouched, { rubric: style(2) })).toMatchObject({ total: 2 });
});

test("a fault of the grader leaves the total open", () => {
  const fault = stageOf([{ ...refuses, verdict: { kind: "grader fault", why: "x" } }]);
  expect(mark(trackOf([fault]), { rubric: style(1) }).open).toEqual([
    { kind: "fault", stage: STAGE.path },
  ]);
  expect(mark(HALF, { rubric: style(1), fault: true }).open).toEqual([{ kind: "fault" }]);
});
