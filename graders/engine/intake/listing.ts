/**
 * Lists the folders of a submission for the search for work under wrong names: without junk or links, and up to a fixed
 * number of folders.
 *
 * @module
 */
import { type Dirent, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SUBMISSION_LIMITS } from "../limits/limits.ts";
import { isAsGiven } from "../workbook/as-given.ts";
import { isNoWork } from "./junk.ts";

export interface Listing {
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** Links and other special files, which are not followed. */
  readonly others: readonly string[];
}

/** Lists a folder. The list is empty if the folder cannot be read, or comes after too many others. */
export type List = (folder: string) => Listing;

/** More folders than any honest submission has in its top three levels. */
const MOST_FOLDERS = 300;

export function openListing(): List {
  const known = new Map<string, Listing>();
  let entries = 0;
  return (folder) => {
    const before = known.get(folder);
    if (before) return before;
    const full = known.size >= MOST_FOLDERS || entries > SUBMISSION_LIMITS.entries;
    const all = full ? [] : entriesIn(folder);
    entries += all.length;
    const namesOf = (chosen: readonly Dirent[]) => chosen.map(({ name }) => name).sort();
    const listing = {
      // Each name is compared with those of all tracks and stages, again and again.
      folders: namesOf(all.filter((entry) => entry.isDirectory())).slice(0, MOST_FOLDERS),
      files: namesOf(all.filter((entry) => entry.isFile())),
      others: namesOf(all.filter((entry) => !entry.isDirectory() && !entry.isFile())),
    };
    if (!full) known.set(folder, listing);
    return listing;
  };
}

function entriesIn(folder: string): Dirent[] {
  try {
    if (lstatSync(folder).isSymbolicLink()) return [];
    const all = readdirSync(folder, { withFileTypes: true });
    return all.filter(({ name }) => !isNoWork(name) && !name.includes(".kept-"));
  } catch {
    return [];
  }
}

/** The folders below a folder, the nearest first, with their paths from it; the first few hundred of them. */
export function foldersBelow(
  list: List,
  top: string,
  depth: number,
  skipped: (name: string, beside: readonly string[]) => boolean = () => false,
): { readonly way: string; readonly name: string; readonly depth: number }[] {
  const found: { way: string; name: string; depth: number }[] = [];
  let ways = [""];
  for (let at = 1; at <= depth; at++) {
    const next: string[] = [];
    for (const above of ways) {
      const { folders } = list(join(top, above));
      for (const name of folders.filter((name) => !skipped(name, folders))) {
        if (found.length === MOST_FOLDERS) return found;
        const way = above === "" ? name : `${above}/${name}`;
        found.push({ way, name, depth: at });
        next.push(way);
      }
    }
    ways = next;
  }
  return found;
}

const MOST_FILES = 50;

/** Whether any file directly in a folder differs from the given one. */
export function isBegun(
  list: List,
  folder: string,
  given: (name: string) => string | undefined,
): boolean {
  return list(folder)
    .files.slice(0, MOST_FILES)
    .some((name) => {
      try {
        const place = join(folder, name);
        if (lstatSync(place).size > SUBMISSION_LIMITS.bytesPerFile) return true;
        return !isAsGiven(readFileSync(place, "utf8"), given(name));
      } catch {
        return false;
      }
    });
}
