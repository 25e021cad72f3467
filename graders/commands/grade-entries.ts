/**
 * The part of `grade` that goes through the submissions of a course. It keeps known results, grades the other
 * submissions, and saves each result immediately.
 *
 * @module
 */
import { gradeCourse } from "../engine/course/course.ts";
import type { Ledger } from "../engine/course/ledger.ts";
import { type Regrading, regradeSubmission } from "../engine/course/regrade.ts";
import { readEntry } from "../engine/grade/submission.ts";
import type { Entry } from "../engine/intake/entry.ts";
import { someOf } from "../engine/intake/folder-name.ts";
import { renderCourseLine } from "../engine/report/course.ts";
import { countOf } from "../engine/report/phrases.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import type { Track } from "../engine/workbook/workbook.ts";
import type { Io } from "./io.ts";
import { openProgress } from "./progress-bar.ts";

/** @returns the time for each submission that was graded, in milliseconds */
export async function gradeEntries(
  regrading: Regrading,
  entries: readonly Entry[],
  tracks: readonly Track[],
  ledger: Ledger,
  jobs: number,
  io: Io,
  hide: (text: string) => string = (text) => text,
): Promise<ReadonlyMap<string, number>> {
  // Output to a file or a pipe is never cut.
  const look = io.cursor ? io : { ...io, width: Number.POSITIVE_INFINITY };
  const bar = openProgress(entries.length, io.out, io);
  const took = new Map<string, number>();
  const gradeOne = async (entry: Entry) => {
    const began = performance.now();
    const end = bar.begin(entry.name);
    const read = async () => {
      try {
        const { submission, notes } = await readEntry(regrading.grader, entry, tracks);
        return { submission, notes: notes.map(hide) };
      } catch (error) {
        throw error instanceof WorkbookError ? new WorkbookError(hide(error.message)) : error;
      }
    };
    const { record, result, ran } = await regradeSubmission(
      regrading,
      entry,
      read,
      tracks,
      knownOf(ledger, entry.name, io),
    );
    ledger.write(record);
    if (ran.length > 0 || record.fault !== undefined)
      took.set(entry.name, Math.round(performance.now() - began));
    end();
    return result;
  };
  try {
    await gradeCourse(entries, gradeOne, jobs, (result) =>
      bar.advance(`${renderCourseLine(result, look)}\n`),
    );
  } finally {
    bar.stop();
  }
  return took;
}

/** Gives the known result. If its record cannot be read, the submission is graded again. */
function knownOf(ledger: Ledger, name: string, io: Io) {
  try {
    return ledger.read(name);
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    io.complain(`${error.message} It is graded again now.\n`);
    return undefined;
  }
}

/** Says how many submissions other shards still have to grade. */
export function openOf(ledger: Ledger): string | undefined {
  const { names = [] } = ledger.head ?? {};
  const missing = names.filter((name) => !ledger.has(name)).length;
  if (missing === 0) return undefined;
  const are = missing === 1 ? "is" : "are";
  return `${countOf(missing, "submission")} of the other shards ${are} still to be graded before the results can be put together.`;
}

const MOST_NAMES = 5;

/** Names submissions that were graded before but are now missing from the course. */
export function goneOf(
  ledger: Ledger,
  graded: readonly Entry[],
  found: readonly Entry[],
): string | undefined {
  // With --only, the other students are not missing.
  if (graded.length < found.length || found.length < 2) return undefined;
  const here = new Set(found.map(({ name }) => name));
  const gone = (ledger.head?.names ?? []).filter((name) => !here.has(name));
  if (gone.length === 0) return undefined;
  const one = gone.length === 1;
  return `${countOf(gone.length, "submission")} of these results ${one ? "was" : "were"} not in the course this time (${someOf(gone, MOST_NAMES)}); ${one ? "it keeps its result" : "they keep their results"}.`;
}
