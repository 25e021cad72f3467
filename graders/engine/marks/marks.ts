/**
 * A submission's marks on a track, out of a hundred: the scaled stages, the review, the marks a person gives, extra
 * credit, the limit, and lateness. Nothing is rounded here; the code that prints does that.
 *
 * @module
 */
import type { SubmissionResult, TrackResult } from "../judge/results.ts";
import type { Track } from "../workbook/workbook.ts";

/** The points of a track, without extra credit. */
export const ALL_POINTS = 100;

/** Points earned, and the points possible. */
export interface Share {
  readonly earned: number;
  readonly points: number;
}

/** A part that a person marks, and the result. */
export interface RubricMark {
  readonly name: string;
  readonly points: number;
  /** What to look for. */
  readonly asks: string;
  /** Absent until a person has marked it. */
  readonly earned?: number;
  /** Set if there is no work to mark, so it earns nothing. */
  readonly noWork?: true;
  /** The person's comment for the student. */
  readonly comment?: string;
}

/** How late it was, and what that costs. */
export interface LateMark {
  readonly days: number;
  /** Points taken off, before the total is limited to at least 0. */
  readonly off: number;
}

export interface TrackMarks {
  readonly result: TrackResult;
  /** The stages without extra credit, scaled to their share of the hundred. */
  readonly stages: Share;
  /** The factor for a stage's points; less than one if the stages alone are worth a hundred. */
  readonly scale: number;
  /** Absent if the track has none. */
  readonly extra?: Share;
  readonly review?: Share;
  /** In the order of the track's rubric. */
  readonly rubric: readonly RubricMark[];
  /** The most that all marks together can be; absent if there is no limit. */
  readonly cap?: number;
  /** Absent if it was on time, or if lateness does not count. */
  readonly late?: LateMark;
  /** Out of a hundred, or more with extra credit. Open marks count as nothing. */
  readonly total: number;
  /** Why the total is not final; empty if it is. */
  readonly open: readonly OpenMark[];
}

/** Something missing from a total. */
export type OpenMark =
  /** A person still has to mark this. */
  | { readonly kind: "rubric"; readonly name: string }
  /** The grader failed, on this stage or before any stage. */
  | { readonly kind: "fault"; readonly stage?: string };

/** The parts of the marks that do not come from running programs. */
export interface Applied {
  /** Marks by the name of the rubric entry. */
  readonly rubric: ReadonlyMap<string, Pick<RubricMark, "earned" | "comment">>;
  readonly late?: LateMark;
  /** Set if the grader failed and the result is from an earlier run. */
  readonly fault?: boolean;
}

/** A submission's result with its marks, one for each of its tracks. */
export interface MarkedSubmission {
  readonly result: SubmissionResult;
  readonly tracks: readonly TrackMarks[];
}

/** Adds up the marks of a track. */
export function markTrack(result: TrackResult, { rubric, late, fault }: Applied): TrackMarks {
  const { track, review, cap } = result;
  const { stages: graded } = result;
  const noWork = graded.every(({ cases }) =>
    cases.every(({ verdict }) => verdict.kind === "not started"),
  );
  const marked = track.rubric.map((entry): RubricMark => {
    const given = rubric.get(entry.name);
    return { ...entry, ...(noWork && !given ? { earned: 0, noWork } : given) };
  });
  const { points, scale } = stagesShare(track);
  const stages = { earned: result.earned * scale, points };
  const extra = { earned: result.extra * scale, points: result.extraPoints * scale };
  const sum =
    stages.earned +
    extra.earned +
    (review?.earned ?? 0) +
    sumOf(marked.map(({ earned = 0 }) => earned));
  const total = Math.max(0, Math.min(sum, cap?.points ?? sum) - (late?.off ?? 0));
  return {
    result,
    stages,
    scale,
    ...(extra.points > 0 ? { extra } : {}),
    ...(track.review
      ? { review: { earned: review?.earned ?? 0, points: track.review.points } }
      : {}),
    rubric: marked,
    ...(cap ? { cap: cap.points } : {}),
    ...(late ? { late } : {}),
    total,
    open: [
      ...(fault ? [{ kind: "fault" as const }] : []),
      ...graded.flatMap(({ stage, cases }) =>
        cases.some(({ verdict }) => verdict.kind === "grader fault")
          ? [{ kind: "fault" as const, stage: stage.path }]
          : [],
      ),
      ...marked.flatMap(({ name, earned }) =>
        earned === undefined ? [{ kind: "rubric" as const, name }] : [],
      ),
    ],
  };
}

/**
 * What all stages of a track are worth together, without extra credit, and the factor for each of their points. It is
 * less than one if the stages alone are worth a hundred.
 */
export function stagesShare({ stages, rubric, review }: Track): {
  readonly points: number;
  readonly scale: number;
} {
  // If only some stages were graded, the others count as 0.
  const all = sumOf(stages.filter(({ extra }) => !extra).map(({ points }) => points));
  const points = ALL_POINTS - sumOf(rubric.map(({ points }) => points)) - (review?.points ?? 0);
  return all === 0 ? { points: 0, scale: 1 } : { points, scale: points / all };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
