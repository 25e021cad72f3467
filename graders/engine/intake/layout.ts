/**
 * Guesses the layout of a course from names: whether an archive is one submission or many, and whether a folder has
 * courses in it instead of submissions.
 *
 * @module
 */
import { EXERCISES } from "../workbook/places.ts";
import { type Item, itemsIn, pathsIn } from "./course-items.ts";
import { detectDownload } from "./downloads.ts";
import { isZip } from "./entry.ts";
import { hasTrackAtTop } from "./find-tracks.ts";
import { GRADESCOPE_LIST } from "./gradescope.ts";

/** Names that differ only in case, spaces, hyphens or underscores mean the same track. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function isTrack(name: string, tracks: readonly string[]): boolean {
  return tracks.some((track) => plain(track) === plain(name));
}

/** Whether a folder of a course holds a track at its top or under `exercises/`. */
export function holdsAtTop(item: Item, tracks: readonly string[]): boolean {
  if (item.kind !== "folder") return false;
  if (item.content.at === "disk") return hasTrackAtTop(item.content.place, tracks);
  return pathsIn(item).some((path) => {
    const [first = "", second] = path.split("/");
    return isTrack(first, tracks) || (first === EXERCISES && isTrack(second ?? "", tracks));
  });
}

/**
 * Whether an archive holds one submission: a track, in a folder or not; or neither a track nor an archive.
 *
 * @param items - the items at its top
 */
export function isSubmissionByItself(items: readonly Item[], tracks: readonly string[]): boolean {
  if (items.some(({ name }) => name === GRADESCOPE_LIST) || detectDownload(items)) return false;
  const holdsHere = items.some(
    (item) =>
      item.kind === "folder" &&
      (isTrack(item.name, tracks) ||
        (item.name === EXERCISES && itemsIn(item).some(({ name }) => isTrack(name, tracks)))),
  );
  if (holdsHere) return true;
  const [only] = items;
  if (items.length === 1 && only?.kind === "folder")
    return isSubmissionByItself(itemsIn(only), tracks);
  const holds = (item: Item) =>
    holdsAtTop(item, tracks) || itemsIn(item).some((inside) => holdsAtTop(inside, tracks));
  return !items.some((item) => isZip(item.name) || holds(item));
}

/**
 * The courses in a folder above them; none if the folder has submissions in it.
 *
 * @param items - the items in the folder
 */
export function coursesAmong(items: readonly Item[], tracks: readonly string[]): readonly Item[] {
  const folders = items.filter(({ kind, name }) => kind === "folder" && !name.startsWith("."));
  if (folders.some((item) => holdsAtTop(item, tracks))) return [];
  const counted = folders.map((item) => ({ item, count: submissionsIn(item, tracks) }));
  const courses = counted.filter(({ count }) => count > 1);
  const submissions = courses.reduce((sum, { count }) => sum + count, 0);
  // A student may have put two versions into one folder.
  return submissions > 2 && courses.length * 2 >= folders.length
    ? courses.map(({ item }) => item)
    : [];
}

/** How many submissions a folder seems to have. */
function submissionsIn(item: Item, tracks: readonly string[]): number {
  const inside = itemsIn(item);
  if (inside.some(({ name }) => name === GRADESCOPE_LIST)) return inside.length;
  const folders = inside.filter((one) => holdsAtTop(one, tracks)).length;
  if (folders > 0) return folders;
  const download = detectDownload(inside);
  if (download) return download.parts.length + 2;
  // One student may hand in two archives.
  const archives = inside.filter(({ name }) => isZip(name)).length;
  return archives > 2 && archives === inside.length ? archives : 0;
}
