/**
 * Reads one track: its stages first, wherever they are, then everything else.
 *
 * @module
 */
import { dirname, join } from "node:path";
import { PREDICTIONS_FILE, REVIEW_FILE } from "../workbook/places.ts";
import {
  type CourseSettings,
  DECKWORK_JSON,
  type ForeignSettings,
  settingsFor,
} from "./deckwork-json.ts";
import { isFolder } from "./find-tracks.ts";
import { someOf } from "./folder-name.ts";
import { isApart, seek, tracksIn } from "./guess-track.ts";
import { isWrittenFor } from "./languages.ts";
import { type Given, type Layout, layTrack, sayUnfit } from "./lay-track.ts";
import { type List, openListing } from "./listing.ts";
import {
  entriesOf,
  type Reading,
  readEntries,
  readNext,
  readSettings,
  settingsAt,
  tooMuchSays,
} from "./read-files.ts";
import { readImported } from "./read-imported.ts";

interface Options {
  readonly stages?: readonly string[];
  readonly lenient?: Given;
  readonly settings?: CourseSettings;
}

/** Files beside the stages of a track that are not among its sources. */
const ANSWERS = [REVIEW_FILE, PREDICTIONS_FILE];

/**
 * Reads a track. The stages come first, so they are read however many other files there are.
 *
 * @returns the folder with its parts, and the guesses, one sentence each
 */
export function readTrack(
  reading: Reading,
  { stages = [], lenient, settings }: Options,
): { readonly place: string; readonly notes: readonly string[] } {
  const { track, top } = reading;
  const names = entriesOf(reading, top, track);
  const list = openListing();
  const sought = lenient && seek(reading.root, track, lenient, list)(top);
  const layout = sought && layTrack(sought, top);
  const own = foldersOf(stages, track, top, names, layout);
  for (const [name, folder] of own)
    readSettings(reading, join(folder, DECKWORK_JSON), `${track}/${name}`);
  const notes = layout ? [...layout.notes] : [];
  if (sought && layout) {
    notes.push(...lendSettings(reading, own, layout, list, settings));
    if (top !== reading.root) notes.push(...sayUnfit(sought, layout));
  }
  const isForeign = (path: string) => Object.hasOwn(reading.foreign, path);
  reading.everything = [...own.keys()].some((name) => isForeign(`${track}/${name}`));
  const files = [...(layout?.files ?? [])].filter(
    ([path]) => !isForeign(`${track}/${path.split("/")[0]}`),
  );
  for (const place of [...own.values(), ...files.map(([, place]) => place)])
    reading.taken.add(place);
  for (const [name, folder] of own) readStage(reading, `${track}/${name}`, folder);
  for (const [path, place] of files) readNext(reading, place, `${track}/${path}`, 0, true);
  for (const [path, why] of layout?.refused ?? []) reading.refused[`${track}/${path}`] = why;
  const others = names.filter(
    (name) => own.get(name) !== join(top, name) && !ANSWERS.includes(name) && !isOthers(name),
  );
  readEntries(reading, top, track, others, 0);
  readImported(reading, own);
  return { place: layout?.place ?? top, notes };

  /** If the submission's own folder is read as the track's, it may contain other tracks, too. */
  function isOthers(name: string): boolean {
    return lenient !== undefined && top === reading.root
      ? isApart(name, names, track, tracksIn(lenient))
      : false;
  }
}

/** The folders of the stages that exist, in the order of the stages. */
function foldersOf(
  stages: readonly string[],
  track: string,
  top: string,
  names: readonly string[],
  layout: Layout | undefined,
): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const path of stages.filter((path) => path.startsWith(`${track}/`))) {
    const name = path.slice(track.length + 1);
    const folder = layout?.stages.get(name) ?? (names.includes(name) ? join(top, name) : undefined);
    if (folder !== undefined) own.set(name, folder);
  }
  return own;
}

function readStage(reading: Reading, path: string, folder: string): void {
  if (!readNext(reading, folder, path, 0)) reading.refused[path] = tooMuchSays(path);
  if (!isFolder(folder))
    reading.refused[path] ??= `${path} is not a folder; replace it with a folder of your files.`;
}

/** Files that are never part of a program in a different language. */
const NO_PROGRAM = /\.([cm]?ts|[cm]?js|json|md|txt|pdf|docx?|html?|png|jpe?g)$/i;
const SCRIPT = /\.[cm]?[jt]s$/i;

/** Gives stages in other languages the settings from a folder above them, or those of the course. */
function lendSettings(
  reading: Reading,
  own: ReadonlyMap<string, string>,
  layout: Layout,
  list: List,
  ofCourse: CourseSettings = { stages: {} },
): string[] {
  const without = [...own]
    .map(([name, folder]) => ({ name, path: `${reading.track}/${name}`, ...list(folder) }))
    .filter(
      ({ path }) =>
        !Object.hasOwn(reading.foreign, path) &&
        !Object.hasOwn(reading.refused, `${path}/${DECKWORK_JSON}`),
    );
  const partsOf = (files: readonly string[]) => files.filter((file) => !NO_PROGRAM.test(file));
  const foreign = without.filter(({ files }) => partsOf(files).length > 0);
  const above = foreign.length > 0 ? settingsAbove(reading, layout.place) : undefined;
  if (above) {
    for (const { path } of foreign) reading.foreign[path] = above;
    const where = "is above the folders of the stages and was read as if it were in";
    return [`${DECKWORK_JSON} ${where} ${someOf(foreign.map(({ name }) => name))}.`];
  }
  return without.flatMap(({ name, path, files }) => {
    const settings = settingsFor(ofCourse, path);
    const parts = partsOf(files);
    const scripts = files.filter((file) => SCRIPT.test(file));
    if (settings && isWrittenFor(settings, [...parts, ...scripts])) {
      reading.foreign[path] = settings;
      return [];
    }
    if (parts.length === 0 || scripts.length > 0) return [];
    return [
      `${name} has ${someOf(parts)}, but no ${DECKWORK_JSON} that says how to build and start it.`,
    ];
  });
}

/** The settings in the nearest folder from the track's up to the submission's. */
function settingsAbove(reading: Reading, place: string): ForeignSettings | undefined {
  for (let folder = place; ; folder = dirname(folder)) {
    const way = folder === reading.root ? DECKWORK_JSON : `${reading.track}/${DECKWORK_JSON}`;
    const settings = settingsAt(reading, join(folder, DECKWORK_JSON), way);
    if (settings || folder === reading.root || folder.length < reading.root.length) return settings;
  }
}
