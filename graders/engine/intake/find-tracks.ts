/**
 * Finds the tracks in a submission's folder.
 *
 * @module
 */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import { EXERCISES, wayTo } from "../workbook/places.ts";
import { isNoWork } from "./junk.ts";

/** The workbook's own trees, each with one folder per track; a submission may be a clone of the whole workbook. */
const TREES = [EXERCISES, "graders", "lessons", "solutions"];
/** The trees that nobody hands in. */
export const WORKBOOK_TREES: readonly string[] = TREES.filter((tree) => tree !== EXERCISES);

/**
 * Whether this folder is a submission by itself: a track is at its top or under `exercises/`. In a course, students'
 * folders may have these names, too; then other folders beside them have tracks of their own.
 */
export function hasTrackAtTop(folder: string, tracks: readonly string[]): boolean {
  const holds = (top: string) => tracks.some((track) => isFolder(join(top, track)));
  const holdsAtTop = (top: string) => holds(top) || holds(join(top, EXERCISES));
  if (!holdsAtTop(folder)) return false;
  return !folders(folder)
    .filter((name) => !TREES.includes(name))
    .some((name) => {
      const place = join(folder, name);
      return tracks.includes(name) ? holdsAtTop(place) : holdsTracks(place, tracks);
    });
}

/** Whether a folder holds any of these tracks; an unreadable folder holds none. */
export function holdsTracks(folder: string, tracks: readonly string[]): boolean {
  try {
    return tracks.some((track) => "place" in (findTrack(folder, track) ?? {}));
  } catch {
    return false;
  }
}

/** Looks for a track. `unread`: it was not found, and a place where it may be cannot be read. */
export function findTrack(
  folder: string,
  track: string,
): { readonly place: string } | { readonly unread: string } | undefined {
  let unread: string | undefined;
  for (const top of topsOf(folder)) {
    const place = join(top, track);
    try {
      if (statSync(place).isDirectory()) return { place };
    } catch (error) {
      if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) continue;
      unread ??= unreadableSays(wayTo(folder, place)!, error);
    }
  }
  return unread === undefined ? undefined : { unread };
}

/** The places where a track may be. */
function* topsOf(folder: string): Generator<string> {
  yield folder;
  yield join(folder, EXERCISES);
  for (const name of folders(folder)) {
    if (WORKBOOK_TREES.includes(name)) continue;
    yield join(folder, name);
    yield join(folder, name, EXERCISES);
  }
}

function folders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !isNoWork(entry.name))
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    throw new WorkbookError(`${folder}: cannot be read (${codeOf(error)}); check its permissions.`);
  }
}

export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Why a file or folder cannot be read, as a sentence for the student. */
export function unreadableSays(path: string, error: unknown): string {
  return codeOf(error) === "ENOENT" || codeOf(error) === "ELOOP"
    ? `${path} is a link that leads nowhere (${codeOf(error)}); replace it with the file.`
    : `${path} cannot be read (${codeOf(error)}); check its permissions.`;
}
