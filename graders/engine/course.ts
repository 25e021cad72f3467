/**
 * Grades a course: finds its submissions, grades several at a time, hands on each result in the order of names, and
 * keeps none of them.
 *
 * @module
 */
import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Track, Workbook } from "./discover.ts";
import type { Graded, Grader } from "./grade.ts";
import { hasTrackAtTop, readSubmission, tracksIn } from "./read-submission.ts";
import { codeOf, WorkbookError } from "./workbook-error.ts";

/** Where one submission lies, and whose it is. */
export interface Entry {
  readonly name: string;
  readonly folder: string;
}

/** What came of one submission: its results, or why the grader could give none. */
export interface CourseResult {
  readonly name: string;
  readonly graded: readonly Graded[];
  readonly fault?: string;
  /** Said to whoever grades: nothing of the track was found, files were not read. */
  readonly notes: readonly string[];
}

/**
 * Finds the submissions. Each folder that is named is a course, with one folder a submission; or it is a submission
 * itself, if a track's folder stands at its top.
 *
 * @throws WorkbookError when a folder is missing or holds no submissions
 */
export function findSubmissions(folders: readonly string[], tracks: readonly string[]): Entry[] {
  const entries = folders.flatMap((folder) => {
    if (hasTrackAtTop(folder, tracks)) return [{ name: basename(folder), folder }];
    const found = subfolders(folder).map((name) => ({ name, folder: join(folder, name) }));
    if (found.length === 0) {
      throw new WorkbookError(
        `${folder}: no submissions are in it; name a folder that has one folder for each student.`,
      );
    }
    return found;
  });
  return withDistinctNames(entries).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function subfolders(folder: string): string[] {
  try {
    if (!statSync(folder).isDirectory()) {
      throw new WorkbookError(
        `${folder}: not a folder; name a folder that has one folder for each student.`,
      );
    }
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => name);
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    throw new WorkbookError(
      `${folder}: cannot be read (${codeOf(error)}); check the path and its permissions.`,
    );
  }
}

/** Two sections of a course may each have an Alex; nobody's result may replace another's. */
function withDistinctNames(entries: readonly Entry[]): Entry[] {
  const taken = new Set<string>();
  return entries.map(({ name, folder }) => {
    let distinct = name;
    for (let copy = 2; taken.has(distinct.toLowerCase()); copy++) distinct = `${name} (${copy})`;
    taken.add(distinct.toLowerCase());
    return { name: distinct, folder };
  });
}

/** The tracks that a course is graded on: those that anybody handed in, the same for everybody. */
export function tracksOf(entries: readonly Entry[], workbook: Workbook): Track[] {
  const found = new Set(
    entries.flatMap(({ folder }) =>
      tracksIn(
        folder,
        workbook.tracks.map(({ name }) => name),
      ),
    ),
  );
  return workbook.tracks.filter(({ name }) => found.has(name));
}

/**
 * Grades all submissions, some at a time.
 *
 * @param tell - called once for each, in the order of the entries
 */
export async function gradeCourse(
  grader: Grader,
  entries: readonly Entry[],
  tracks: readonly Track[],
  atOnce: number,
  tell: (result: CourseResult) => void,
): Promise<void> {
  // A slow submission holds back what comes after it; those in front of this window wait, so that little is kept.
  const window = atOnce * 4;
  const ready = new Map<number, CourseResult>();
  let next = 0;
  let told = 0;
  let wake: (() => void)[] = [];
  const hand = () => {
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
      ready.set(at, await gradeEntry(grader, entries[at]!, tracks));
      hand();
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, work));
}

/** One submission's fault stays its own: the others are graded all the same. */
async function gradeEntry(
  grader: Grader,
  { name, folder }: Entry,
  tracks: readonly Track[],
): Promise<CourseResult> {
  try {
    const submission = {
      ...readSubmission(
        folder,
        tracks.map(({ name }) => name),
      ),
      name,
    };
    const missing = tracks
      .filter(({ name }) => !submission.tracks.includes(name))
      .map(({ name }) => name);
    const notes = [
      ...missing.map(
        (track) =>
          `There is no folder "${track}" in it, at its top, under exercises/ or one folder deeper.`,
      ),
      ...Object.values(submission.refused),
    ];
    const graded: Graded[] = [];
    for (const track of tracks) graded.push(await grader.grade(submission, track));
    return { name, graded, notes };
  } catch (error) {
    return {
      name,
      graded: [],
      notes: [],
      fault: error instanceof Error ? error.message : String(error),
    };
  }
}
