/**
 * Reads one student's files into memory: the track's `.ts` files and nothing else of what lies there.
 *
 * @module
 */
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { codeOf, WorkbookError } from "./workbook-error.ts";

export interface Submission {
  /** The student's name: the folder's. */
  readonly name: string;
  /** The source text of each file, by `<track>/<stage>/<file>`. */
  readonly files: Readonly<Record<string, string>>;
  /** Paths that were not read, each with the reason that the student is told. */
  readonly refused: Readonly<Record<string, string>>;
  /** The tracks that were found in it, by name. */
  readonly tracks: readonly string[];
}

/** Larger than any honest stage, small enough for every parser. */
export const MOST_BYTES = 256 * 1024;
const MOST_FILES = 400;
const MOST_ENTRIES = 5000;
const MOST_DEPTH = 4;

/**
 * Reads a submission. The track's folder may stand at the top, under `exercises/`, or one folder deeper.
 *
 * @param folder - the submission's folder; its name is the student's
 * @param tracks - the names of the tracks to look for
 * @throws WorkbookError when the folder itself cannot be read
 */
export function readSubmission(folder: string, tracks: readonly string[]): Submission {
  const files: Record<string, string> = {};
  const refused: Record<string, string> = {};
  const found: string[] = [];
  let real: string;
  try {
    real = realpathSync(folder);
  } catch (error) {
    throw new WorkbookError(
      `${folder}: cannot be read (${codeOf(error)}); name a folder with one submission in it.`,
    );
  }
  for (const track of tracks) {
    const place = findTrack(folder, track);
    if (place === undefined) continue;
    found.push(track);
    if (isInside(real, place)) walk({ root: real, files, refused, looked: 0 }, place, track, 0);
    else refused[track] = `${track} is a link that leads out of the submission.`;
  }
  return { name: basename(real), files, refused, tracks: found };
}

/** Whether this folder is a submission by itself: a track stands at its top, or under `exercises/`. */
export function hasTrackAtTop(folder: string, tracks: readonly string[]): boolean {
  return tracks.some((track) =>
    [folder, join(folder, "exercises")].some((top) => isFolder(join(top, track))),
  );
}

/** The tracks that a submission's folder holds. */
export function tracksIn(folder: string, tracks: readonly string[]): string[] {
  return tracks.filter((track) => findTrack(folder, track) !== undefined);
}

function findTrack(folder: string, track: string): string | undefined {
  const tops = [folder, join(folder, "exercises")];
  const deeper = folders(folder).flatMap((name) => [
    join(folder, name),
    join(folder, name, "exercises"),
  ]);
  return [...tops, ...deeper].map((top) => join(top, track)).find(isFolder);
}

function folders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith("."),
      )
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    throw new WorkbookError(`${folder}: cannot be read (${codeOf(error)}); check its permissions.`);
  }
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** Whether a place lies in a folder once all links are followed. */
function isInside(root: string, place: string): boolean {
  const real = realpathSync(place);
  return real === root || real.startsWith(root + sep);
}

interface Reading {
  readonly root: string;
  readonly files: Record<string, string>;
  readonly refused: Record<string, string>;
  looked: number;
}

function walk(reading: Reading, folder: string, path: string, depth: number): void {
  if (depth > MOST_DEPTH) return;
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch (error) {
    reading.refused[path] = `${path} cannot be read (${codeOf(error)}).`;
    return;
  }
  for (const name of names) {
    if (name.startsWith(".") || name === "node_modules") continue;
    const inside = `${path}/${name}`;
    // Links in circles multiply what there is to see.
    if (++reading.looked > MOST_ENTRIES) {
      reading.refused[inside] = `There is too much in the folder; ${inside} was not read.`;
      return;
    }
    if (Object.keys(reading.files).length >= MOST_FILES) {
      reading.refused[inside] = `There are more than ${MOST_FILES} files; ${inside} was not read.`;
      continue;
    }
    readEntry(reading, join(folder, name), inside, depth);
  }
}

function readEntry(reading: Reading, place: string, path: string, depth: number): void {
  try {
    if (lstatSync(place).isSymbolicLink() && !isInside(reading.root, place)) {
      reading.refused[path] = `${path} is a link that leads out of the submission.`;
      return;
    }
    const stats = statSync(place);
    if (stats.isDirectory()) walk(reading, place, path, depth + 1);
    else if (!path.endsWith(".ts")) return;
    else if (!stats.isFile()) reading.refused[path] = `${path} is not an ordinary file.`;
    else if (stats.size > MOST_BYTES) {
      reading.refused[path] = `${path} is larger than ${MOST_BYTES / 1024} KB.`;
    } else readSource(reading, place, path);
  } catch (error) {
    reading.refused[path] = `${path} cannot be read (${codeOf(error)}).`;
  }
}

function readSource(reading: Reading, place: string, path: string): void {
  const bytes = readFileSync(place);
  if (bytes.includes(0)) {
    const utf16 =
      (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    reading.refused[path] = utf16
      ? `${path} is saved as UTF-16; save it as UTF-8.`
      : `${path} is not a text file.`;
    return;
  }
  reading.files[path] = bytes.toString("utf8");
}
