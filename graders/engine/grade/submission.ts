/**
 * Grades what one student handed in, on all tracks of a course.
 *
 * @module
 */
import type { Entry } from "../intake/entry.ts";
import { openEntry } from "../intake/open-entry.ts";
import { readSubmission, type Submission, submissionOf } from "../intake/read-submission.ts";
import type { SubmissionResult, TrackResult } from "../judge/results.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Track } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import type { Grader } from "./grader.ts";

/** What was handed in, and what is to be said of it before it is graded. */
export interface Read {
  readonly submission: Submission;
  /** Said to the student and to whoever grades. */
  readonly notes: readonly string[];
}

/** @throws WorkbookError when the submission cannot be read at all */
export function readTracks(
  { name, folder }: Pick<Entry, "name" | "folder">,
  tracks: readonly Track[],
): Read {
  const read = readSubmission(
    folder,
    tracks.map(({ name }) => name),
    tracks.flatMap(({ stages }) => stages.map(({ path }) => path)),
  );
  const missing = tracks.filter(({ name }) => !read.tracks.includes(name));
  const notes = [
    ...missing.map(
      (track) =>
        `There is no folder "${track.name}" in it, at its top, under exercises/ or one folder deeper.`,
    ),
    ...new Set(Object.values(read.refused)),
  ];
  return { submission: { ...read, name }, notes: firstNotes(notes) };
}

/**
 * Reads a submission of a course, however it came.
 *
 * @param temporary - a folder in which archives are unpacked; nothing is left in it
 * @throws WorkbookError when it cannot be read at all
 */
export async function readEntry(
  entry: Entry,
  tracks: readonly Track[],
  temporary: string,
): Promise<Read> {
  const { name, fault } = entry;
  if (fault !== undefined) throw new WorkbookError(fault);
  const { folder, notes, close } = await openEntry(entry, temporary);
  try {
    if (folder === undefined) return { submission: submissionOf(name, {}, []), notes };
    const read = readTracks({ name, folder }, tracks);
    return { ...read, notes: [...notes, ...read.notes] };
  } finally {
    close();
  }
}

/** One submission's fault stays its own: it is told in the result, and nothing is thrown. */
export async function gradeSubmission(
  grader: Grader,
  entry: Entry,
  tracks: readonly Track[],
): Promise<SubmissionResult> {
  const { name } = entry;
  try {
    const { submission, notes } = await readEntry(entry, tracks, grader.session.folder);
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
