/**
 * Reads one track: its stages first, wherever they lie, then what else is there.
 *
 * @module
 */
import { dirname, join } from "node:path";
import { REVIEW_FILE } from "../workbook/places.ts";
import { DECKWORK_JSON, type ForeignSettings } from "./deckwork-json.ts";
import { isFolder } from "./find-tracks.ts";
import { isApart, seek, tracksIn } from "./guess-track.ts";
import { type Given, type Layout, layTrack, sayUnfit } from "./lay-track.ts";
import { type List, openListing, someOf } from "./listing.ts";
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
  readonly settings?: ForeignSettings;
}

/**
 * Reads a track. The stages come first: however much else there is, it does not keep them from being read.
 *
 * @returns the folder in which its parts lie, and what was guessed, a sentence each
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
    (name) => own.get(name) !== join(top, name) && name !== REVIEW_FILE && !isOthers(name),
  );
  readEntries(reading, top, track, others, 0);
  if (lenient) readImported(reading, own);
  return { place: layout?.place ?? top, notes };

  /** Where the submission's own folder is read as the track's, other tracks lie in it, too. */
  function isOthers(name: string): boolean {
    return lenient !== undefined && top === reading.root
      ? isApart(name, names, track, tracksIn(lenient))
      : false;
  }
}

/** The folders of the stages that are there, in the order of the stages. */
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
    reading.refused[path] ??= `${path} is not a folder; put one with your files in its place.`;
}

/** What no program in another language consists of. */
const NO_PROGRAM = /\.([cm]?ts|[cm]?js|json|md|txt|pdf|docx?|html?|png|jpe?g)$/i;

/** Gives stages in other languages the settings that lie above them, or those of the course. */
function lendSettings(
  reading: Reading,
  own: ReadonlyMap<string, string>,
  layout: Layout,
  list: List,
  ofCourse: ForeignSettings | undefined,
): string[] {
  const without = [...own].filter(
    ([name, folder]) =>
      !Object.hasOwn(reading.foreign, `${reading.track}/${name}`) &&
      !Object.hasOwn(reading.refused, `${reading.track}/${name}/${DECKWORK_JSON}`) &&
      list(folder).files.some((file) => !NO_PROGRAM.test(file) && file !== DECKWORK_JSON),
  );
  if (without.length === 0) return [];
  const names = without.map(([name]) => name);
  const above = settingsAbove(reading, layout.place);
  const settings = above ?? ofCourse;
  if (!settings) {
    const bare = without.filter(([, folder]) =>
      list(folder).files.every((file) => !/\.[cm]?[jt]s$/.test(file)),
    );
    return bare.map(([name, folder]) => {
      const files = list(folder).files.filter((file) => !NO_PROGRAM.test(file));
      return `${name} holds ${someOf(files)}, but no ${DECKWORK_JSON} says how to build and start it.`;
    });
  }
  for (const name of names) reading.foreign[`${reading.track}/${name}`] = settings;
  const where = "lies above the folders of the stages and was read as that of";
  return above ? [`${DECKWORK_JSON} ${where} ${someOf(names)}.`] : [];
}

/** The settings in the nearest folder from the track's up to the submission's. */
function settingsAbove(reading: Reading, place: string): ForeignSettings | undefined {
  for (let folder = place; ; folder = dirname(folder)) {
    const way = folder === reading.root ? DECKWORK_JSON : `${reading.track}/${DECKWORK_JSON}`;
    const settings = settingsAt(reading, join(folder, DECKWORK_JSON), way);
    if (settings || folder === reading.root || folder.length < reading.root.length) return settings;
  }
}
