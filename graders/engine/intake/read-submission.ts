/**
 * Reads one student's files into memory: the track's `.ts` files and nothing else of what lies there; all files of a track
 * with a `deckwork.json` in one of its stages.
 *
 * @module
 */
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { SUBMISSION_LIMITS } from "../limits/limits.ts";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import { EXERCISES, REVIEW_FILE, wayTo } from "../workbook/places.ts";
import type { Track } from "../workbook/workbook.ts";
import { DECKWORK_JSON, type ForeignSettings, readForeignSettings } from "./deckwork-json.ts";
import { findTrack, isFolder, unreadableSays } from "./find-tracks.ts";
import { type HandedIn, readReviewAnswers } from "./review-answers.ts";

export interface Submission {
  /** The student's name: the folder's. */
  readonly name: string;
  /** The source text of each file, by `<track>/<stage>/<file>`. */
  readonly files: Readonly<Record<string, string>>;
  /** How the programs of stages in other languages are built and started, by the stage's path. */
  readonly foreign: Readonly<Record<string, ForeignSettings>>;
  /** All files of such a track, whatever they hold, by their paths. */
  readonly bytes: Readonly<Record<string, Uint8Array>>;
  /** Paths of files and folders that were not read, each with the reason that the student is told. */
  readonly refused: Readonly<Record<string, string>>;
  /** The tracks that were found in it, by name. */
  readonly tracks: readonly string[];
  /** The answers to the reviews, by track, where any were handed in. */
  readonly reviews?: Readonly<Record<string, HandedIn>>;
  /** What was guessed in reading it, and what was not: one sentence each, of inert text. Absent where nothing was. */
  readonly notes?: readonly string[];
}

/** A submission that lies on no disk. */
export function submissionOf(
  name: string,
  files: Submission["files"],
  tracks: readonly string[],
): Submission {
  return { name, files, foreign: {}, bytes: {}, refused: {}, tracks };
}

/** What to look for in a submission, and how strictly. */
export interface ReadOptions {
  /** The names of the tracks to look for. */
  readonly tracks: readonly string[];
  /** The paths of their stages, which are read before whatever else lies there. */
  readonly stages?: readonly string[];
  /** The paths of all files that were given out: present where other names may be guessed at, by what they hold. */
  readonly lenient?: readonly string[];
  /** How programs are built and started where the student does not say so. */
  readonly settings?: ForeignSettings;
}

/**
 * Reads a submission. The track's folder may stand at the top, under `exercises/`, or one folder deeper.
 *
 * @param folder - the submission's folder; its name is the student's
 * @throws WorkbookError when the folder itself cannot be read
 */
export function readSubmission(folder: string, { tracks, stages = [] }: ReadOptions): Submission {
  const read: Read = { files: {}, foreign: {}, bytes: {}, refused: {} };
  const { refused } = read;
  const reviews: Record<string, HandedIn> = {};
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
    const search = findTrack(folder, track);
    if (search === undefined) continue;
    found.push(track);
    if ("unread" in search) refused[track] = search.unread;
    else if (!isInside(real, search.place)) refused[track] = linkSays(track);
    else {
      const reading = { ...read, root: real, looked: 0, everything: false };
      readTrack(reading, search.place, track, stages);
      const path = `${track}/${REVIEW_FILE}`;
      const handedIn = readReviewAnswers(join(search.place, REVIEW_FILE), path);
      if (handedIn) reviews[track] = handedIn;
      if (handedIn?.kind === "refused") refused[path] = handedIn.why;
    }
  }
  return {
    name: basename(real),
    ...read,
    tracks: found,
    ...(Object.keys(reviews).length > 0 ? { reviews } : {}),
  };
}

/**
 * Reads the student's work on some tracks of this workbook.
 *
 * @returns no files where there is no such folder: then every stage says how to get its own
 */
export function readExercises(root: string, tracks: readonly Track[]): Submission {
  const folder = join(root, EXERCISES);
  if (!existsSync(folder)) return submissionOf(EXERCISES, {}, []);
  const stages = tracks.flatMap((track) => track.stages.map(({ path }) => path));
  return readSubmission(folder, { tracks: tracks.map(({ name }) => name), stages });
}

/** Whether a place lies in a folder once all links are followed. */
function isInside(root: string, place: string): boolean {
  return wayTo(root, realpathSync(place)) !== undefined;
}

/** What has been read so far. */
type Read = {
  readonly [Part in "files" | "foreign" | "bytes" | "refused"]: Record<
    string,
    Submission[Part][string]
  >;
};

interface Reading extends Read {
  readonly root: string;
  looked: number;
  /** Not TypeScript alone. */
  everything: boolean;
}

/** The stages first: however much else there is, it does not keep them from being read. */
function readTrack(
  reading: Reading,
  folder: string,
  track: string,
  stages: readonly string[],
): void {
  const names = entriesOf(reading, folder, track);
  const own = stages
    .filter((path) => path.startsWith(`${track}/`))
    .map((path) => path.slice(track.length + 1))
    .filter((name) => names.includes(name));
  for (const name of own)
    readSettings(reading, join(folder, name, DECKWORK_JSON), `${track}/${name}`);
  reading.everything = own.some((name) => Object.hasOwn(reading.foreign, `${track}/${name}`));
  for (const name of own) {
    const path = `${track}/${name}`;
    if (!readNext(reading, join(folder, name), path, 0)) reading.refused[path] = tooMuchSays(path);
    if (!isFolder(join(folder, name)))
      reading.refused[path] ??= `${path} is not a folder; put one with your files in its place.`;
  }
  const others = names.filter((name) => !own.includes(name) && name !== REVIEW_FILE);
  readEntries(reading, folder, track, others, 0);
}

/** Whether a stage is in another language, and how it is started. */
function readSettings(reading: Reading, place: string, stage: string): void {
  const path = `${stage}/${DECKWORK_JSON}`;
  let text: string;
  try {
    // A linked folder that leads out is refused as such where its files are read.
    if (!isInside(reading.root, dirname(place))) return;
    const stats = lstatSync(place);
    if (!stats.isFile() || stats.size > SUBMISSION_LIMITS.bytesPerFile) {
      reading.refused[path] =
        `${path} is not an ordinary file of a few lines; put one in its place.`;
      return;
    }
    text = readFileSync(place, "utf8");
  } catch (error) {
    if (codeOf(error) !== "ENOENT" && codeOf(error) !== "ENOTDIR")
      reading.refused[path] = unreadableSays(path, error);
    return;
  }
  const settings = readForeignSettings(path, text);
  if (typeof settings === "string") reading.refused[path] = settings;
  else reading.foreign[stage] = settings;
}

function entriesOf(reading: Reading, folder: string, path: string): string[] {
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

function readEntries(
  reading: Reading,
  folder: string,
  path: string,
  names: readonly string[],
  depth: number,
): void {
  for (const name of names) {
    const inside = `${path}/${name}`;
    if (readNext(reading, join(folder, name), inside, depth)) continue;
    // Files that were given out may be among those that are left. Of the track itself, all the stages were read.
    const unread = depth === 0 ? inside : path;
    reading.refused[unread] = tooMuchSays(unread);
    return;
  }
}

/** Reads what comes next. @returns whether there is anything more to be read at all */
function readNext(reading: Reading, place: string, path: string, depth: number): boolean {
  // Links in circles multiply what there is to see; so what is passed over counts, too.
  if (++reading.looked > SUBMISSION_LIMITS.entries) return false;
  const name = basename(place);
  if (name.startsWith(".") || name === "node_modules") return true;
  const read = Object.keys(reading.files).length + Object.keys(reading.bytes).length;
  if (read < SUBMISSION_LIMITS.files) readEntry(reading, place, path, depth);
  else {
    reading.refused[path] =
      `There are more than ${SUBMISSION_LIMITS.files} files, so that ${path} was not read; take out what is not yours.`;
  }
  return true;
}

function tooMuchSays(path: string): string {
  return `There is too much in the folder, so that not all of ${path} was read; take out what is not TypeScript of yours.`;
}

function readEntry(reading: Reading, place: string, path: string, depth: number): void {
  try {
    if (lstatSync(place).isSymbolicLink() && !isInside(reading.root, place)) {
      reading.refused[path] = linkSays(path);
      return;
    }
    const stats = statSync(place);
    if (stats.isDirectory()) {
      if (depth < SUBMISSION_LIMITS.depth)
        readEntries(reading, place, path, entriesOf(reading, place, path), depth + 1);
    } else if (!path.endsWith(".ts") && !reading.everything) return;
    else if (!stats.isFile())
      reading.refused[path] =
        `${path} is not an ordinary file; put one with your source in its place.`;
    else if (stats.size > SUBMISSION_LIMITS.bytesPerFile) {
      reading.refused[path] =
        `${path} is larger than ${SUBMISSION_LIMITS.bytesPerFile / 1024} KB, which no stage needs; take out what is not source code.`;
    } else {
      if (reading.everything) reading.bytes[path] = readFileSync(place);
      if (path.endsWith(".ts")) readSource(reading, place, path);
    }
  } catch (error) {
    reading.refused[path] = unreadableSays(path, error);
  }
}

function linkSays(path: string): string {
  return `${path} is a link that leads out of the submission; put the file itself in its place.`;
}

function readSource(reading: Reading, place: string, path: string): void {
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
}
