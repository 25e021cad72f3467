/**
 * What a gradebook needs of a submission, and no more: those of a whole course are held at once.
 *
 * @module
 */
import type { Origin } from "../intake/entry.ts";
import type { MarkedSubmission, OpenMark, TrackMarks } from "../marks/marks.ts";

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
  /** What it still lacks, in words: `style is not marked yet`. */
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
            open: openSays(marks),
          }))
        : [],
  };
}

/** What a total still lacks, in words. */
export function openSays({ open }: Pick<TrackMarks, "open">): string[] {
  return open.map(sayOpen);
}

function sayOpen(open: OpenMark): string {
  switch (open.kind) {
    case "rubric":
      return `${open.name} is not marked yet`;
    case "fault":
      return `${open.stage} could not be graded`;
    default:
      return open satisfies never;
  }
}
