/**
 * A track's marks out of a hundred, for every format: as data, and line by line.
 *
 * @module
 */
import { formatPoints } from "../judge/score.ts";
import {
  ALL_POINTS,
  type OpenMark,
  type Share,
  stagesShare,
  type TrackMarks,
} from "../marks/marks.ts";
import { inertTerminal } from "../text/inert.ts";
import type { Track } from "../workbook/workbook.ts";
import type { MarksFacts, MarksReport } from "./model.ts";
import { countOf, listOf } from "./phrases.ts";

export function marksFacts(marks: TrackMarks): MarksFacts {
  const { total, stages, extra, review, rubric, cap, late, open } = marks;
  return {
    total,
    stages,
    extra,
    review,
    rubric: rubric.map(({ name, points, earned, comment }) => ({
      name: inertTerminal(name),
      points,
      earned,
      comment: comment === undefined ? undefined : inertTerminal(comment),
    })),
    cap,
    late,
    open: openSays(open).map(inertTerminal),
  };
}

export function reportMarks(marks: TrackMarks): MarksReport {
  const { result, stages, scale, extra, review, rubric, late, total, open } = marks;
  return {
    total: `${shareOf({ earned: total, points: ALL_POINTS })}${open.length > 0 ? " so far" : ""}`,
    rows: [
      {
        name: "Stages",
        points: shareOf(stages),
        says: isOne(scale)
          ? undefined
          : `${shareOf(result)} points, worth ${formatPoints(stages.points)} % of the marks`,
      },
      ...(review ? [{ name: "Review", points: shareOf(review) }] : []),
      ...rubric.map(({ name, points, earned, comment }) => ({
        name: inertTerminal(capitalised(name)),
        points:
          earned === undefined
            ? `not marked yet, out of ${formatPoints(points)}`
            : shareOf({ earned, points }),
        says: comment === undefined ? undefined : inertTerminal(comment),
      })),
      ...(extra ? [{ name: "Extra credit", points: `+${formatPoints(extra.earned)}` }] : []),
      ...capRow(marks),
      ...(late
        ? [{ name: `Late by ${countOf(late.days, "day")}`, points: `−${formatPoints(late.off)}` }]
        : []),
    ],
    open:
      open.length === 0 ? undefined : inertTerminal(`${capitalised(openSays(open).join("; "))}.`),
  };
}

/** `The stages count for 80 of 100 points in the marks.`; `undefined` if one stage point is one mark. */
export function shareSays(track: Track): string | undefined {
  const { points, scale } = stagesShare(track);
  return isOne(scale)
    ? undefined
    : `The stages count for ${formatPoints(points)} of ${ALL_POINTS} points in the marks.`;
}

function isOne(scale: number): boolean {
  return Math.abs(scale - 1) < 1e-9;
}

/** The row for the limit, if it takes points off. */
function capRow({ cap, stages, extra, review, rubric }: TrackMarks): MarksReport["rows"] {
  const parts = [stages, extra, review, ...rubric];
  const sum = parts.reduce((all, part) => all + (part?.earned ?? 0), 0);
  if (cap === undefined || sum <= cap) return [];
  return [
    {
      name: "Limit",
      points: `−${formatPoints(sum - cap)}`,
      says: `the part reached allows at most ${formatPoints(cap)}`,
    },
  ];
}

function shareOf({ earned, points }: Share): string {
  return `${formatPoints(earned)} of ${formatPoints(points)}`;
}

/** What is missing from a total, in words: `still to be marked: style and comments`. */
export function openSays(open: readonly OpenMark[]): string[] {
  const rubric = open.flatMap((one) => (one.kind === "rubric" ? [one.name] : []));
  const faults = open.flatMap((one) => (one.kind === "fault" ? [one] : []));
  return [
    ...faults.map(({ stage = "it" }) => `${stage} could not be graded`),
    ...(rubric.length > 0 ? [`still to be marked: ${listOf(rubric)}`] : []),
  ];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
