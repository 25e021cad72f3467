/**
 * Where things are under the root, named and compared in the same way on every system.
 *
 * @module
 */
import path, { type PlatformPath } from "node:path";

/** The folder of a student's work, whose name is not a student's name. */
export const EXERCISES = "exercises";

/** A track's review, beside its stages: the questions under `graders/`, the answers under `exercises/`. */
export const REVIEW_FILE = "review.json";

/** The questions for `predict` in a stage, beside its transcripts. */
export const PREDICT_FILE = "predict.json";

/** The answers to the questions of a track's stages, under `exercises/<track>/`. */
export const PREDICTIONS_FILE = "predictions.json";

/** The lessons, one folder per track. */
export const LESSONS = "lessons";

/** In front of a module of the toolkit, where a program imports it. */
export const TOOLKIT = "#toolkit/";

/** The path of the stage that a file of a submission is in. */
export function stageOf(file: string): string {
  return file.split("/").slice(0, 2).join("/");
}

/** How a system writes its paths: `path.posix` or `path.win32`. */
export type PathStyle = Pick<PlatformPath, "relative" | "isAbsolute" | "sep">;

/**
 * The path from a folder to a place in it, with slashes: `exercises/hearts/1-cards`.
 *
 * @param style - by default this system's own
 * @returns an empty text for the folder itself; `undefined` for a place outside it
 */
export function wayTo(folder: string, place: string, style: PathStyle = path): string | undefined {
  const way = style.relative(folder, place);
  // There is no path from one drive to a different one.
  if (style.isAbsolute(way)) return undefined;
  const names = way.split(style.sep);
  return names[0] === ".." ? undefined : names.join("/");
}

/**
 * The files that tsx would try for this import: the file itself, or one with the extension added or changed from
 * JavaScript's.
 */
export function candidates(path: string): string[] {
  const ended = [".mts", ".cts", ".js", ".mjs", ".cjs", ".json"].map((ending) => path + ending);
  return [
    path,
    `${path}.ts`,
    path.replace(/\.m?js$/, ".ts"),
    path.replace(/\.([mc])js$/, ".$1ts"),
    ...ended,
  ];
}
