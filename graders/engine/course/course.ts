/**
 * Grades a course: finds its submissions, grades several at a time, hands on each result in the order of names, and
 * keeps none of them.
 *
 * @module
 */
import { isUtf8 } from "node:buffer";
import { type Dirent, readdirSync, statSync } from "node:fs";
import { basename, join, resolve, sep } from "node:path";
import { hasTrackAtTop, holdsTracks } from "../intake/find-tracks.ts";
import { showBytes, showName } from "../intake/folder-name.ts";
import type { SubmissionResult } from "../judge/results.ts";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";

/** Where one submission lies, and whose it is. */
export interface Entry {
  /** One line of well-formed text, and nobody else's. */
  readonly name: string;
  readonly folder: string;
  /** Why it cannot be graded, where that is known before it is read. */
  readonly fault?: string;
  /** What the student and whoever grades are told of it before it is read. */
  readonly notes?: readonly string[];
}

export interface Found {
  readonly entries: readonly Entry[];
  /** Said to whoever grades: what looks like a submission and was not taken for one. */
  readonly notes: readonly string[];
}

/**
 * Finds the submissions. Each folder that is named is a course, with one folder a submission; or it is a submission
 * itself, if a track's folder stands at its top.
 *
 * @throws WorkbookError when a folder is missing or holds no submissions
 */
export function findSubmissions(folders: readonly string[], tracks: readonly string[]): Found {
  const found = folders.map((folder) => {
    if (hasTrackAtTop(folder, tracks))
      return { entries: [{ name: showName(basename(resolve(folder))), folder }], notes: [] };
    const { entries, notes } = lookInto(folder, tracks);
    if (entries.length > 0) return { entries, notes };
    const nothing = `${folder}: no submissions are in it; name a folder that has one folder for each student.`;
    throw new WorkbookError([nothing, ...notes].join(" "));
  });
  const entries = withDistinctNames(found.flatMap(({ entries }) => entries));
  return {
    entries: entries.sort((a, b) => (a.name < b.name ? -1 : 1)),
    notes: found.flatMap(({ notes }) => notes),
  };
}

/** A course's folders; and what nobody graded who may be waiting for it. */
function lookInto(folder: string, tracks: readonly string[]): Found {
  const entries: Entry[] = [];
  const notes: string[] = [];
  for (const one of entriesIn(folder)) {
    const named = isUtf8(one.name);
    const name = named ? showName(one.name.toString("utf8")) : showBytes(one.name);
    const place = join(folder, named ? one.name.toString("utf8") : name);
    if (name.startsWith(".")) {
      // Version control, editors and systems keep such folders; they hold no track.
      if (holdsTracks(place, tracks))
        notes.push(
          `${join(folder, name)} begins with a dot and was not graded, though a track is in it: rename it, or name it by itself.`,
        );
    } else if (one.isSymbolicLink()) {
      if (leadsToFolder(folder, one))
        notes.push(
          `${join(folder, name)} is a link to a folder and was not graded: put the folder itself in its place, or name that by itself.`,
        );
    } else if (one.isDirectory()) {
      const fault = `${join(folder, name)}: the folder's name is not valid UTF-8, so that it cannot be read; rename it.`;
      entries.push({ name, folder: place, ...(named ? {} : { fault }) });
    }
  }
  return { entries, notes };
}

/** What lies in a folder, in the order of names; these may be any bytes. */
function entriesIn(folder: string): Dirent<Buffer>[] {
  try {
    if (!statSync(folder).isDirectory()) {
      throw new WorkbookError(
        `${folder}: not a folder; name a folder that has one folder for each student.`,
      );
    }
    return readdirSync(folder, { withFileTypes: true, encoding: "buffer" }).sort((a, b) =>
      Buffer.compare(a.name, b.name),
    );
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    throw new WorkbookError(
      `${folder}: cannot be read (${codeOf(error)}); check the path and its permissions.`,
    );
  }
}

function leadsToFolder(folder: string, { name }: Dirent<Buffer>): boolean {
  try {
    return statSync(Buffer.concat([Buffer.from(folder + sep), name])).isDirectory();
  } catch {
    return false;
  }
}

/** Two sections of a course may each have an Alex; nobody's result may replace another's. */
function withDistinctNames(entries: readonly Entry[]): Entry[] {
  const taken = new Set<string>();
  // Letters with and without their accents put together are the same to some systems.
  const key = (name: string) => name.normalize("NFC").toLowerCase();
  return entries.map((entry) => {
    let distinct = entry.name;
    for (let copy = 2; taken.has(key(distinct)); copy++) distinct = `${entry.name} (${copy})`;
    taken.add(key(distinct));
    return { ...entry, name: distinct };
  });
}

/**
 * Grades all submissions, some at a time.
 *
 * @param grade - grades one, and throws nothing
 * @param tell - called once for each, in the order of the entries
 */
export async function gradeCourse(
  entries: readonly Entry[],
  grade: (entry: Entry) => Promise<SubmissionResult>,
  atOnce: number,
  tell: (result: SubmissionResult) => void,
): Promise<void> {
  // A slow submission holds back what comes after it; those in front of this window wait, so that little is kept.
  const window = atOnce * 4;
  const ready = new Map<number, SubmissionResult>();
  let next = 0;
  let told = 0;
  let wake: (() => void)[] = [];
  const handOn = () => {
    for (let result = ready.get(told); result; result = ready.get(told)) {
      ready.delete(told++);
      tell(result);
    }
    const waiting = wake;
    wake = [];
    for (const resolve of waiting) resolve();
  };
  const work = async () => {
    for (let at = next++; at < entries.length; at = next++) {
      while (at >= told + window) await new Promise<void>((resolve) => wake.push(resolve));
      ready.set(at, await grade(entries[at]!));
      handOn();
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, work));
}
