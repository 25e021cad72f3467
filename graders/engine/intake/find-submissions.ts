/**
 * Finds the submissions of a course: a folder or an archive with one folder, archive or file per student, or a learning
 * platform's download. A note names everything that does not count as a submission, so no student is missed.
 *
 * @module
 */
import { statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { inertName } from "../text/inert.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import { type Item, itemsIn, itemsOf, stemOf } from "./course-items.ts";
import { DECKWORK_JSON } from "./deckwork-json.ts";
import { detectDownload, entriesOf } from "./downloads.ts";
import { type Entry, type Found, isOtherArchive, isSource, isZip } from "./entry.ts";
import { hasTrackAtTop, holdsTracks } from "./find-tracks.ts";
import { showName } from "./folder-name.ts";
import { GRADESCOPE_LIST, readGradescope } from "./gradescope.ts";
import { readAutograderFolder, SUBMISSION, SUBMISSION_METADATA } from "./gradescope-autograder.ts";
import { coursesAmong, isSubmissionByItself } from "./layout.ts";
import { addRoster, readRoster } from "./roster.ts";

/**
 * Finds the submissions. Each place is a course or a single submission.
 *
 * @param places - folders, zip archives, or single files of source
 * @param tracks - the names of the workbook's tracks
 * @param options - `roster`: the path of a list of the course's students, as CSV
 * @throws WorkbookError when a place cannot be read or has no submissions, or when the roster cannot be read
 */
export async function findSubmissions(
  places: readonly string[],
  tracks: readonly string[],
  { roster }: { readonly roster?: string | undefined } = {},
): Promise<Found> {
  const students = roster === undefined ? undefined : readRoster(roster);
  const found: Found[] = [];
  for (const place of places) found.push(await findAt(place, tracks, places.length === 1));
  const all: Found = {
    entries: found.flatMap(({ entries }) => entries),
    notes: found.flatMap(({ notes }) => notes),
  };
  const listed = students ? addRoster(all, students, places[0] ?? "") : all;
  const entries = withDistinctNames(listed.entries);
  return {
    entries: entries.sort((a, b) => (a.name < b.name ? -1 : 1)),
    notes: listed.notes,
  };
}

async function findAt(place: string, tracks: readonly string[], isOnly: boolean): Promise<Found> {
  if (hasTrackAtTop(place, tracks))
    return { entries: [{ name: showName(basename(resolve(place))), folder: place }], notes: [] };
  if (isSource(place) && statSync(place, { throwIfNoEntry: false })?.isFile())
    return {
      entries: [fileEntry(basename(place), place, { at: "disk", kind: "file", place })],
      notes: [],
    };
  const isArchive = isZip(place) && !isFolderAt(place);
  let items: readonly Item[];
  try {
    items = await itemsOf(place);
  } catch (error) {
    // One of several archives that were each named: its student gets a note, and the others are graded.
    if (!isArchive || isOnly || !(error instanceof WorkbookError)) throw error;
    return { entries: [archiveEntry(place)], notes: [] };
  }
  if (isArchive && isSubmissionByItself(items, tracks))
    return { entries: [archiveEntry(place)], notes: [] };
  const found = await findAmong(place, items, tracks, isArchive);
  if (found.entries.length > 0) return found;
  const nothing = `${place}: it has no submissions; name a folder with one folder per student.`;
  throw new WorkbookError([nothing, ...found.notes].join(" "));
}

async function findAmong(
  place: string,
  items: readonly Item[],
  tracks: readonly string[],
  isArchive: boolean,
): Promise<Found> {
  if (isAutograderFolder(items)) return { entries: [readAutograderFolder(place)], notes: [] };
  const list = items.find(({ name }) => name === GRADESCOPE_LIST);
  if (list) {
    const { entries, others } = await readGradescope(list, items);
    return withRest(place, "Gradescope export", entries, others, tracks);
  }
  const download = detectDownload(items);
  if (download) {
    const read = new Set(download.parts.map(({ item }) => item));
    const others = items.filter((item) => !read.has(item));
    const entries = entriesOf(download);
    return withRest(place, `${download.platform} download`, entries, others, tracks);
  }
  const [only] = items;
  if (only?.kind === "folder" && items.length === 1) {
    const inside = itemsIn(only);
    if (isArchive || inside.some(({ name }) => name === GRADESCOPE_LIST) || detectDownload(inside))
      return findAmong(only.place, inside, tracks, isArchive);
  }
  const courses = coursesAmong(items, tracks);
  if (courses.length > 0) {
    throw new WorkbookError(
      `${place}: each of its folders is a course with several submissions; name the folders one by one: ${courses.map(({ place }) => place).join(" ")}`,
    );
  }
  return plainEntries(place, items, tracks);
}

function isAutograderFolder(items: readonly Item[]): boolean {
  const has = (name: string, kind: Item["kind"]) =>
    items.some((item) => item.name === name && item.kind === kind && item.content.at === "disk");
  return has(SUBMISSION, "folder") && has(SUBMISSION_METADATA, "file");
}

/** The platform's own files, and those that were put beside them. */
function withRest(
  place: string,
  what: string,
  entries: readonly Entry[],
  others: readonly Item[],
  tracks: readonly string[],
): Found {
  const rest = plainEntries(place, others, tracks);
  const count = entries.length === 1 ? "1 submission" : `${entries.length} submissions`;
  return {
    entries: [...entries, ...rest.entries],
    notes: [`${place}: read as a ${what}: ${count}.`, ...rest.notes],
  };
}

/** One submission per folder, archive or source file; a note names the rest. */
function plainEntries(place: string, items: readonly Item[], tracks: readonly string[]): Found {
  const entries: Entry[] = [];
  const notes: string[] = [];
  const strays: string[] = [];
  for (const item of items) {
    const { name } = item;
    const passedOver = passedOverSays(item, tracks);
    if (passedOver !== undefined) notes.push(passedOver);
    // The instructor's settings for all students' programs.
    else if (name === DECKWORK_JSON) continue;
    else if (item.kind === "folder") entries.push(folderEntry(item));
    else if (item.kind === "file" && (isZip(name) || isOtherArchive(name) || isSource(name)))
      entries.push(fileEntry(name, item.place, item.content));
    else strays.push(showName(name));
  }
  if (strays.length > 0)
    notes.push(
      `${place}: these do not count as submissions, because they are not folders, zip archives or source files: ${strays.join(", ")}.`,
    );
  return { entries, notes };
}

function passedOverSays(item: Item, tracks: readonly string[]): string | undefined {
  const { name, kind, place, content } = item;
  switch (kind) {
    case "link to a folder":
      return `${place} is a link to a folder and was not graded: replace it with the folder, or name the folder by itself.`;
    case "dangling link":
      return `${place} is a link that leads nowhere and was not graded: replace it with the folder.`;
    case "link to a file":
      return `${place} is a link to a file and was not graded: replace it with the file.`;
    case "other":
      return `${place} is neither a file nor a folder and was not graded.`;
    case "file":
    case "folder": {
      if (!name.startsWith(".")) return undefined;
      const holds =
        kind === "folder" && content.at === "disk" && holdsTracks(content.place, tracks);
      return holds
        ? `${place} begins with a dot and was not graded, though a track is in it: rename it, or name it by itself.`
        : `${place} begins with a dot and was not graded; rename it if it is a submission.`;
    }
    default:
      return kind satisfies never;
  }
}

function folderEntry({ name, isUtf8, place, content }: Item): Entry {
  const fault = `${place}: the folder cannot be read, because its name is not valid UTF-8; rename it.`;
  return {
    name: showName(name),
    folder: content.at === "disk" ? content.place : place,
    ...(content.at === "disk" ? {} : { pieces: [{ as: "", content }] }),
    ...(isUtf8 ? {} : { fault }),
  };
}

function fileEntry(name: string, folder: string, content: Item["content"]): Entry {
  const stem = stemOf(name);
  const isArchive = isZip(name) || isOtherArchive(name);
  return {
    name: showName(isOtherArchive(name) ? stem.replace(/\.tar$/i, "") : stem),
    folder,
    pieces: [{ as: name, content }],
    ...(isArchive ? {} : { notes: [`${showName(name)} was handed in as a single file.`] }),
  };
}

function archiveEntry(place: string): Entry {
  return fileEntry(basename(place), place, { at: "disk", kind: "file", place });
}

function isFolderAt(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Two sections of a course may each have an Alex; one result must not replace the other. */
function withDistinctNames(entries: readonly Entry[]): Entry[] {
  const taken = new Set<string>();
  // Lists that people fill in do not tell these apart: spaces around a name are lost in them.
  const key = (name: string) => inertName(name.trim()).toLowerCase();
  return entries.map((entry) => {
    // Some systems treat composed and decomposed accents as the same letter, and so does this.
    const name = entry.name.normalize("NFC");
    let distinct = name;
    for (let copy = 2; taken.has(key(distinct)); copy++) distinct = `${name} (${copy})`;
    taken.add(key(distinct));
    return { ...entry, name: distinct };
  });
}
