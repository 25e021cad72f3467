/**
 * The words and limits that all formats of a student's feedback share.
 *
 * @module
 */
import { formatPoints } from "../judge/score.ts";
import type { CaseReport, StageReport, TrackReport } from "./model.ts";
import { countOf } from "./phrases.ts";

export const MOST_EVIDENCE = 200;
export const MOST_NOTE = 300;

export const NOTHING_FOUND = "No stage of the workbook was found in this submission.";
/** The reason is not given here, because it concerns the machine that graded the submission. */
export const NOT_GRADED =
  "This submission could not be graded. You lose no points because of this. Your instructor has been told why.";

/** The title of a stage in the table of a track. */
export function stageTitle({ number, facts }: StageReport): string {
  return `${number} ${facts.title}${facts.extra ? " (extra credit)" : ""}`;
}

/** The heading of a stage with failures. */
export function failureTitle({ number, facts }: StageReport): string {
  return `${number} ${facts.title}: ${formatPoints(facts.earned)} of ${countOf(facts.points, "point")}`;
}

/** The stages that the feedback describes: those with failures, and those whose points do not count yet. */
export function described(stages: readonly StageReport[]): readonly StageReport[] {
  return stages.filter(({ state, heldBack }) => state === "failing" || heldBack !== undefined);
}

/** Notes on the whole stage, shown before its failures. */
export function beforeFailures({ fresh, heldBack, standIns, tasks }: StageReport): string[] {
  return [
    ...(fresh ? [fresh] : []),
    ...(heldBack ? [heldBack] : []),
    ...(standIns ? [`This stage is ${standIns}: fix that first.`] : []),
    ...(tasks ? [tasks] : []),
  ];
}

/** A failure described in one line. */
export interface ShortFailure {
  readonly one: CaseReport;
  /** The name of a case that fails in the same way and has already been described. */
  readonly as?: string;
}

/** The other failures of a stage. Cases that fail in the same way are described once. */
export function shortFailures({ cases, told }: StageReport): ShortFailure[] {
  if (!told) return [];
  const first = cases.find(({ facts }) => facts.name === told.name)!;
  const known = new Map([[first.way, first]]);
  return told.others.map((one) => {
    const before = known.get(one.way);
    if (before) return { one, as: before.facts.name };
    known.set(one.way, one);
    return { one };
  });
}

/** The heading of the part that a person marks. */
export function rubricTitle({ title, rubric }: TrackReport): string {
  return `${title}: ${rubric.length === 0 ? "for the person who reads the source" : "the part that a person marks"}`;
}

export const EVIDENCE_LEAD = "What the source shows:";
export const MISTAKE_LEAD = "A known mistake gives this result.";
export const NOTES_LEAD = "Notes from reading the submission:";
