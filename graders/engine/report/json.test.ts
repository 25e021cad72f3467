import fc from "fast-check";
import { expect, test } from "vitest";
import {
  EXTRA,
  hostileText,
  judged,
  printed,
  ran,
  stageOf,
  trackOf,
  withVerdict,
} from "../for-tests/examples.ts";
import type { SubmissionResult } from "../judge/results.ts";
import { printJson, type ResultsJson, submissionJson } from "./json.ts";
import { reportSubmission } from "./report.ts";

/** Results as they are read back from the text. */
function readBack(text: string, submissions: readonly Omit<SubmissionResult, "notes">[]): string {
  const results: ResultsJson = {
    version: 1,
    workbook: text,
    protection: text,
    submissions: submissions.map((one) => submissionJson(reportSubmission({ notes: [], ...one }))),
  };
  return printJson(results, 2);
}

const ENDS = "ends-in-the-middle";
const SECRET = "what the student's program printed";

const stage = stageOf(
  [
    withVerdict("the-header", { kind: "missing", what: ["There is no deal.ts."] }),
    judged(
      "refuses-an-empty-answer",
      ran(printed("refuses-an-empty-answer", (text) => text.replace("h or s", SECRET))),
    ),
    judged(
      ENDS,
      ran("Seed: ", {
        ended: { how: "exit", status: 1, error: { name: "Error", message: "no\x1b[2J" } },
      }),
    ),
  ],
  ["blackjack/1-shuffle"],
);
const mistaken = {
  ...stage,
  cases: stage.cases.map((one) =>
    one.name === ENDS ? { ...one, mistake: { name: "forgets", says: "It forgets." } } : one,
  ),
};
const track = trackOf([
  { ...mistaken, stage: { ...stage.stage, points: 1 }, earned: 1 / 3 },
  stageOf([withVerdict("the-header", { kind: "passed" })], [], EXTRA),
]);

test("results are plain data with rounded points and nothing that a program printed", () => {
  const json = readBack("deckwork 0.1.0", [
    { name: "ada", tracks: [track] },
    { name: "bob", tracks: [], fault: "the folder cannot be read" },
  ]);
  expect(json).not.toContain(SECRET);
  expect(JSON.parse(json)).toMatchInlineSnapshot(`
    {
      "protection": "deckwork 0.1.0",
      "submissions": [
        {
          "name": "ada",
          "tracks": [
            {
              "earned": 0.33,
              "extra": 10,
              "extraPoints": 10,
              "points": 1,
              "stages": [
                {
                  "cases": [
                    {
                      "detail": "There is no deal.ts.",
                      "earned": 0,
                      "kind": "check",
                      "name": "the-header",
                      "points": 10,
                      "verdict": "missing",
                    },
                    {
                      "earned": 0,
                      "kind": "transcript",
                      "kinds": [
                        "different text",
                      ],
                      "name": "refuses-an-empty-answer",
                      "points": 10,
                      "turn": 2,
                      "verdict": "different",
                    },
                    {
                      "detail": "Error: no\\x1b[2J",
                      "earned": 0,
                      "kind": "transcript",
                      "mistake": {
                        "name": "forgets",
                        "says": "It forgets.",
                      },
                      "name": "ends-in-the-middle",
                      "points": 10,
                      "turn": 1,
                      "verdict": "crashed",
                    },
                  ],
                  "earned": 0.33,
                  "extra": false,
                  "points": 1,
                  "stage": "blackjack/2-deal",
                  "standIns": [
                    "blackjack/1-shuffle",
                  ],
                  "title": "Deal",
                },
                {
                  "cases": [
                    {
                      "earned": 10,
                      "kind": "check",
                      "name": "the-header",
                      "points": 10,
                      "verdict": "passed",
                    },
                  ],
                  "earned": 10,
                  "extra": true,
                  "points": 10,
                  "stage": "blackjack/4-extra",
                  "standIns": [],
                  "title": "Extra",
                },
              ],
              "track": "blackjack",
            },
          ],
        },
        {
          "fault": "the folder cannot be read",
          "name": "bob",
          "tracks": [],
        },
      ],
      "version": 1,
      "workbook": "deckwork 0.1.0",
    }
  `);
});

test("as text they contain no control sequences, and are the same data", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const tracks = [
        trackOf([stageOf([withVerdict("the-header", { kind: "grader fault", why: text })])]),
      ];
      const json = readBack(text, [{ name: text, tracks, fault: text }]);
      expect(json).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      const results = JSON.parse(json) as ResultsJson;
      expect([results.workbook, results.submissions[0]!.name]).toEqual([text, text]);
    }),
  );
});
