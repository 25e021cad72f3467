/**
 * What is said where the workbook or the grader is at fault: the points of that stage, or of that track, stay open, and
 * nothing else of the submission is lost.
 *
 * @module
 */
import type { StageResult } from "../judge/results.ts";
import { scoreStage } from "../judge/score.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Stage, Track } from "../workbook/workbook.ts";

/** One sentence; what is below the first line of an error is of no use to a reader. */
export function whyOf(error: unknown): string {
  if (error instanceof WorkbookError) return error.message;
  const [says] = String(error).split("\n");
  return `an error of the grader's own (${says}); please report it.`;
}

/** The stages whose own files cannot be read, each with the error. */
export function brokenOf(stages: readonly Stage[]): ReadonlyMap<Stage, unknown> {
  const broken = new Map<Stage, unknown>();
  for (const stage of stages) {
    try {
      // All that is read later is read by these two.
      void [stage.points, stage.cases];
    } catch (error) {
      broken.set(stage, error);
    }
  }
  return broken;
}

/** A stage of which nothing is known; where it cannot be read, not even what it is worth. */
export function faultyStage(track: Track, stage: Stage, error: unknown): StageResult {
  const verdict = { kind: "grader fault", why: whyOf(error) } as const;
  if (brokenOf([stage]).size === 0) return scoreStage(stage, () => verdict, track.costs);
  const { path, track: own, name, number, slug } = stage;
  const known = { path, track: own, name, number, slug, title: slug, learned: "" };
  return {
    stage: { ...known, points: 0, extra: false, cases: [] },
    cases: [{ name: "stage.json", kind: "check", verdict, earned: 0, points: 0 }],
    earned: 0,
    standIns: [],
  };
}
