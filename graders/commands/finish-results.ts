/**
 * Finishes a command that works with a results folder: makes its outputs, and prints a summary.
 *
 * @module
 */
import { relative } from "node:path";
import type { Ledger } from "../engine/course/ledger.ts";
import type { Terms } from "../engine/outputs/by-hand.ts";
import type { Reported } from "../engine/outputs/output.ts";
import { writeOutputs } from "../engine/outputs/outputs.ts";
import {
  addToTally,
  type Graded,
  renderCourseEnd,
  renderCourseNotes,
  type Tally,
} from "../engine/report/course.ts";
import type { Track } from "../engine/workbook/workbook.ts";
import { DONE, FAULT } from "./command.ts";
import type { Io } from "./io.ts";
import type { TermsOptions } from "./terms.ts";

/**
 * @param each - called with each submission, in the order of names
 * @returns the exit status
 */
export function finishResults(
  ledger: Ledger,
  tracks: readonly Track[],
  graded: Graded | undefined,
  {
    freshShows,
    notes: more = [],
    alike,
  }: Pick<TermsOptions, "freshShows"> & Pick<Terms, "notes" | "alike">,
  io: Io,
  say: (text: string) => void = io.out,
  each: (one: Reported) => void = () => {},
): number {
  const tally: Tally = { count: 0, faults: 0, shares: [], totals: [], open: 0 };
  const { unwritten, notes } = writeOutputs(
    ledger,
    tracks,
    { freshShows, now: new Date(), notes: more, ...(alike && { alike }) },
    (one) => {
      addToTally(tally, one.marked);
      each(one);
    },
  );
  say(renderCourseNotes([...more, ...notes], io));
  const place = relative(process.cwd(), ledger.folder) || ".";
  say(`\n${renderCourseEnd(tally, graded, unwritten, place, io)}`);
  return tally.faults + unwritten.length > 0 ? FAULT : DONE;
}
