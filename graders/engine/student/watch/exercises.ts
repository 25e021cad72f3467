/**
 * Reports every change under `exercises`, even if that folder itself is deleted and made again.
 *
 * @module
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { watch } from "chokidar";
import { codeOf } from "../../text/workbook-error.ts";
import { EXERCISES, wayTo } from "../../workbook/places.ts";

export interface ExercisesEvents {
  /** A file or folder was created, deleted or changed. */
  changed(): void;
  /** All files have been found; no change is missed from now on. */
  ready(): void;
  /** @param says - what cannot be watched, and why */
  failed(says: string): void;
}

/** How often to check whether `exercises` is still the same folder. */
const AGAIN_MS = 500;

/** @returns a function that ends it */
export function watchExercises(
  root: string,
  { changed, ready, failed }: ExercisesEvents,
): () => Promise<void> {
  const exercises = join(root, EXERCISES);
  // Watch from the root, because `exercises` itself may be deleted and made again.
  const watcher = watch(root, {
    ignoreInitial: true,
    ignorePermissionErrors: true,
    ignored: (path) => isOfNoInterest(wayTo(root, path)),
  });
  watcher.on("all", changed);
  watcher.on("ready", ready);
  watcher.on("error", (error) => failed(`${exercises}: cannot be watched (${codeOf(error)})`));
  // The watcher can miss a folder that is moved away and immediately replaced.
  let folder = identityOf(exercises);
  const again = setInterval(() => {
    const found = identityOf(exercises);
    if (found === folder) return;
    folder = found;
    watcher.add(exercises);
    changed();
  }, AGAIN_MS);
  return async () => {
    clearInterval(again);
    await watcher.close();
  };
}

/** Identifies the file or folder at a path, if there is one. */
function identityOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}

/** Only the exercises are of interest, without the files kept beside them. */
function isOfNoInterest(path: string | undefined): boolean {
  if (path === undefined) return true;
  if (path === "") return false;
  const [top, ...rest] = path.split("/");
  return (
    top !== EXERCISES || rest.some((name) => name === "node_modules" || name.includes(".kept-"))
  );
}
