import { chmodSync, cpSync, linkSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const READ = 0o004;
const ENTER = 0o001;

/**
 * A program of root's may be in a place that the box's user cannot reach, but the folder of this run is readable.
 *
 * @returns where it can be read: in its own place, or in `folder`
 */
export function lend(path: string, folder: string): string {
  const stats = statSync(path);
  if (stats.mode & READ && isReachable(dirname(path))) return path;
  const lent = join(folder, basename(path));
  // Node has 120 MB: linking it takes no time, but copying it takes as long as the rest of a check.
  if (stats.isFile() && isForAll(stats.mode) && linked(path, lent)) return lent;
  cpSync(path, lent, { recursive: true });
  chmodSync(lent, stats.mode | READ | ENTER);
  return lent;
}

function isForAll(mode: number): boolean {
  return (mode & READ) !== 0 && (mode & ENTER) !== 0;
}

/** @returns whether the file has a second name now; that is impossible on a different disk */
function linked(path: string, name: string): boolean {
  try {
    linkSync(path, name);
    return true;
  } catch {
    return false;
  }
}

function isReachable(folder: string): boolean {
  if ((statSync(folder).mode & ENTER) === 0) return false;
  const above = dirname(folder);
  return above === folder || isReachable(above);
}
