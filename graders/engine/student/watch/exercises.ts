/**
 * Tells of every change under `exercises`, which may itself be deleted and made again.
 *
 * @module
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { watch } from "chokidar";
import { codeOf } from "../../text/workbook-error.ts";
import { EXERCISES, wayTo } from "../../workbook/places.ts";

export interface ExercisesEvents {
  /** A file or folder came, went or changed. */
  changed(): void;
  /** Everything has been seen: from now on no change is missed. */
  ready(): void;
  /** @param says - what cannot be watched, and why */
  failed(says: string): void;
}

/** How often it is asked whether `exercises` is still the same folder. */
const AGAIN_MS = 500;

/** @returns how to end it */
export function watchExercises(
  root: string,
  { changed, ready, failed }: ExercisesEvents,
): () => Promise<void> {
  const exercises = join(root, EXERCISES);
  // From the root, so that `exercises` itself may be deleted and made again.
  const watcher = watch(root, {
    ignoreInitial: true,
    ignorePermissionErrors: true,
    ignored: (path) => isOfNoInterest(wayTo(root, path)),
  });
  watcher.on("all", changed);
  watcher.on("ready", ready);
  watcher.on("error", (error) => failed(`${exercises}: cannot be watched (${codeOf(error)})`));
  // A folder that is moved away, with another in its place at once, can pass the watcher by.
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

/** Which file or folder stands at a path now, if one does. */
function identityOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}

/** Only the exercises are, without what is kept beside them. */
function isOfNoInterest(path: string | undefined): boolean {
  if (path === undefined) return true;
  if (path === "") return false;
  const [top, ...rest] = path.split("/");
  return (
    top !== EXERCISES || rest.some((name) => name === "node_modules" || name.includes(".kept-"))
  );
}
