/**
 * Puts what boxes need where their user can read it.
 *
 * @module
 */
import {
  chmodSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** How the names of drafts end: see `writeWhole`. */
const DRAFT = ".new";
const READ = 0o004;
const ENTER = 0o001;
const OWNER_STARTS = 0o100;

/**
 * A program of root's may be in a place that the box's user cannot reach, but the folder of this run is readable.
 *
 * @returns where it can be read: in its own place, or in `folder`
 */
export function lend(path: string, folder: string): string {
  const known = lentBefore.get(`${folder}\0${path}`);
  if (known !== undefined) return known;
  const place = lendAnew(path, folder);
  lentBefore.set(`${folder}\0${path}`, place);
  return place;
}

/** By the folder and the path: a compiler is a large copy. */
const lentBefore = new Map<string, string>();

function lendAnew(path: string, folder: string): string {
  const stats = statSync(path);
  if (stats.mode & READ && isReachable(dirname(path))) return path;
  const lent = join(folder, basename(path));
  // Node has 120 MB: linking it takes no time, but copying it takes as long as the rest of a check.
  if (stats.isFile() && isForAll(stats.mode) && linked(path, lent)) return lent;
  // Another command may be writing a file there, and rename its draft at any moment.
  cpSync(path, lent, { recursive: true, filter: (from) => !from.endsWith(DRAFT) });
  show(lent);
  chmodSync(lent, stats.mode | READ | ENTER);
  return lent;
}

/** Lets everybody read a folder's contents, and start what is a program. */
function show(path: string): void {
  const stats = statSync(path);
  const isFolder = stats.isDirectory();
  const starts = isFolder || stats.mode & OWNER_STARTS;
  chmodSync(path, stats.mode | READ | (starts ? ENTER : 0));
  if (isFolder) for (const name of readdirSync(path)) show(join(path, name));
}

/** Makes a folder and those above it. Everybody can read them, whatever the umask of this process is. */
export function layFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  for (let made = first && folder; made; made = made === first ? undefined : dirname(made))
    chmodSync(made, 0o755);
}

/**
 * Writes a file into such a folder; everybody can read it, too.
 *
 * @param mode - of the file
 */
export function layFile(path: string, content: string | Uint8Array, mode = 0o644): void {
  layFolder(dirname(path));
  writeFileSync(path, content, { mode });
  chmodSync(path, mode);
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
