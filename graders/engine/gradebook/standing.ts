/**
 * The part of a submission that a gradebook needs. It is small, because those of a whole course are in memory together.
 *
 * @module
 */
import type { Origin } from "../intake/entry.ts";
import type { MarkedSubmission } from "../marks/marks.ts";
import { openSays } from "../report/marks.ts";

export interface Standing {
  /** The student's name. */
  readonly name: string;
  readonly origin: Origin;
  /** The name of the student's feedback files, without an ending. */
  readonly feedback: string;
  /** Whether the grader failed on the whole submission. */
  readonly failed?: true;
  /** One total for each graded track; none if the grader failed. */
  readonly totals: readonly Total[];
}

/** The total of one track. */
export interface Total {
  /** The track's folder. */
  readonly track: string;
  /** Out of a hundred, or more with extra credit. */
  readonly total: number;
  /** What is missing from it, in words: `still to be marked: style`. */
  readonly open: readonly string[];
}

/** @param feedback - the name of the student's feedback files, without an ending */
export function standingOf(
  { result, tracks }: MarkedSubmission,
  origin: Origin,
  feedback: string,
): Standing {
  return {
    name: result.name,
    origin,
    feedback,
    ...(result.fault === undefined ? {} : { failed: true }),
    totals:
      result.fault === undefined
        ? tracks.map((marks) => ({
            track: marks.result.track.name,
            total: marks.total,
            open: openSays(marks.open),
          }))
        : [],
  };
}
