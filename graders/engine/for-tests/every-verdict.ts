/**
 * A submission with every verdict and every field, for the tests of data formats.
 *
 * @module
 */
import type { StageResult, SubmissionResult } from "../judge/results.ts";
import type { ReviewResult } from "../judge/review.ts";
import type { Verdict } from "../judge/verdict.ts";
import { HITS } from "./example-cases.ts";
import {
  EXTRA,
  type Judged,
  judged,
  printed,
  ran,
  STAGE,
  stageOf,
  TRACK,
  trackOf,
} from "./examples.ts";

const difference = (edit: (text: string) => string) => {
  const { verdict } = judged(HITS, ran(printed(HITS, edit)));
  if (verdict.kind !== "different") throw new Error("this edit makes no difference");
  return verdict.difference;
};

/** One verdict of each kind; `text` is a student's text. */
export function everyVerdict(text: string): { readonly [Kind in Verdict["kind"]]: Verdict } {
  const wrong = difference((shown) => shown.replace("Dealer hits.", `${text}.`));
  const problem = { text, file: `blackjack/2-deal/${text}.ts`, line: 1, column: 2, source: text };
  return {
    passed: { kind: "passed" },
    different: { kind: "different", difference: wrong },
    missing: { kind: "missing", what: [text, "A comment."] },
    "not checked": { kind: "not checked", because: text },
    crashed: {
      kind: "crashed",
      status: 1,
      error: { name: "Error", message: text },
      difference: wrong,
    },
    "timed out": { kind: "timed out", limit: "cpu" },
    "asks for more": { kind: "asks for more", difference: wrong },
    "too much output": { kind: "too much output" },
    "too much memory": { kind: "too much memory", limit: "heap" },
    refused: { kind: "refused", when: "building", why: text },
    "does not build": { kind: "does not build", problems: [problem] },
    "not started": { kind: "not started" },
    "not run": { kind: "not run", because: text },
    "grader fault": { kind: "grader fault", why: text },
  };
}

/**
 * Each kind is a separate case: in this stage, and in one with extra credit that is held back and uses the reference.
 */
export function everyResult(name: string, text: string): SubmissionResult {
  const cases = Object.entries(everyVerdict(text)).map(([kind, verdict], at): Judged => {
    const { one } = judged(HITS, ran(""));
    return { one: { ...one, name: `${kind.replaceAll(" ", "-")}-${at}` }, verdict };
  });
  const stage = stageOf(cases);
  const mistake = { name: "wordy", says: "An article too many.", task: 1 };
  const mistaken = stage.cases.map((one) =>
    one.verdict.kind === "different" ? { ...one, mistake } : one,
  );
  const held = {
    ...stageOf(cases.slice(0, 3), [STAGE.path], EXTRA),
    heldBack: "the stages before it" as const,
  };
  const cap = { points: 70, reached: STAGE };
  const points = { earned: 2.5, points: 5, questions: 4 };
  const reviews: readonly ReviewResult[] = [
    { kind: "answered", right: 2, ...points },
    { kind: "not answered", ...points, earned: 0 },
    { kind: "refused", why: text, ...points, earned: 0 },
  ];
  return {
    name,
    tracks: reviews.map((review, at) => {
      const track = `blackjack-${at}`;
      const inTrack = (result: StageResult): StageResult => {
        const path = `${track}/${result.stage.name}`;
        return { ...result, stage: { ...result.stage, track, path } };
      };
      const stages = [{ ...stage, cases: mistaken }, held].map(inTrack);
      return { ...trackOf(stages), track: { ...TRACK, name: track }, cap, review };
    }),
    notes: [text],
  };
}
