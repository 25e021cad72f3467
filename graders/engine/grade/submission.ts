/**
 * Grades what one student handed in, on all tracks of a course.
 *
 * @module
 */
import { readSubmission } from "../intake/read-submission.ts";
import type { SubmissionResult, TrackResult } from "../judge/results.ts";
import type { Track } from "../workbook/workbook.ts";
import { allowLanguages } from "./allow-languages.ts";
import { gradeTrack } from "./grade.ts";
import type { Grader } from "./grader.ts";

/** Where a submission lies, whose it is, and what is known of it before it is read. */
export interface Handed {
  readonly name: string;
  readonly folder: string;
  readonly notes?: readonly string[];
}

/** One submission's fault stays its own: it is told in the result, and nothing is thrown. */
export async function gradeSubmission(
  grader: Grader,
  { name, folder, notes: said = [] }: Handed,
  tracks: readonly Track[],
): Promise<SubmissionResult> {
  try {
    const { languages, settings } = grader.options;
    const read = readSubmission(folder, {
      tracks: tracks.map(({ name }) => name),
      stages: tracks.flatMap(({ stages }) => stages.map(({ path }) => path)),
      lenient: grader.starters,
      ...(settings ? { settings } : {}),
    });
    const submission = { ...allowLanguages(read, grader.starters, languages), name };
    const guessed = submission.notes ?? [];
    const notes = new Set([...said, ...guessed, ...Object.values(submission.refused)]);
    const results: TrackResult[] = [];
    for (const track of tracks) results.push(await gradeTrack(grader, submission, track));
    return { name, tracks: results, notes: firstNotes([...notes]) };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { name, tracks: [], notes: [], fault };
  }
}

const MOST_NOTES = 20;

/** A submission may be made to give any number of notes; nobody reads thousands. */
function firstNotes(notes: readonly string[]): readonly string[] {
  const more = notes.length - MOST_NOTES;
  return more > 0 ? [...notes.slice(0, MOST_NOTES), `There are ${more} more of these.`] : notes;
}
