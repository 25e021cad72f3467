/**
 * The options of `grade` for programs in other languages.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { GraderOptions } from "../engine/grade/grader.ts";
import { DECKWORK_JSON, readCourseSettings } from "../engine/intake/deckwork-json.ts";
import { hasTrackAtTop } from "../engine/intake/find-tracks.ts";
import { parseLanguages } from "../engine/intake/languages.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";

interface Options {
  readonly languages?: string;
  readonly settings?: string;
}

/**
 * The languages allowed by `--languages`, and the course's settings from `--settings` or from the `deckwork.json` in a
 * course's folder.
 *
 * @param folders - the courses
 * @param tracks - the names of all tracks
 * @throws WorkbookError if a language is not known, or the settings cannot be read
 */
export function readLanguageOptions(
  folders: readonly string[],
  { languages, settings }: Options,
  tracks: readonly string[],
): Pick<GraderOptions, "languages" | "settings"> {
  if (languages === undefined) {
    if (settings === undefined) return { languages: [] };
    throw new WorkbookError(
      `--settings ${settings} needs --languages, which says what languages are graded; for example, add --languages c.`,
    );
  }
  // Settings in one student's folder do not apply to the others.
  const courses = folders.filter((one) => !hasTrackAtTop(one, tracks));
  const file = settings ?? courses.map((one) => join(one, DECKWORK_JSON)).find(existsSync);
  return {
    languages: parseLanguages(languages),
    ...(file === undefined ? {} : { settings: readCourseSettings(file) }),
  };
}
