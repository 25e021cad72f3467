/**
 * Finds what is unchanged in a submission, and what is missing.
 *
 * @module
 */
import type { Files } from "../execute/build.ts";
import type { Submission } from "../intake/read-submission.ts";
import type { Verdict } from "../judge/verdict.ts";
import { isAsGiven } from "../workbook/as-given.ts";
import type { Stage, Track } from "../workbook/workbook.ts";

/** If a whole folder was not read, the given files in it were not read either, for the same reason. */
export function refuseFiles(submission: Submission, starters: Files): Submission {
  const { files, refused } = submission;
  const unread: Record<string, string> = {};
  for (const path of Object.keys(starters)) {
    const names = path.split("/");
    const folder = names
      .map((_, at) => names.slice(0, at).join("/"))
      .find((above) => Object.hasOwn(refused, above));
    if (folder !== undefined && !Object.hasOwn(files, path)) unread[path] = refused[folder]!;
  }
  return { ...submission, refused: { ...unread, ...refused } };
}

/** The verdict on an untouched stage, or on a missing one: then its files are named. */
export function notStarted({ files }: Submission, starters: Files, stage: Stage): Verdict {
  if (pathsOf(files, stage).length > 0) return { kind: "not started" };
  const missing = pathsOf(starters, stage).map((path) => path.slice(stage.path.length + 1));
  return { kind: "not started", missing };
}

/** The paths in a stage. */
export function pathsOf(paths: Files, stage: Stage): string[] {
  return Object.keys(paths).filter((path) => path.startsWith(`${stage.path}/`));
}

/** The files in a track. */
export function filesOf(files: Files, { name }: Track): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`${name}/`)));
}

/** Whether every file of the stage is still as given, or none is there. */
export function isUntouched(
  { files, foreign, refused }: Submission,
  starters: Files,
  stage: Stage,
): boolean {
  if (Object.hasOwn(foreign, stage.path)) return false;
  const own = pathsOf(files, stage);
  if (
    pathsOf(refused, stage).length > 0 ||
    (own.length > 0 && own.length < pathsOf(starters, stage).length)
  )
    return false;
  return own.every((path) => isAsGiven(files[path]!, starters[path]));
}
