/**
 * Looks for a track that has no folder of its name: under a similar name, deeper than it should be, or by the stages in
 * it. It skips folders that belong to a different track.
 *
 * @module
 */
import { basename, join } from "node:path";
import { EXERCISES } from "../workbook/places.ts";
import { WORKBOOK_TREES } from "./find-tracks.ts";
import { shown, someOf } from "./folder-name.ts";
import { countParts, type Given, layTrack, type Sought, shapeOf } from "./lay-track.ts";
import { foldersBelow, isBegun, type List } from "./listing.ts";
import { likenessToTrack, NAMED, NUMBERED, SAME } from "./names-alike.ts";

export type GuessedTrack =
  | { readonly kind: "found"; readonly place: string; readonly note: string }
  /** It could be several things; the student gets a note. */
  | { readonly kind: "unclear"; readonly why: string };

/** How deep a track's folder may be. */
const DEPTH = 3;

/** A track, and the folders in which to look for it. */
export function seek(folder: string, track: string, given: Given, list: List) {
  const tracks = tracksIn(given);
  return (place: string): Sought => ({
    track,
    given,
    shape: shapeOf(track, given),
    list,
    isApart: (name, beside) => isApart(name, beside, track, tracks),
    where: place === folder ? "the submission's folder" : "the track's folder",
  });
}

/**
 * Guesses where a track is.
 *
 * @param asked - the tracks to look for; a folder that may be several of them counts as none
 * @param besides - the path of a known folder, which is skipped
 */
export function guessTrack(
  folder: string,
  track: string,
  asked: readonly string[],
  given: Given,
  list: List,
  besides?: string,
): GuessedTrack | undefined {
  const soughtAt = seek(folder, track, given, list);
  const tracks = tracksIn(given);
  const below = foldersBelow(list, folder, DEPTH, (name, beside) =>
    isApart(name, beside, track, tracks),
  )
    .filter(({ way }) => way !== besides && !way.startsWith(`${besides}/`))
    .map(({ way, name, depth }) => ({ way, depth, likeness: likenessAmong(name, track, tracks) }));
  const sought = (way: string) => soughtAt(join(folder, way));
  const same = below.filter(({ likeness }) => likeness === SAME);
  const near = () =>
    below.filter(({ likeness, way }) => likeness > 0 && hasParts(sought(way), join(folder, way)));
  const unnamed = () => {
    const alone = asked.length === 1;
    return [{ way: "", depth: 0 }, ...below].filter(({ way }) => {
      const place = join(folder, way);
      const parts = countParts(sought(way), place, alone ? NUMBERED : NAMED);
      const others = asked.filter((name) => name !== track);
      return (
        parts > 0 &&
        others.every((other) => countParts(seek(folder, other, given, list)(place), place) < parts)
      );
    });
  };
  for (const candidates of [() => same, near, unnamed]) {
    const found = candidates();
    const nearest = found.filter(({ depth }) => depth === found[0]!.depth).map(({ way }) => way);
    if (nearest.length > 0)
      return chooseOne(nearest, track, (way) => begunIn(sought(way), join(folder, way)));
  }
  return undefined;
}

/** All tracks that have files given out for them. */
export function tracksIn(given: Given): string[] {
  return [...new Set(Object.keys(given).map((path) => path.split("/")[0]!))];
}

/** Whether a folder belongs to a different track, or is one of the workbook's own trees in a clone of it. */
export function isApart(
  name: string,
  beside: readonly string[],
  track: string,
  tracks: readonly string[],
): boolean {
  const trees = [EXERCISES, ...WORKBOOK_TREES];
  if (WORKBOOK_TREES.includes(name) && beside.some((one) => one !== name && trees.includes(one)))
    return true;
  const own = likenessToTrack(name, track);
  return tracks.some((other) => other !== track && likenessToTrack(name, other) > Math.max(own, 9));
}

/** How well a name fits a track; 0 if it fits a different track better. */
function likenessAmong(name: string, track: string, tracks: readonly string[]): number {
  const own = likenessToTrack(name, track);
  return tracks.some((other) => likenessToTrack(name, other) > own) ? 0 : own;
}

function hasParts(sought: Sought, place: string): boolean {
  const { stages, files } = layTrack(sought, place);
  return stages.size + files.size > 0;
}

/** How many of its stages are begun. */
function begunIn(sought: Sought, place: string): number {
  const { stages, files } = layTrack(sought, place);
  const begun = [...stages].filter(([stage, folder]) =>
    isBegun(sought.list, folder, (name) => sought.given[`${sought.track}/${stage}/${name}`]),
  );
  return begun.length + new Set([...files.keys()].map((path) => path.split("/")[0])).size;
}

function chooseOne(
  ways: readonly string[],
  track: string,
  begunIn: (way: string) => number,
): GuessedTrack {
  const found = (way: string, more = "") => ({
    kind: "found" as const,
    place: way,
    note:
      way === ""
        ? `There is no folder ${track}; the submission's own folder was read as ${track}.`
        : `${shown(way)} was read as ${track}${more}.`,
  });
  const [only, ...others] = ways;
  if (others.length === 0) return found(only!);
  const ranked = ways
    .map((way) => ({ way, begun: begunIn(way) }))
    .sort((a, b) => b.begun - a.begun);
  if (ranked[0]!.begun > ranked[1]!.begun) {
    const rest = ranked.slice(1).map(({ way }) => basename(way));
    return found(
      ranked[0]!.way,
      `; ${someOf(rest)} ${rest.length === 1 ? "was" : "were"} not, because fewer stages are begun there`,
    );
  }
  return {
    kind: "unclear",
    why: `${ways.length === 2 ? "Both " : ""}${someOf(ways)} could be ${track}; keep one.`,
  };
}

/** The sentence for a submission without the track: what is there instead, and where the search looked. */
export function sayNotFound(folder: string, track: string, list: List): string {
  const { folders, files, others } = list(folder);
  const names = [...folders.map((name) => `${name}/`), ...files, ...others];
  if (names.length === 0) return "Nothing was handed in: the folder is empty.";
  return `No ${track} was found, only ${someOf(names)}. The search looked for a folder with that name or a similar one, and for the stages' folders and files, up to ${DEPTH} folders deep.`;
}
