/**
 * Reports a fault of the workbook or the grader: the points of that stage, or of that track, stay open, and nothing
 * else of the submission is lost.
 *
 * @module
 */
import type { StageResult } from "../judge/results.ts";
import { scoreStage } from "../judge/score.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Stage, Track } from "../workbook/workbook.ts";

/** One sentence; the rest of an error after its first line does not help a reader. */
export function whyOf(error: unknown): string {
  if (error instanceof WorkbookError) return error.message;
  const [says] = String(error).split("\n");
  return `an error in the grader (${says}); please report it.`;
}

/** The stages with unreadable files, each with the error. */
export function brokenOf(stages: readonly Stage[]): ReadonlyMap<Stage, unknown> {
  const broken = new Map<Stage, unknown>();
  for (const stage of stages) {
    try {
      // These two read everything that is read later.
      void [stage.points, stage.cases];
    } catch (error) {
      broken.set(stage, error);
    }
  }
  return broken;
}

/** A stage without a result; if it cannot be read, not even its points are known. */
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
