/**
 * The end of a command that has to do with a results folder: its outputs are made, and it is said what they come to.
 *
 * @module
 */
import { relative } from "node:path";
import type { Ledger } from "../engine/course/ledger.ts";
import { writeOutputs } from "../engine/outputs/outputs.ts";
import { addToTally, type Graded, renderCourseEnd, type Tally } from "../engine/report/course.ts";
import type { Track } from "../engine/workbook/workbook.ts";
import { DONE, FAULT } from "./command.ts";
import type { Io } from "./io.ts";

type Each = NonNullable<Parameters<typeof writeOutputs>[2]>;

/**
 * @param each - called with each submission's marks, and with whose it is, in the order of names
 * @returns the exit status
 */
export function finishResults(
  ledger: Ledger,
  tracks: readonly Track[],
  graded: Graded | undefined,
  io: Io,
  say: (text: string) => void = io.out,
  each: Each = () => {},
): number {
  const tally: Tally = { count: 0, faults: 0, shares: [] };
  const unwritten = writeOutputs(ledger, tracks, (marked, whose) => {
    addToTally(tally, marked.result);
    each(marked, whose);
  });
  const place = relative(process.cwd(), ledger.folder) || ".";
  say(`\n${renderCourseEnd(tally, graded, unwritten, place, io)}`);
  return tally.faults + unwritten.length > 0 ? FAULT : DONE;
}
