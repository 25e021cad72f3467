/**
 * What an output is: something that is made of all submissions of a results folder, one after the other, so that the
 * results of a large course are never held at once.
 *
 * @module
 */
import type { Origin } from "../intake/entry.ts";
import type { MarkedSubmission } from "../marks/marks.ts";
import type { SubmissionReport } from "../report/model.ts";

/** One submission, with all that outputs are made of. */
export interface Reported {
  /** The student's name. */
  readonly name: string;
  /** What the platform or the roster says of the student. */
  readonly origin: Origin;
  /** Its source files as they were handed in, by `<track>/<stage>/<file>`. */
  readonly files: Readonly<Record<string, string>>;
  readonly marked: MarkedSubmission;
  /** All that is to be told, for the instructor. */
  readonly report: SubmissionReport;
  /** The same as data: the student's line of `results.json`. */
  readonly json: string;
  /** As much of it as the student may know now: of fresh games, what the course's policy discloses. */
  readonly disclosed: SubmissionReport;
  /** The name of the student's feedback files, without an ending; every system takes it, and nobody else has it. */
  readonly feedback: string;
}

/** One output on its way. What was there before stays until `finish`. */
export interface Output {
  /** Called with each submission, in the order of names. */
  add(one: Reported): void;
  /** Gives it its name, once it is whole. */
  finish(): void;
}
