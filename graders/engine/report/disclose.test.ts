/** What a student learns about a failed fresh game under the course's policy. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Run } from "../execute/outcome.ts";
import { HITS } from "../for-tests/example-cases.ts";
import { judged, printed, ran, stageOf, TRACK, trackOf } from "../for-tests/examples.ts";
import type { CaseResult, SubmissionResult } from "../judge/results.ts";
import { judge } from "../judge/verdict.ts";
import type { Disclosure } from "../marks/policy.ts";
import { discloseResult } from "./disclose.ts";
import { printJson, submissionJson } from "./json.ts";
import { renderFeedback } from "./markdown.ts";
import { reportSubmission } from "./report.ts";

/** A submission with one fresh game that failed in this way. */
function withFresh(run: Run, more: Partial<CaseResult> = {}): SubmissionResult {
  const stage = stageOf([judged(HITS, run)]);
  const [one] = stage.cases as [CaseResult];
  const transcript = one.transcript!;
  const made = { kind: "transcript", name: "fresh-1", weight: 3, transcript, made: true } as const;
  const fresh: CaseResult = {
    name: "fresh-1",
    kind: "transcript",
    made: true,
    transcript,
    run,
    verdict: judge(transcript, run),
    earned: 0,
    points: 30,
    ...more,
  };
  const whole = { ...stage, stage: { ...stage.stage, cases: [made] }, cases: [fresh] };
  return { name: "ann", tracks: [trackOf([whole])], notes: [] };
}

function toldOf(result: SubmissionResult, disclosure: Disclosure): string {
  const report = reportSubmission(
    discloseResult(result, () => disclosure),
    {
      handedIn: true,
      priced: true,
    },
  );
  return `${renderFeedback(report)}${printJson(submissionJson(report), 1)}`;
}

const WRONG = withFresh(ran(printed(HITS, (text) => text.replace("Dealer wins!", "Nobody wins!"))));

test("kind: how it failed and where in the game, but nothing typed or printed", () => {
  const told = toldOf(WRONG, "kind");
  expect(told).toContain("fresh-1: different");
  expect(told.replace(/\s+/g, " ")).toContain(
    "It fails after line 3 of the input, at the prompt `Hit or stand? [h/s]`.",
  );
  expect(told).toContain("a line does not say what it should");
  expect(told).toContain('"turn": 3');
  for (const secret of ["Nobody wins", "Dealer wins", "Q♥", "--lines", "stands on 15", "[[h]]"])
    expect(told).not.toContain(secret);
});

test("typed: also what was typed, and the command that plays it again", () => {
  const told = toldOf(WRONG, "typed");
  expect(told).toContain('check -- blackjack/2 --lines "100,h,s"');
  for (const secret of ["Nobody wins", "Dealer wins", "Q♥", "stands on 15"])
    expect(told).not.toContain(secret);
});

test("all: everything, like a case that is not secret", () => {
  const told = toldOf(WRONG, "all");
  expect(told).toContain("Nobody wins!");
  expect(told).toContain("Dealer wins!");
});

test("where a wrong text is written tells what was printed, so only all tells it", () => {
  const written = { file: "blackjack/2-deal/table.ts", line: 7, source: 'const LOST = "Nobody";' };
  const { run } = WRONG.tracks[0]!.stages[0]!.cases[0]!;
  const known = withFresh(run!, { written });
  expect(toldOf(known, "all")).toContain("is written at");
  for (const secretly of ["kind", "typed"] as const)
    expect(toldOf(known, secretly)).not.toMatch(/is written at|LOST/);
});

const SECRET = "xyzzy";
const ended = (error: { name: string; message: string }): Run => ({
  ...ran(`${SECRET}\n`),
  stderr: SECRET,
  ended: { how: "exit", status: 7, error },
});

test.each<[string, Run, string]>([
  ["an error", ended({ name: "TypeError", message: SECRET }), "TypeError"],
  ["an error of its own name", ended({ name: SECRET, message: "" }), "Error"],
  ["a forbidden file", ended({ name: "Error", message: SECRET }), "Error"],
  ["too much output", { ...ran(SECRET), ended: { how: "too much output" } }, "too much output"],
  ["an endless loop", { ...ran(SECRET), ended: { how: "timed out" } }, "timed out"],
  [
    "one more question",
    { ...ran(SECRET), reads: { taken: 3, askedForMore: true, at: [] } },
    "asks",
  ],
])("a program cannot tell its input by %s", (_, run, kind) => {
  for (const disclosure of ["kind", "typed"] as const) {
    const told = toldOf(withFresh(run), disclosure);
    expect(told).not.toContain(SECRET);
    expect(told).toContain(kind);
  }
});

test("nothing that a program prints, throws or writes to standard error is revealed", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ᚠ-ᛪ]{3,8}$/), fc.nat(4), (secret, way) => {
      const runs: readonly Run[] = [
        ran(secret),
        { ...ran(secret), stderr: secret },
        ended({ name: secret, message: secret }),
        {
          ...ended({ name: "Error", message: secret }),
          ended: {
            how: "exit",
            status: 0,
            error: { name: "Error", message: secret, code: "EACCES" },
          },
        },
        { ...ran(secret), ended: { how: "killed", why: "killed by SIGSEGV", signal: "SIGSEGV" } },
      ];
      expect(toldOf(withFresh(runs[way]!), "kind")).not.toContain(secret);
    }),
    { numRuns: 30 },
  );
});

test("passed cases and cases that are not secret do not change", () => {
  const result: SubmissionResult = {
    name: "ann",
    tracks: [trackOf([stageOf([judged(HITS, ran(printed(HITS)))])])],
    notes: [],
  };
  expect(discloseResult(result, () => "kind")).toEqual(result);
  expect(TRACK.stages.length).toBeGreaterThan(0);
});
