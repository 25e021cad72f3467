/**
 * Reads the files of a track one after the other, within bounds, and says of each that is not read why.
 *
 * @module
 */
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { SUBMISSION_LIMITS } from "../limits/limits.ts";
import { codeOf } from "../text/workbook-error.ts";
import { wayTo } from "../workbook/places.ts";
import { DECKWORK_JSON, type ForeignSettings, readForeignSettings } from "./deckwork-json.ts";
import { unreadableSays } from "./find-tracks.ts";
import { isJunk } from "./junk.ts";

/** Whether a place lies in a folder once all links are followed. */
export function isInside(root: string, place: string): boolean {
  return wayTo(root, realpathSync(place)) !== undefined;
}

/** What has been read so far. */
export interface Read {
  readonly files: Record<string, string>;
  readonly foreign: Record<string, ForeignSettings>;
  readonly bytes: Record<string, Uint8Array>;
  readonly refused: Record<string, string>;
  /** Where the files lay that are read as others, by the paths of those. */
  readonly moved: Record<string, string>;
}

/** A track while it is read. */
export interface Reading extends Read {
  /** The submission's folder, all links followed. */
  readonly root: string;
  readonly track: string;
  /** The folder that is read as the track's. */
  readonly top: string;
  /** Places that are read as something else than they are called. */
  readonly taken: Set<string>;
  looked: number;
  /** Not TypeScript alone. */
  everything: boolean;
}

/** Whether a stage is in another language, and how it is started. */
export function readSettings(reading: Reading, place: string, stage: string): void {
  const path = `${stage}/${DECKWORK_JSON}`;
  const settings = settingsAt(reading, place, path);
  if (settings) reading.foreign[stage] = settings;
}

/** @returns nothing where there are none, or where it was told what is wrong with them */
export function settingsAt(
  reading: Reading,
  place: string,
  path: string,
): ForeignSettings | undefined {
  let text: string;
  try {
    // A linked folder that leads out is refused as such where its files are read.
    if (!isInside(reading.root, dirname(place))) return undefined;
    const stats = lstatSync(place);
    if (!stats.isFile() || stats.size > SUBMISSION_LIMITS.bytesPerFile) {
      reading.refused[path] =
        `${path} is not an ordinary file of a few lines; put one in its place.`;
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
    // What `reset` has put aside is not handed in.
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
    // Files that were given out may be among those that are left. Of the track itself, all the stages were read.
    const unread = depth === 0 ? inside : path;
    reading.refused[unread] = tooMuchSays(unread);
    return;
  }
}

/** Reads what comes next. @returns whether there is anything more to be read at all */
export function readNext(
  reading: Reading,
  place: string,
  path: string,
  depth: number,
  imported = false,
): boolean {
  // Links in circles multiply what there is to see; so what is passed over counts, too.
  if (++reading.looked > SUBMISSION_LIMITS.entries) return false;
  const name = basename(place);
  if (name.startsWith(".") || isJunk(name)) return true;
  const read = Object.keys(reading.files).length + Object.keys(reading.bytes).length;
  if (read < SUBMISSION_LIMITS.files) readEntry(reading, place, path, depth, imported);
  else {
    reading.refused[path] =
      `There are more than ${SUBMISSION_LIMITS.files} files, so that ${path} was not read; take out what is not yours.`;
  }
  return true;
}

export function tooMuchSays(path: string): string {
  return `There is too much in the folder, so that not all of ${path} was read; take out what is not TypeScript of yours.`;
}

function readEntry(
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
        `${path} is not an ordinary file; put one with your source in its place.`;
    else if (stats.size > SUBMISSION_LIMITS.bytesPerFile) {
      reading.refused[path] =
        `${path} is larger than ${SUBMISSION_LIMITS.bytesPerFile / 1024} KB, which no stage needs; take out what is not source code.`;
    } else {
      if (reading.everything) reading.bytes[path] = readFileSync(place);
      if (path.endsWith(".ts") || imported) readSource(reading, place, path);
    }
  } catch (error) {
    reading.refused[path] = unreadableSays(path, error);
  }
}

export function linkSays(path: string): string {
  return `${path} is a link that leads out of the submission; put the file itself in its place.`;
}

function readSource(reading: Reading, place: string, path: string): void {
  if (Object.hasOwn(reading.files, path)) return;
  const bytes = readFileSync(place);
  if (bytes.includes(0)) {
    const utf16 =
      (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    reading.refused[path] = utf16
      ? `${path} is saved as UTF-16; save it as UTF-8.`
      : `${path} is not a text file; put your TypeScript source in its place.`;
    return;
  }
  reading.files[path] = bytes.toString("utf8");
  const origin = `${reading.track}/${wayTo(reading.top, place)}`;
  if (origin !== path) reading.moved[path] = origin;
}
