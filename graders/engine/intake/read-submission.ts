/**
 * Reads one student's files into memory: the track's `.ts` files and nothing else of what lies there; all files of a track
 * with a `deckwork.json` in one of its stages.
 *
 * @module
 */
import { existsSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import { isAsGiven } from "../workbook/as-given.ts";
import { EXERCISES, REVIEW_FILE, wayTo } from "../workbook/places.ts";
import type { Track } from "../workbook/workbook.ts";
import { type HandedIn, readAnswers } from "./answers.ts";
import type { CourseSettings, ForeignSettings } from "./deckwork-json.ts";
import { findTrack } from "./find-tracks.ts";
import { shown } from "./folder-name.ts";
import { guessTrack, sayNotFound } from "./guess-track.ts";
import { openListing } from "./listing.ts";
import { isInside, linkSays, type Read } from "./read-files.ts";
import { readTrack } from "./read-track.ts";

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
  /** Where files lay that are read as others, by the paths of those; absent where all lay where they belong. */
  readonly moved?: Readonly<Record<string, string>>;
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
  /** All files that were given out, by path: present where work may be found under other names than its own. */
  readonly lenient?: Readonly<Record<string, string>>;
  /** How programs are built and started where the student does not say so. */
  readonly settings?: CourseSettings;
}

/**
 * Reads a submission. The track's folder may stand at the top, under `exercises/`, or one folder deeper.
 *
 * @param folder - the submission's folder; its name is the student's
 * @throws WorkbookError when the folder itself cannot be read
 */
export function readSubmission(folder: string, options: ReadOptions): Submission {
  const read: Read = { files: {}, foreign: {}, bytes: {}, refused: {}, moved: {} };
  const { refused } = read;
  const reviews: Record<string, HandedIn> = {};
  const found: string[] = [];
  const notes: string[] = [];
  let real: string;
  try {
    real = realpathSync(folder);
  } catch (error) {
    throw new WorkbookError(
      `${folder}: cannot be read (${codeOf(error)}); name a folder with one submission in it.`,
    );
  }
  for (const track of options.tracks) {
    const search = lookFor(real, track, options);
    if ("nothing" in search) {
      notes.push(...search.nothing);
      continue;
    }
    found.push(track);
    if ("unread" in search) refused[track] = search.unread;
    else if (!isInside(real, search.place)) refused[track] = linkSays(track);
    else {
      const state = { root: real, track, top: search.place, taken: new Set<string>(), looked: 0 };
      const { place, notes: guessed } = readTrack(
        { ...read, ...state, everything: false },
        options,
      );
      const many = options.tracks.length > 1 ? `${track}: ` : "";
      notes.push(...search.notes, ...guessed.map((note) => many + note));
      if (search.notes.length === 0)
        notes.push(...passedOver(real, track, search.place, read, options));
      const path = `${track}/${REVIEW_FILE}`;
      const handedIn = readAnswers(join(place, REVIEW_FILE), path);
      if (handedIn) reviews[track] = handedIn;
      if (handedIn?.kind === "refused") refused[path] = handedIn.why;
    }
  }
  const { moved, ...others } = read;
  return {
    name: basename(real),
    ...others,
    tracks: found,
    ...(Object.keys(reviews).length > 0 ? { reviews } : {}),
    ...(Object.keys(moved).length > 0 ? { moved } : {}),
    ...(notes.length > 0 ? { notes: [...new Set(notes)] } : {}),
  };
}

/** What was not read because a folder of the right name is there, in which nothing is begun. */
function passedOver(
  folder: string,
  track: string,
  place: string,
  { files, foreign, refused }: Read,
  { tracks, lenient }: ReadOptions,
): string[] {
  const isOfTrack = (path: string) => path.startsWith(`${track}/`);
  const isBegun = Object.keys({ ...foreign, ...refused }).some(isOfTrack);
  const changed = ([path, text]: [string, string]) =>
    isOfTrack(path) && !isAsGiven(text, lenient?.[path]);
  if (!lenient || isBegun || Object.entries(files).some(changed)) return [];
  const besides = wayTo(folder, place);
  const guess = guessTrack(folder, track, tracks, lenient, openListing(), besides);
  if (guess?.kind !== "found" || guess.place === "") return [];
  return [`Nothing is begun in ${track}; ${shown(guess.place)} looks like it, but was not read.`];
}

type Search =
  | { readonly place: string; readonly notes: readonly string[] }
  | { readonly unread: string }
  | { readonly nothing: readonly string[] };

/** Looks for a track: by its name, and only then by what may be it. */
function lookFor(folder: string, track: string, { tracks, lenient }: ReadOptions): Search {
  const exact = findTrack(folder, track);
  if (exact && "place" in exact) return { ...exact, notes: [] };
  if (!lenient) return exact ?? { nothing: [] };
  const list = openListing();
  const guess = guessTrack(folder, track, tracks, lenient, list);
  switch (guess?.kind) {
    case "found":
      return { place: join(folder, guess.place), notes: [guess.note] };
    case "unclear":
      return { unread: guess.why };
    case undefined:
      return exact ?? { nothing: [sayNotFound(folder, track, list)] };
    default:
      return guess satisfies never;
  }
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
