/**
 * Finds and reads the pages of a lesson: one page, `3-shuffle.md`, or a folder with one page per task.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import { LESSONS } from "./places.ts";
import type { Stage } from "./workbook.ts";

export interface LessonPage {
  /** Under the root: `lessons/hearts/6-full-play/task-2.md`. */
  readonly path: string;
  readonly markdown: string;
}

/** Pages of a track that are not a stage's lesson, under `lessons/<track>/`. */
export const TRACK_PAGES = {
  students: "how-to-work-here.md",
  instructors: "for-instructors.md",
} as const;

/** The names of the pages in a lesson's folder: the start, then one page per task, then the end. */
const PAGE = /^(?:(start)|task-([1-9]\d?)|(finish))\.md$/;

/**
 * The pages of a stage's lesson, in reading order.
 *
 * @param paths - the files under the lessons of its track: `3-shuffle.md`, `6-full-play/task-1.md`
 */
export function pagesOfLesson(paths: readonly string[], stage: string): string[] {
  const alone = `${stage}.md`;
  if (paths.includes(alone)) return [alone];
  return paths
    .filter((path) => isPageOf(path, stage))
    .sort((a, b) => placeOf(a, stage) - placeOf(b, stage));
}

/** Whether a file under the lessons of a track is a page in this stage's folder. */
export function isPageOf(path: string, stage: string): boolean {
  return path.startsWith(`${stage}/`) && PAGE.test(path.slice(stage.length + 1));
}

function placeOf(path: string, stage: string): number {
  const [, start, task] = PAGE.exec(path.slice(stage.length + 1)) ?? [];
  return start ? 0 : task === undefined ? Number.POSITIVE_INFINITY : Number(task);
}

/** @throws WorkbookError when the stage has no readable lesson */
export function readLesson(root: string, { track, name, path }: Stage): readonly LessonPage[] {
  const folder = join(root, LESSONS, track);
  const broken = (what: string) =>
    new WorkbookError(
      `${join(folder, `${name}.md`)}: the lesson of ${path} ${what}; restore it from git.`,
    );
  const pages = pagesOfLesson(filesIn(folder, name, broken), name);
  if (pages.length === 0) throw broken("is missing");
  return pages.map((page) => readPage(root, `${LESSONS}/${track}/${page}`));
}

function filesIn(folder: string, name: string, broken: (what: string) => Error): string[] {
  const alone = `${name}.md`;
  if (existsSync(join(folder, alone))) return [alone];
  try {
    return readdirSync(join(folder, name)).map((page) => `${name}/${page}`);
  } catch (error) {
    const code = codeOf(error);
    throw broken(code === "ENOENT" ? "is missing" : `cannot be read (${code})`);
  }
}

/** @throws WorkbookError when it cannot be read */
export function readPage(root: string, path: string): LessonPage {
  try {
    return { path, markdown: readFileSync(join(root, path), "utf8") };
  } catch (error) {
    throw new WorkbookError(
      `${join(root, path)}: this page cannot be read (${codeOf(error)}); restore it from git.`,
    );
  }
}
