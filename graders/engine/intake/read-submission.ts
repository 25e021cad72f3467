/**
 * Reads one student's files into memory: only the track's `.ts` files, or all files of a track with a `deckwork.json`
 * in one of its stages.
 *
 * @module
 */
import { existsSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { SUBMISSION_LIMITS } from "../limits/limits.ts";
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
  /** How to build and start the programs of stages in other languages, by the stage's path. */
  readonly foreign: Readonly<Record<string, ForeignSettings>>;
  /** All files of such a track, whatever they contain, by path. */
  readonly bytes: Readonly<Record<string, Uint8Array>>;
  /** The paths of files and folders that were not read, each with the reason for the student. */
  readonly refused: Readonly<Record<string, string>>;
  /** The names of the tracks that were found in it. */
  readonly tracks: readonly string[];
  /** The answers to the reviews, by track, if any were handed in. */
  readonly reviews?: Readonly<Record<string, HandedIn>>;
  /**
   * The places of files that were read under other paths, by those paths; absent if all files were in the right place.
   */
  readonly moved?: Readonly<Record<string, string>>;
  /** Notes on what was guessed, and what could not be: one sentence of inert text each. Absent if there are none. */
  readonly notes?: readonly string[];
}

/** A submission that is not on a disk. */
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
  /** The paths of their stages, which are read before everything else. */
  readonly stages?: readonly string[];
  /** All given files, by path: present if work may also be found under wrong names. */
  readonly lenient?: Readonly<Record<string, string>>;
  /** How to build and start programs if the student does not say so. */
  readonly settings?: CourseSettings;
}

/**
 * Reads a submission. The track's folder may be at the top, under `exercises/`, or one folder deeper.
 *
 * @param folder - the submission's folder; its name is the student's
 * @throws WorkbookError when the folder itself cannot be read
 */
export function readSubmission(folder: string, options: ReadOptions): Submission {
  const room = { bytes: SUBMISSION_LIMITS.bytes };
  const read: Read = { files: {}, foreign: {}, bytes: {}, refused: {}, moved: {}, room };
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
      const { place, notes: guessed } = readTrack(
        {
          ...read,
          root: real,
          track,
          top: search.place,
          taken: new Set(),
          gathered: [],
          looked: 0,
          everything: false,
        },
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
  const { moved, room: _, ...others } = read;
  return {
    name: basename(real),
    ...others,
    tracks: found,
    ...(Object.keys(reviews).length > 0 ? { reviews } : {}),
    ...(Object.keys(moved).length > 0 ? { moved } : {}),
    ...(notes.length > 0 ? { notes: [...new Set(notes)] } : {}),
  };
}

/** Folders that were not read because there is one of the right name, in which nothing is begun. */
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

/** Looks for a track: first by its name, then by guessing. */
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
 * @returns no files if there is no such folder: then every stage says how to get its files
 */
export function readExercises(root: string, tracks: readonly Track[]): Submission {
  const folder = join(root, EXERCISES);
  if (!existsSync(folder)) return submissionOf(EXERCISES, {}, []);
  const stages = tracks.flatMap((track) => track.stages.map(({ path }) => path));
  return readSubmission(folder, { tracks: tracks.map(({ name }) => name), stages });
}
