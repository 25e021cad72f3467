/**
 * Looks for a track that has no folder of its name: under a name that is alike, deeper than it should be, or by the stages
 * in it. What belongs to another track is left to that.
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
  /** It could be several things; the student is told. */
  | { readonly kind: "unclear"; readonly why: string };

/** How deep a track's folder may lie. */
const DEPTH = 3;

/** What is known of a track, and of where it is looked for. */
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
 * Guesses where a track lies.
 *
 * @param asked - the tracks that are looked for; a folder that may be several of them is none of them
 * @param besides - the way to a folder that is known, and not looked into
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

/** All tracks that anything was given out for. */
export function tracksIn(given: Given): string[] {
  return [...new Set(Object.keys(given).map((path) => path.split("/")[0]!))];
}

/** Whether a folder is another track's, or one of the workbook's own trees in a clone of it. */
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

/** How much a name is a track's, if it is no other track's more. */
function likenessAmong(name: string, track: string, tracks: readonly string[]): number {
  const own = likenessToTrack(name, track);
  return tracks.some((other) => likenessToTrack(name, other) > own) ? 0 : own;
}

function hasParts(sought: Sought, place: string): boolean {
  const { stages, files } = layTrack(sought, place);
  return stages.size + files.size > 0;
}

/** How many stages of it are begun. */
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
        ? `There is no folder ${track}; the submission's own folder was read as it.`
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
      `; ${someOf(rest)} ${rest.length === 1 ? "was" : "were"} not, since fewer stages are begun there`,
    );
  }
  return {
    kind: "unclear",
    why: `${ways.length === 2 ? "Both " : ""}${someOf(ways)} could be ${track}; keep one.`,
  };
}

/** What is told of a submission in which a track is not found: what is there instead, and what was looked for. */
export function sayNotFound(folder: string, track: string, list: List): string {
  const { folders, files, others } = list(folder);
  const names = [...folders.map((name) => `${name}/`), ...files, ...others];
  if (names.length === 0) return "Nothing was handed in: the folder is empty.";
  return `No ${track} was found, only ${someOf(names)}. A folder of that name, or of one like it, and the stages' folders and files were looked for, up to ${DEPTH} folders deep.`;
}
