/**
 * What a student's feedback says, whatever its format: the words and the limits that all of them share.
 *
 * @module
 */
import { formatPoints } from "../judge/score.ts";
import type { CaseReport, StageReport, TrackReport } from "./model.ts";
import { countOf } from "./phrases.ts";

export const MOST_EVIDENCE = 200;
export const MOST_NOTE = 300;

export const NOTHING_FOUND = "No stage of the workbook was found in this submission.";
/** The reason is a matter of the machine it was graded on, and is not told here. */
export const NOT_GRADED =
  "This submission could not be graded, and no points are lost by that. Your instructor has been told why.";

/** The title of a stage in the table of a track. */
export function stageTitle({ number, facts }: StageReport): string {
  return `${number} ${facts.title}${facts.extra ? " (extra credit)" : ""}`;
}

/** The heading of a stage whose failures are told. */
export function failureTitle({ number, facts }: StageReport): string {
  return `${number} ${facts.title}: ${formatPoints(facts.earned)} of ${countOf(facts.points, "point")}`;
}

/** What is said of the whole stage before its failures. */
export function beforeFailures({ fresh, heldBack, standIns }: StageReport): string[] {
  return [
    ...(fresh ? [fresh] : []),
    ...(heldBack ? [heldBack] : []),
    ...(standIns ? [`This stage is ${standIns}: fix that first.`] : []),
  ];
}

/** A failure that is told in a line. */
export interface ShortFailure {
  readonly one: CaseReport;
  /** The name of a case that fails in the same way and of which all has been said. */
  readonly as?: string;
}

/** The other failures of a stage; what was said of one is not said again of those that fail in the same way. */
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

/** The heading of what a person marks. */
export function rubricTitle({ title, rubric }: TrackReport): string {
  return `${title}: ${rubric.length === 0 ? "for the reader of the source" : "the part that a person marks"}`;
}

export const EVIDENCE_LEAD = "What can be read off the source:";
export const MISTAKE_LEAD = "This is what comes out of a known mistake:";
export const NOTES_LEAD = "While it was read:";
