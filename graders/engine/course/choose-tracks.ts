/**
 * Decides on which tracks a course is graded, if nobody has said so.
 *
 * @module
 */

import type { Entry } from "../intake/entry.ts";
import { holdsTracks } from "../intake/find-tracks.ts";
import { guessTrack } from "../intake/guess-track.ts";
import { openListing } from "../intake/listing.ts";
import { openEntry } from "../intake/open-entry.ts";
import { readSubmission } from "../intake/read-submission.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import { isAsGiven } from "../workbook/as-given.ts";
import { readStarters } from "../workbook/stage-files.ts";
import type { Track, Workbook } from "../workbook/workbook.ts";

/** Files by their paths. */
type Files = Readonly<Record<string, string>>;

export interface ChosenTracks {
  readonly tracks: readonly Track[];
  /** The submissions; those with work on a track that is not graded have a note about it. */
  readonly entries: readonly Entry[];
  /** The same for the instructor, one sentence per track. */
  readonly notes: readonly string[];
}

/**
 * The tracks of a course are those that are in at least half of the submissions with any track; they are the same for
 * everybody. If there is no such track, it is the one that is in most of them. A submission that cannot be read does
 * not count; the error is reported when it is graded.
 *
 * @param temporary - a folder in which archives are unpacked, one at a time
 * @param graded - the tracks that the course has been graded on before
 * @throws WorkbookError when several tracks are in equally many submissions, each in less than half of them
 */
export async function chooseTracks(
  entries: readonly Entry[],
  workbook: Workbook,
  temporary: string,
  graded?: readonly string[],
): Promise<ChosenTracks> {
  const names = workbook.tracks.map(({ name }) => name);
  const given = readStarters(workbook);
  const held: (readonly string[])[] = [];
  for (const entry of entries)
    held.push(await look(entry, temporary, (folder) => tracksHeld(folder, names, given)));
  const chosen = graded ?? mostHeld(names, held);
  const tracks = workbook.tracks.filter(({ name }) => chosen.includes(name));
  const beyond = new Map<string, string[]>();
  const noted: Entry[] = [];
  for (const [at, entry] of entries.entries()) {
    const others = held[at]!.filter((name) => !chosen.includes(name));
    const begun =
      others.length === 0
        ? []
        : await look(entry, temporary, (folder) =>
            others.filter((name) => isBegun(folder, name, given)),
          );
    for (const name of begun) beyond.set(name, [...(beyond.get(name) ?? []), entry.name]);
    const notes = begun.map(
      (name) =>
        `The work on ${name} was not graded, because few others handed it in; grade it with --track ${name}.`,
    );
    noted.push(
      notes.length === 0 ? entry : { ...entry, notes: [...(entry.notes ?? []), ...notes] },
    );
  }
  const notes = [...beyond].map(([name, [first = "", ...more]]) => {
    const who = more.length === 0 ? first : `${first} and ${more.length} more`;
    return `${name} was not graded, because only ${who} handed it in; grade it with --track ${name}.`;
  });
  return { tracks, entries: noted, notes };
}

/** Looks into a submission; one that cannot be opened counts as empty. */
async function look(
  entry: Entry,
  temporary: string,
  find: (folder: string) => readonly string[],
): Promise<readonly string[]> {
  if (entry.fault !== undefined) return [];
  try {
    const { folder, close } = await openEntry(entry, temporary);
    try {
      return folder === undefined ? [] : find(folder);
    } finally {
      close();
    }
  } catch (error) {
    if (error instanceof WorkbookError) return [];
    throw error;
  }
}

/** The names of the tracks that a course is graded on. */
export function mostHeld(
  names: readonly string[],
  held: readonly (readonly string[])[],
): readonly string[] {
  const withAny = held.filter((own) => own.length > 0).length;
  const counts = new Map(
    names.map((name) => [name, held.filter((own) => own.includes(name)).length]),
  );
  const most = Math.max(0, ...counts.values());
  if (most === 0) return [];
  const usual = names.filter((name) => counts.get(name)! * 2 >= withAny);
  if (usual.length > 0) return usual;
  const leading = names.filter((name) => counts.get(name) === most);
  if (leading.length === 1) return leading;
  throw new WorkbookError(
    `The submissions have different tracks, and no track is in half of them (${leading.join(", ")}: ${most} each); name the one to grade with --track.`,
  );
}

/** The tracks of a submission: by name, or else by guessing. */
function tracksHeld(folder: string, names: readonly string[], given: Files): readonly string[] {
  const exact = names.filter((name) => holdsTracks(folder, [name]));
  if (exact.length > 0) return exact;
  const list = openListing();
  return names.filter((name) => guessTrack(folder, name, names, given, list)?.kind === "found");
}

/** Whether anything in a track differs from the given files: a clone of the workbook has all tracks. */
function isBegun(folder: string, name: string, given: Files): boolean {
  const { files, bytes, refused } = readSubmission(folder, { tracks: [name], lenient: given });
  const changed = Object.entries(files).some(([path, text]) => !isAsGiven(text, given[path]));
  return changed || Object.keys(bytes).length + Object.keys(refused).length > 0;
}
