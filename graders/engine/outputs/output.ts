/**
 * The shape of an output. It is made from all submissions of a results folder one by one, so that the results of a large
 * course are never all in memory.
 *
 * @module
 */
import type { Origin } from "../intake/entry.ts";
import type { MarkedSubmission } from "../marks/marks.ts";
import type { SubmissionReport } from "../report/model.ts";

/** One submission, with all data that outputs need. */
export interface Reported {
  /** The student's name. */
  readonly name: string;
  /** The data about the student from the platform or the roster. */
  readonly origin: Origin;
  /** Its source files as handed in, by `<track>/<stage>/<file>`. */
  readonly files: Readonly<Record<string, string>>;
  readonly marked: MarkedSubmission;
  /** The full report, for the instructor. */
  readonly report: SubmissionReport;
  /** The same as data: the student's line of `results.json`. */
  readonly json: string;
  /** The report for the student, with only what the policy reveals now about fresh games. */
  readonly disclosed: SubmissionReport;
  /** The unique name of the student's feedback files, without an ending, accepted by every system. */
  readonly feedback: string;
}

/** An unfinished output. The old one stays until `finish`. */
export interface Output {
  /** Called with each submission, in the order of names. */
  add(one: Reported): void;
  /** Gives it its name when it is complete. */
  finish(): void;
}
