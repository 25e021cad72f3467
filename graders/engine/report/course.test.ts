import { expect, test } from "vitest";
import { stageOf, trackOf, withVerdict } from "../for-tests/examples.ts";
import { renderCourseEnd, renderCourseLine } from "./course.ts";

const LOOK = { width: 100, colour: false };
const missing = withVerdict("the-header", { kind: "missing", what: ["No header."] });
const crashed = withVerdict("hits-once", {
  kind: "crashed",
  status: 1,
  error: undefined,
  difference: undefined,
});

function said(...cases: Parameters<typeof stageOf>[0]): string {
  const tracks = [trackOf([stageOf(cases)])];
  const line = renderCourseLine({ name: "ada", tracks, notes: [] }, LOOK);
  return line.slice(line.lastIndexOf("  ") + 2);
}

test("a course's line says how a stage's program fails, and names a check only if the program passes", () => {
  expect(said(missing, crashed)).toBe("2-deal crashed");
  expect(said(crashed, missing)).toBe("2-deal crashed");
  expect(said(missing, withVerdict("hits-once", { kind: "passed" }))).toBe("2-deal missing");
});

test("stages that are not started are counted", () => {
  const untouched = stageOf([withVerdict("the-header", { kind: "not started" })]);
  const line = (...stages: (typeof untouched)[]) => {
    const tracks = [trackOf(stages)];
    const text = renderCourseLine({ name: "ada", tracks, notes: [] }, LOOK);
    return text.slice(text.lastIndexOf("  ") + 2);
  };
  expect(line(untouched, untouched)).toBe("2 stages not started");
  expect(line(stageOf([crashed]), untouched)).toBe("2-deal crashed; 1 stage not started");
});

test("a note says why nothing is started, but only for students who have not begun", () => {
  const untouched = stageOf([withVerdict("the-header", { kind: "not started" })]);
  const whole = stageOf([withVerdict("the-header", { kind: "passed" })]);
  const line = (...stages: (typeof untouched)[]) => {
    const result = { name: "ada", tracks: [trackOf(stages)], notes: ["Nothing\nthere."] };
    return renderCourseLine(result, LOOK).slice(51).trim();
  };
  expect(line(untouched, untouched)).toBe("Nothing\\nthere.");
  expect(line(whole, untouched)).toBe("1 stage not started; Nothing\\nthere.");
  expect(line(stageOf([crashed]), untouched)).toBe("2-deal crashed; 1 stage not started");
  expect(line(whole)).toBe("Nothing\\nthere.");
});

test("a course ends with its mean, its median and how many have full marks", () => {
  const end = (...shares: number[]) => {
    const tally = { count: shares.length, faults: 0, shares, totals: [], open: 0 };
    return renderCourseEnd(tally, undefined, [], "reports", LOOK).split("\n")[1];
  };
  expect(end()).toBe("Stages: mean 0 %, median 0 %, 0 with full marks.");
  expect(end(0.5)).toBe("Stages: mean 50 %, median 50 %, 0 with full marks.");
  expect(end(1, 0.5)).toBe("Stages: mean 75 %, median 75 %, 1 with full marks.");
  expect(end(1, 0, 1)).toBe("Stages: mean 67 %, median 100 %, 2 with full marks.");
  expect(end(0, 0.2, 0.4, 1)).toBe("Stages: mean 40 %, median 30 %, 1 with full marks.");
});
