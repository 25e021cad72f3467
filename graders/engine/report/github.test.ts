/** What GitHub shows of a check. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { IN_FULL } from "../../in-full-for-tests.ts";
import { everyResult } from "../for-tests/every-verdict.ts";
import { HITS, refuses } from "../for-tests/example-cases.ts";
import { hostileText, judged, printed, ran, stageOf, trackOf } from "../for-tests/examples.ts";
import { renderAnnotations, renderClassroomOutput, renderSummary } from "./github.ts";
import { reportSubmission } from "./report.ts";

const wrong = judged(HITS, ran(printed(HITS, (text) => text.replace("Dealer hits.\n", ""))));

function reportOf(...cases: Parameters<typeof stageOf>[0]) {
  return reportSubmission({ name: "you", notes: [], tracks: [trackOf([stageOf(cases)])] });
}

function resultOf(output: string) {
  const [, text] = /^result=([A-Za-z0-9+/=]+)\n$/.exec(output)!;
  return JSON.parse(Buffer.from(text!, "base64").toString("utf8"));
}

test("Classroom's reporter gets a test for each stage", () => {
  expect(resultOf(renderClassroomOutput(reportOf(wrong, refuses)))).toEqual({
    version: 1,
    status: "fail",
    max_score: expect.any(Number),
    tests: [
      {
        name: expect.stringMatching(/^2 /),
        status: "fail",
        message: "1 of 2 cases passed",
        test_code: "npm run check -- blackjack/2",
        filename: "",
        line_no: 0,
        execution_time: "0s",
        score: expect.any(Number),
      },
    ],
  });
  expect(resultOf(renderClassroomOutput(reportOf(refuses)))).toMatchObject({
    status: "pass",
    tests: [{ status: "pass" }],
  });
});

test("a failing stage has an annotation with its case and what is wrong; a passing one has none", () => {
  expect(renderAnnotations(reportOf(wrong, refuses))).toMatch(
    /^::error title=2 [^:]+%3A 1 of 2 cases passed::hits-once: .+\n$/,
  );
  expect(renderAnnotations(reportOf(refuses))).toBe("");
});

test("no text of a student's is a command of its own, or leaves its place", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const lines = renderAnnotations(reportSubmission(everyResult("you", text))).split("\n");
      expect(lines.at(-1)).toBe("");
      for (const line of lines.slice(0, -1))
        expect(line).toMatch(/^::error [a-z]+=[^:,\r]*(,[a-z]+=[^:,\r]*)*::[^\r]+$/);
    }),
    { numRuns: IN_FULL ? 50 : 10 },
  );
});

test("a summary that GitHub would drop is told without the failures", () => {
  const report = reportOf(wrong, refuses);
  expect(renderSummary(report)).toContain("Dealer hits.");
  const [track] = report.tracks;
  const many = { ...report, tracks: Array.from({ length: 400 }, () => track!) };
  const long = renderSummary(many);
  expect(Buffer.byteLength(long)).toBeLessThan(2 ** 20);
  expect(long).toContain("too long to be shown here");
});
