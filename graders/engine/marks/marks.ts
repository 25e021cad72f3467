/**
 * What a submission's work on a track comes to out of a hundred: the stages at their share, the review, what a person
 * marks, extra credit, what bounds it all, and what came late. Nothing here is rounded; that is left to what prints.
 *
 * @module
 */
import type { SubmissionResult, TrackResult } from "../judge/results.ts";
import type { Track } from "../workbook/workbook.ts";

/** What a track is worth, extra credit apart. */
export const ALL_POINTS = 100;

/** Points of so many. */
export interface Share {
  readonly earned: number;
  readonly points: number;
}

/** What a person is asked to mark, and what came of it. */
export interface RubricMark {
  readonly name: string;
  readonly points: number;
  /** What to look for. */
  readonly asks: string;
  /** Absent as long as nobody has marked it. */
  readonly earned?: number;
  /** There is no work that could be marked, so that it earns nothing. */
  readonly noWork?: true;
  /** What the person says to the student. */
  readonly comment?: string;
}

/** How late it came, and what that costs. */
export interface LateMark {
  readonly days: number;
  /** Points taken off, before the total is kept from being less than nothing. */
  readonly off: number;
}

export interface TrackMarks {
  readonly result: TrackResult;
  /** The stages without extra credit, at their share of the hundred. */
  readonly stages: Share;
  /** By how much each point of a stage counts: less than one where the stages alone make up a hundred. */
  readonly scale: number;
  /** Absent where the track has none. */
  readonly extra?: Share;
  readonly review?: Share;
  /** In the order of the track's rubric. */
  readonly rubric: readonly RubricMark[];
  /** The most that all marks together can be; absent where nothing bounds them. */
  readonly cap?: number;
  /** Absent where it was in time, or nobody counts. */
  readonly late?: LateMark;
  /** Out of a hundred; more, with extra credit. What is still open counts as nothing in it. */
  readonly total: number;
  /** Why the total is not the last word; none where it is. */
  readonly open: readonly OpenMark[];
}

/** What a total still lacks. */
export type OpenMark =
  /** A person has this to mark. */
  | { readonly kind: "rubric"; readonly name: string }
  /** The grader failed: at this stage, or before any. */
  | { readonly kind: "fault"; readonly stage?: string };

/** What is applied to a result, and was not found by running anything. */
export interface Applied {
  /** By the names of the rubric's entries. */
  readonly rubric: ReadonlyMap<string, Pick<RubricMark, "earned" | "comment">>;
  readonly late?: LateMark;
  /** The grader failed, and the result is that of an earlier run. */
  readonly fault?: boolean;
}

/** A submission's result with its marks, one for each of its tracks. */
export interface MarkedSubmission {
  readonly result: SubmissionResult;
  readonly tracks: readonly TrackMarks[];
}

/** Adds up what a track comes to. */
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
 * What the stages of a track count for together, extra credit apart; and what each of their points does, which is less than
 * one where they alone make up a hundred.
 */
export function stagesShare({ stages, rubric, review }: Track): {
  readonly points: number;
  readonly scale: number;
} {
  // Where only some stages were graded, the others count as nothing earned.
  const all = sumOf(stages.filter(({ extra }) => !extra).map(({ points }) => points));
  const points = ALL_POINTS - sumOf(rubric.map(({ points }) => points)) - (review?.points ?? 0);
  return all === 0 ? { points: 0, scale: 1 } : { points, scale: points / all };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
