/**
 * Finds one submission by its name, for example to look into a complaint.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { WorkbookError } from "../text/workbook-error.ts";
import { itemsOf } from "./course-items.ts";
import { detectDownload } from "./downloads.ts";
import type { Entry } from "./entry.ts";
import { findSubmissions } from "./find-submissions.ts";
import { hasTrackAtTop, isFolder } from "./find-tracks.ts";
import { showName, someOf } from "./folder-name.ts";
import { GRADESCOPE_LIST } from "./gradescope.ts";
import { holdsAtTop } from "./layout.ts";

const MOST_NAMES = 5;

/**
 * Finds a submission: a student's folder, zip archive or source file; or `<course>/<name>`, where the course and the
 * name are those that `grade` uses.
 *
 * @param tracks - the names of the workbook's tracks
 * @throws WorkbookError when there is no submission, or more than one
 */
export async function findSubmission(place: string, tracks: readonly string[]): Promise<Entry> {
  if (!existsSync(place)) return findInCourse(place, tracks);
  if (isFolder(place) && !(await isCourse(place, tracks)))
    return { name: showName(basename(resolve(place))), folder: place };
  const { entries } = await findSubmissions([place], tracks);
  const [only, ...others] = entries;
  if (only && others.length === 0) return only;
  throw new WorkbookError(
    `${place}: it has ${entries.length} submissions (${namesOf(entries)}); name one of them: ${place}/${entries[0]?.name}.`,
  );
}

/** Whether a folder has submissions in it, and not the files of a single one. */
async function isCourse(place: string, tracks: readonly string[]): Promise<boolean> {
  if (hasTrackAtTop(place, tracks)) return false;
  const items = await itemsOf(place);
  return (
    items.some(({ name }) => name === GRADESCOPE_LIST) ||
    detectDownload(items) !== undefined ||
    items.filter((item) => holdsAtTop(item, tracks)).length > 1
  );
}

async function findInCourse(place: string, tracks: readonly string[]): Promise<Entry> {
  const course = dirname(place);
  // A path that only begins with the folder's name is not a path in the folder.
  if (course === "." || !existsSync(course))
    throw new WorkbookError(
      `${place}: there is no such file or folder; name a student's folder, zip archive or source file.`,
    );
  const { entries } = await findSubmissions([course], tracks);
  const name = basename(place).normalize("NFC");
  const entry = entries.find((one) => one.name === name);
  if (entry) return entry;
  throw new WorkbookError(
    `${course}: it has no submission named ${showName(name)}, only ${namesOf(entries)}.`,
  );
}

function namesOf(entries: readonly Entry[]): string {
  const names = entries.map(({ name }) => name);
  return someOf(names, MOST_NAMES);
}
