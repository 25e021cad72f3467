/**
 * Finds one submission that is named by itself, as somebody does who looks into a complaint.
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
 * Finds a submission: a student's folder, zip archive or source file; or `<course>/<name>`, where a course is what `grade`
 * takes, and the name is what it calls the submission.
 *
 * @param tracks - the names of the workbook's tracks
 * @throws WorkbookError when nothing is there, or more than one submission
 */
export async function findSubmission(place: string, tracks: readonly string[]): Promise<Entry> {
  if (!existsSync(place)) return findInCourse(place, tracks);
  if (isFolder(place) && !(await isCourse(place, tracks)))
    return { name: showName(basename(resolve(place))), folder: place };
  const { entries } = await findSubmissions([place], tracks);
  const [only, ...others] = entries;
  if (only && others.length === 0) return only;
  throw new WorkbookError(
    `${place}: ${entries.length} submissions are in it (${namesOf(entries)}); name one of them: ${place}/${entries[0]?.name}.`,
  );
}

/** Whether there are submissions in a folder, and not the files of one. */
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
  // A name that only begins with a folder's is no path in it.
  if (course === "." || !existsSync(course))
    throw new WorkbookError(
      `${place}: there is no such file or folder; name a student's folder, zip archive or source file.`,
    );
  const { entries } = await findSubmissions([course], tracks);
  const name = basename(place).normalize("NFC");
  const entry = entries.find((one) => one.name === name);
  if (entry) return entry;
  throw new WorkbookError(
    `${course}: there is no submission named ${showName(name)} in it; there is ${namesOf(entries)}.`,
  );
}

function namesOf(entries: readonly Entry[]): string {
  const names = entries.map(({ name }) => name);
  return someOf(names, MOST_NAMES);
}
