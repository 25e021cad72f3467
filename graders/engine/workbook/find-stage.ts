/**
 * Finds the tracks and stages that a person names.
 *
 * @module
 */
import { editDistance, isMisspelt } from "../text/near.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Stage, Track, Workbook } from "./workbook.ts";

export interface Named {
  readonly track: Track;
  /** The stage that was named, or all stages of the track. */
  readonly stages: readonly Stage[];
  /** Whether the whole track was named. */
  readonly whole: boolean;
}

/** The caller: a command that goes on with a near name, or one that only suggests it. */
export interface Asking {
  /** The command as typed, up to the name: `npm run check --`. */
  readonly command?: string;
  /** Called with a message if a near name is used. Without it, near names are refused. */
  readonly take?: (says: string) => void;
}

/** How well a name fits: exactly, by its beginning, by one of its parts, or with a number of wrong keystrokes. */
const EXACT = 0;
const BEGINNING = 1;
const PART = 2;

interface Fit {
  readonly track: Track;
  readonly stage?: Stage;
  readonly rank: number;
}

/**
 * Finds what a name means: `blackjack/2`, `blackjack/deal`, `blackjack/2-deal`, or a whole track, `blackjack`. Upper
 * and lower case are the same, and the beginning of a name is enough if it is unique. A part of a track's name, a
 * stage's name alone, or a misspelt name is a near name if only one thing fits it. It is used if the caller accepts
 * near names.
 *
 * @throws WorkbookError when nothing, or more than one thing, has that name
 */
export function findNamed(workbook: Workbook, name: string, asking: Asking = {}): Named {
  const [first = "", second, ...rest] = partsOf(name);
  const { tracks } = workbook;
  const fits = second === undefined ? fitAlone(tracks, first) : fitBoth(tracks, first, second);
  if (rest.length > 0) {
    const example = (fits[0]?.stage ?? tracks[0]?.stages[0])?.path;
    throw new WorkbookError(`"${name}" has too many parts; name a stage as ${example}.`);
  }
  const [found, ...others] = fits;
  if (!found) throw new WorkbookError(unknown(tracks, first, second));
  if (others.length > 0) throw new WorkbookError(severalSays(name, fits, asking));
  if (found.rank > BEGINNING) {
    if (!asking.take)
      throw new WorkbookError(`There is no "${name}". Did you mean ${typed(asking, found)}?`);
    asking.take(`Using ${pathOf(found)} for "${name}".\n`);
  }
  const { track, stage } = found;
  return { track, stages: stage ? [stage] : track.stages, whole: !stage };
}

/** Whether a name is certain, whatever else is near it. */
export function isNamed(workbook: Workbook, name: string): boolean {
  try {
    return findNamed(workbook, name) !== undefined;
  } catch (error) {
    if (error instanceof WorkbookError) return false;
    throw error;
  }
}

/** Like {@link findNamed}, but it must be one stage. */
export function findStage(
  workbook: Workbook,
  name: string,
  asking: Asking = {},
): { readonly track: Track; readonly stage: Stage } {
  const { track, stages, whole } = findNamed(workbook, name, asking);
  const [stage] = stages;
  if (!stage || (whole && stages.length > 1)) {
    const names = stages.map((one) => one.name).join(", ");
    throw new WorkbookError(`"${name}" is a track; name one of its stages: ${names}.`);
  }
  return { track, stage };
}

/** The words between the slashes, without the tree in front and the ending that a shell's completion adds. */
function partsOf(name: string): string[] {
  return name
    .trim()
    .toLowerCase()
    .replaceAll("\\", "/")
    .replace(/^(\.\/)?((exercises|solutions|graders|lessons)\/)?/, "")
    .replace(/\/+$/, "")
    .replace(/\.md$/, "")
    .split("/");
}

/** A track, or else a stage of any track. */
function fitAlone(tracks: readonly Track[], word: string): Fit[] {
  const named = fitTracks(tracks, word);
  if (named.some(({ rank }) => rank <= BEGINNING)) return best(named);
  const stages = tracks.flatMap((track) =>
    // A stage's name alone is only a guess, however exact it is.
    fitStages(track, word).map((fit) => ({ ...fit, rank: fit.rank + PART })),
  );
  return best([...named, ...stages]);
}

/** A stage of the tracks that fit best; if several do, of those that have it. */
function fitBoth(tracks: readonly Track[], trackWord: string, stageWord: string): Fit[] {
  const named = best(fitTracks(tracks, trackWord));
  return best(
    named.flatMap(({ track, rank }) =>
      fitStages(track, stageWord).map((fit) => ({
        ...fit,
        // The beginning of several names is not a name.
        rank: fit.rank + (rank > BEGINNING || named.length > 1 ? rank + PART : 0),
      })),
    ),
  );
}

function fitTracks(tracks: readonly Track[], word: string): Fit[] {
  return tracks.flatMap((track) => {
    const rank = rankOf(word, track.name, [track.name]);
    return rank === undefined ? [] : [{ track, rank }];
  });
}

function fitStages(track: Track, word: string): Fit[] {
  return track.stages.flatMap((stage) => {
    const { number, name, slug } = stage;
    if (/^\d+$/.test(word)) return Number(word) === number ? [{ track, stage, rank: EXACT }] : [];
    const rank = rankOf(word, slug, [name, slug]);
    return rank === undefined ? [] : [{ track, stage, rank }];
  });
}

/** How well a word fits something with these names; `undefined` if it does not fit at all. */
function rankOf(word: string, spoken: string, names: readonly string[]): number | undefined {
  if (word === "") return undefined;
  if (names.includes(word)) return EXACT;
  if (names.some((name) => name.startsWith(word))) return BEGINNING;
  const parts = spoken.split("-");
  if (word.length > 2 && parts.some((part) => part.startsWith(word))) return PART;
  const far = [...names, ...parts]
    .filter((name) => isMisspelt(word, name))
    .map((name) => editDistance(word, name));
  return far.length === 0 ? undefined : PART + Math.min(...far);
}

function best(fits: readonly Fit[]): Fit[] {
  const least = Math.min(...fits.map(({ rank }) => rank));
  return fits.filter(({ rank }) => rank === least);
}

function pathOf({ track, stage }: Fit): string {
  return stage ? stage.path : track.name;
}

/** What to type instead: the whole command if it is known. */
function typed({ command }: Asking, { track, stage }: Fit): string {
  const name = stage ? `${track.name}/${stage.number}` : track.name;
  return command === undefined ? name : `${command} ${name}`;
}

function severalSays(name: string, fits: readonly Fit[], asking: Asking): string {
  if (asking.command === undefined)
    return `"${name}" could be more than one: did you mean ${fits.map(pathOf).join(" or ")}?`;
  const lines = fits.map((fit) => `  ${typed(asking, fit)}  (${(fit.stage ?? fit.track).title})`);
  return `"${name}" could be more than one. Did you mean one of these?\n${lines.join("\n")}`;
}

function unknown(tracks: readonly Track[], trackWord: string, stageWord?: string): string {
  const named = best(fitTracks(tracks, trackWord));
  const [only, ...others] = named;
  if (!only || others.length > 0 || stageWord === undefined)
    return `There is no track "${trackWord}"; choose one of ${tracks.map(({ name }) => name).join(", ")}.`;
  const names = only.track.stages.map((stage) => stage.name).join(", ");
  return `${only.track.name} has no stage "${stageWord}"; its stages are ${names}.`;
}
