/**
 * Grades one student's whole submission without a record, for tests.
 *
 * @module
 */
import { gradeTrack } from "../grade/grade.ts";
import type { Grader } from "../grade/grader.ts";
import { faultSays, readEntry } from "../grade/submission.ts";
import type { Entry } from "../intake/entry.ts";
import type { SubmissionResult, TrackResult } from "../judge/results.ts";
import type { Track } from "../workbook/workbook.ts";

/** A submission's fault is reported in its result, and nothing is thrown. */
export async function gradeSubmission(
  grader: Grader,
  entry: Entry,
  tracks: readonly Track[],
): Promise<SubmissionResult> {
  const { name } = entry;
  try {
    const { submission, notes } = await readEntry(grader, entry, tracks);
    const results: TrackResult[] = [];
    for (const track of tracks) results.push(await gradeTrack(grader, submission, track));
    return { name, tracks: results, notes };
  } catch (error) {
    return { name, tracks: [], notes: [], fault: faultSays(error) };
  }
}
