/**
 * Grades what one student handed in, on all tracks of a course.
 *
 * @module
 */
import { readSubmission, type Submission } from "../intake/read-submission.ts";
import type { SubmissionResult, TrackResult } from "../judge/results.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Track } from "../workbook/workbook.ts";
import { allowLanguages } from "./allow-languages.ts";
import { gradeTrack } from "./grade.ts";
import type { Grader } from "./grader.ts";

/** What was handed in, and what is to be said of it before it is graded. */
export interface Read {
  readonly submission: Submission;
  /** Said to the student and to whoever grades. */
  readonly notes: readonly string[];
}

/** Where a submission lies, and whose it is. */
export interface Place {
  readonly name: string;
  readonly folder: string;
  /** What is known of it before it is read. */
  readonly notes?: readonly string[];
  /** Why it cannot be read, where that is known. */
  readonly fault?: string;
}

/** @throws WorkbookError when the submission cannot be read at all */
export function readTracks(
  { starters, options: { languages, settings } }: Pick<Grader, "starters" | "options">,
  { name, folder, notes: said = [], fault }: Place,
  tracks: readonly Track[],
): Read {
  if (fault !== undefined) throw new WorkbookError(fault);
  const read = readSubmission(folder, {
    tracks: tracks.map(({ name }) => name),
    stages: tracks.flatMap(({ stages }) => stages.map(({ path }) => path)),
    lenient: starters,
    ...(settings ? { settings } : {}),
  });
  const submission = { ...allowLanguages(read, starters, languages), name };
  const { notes: guessed = [], refused } = submission;
  const notes = new Set([...said, ...guessed, ...Object.values(refused)]);
  return { submission, notes: firstNotes([...notes]) };
}

/** One submission's fault stays its own: it is told in the result, and nothing is thrown. */
export async function gradeSubmission(
  grader: Grader,
  entry: Place,
  tracks: readonly Track[],
): Promise<SubmissionResult> {
  const { name } = entry;
  try {
    const { submission, notes } = readTracks(grader, entry, tracks);
    const results: TrackResult[] = [];
    for (const track of tracks) results.push(await gradeTrack(grader, submission, track));
    return { name, tracks: results, notes };
  } catch (error) {
    return { name, tracks: [], notes: [], fault: faultSays(error) };
  }
}

export function faultSays(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const MOST_NOTES = 20;

/** A submission may be made to give any number of notes; nobody reads thousands. */
function firstNotes(notes: readonly string[]): readonly string[] {
  const more = notes.length - MOST_NOTES;
  return more > 0 ? [...notes.slice(0, MOST_NOTES), `There are ${more} more of these.`] : notes;
}
