/**
 * What is said where the workbook or the grader is at fault: the points of that stage, or of that track, stay open, and
 * nothing else of the submission is lost.
 *
 * @module
 */
import type { Submission } from "../intake/read-submission.ts";
import { type StageResult, scoreStage, scoreTrack, type TrackResult } from "../judge/score.ts";
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
  if (brokenOf([stage]).size > 0) {
    const { path, track: own, name, number, slug } = stage;
    const known = { path, track: own, name, number, slug, title: slug, learned: "" };
    const told = { name: "stage.json", kind: "check", weight: 1, verdict } as const;
    return scoreStage({ ...known, points: 0, extra: false, cases: [] }, [told], track.costs);
  }
  const judged = stage.cases.map(({ kind, ...one }) => ({
    ...one,
    kind: kind === "transcript" ? kind : ("check" as const),
    verdict,
  }));
  return scoreStage(stage, judged, track.costs);
}

/** A track of which nothing is known but the answers to its review. */
export function faultyTrack(
  track: Track,
  stages: readonly Stage[],
  { reviews }: Submission,
  error: unknown,
): TrackResult {
  return scoreTrack(
    track,
    stages.map((stage) => faultyStage(track, stage, error)),
    reviews?.[track.name],
  );
}
