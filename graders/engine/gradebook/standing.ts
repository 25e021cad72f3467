/**
 * What a gradebook needs of a submission, and no more: those of a whole course are held at once.
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
  /** Whether the grader failed at all of it. */
  readonly failed?: true;
  /** One for each track that was graded; none where the grader failed. */
  readonly totals: readonly Total[];
}

/** What one track comes to. */
export interface Total {
  /** The track's folder. */
  readonly track: string;
  /** Out of a hundred; more, with extra credit. */
  readonly total: number;
  /** What it still lacks, in words: `still to be marked: style`. */
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
