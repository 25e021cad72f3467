/**
 * Where things lie under the root, told and compared in one way on every system.
 *
 * @module
 */
import path, { type PlatformPath } from "node:path";

/** The folder of a student's work, which is no student's name. */
export const EXERCISES = "exercises";

/** A track's review, beside its stages: its questions under `graders/`, the answers to them under `exercises/`. */
export const REVIEW_FILE = "review.json";

/** What is to be predicted in a stage: the questions, beside its transcripts. */
export const PREDICT_FILE = "predict.json";

/** The answers to the questions of a track's stages, under `exercises/<track>/`. */
export const PREDICTIONS_FILE = "predictions.json";

/** What is to be read, a folder for each track. */
export const LESSONS = "lessons";

/** How a system writes its paths: `path.posix` or `path.win32`. */
export type PathStyle = Pick<PlatformPath, "relative" | "isAbsolute" | "sep">;

/**
 * The way from a folder to a place in it, with slashes: `exercises/hearts/1-cards`.
 *
 * @param style - this system's own where left out
 * @returns an empty text for the folder itself; `undefined` for a place that lies outside of it
 */
export function wayTo(folder: string, place: string, style: PathStyle = path): string | undefined {
  const way = style.relative(folder, place);
  // From one drive to another there is no way.
  if (style.isAbsolute(way)) return undefined;
  const names = way.split(style.sep);
  return names[0] === ".." ? undefined : names.join("/");
}
