/**
 * Reads the files of a track, folder by folder and within limits, and says why a file was not read. How large files are
 * is known before any of a folder is read.
 *
 * @module
 */
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { SUBMISSION_LIMITS } from "../limits/limits.ts";
import { codeOf } from "../text/workbook-error.ts";
import { wayTo } from "../workbook/places.ts";
import { DECKWORK_JSON, type ForeignSettings, readForeignSettings } from "./deckwork-json.ts";
import { unreadableSays } from "./find-tracks.ts";
import { someOf } from "./folder-name.ts";
import { isJunk } from "./junk.ts";

/** Whether a place is in a folder after all links are followed. */
export function isInside(root: string, place: string): boolean {
  return wayTo(root, realpathSync(place)) !== undefined;
}

/** The files read so far. */
export interface Read {
  readonly files: Record<string, string>;
  readonly foreign: Record<string, ForeignSettings>;
  readonly bytes: Record<string, Uint8Array>;
  readonly refused: Record<string, string>;
  /** The places of files that were read under other paths, by those paths. */
  readonly moved: Record<string, string>;
  /** How many bytes may still be read. */
  readonly room: { bytes: number };
}

/** The state of reading a track. */
export interface Reading extends Read {
  /** The submission's folder, with all links followed. */
  readonly root: string;
  readonly track: string;
  /** The folder that is read as the track's. */
  readonly top: string;
  /** Places that are read under a path other than their own. */
  readonly taken: Set<string>;
  /** The files to be read next, all from the same folder of the track. */
  readonly gathered: Gathered[];
  looked: number;
  /** Other files than TypeScript are read, too. */
  everything: boolean;
}

/** A file that was found but not read yet. */
interface Gathered {
  readonly place: string;
  readonly path: string;
  readonly bytes: number;
  readonly imported: boolean;
}

/** Whether a stage is in a different language, and how to start it. */
export function readSettings(reading: Reading, place: string, stage: string): void {
  const path = `${stage}/${DECKWORK_JSON}`;
  const settings = settingsAt(reading, place, path);
  if (settings) reading.foreign[stage] = settings;
}

/** @returns nothing if there are none, or if a note says what is wrong with them */
export function settingsAt(
  reading: Reading,
  place: string,
  path: string,
): ForeignSettings | undefined {
  let text: string;
  try {
    // A folder that is a link out of the submission is refused where its files are read.
    if (!isInside(reading.root, dirname(place))) return undefined;
    const stats = lstatSync(place);
    if (!stats.isFile() || stats.size > SUBMISSION_LIMITS.bytesPerFile) {
      reading.refused[path] = `${path} is not a regular file of a few lines; replace it with one.`;
      return undefined;
    }
    text = readFileSync(place, "utf8");
  } catch (error) {
    if (codeOf(error) !== "ENOENT" && codeOf(error) !== "ENOTDIR")
      reading.refused[path] = unreadableSays(path, error);
    return undefined;
  }
  const settings = readForeignSettings(path, text);
  if (typeof settings !== "string") return settings;
  reading.refused[path] = settings;
  return undefined;
}

export function entriesOf(reading: Reading, folder: string, path: string): string[] {
  try {
    // Files that `reset` put aside are not handed in.
    return readdirSync(folder)
      .filter((name) => !name.includes(".kept-"))
      .sort();
  } catch (error) {
    reading.refused[path] = unreadableSays(path, error);
    return [];
  }
}

export function readEntries(
  reading: Reading,
  folder: string,
  path: string,
  names: readonly string[],
  depth: number,
): void {
  for (const name of names) {
    const inside = `${path}/${name}`;
    if (reading.taken.has(join(folder, name))) continue;
    if (readNext(reading, join(folder, name), inside, depth)) continue;
    // The remaining files may include given ones. Of the track itself, all stages were read.
    const unread = depth === 0 ? inside : path;
    reading.refused[unread] = tooMuchSays(unread);
    return;
  }
}

/** Reads the next file or folder. @returns whether anything is left to read */
export function readNext(
  reading: Reading,
  place: string,
  path: string,
  depth: number,
  imported = false,
): boolean {
  // Circular links multiply the files, so skipped files count, too.
  if (++reading.looked > SUBMISSION_LIMITS.entries) return false;
  const name = basename(place);
  if (name.startsWith(".") || isJunk(name)) return true;
  const { files, bytes, gathered } = reading;
  const read = Object.keys(files).length + Object.keys(bytes).length + gathered.length;
  if (read < SUBMISSION_LIMITS.files) gatherEntry(reading, place, path, depth, imported);
  else {
    reading.refused[path] =
      `There are more than ${SUBMISSION_LIMITS.files} files, so ${path} was not read; remove the files that are not yours.`;
  }
  if (depth === 0) readGathered(reading, path);
  return true;
}

/** Reads what was found in a folder, or nothing of it if it is too large. */
function readGathered(reading: Reading, path: string): void {
  const gathered = reading.gathered.splice(0);
  const bytes = gathered.reduce((sum, one) => sum + one.bytes, 0);
  if (bytes > Math.min(SUBMISSION_LIMITS.bytesPerFolder, reading.room.bytes)) {
    reading.refused[path] = tooLargeSays(path, gathered, bytes);
    return;
  }
  reading.room.bytes -= bytes;
  for (const one of gathered) readGatheredFile(reading, one);
}

const MEGABYTE = 1024 * 1024;

function tooLargeSays(path: string, gathered: readonly Gathered[], bytes: number): string {
  const { bytesPerFolder, bytes: all } = SUBMISSION_LIMITS;
  const own = bytes > bytesPerFolder;
  const limit = own ? `${bytesPerFolder / MEGABYTE} MB` : `${all / MEGABYTE} MB of all`;
  const largest = [...gathered]
    .sort((a, b) => b.bytes - a.bytes)
    .map((one) => `${posix.relative(path, one.path)} (${Math.ceil(one.bytes / 1024)} KB)`);
  const named = gathered.length > 1 ? ` The largest are ${someOf(largest)}.` : "";
  return `${path} has ${(bytes / MEGABYTE).toFixed(1)} MB of files, and no more than ${limit} are read, so nothing of it was read; remove what is not your own source code.${named}`;
}

export function tooMuchSays(path: string): string {
  return `There is too much in the folder, so not all of ${path} was read; remove everything that is not your own TypeScript.`;
}

function gatherEntry(
  reading: Reading,
  place: string,
  path: string,
  depth: number,
  imported: boolean,
): void {
  try {
    if (lstatSync(place).isSymbolicLink() && !isInside(reading.root, place)) {
      reading.refused[path] = linkSays(path);
      return;
    }
    const stats = statSync(place);
    if (stats.isDirectory()) {
      if (depth < SUBMISSION_LIMITS.depth)
        readEntries(reading, place, path, entriesOf(reading, place, path), depth + 1);
    } else if (!path.endsWith(".ts") && !imported && !reading.everything) return;
    else if (!stats.isFile())
      reading.refused[path] =
        `${path} is not a regular file; replace it with a file of your source code.`;
    else if (stats.size > SUBMISSION_LIMITS.bytesPerFile) {
      reading.refused[path] =
        `${path} is larger than ${SUBMISSION_LIMITS.bytesPerFile / 1024} KB, more than any stage needs; remove what is not source code.`;
    } else reading.gathered.push({ place, path, bytes: stats.size, imported });
  } catch (error) {
    reading.refused[path] = unreadableSays(path, error);
  }
}

function readGatheredFile(reading: Reading, { place, path, imported }: Gathered): void {
  try {
    if (reading.everything) reading.bytes[path] = readFileSync(place);
    if (path.endsWith(".ts") || imported) readSource(reading, place, path);
  } catch (error) {
    reading.refused[path] = unreadableSays(path, error);
  }
}

export function linkSays(path: string): string {
  return `${path} is a link that leads out of the submission; replace it with the file.`;
}

function readSource(reading: Reading, place: string, path: string): void {
  if (Object.hasOwn(reading.files, path)) return;
  const bytes = readFileSync(place);
  if (bytes.includes(0)) {
    const utf16 =
      (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    reading.refused[path] = utf16
      ? `${path} is saved as UTF-16; save it as UTF-8.`
      : `${path} is not a text file; replace it with your TypeScript source.`;
    return;
  }
  reading.files[path] = bytes.toString("utf8");
  const origin = `${reading.track}/${wayTo(reading.top, place)}`;
  if (origin !== path) reading.moved[path] = origin;
}
