/**
 * Grades what one student handed in, on all tracks of a course.
 *
 * @module
 */
import type { Entry } from "../intake/entry.ts";
import { firstOf } from "../intake/folder-name.ts";
import { openEntry } from "../intake/open-entry.ts";
import { readSubmission, type Submission, submissionOf } from "../intake/read-submission.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Track } from "../workbook/workbook.ts";
import { allowLanguages } from "./allow-languages.ts";
import type { Grader } from "./grader.ts";

/** What was handed in, and the notes on it before it is graded. */
export interface Read {
  readonly submission: Submission;
  /** Notes for the student and the instructor. */
  readonly notes: readonly string[];
}

/**
 * Reads a submission of a course, in any form.
 *
 * @throws WorkbookError when it cannot be read at all
 */
export async function readEntry(
  {
    starters,
    session,
    options: { languages, settings },
  }: Pick<Grader, "starters" | "session" | "options">,
  entry: Entry,
  tracks: readonly Track[],
): Promise<Read> {
  const { name, fault } = entry;
  if (fault !== undefined) throw new WorkbookError(fault);
  const { folder, notes: said, close } = await openEntry(entry, session.folder);
  try {
    if (folder === undefined) return { submission: submissionOf(name, {}, []), notes: said };
    const read = readSubmission(folder, {
      tracks: tracks.map(({ name }) => name),
      stages: tracks.flatMap(({ stages }) => stages.map(({ path }) => path)),
      lenient: starters,
      ...(settings ? { settings } : {}),
    });
    const submission = { ...allowLanguages(read, starters, languages), name };
    const { notes: guessed = [], refused } = submission;
    const notes = new Set([...said, ...guessed, ...Object.values(refused)]);
    return { submission, notes: firstOf([...notes], MOST_NOTES) };
  } finally {
    close();
  }
}

export function faultSays(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A hostile submission could cause any number of notes. */
const MOST_NOTES = 20;
