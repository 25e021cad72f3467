/**
 * Finds the given files of a stage when they have a different extension or case, or are not in a stage's folder.
 *
 * @module
 */
import { join } from "node:path";
import { shown, someOf } from "./folder-name.ts";
import type { List } from "./listing.ts";

/** The stages of a track, each with the names of its given files. */
export type Shape = ReadonlyMap<string, ReadonlySet<string>>;

/** Files that are in the wrong place, by the paths in the track that they are read as. */
export interface Laid {
  readonly files: Map<string, string>;
  /** Ambiguous files, by the paths that stay without a file because of them. */
  readonly refused: Map<string, string>;
  readonly notes: string[];
}

/** The source files that may replace a `.ts` file, the likeliest first. */
const ENDINGS = [".ts", ".mts", ".js", ".mjs"];

/** The given name that a file's name may mean: `shuffle.ts` for `Shuffle.js`. */
function meantBy(name: string): string | undefined {
  const ending = ENDINGS.find((one) => name.toLowerCase().endsWith(one));
  return ending && `${name.slice(0, -ending.length)}.ts`.toLowerCase();
}

/** The files that may be a given file: those with the likeliest extension. */
export function meantFor(given: string, names: readonly string[]): string[] {
  if (names.includes(given)) return [given];
  const alike = names.filter((name) => meantBy(name) === given.toLowerCase());
  const [typescript, javascript] = [/\.m?ts$/i, /\.m?js$/i].map((ending) =>
    alike.filter((name) => ending.test(name)),
  );
  return typescript!.length > 0 ? typescript! : javascript!;
}

/** Files in the folders of their stages, with a different extension or case. */
export function layEndings(stages: ReadonlyMap<string, string>, shape: Shape, list: List): Laid {
  const laid: Laid = { files: new Map(), refused: new Map(), notes: [] };
  const told: [string, string][] = [];
  for (const [stage, folder] of stages) {
    const { files } = list(folder);
    for (const name of shape.get(stage) ?? []) {
      const [one, other] = meantFor(name, files);
      if (one === undefined || one === name) continue;
      const path = `${stage}/${name}`;
      if (other !== undefined) {
        const why = `Both ${shown(one)} and ${shown(other)} could be ${path}; keep one.`;
        laid.refused.set(path, why);
        laid.notes.push(why);
        continue;
      }
      laid.files.set(path, join(folder, one));
      told.push([`${stage}/${one}`, path]);
    }
  }
  const [first, ...others] = told;
  if (first) {
    const more = others.length === 0 ? "" : `, and ${others.length} more in the same way`;
    laid.notes.push(`${shown(first[0])} was read as ${first[1]}${more}.`);
  }
  return laid;
}

/**
 * Files right in the track's folder. If one stage has files of all these names, they go to that stage. Otherwise each
 * goes to the only stage that has a file of its name.
 */
export function layFlat(
  place: string,
  where: string,
  stages: ReadonlyMap<string, string>,
  shape: Shape,
  list: List,
): Laid {
  const laid: Laid = { files: new Map(), refused: new Map(), notes: [] };
  const { files } = list(place);
  const isFree = (stage: string, name: string) => {
    const folder = stages.get(stage);
    return folder === undefined || meantFor(name, list(folder).files).length === 0;
  };
  const all = new Set([...shape.values()].flatMap((names) => [...names]));
  const known = [...all].filter((name) => meantFor(name, files).length > 0).sort();
  const fits = [...shape].filter(([, names]) => known.every((name) => names.has(name)));
  const only = fits.length === 1 ? fits[0]![0] : undefined;
  const unclear: string[] = [];
  for (const name of known) {
    const owners = [...shape].filter(([, names]) => names.has(name)).map(([stage]) => stage);
    const stage = only ?? (owners.length === 1 ? owners[0] : undefined);
    const [one, other] = meantFor(name, files);
    if (stage === undefined) {
      if (owners.some((owner) => isFree(owner, name))) unclear.push(name);
    } else if (isFree(stage, name) && other !== undefined) {
      const why = `Both ${shown(one!)} and ${shown(other)} could be ${stage}/${name}; keep one.`;
      laid.refused.set(`${stage}/${name}`, why);
      laid.notes.push(why);
    } else if (isFree(stage, name)) {
      laid.files.set(`${stage}/${name}`, join(place, one!));
      laid.notes.push(`${shown(one!)} is directly in ${where} and was read as ${stage}/${name}.`);
    }
  }
  const begun = new Set([...laid.files.keys()].map((path) => path.split("/")[0]!));
  for (const name of unclear) {
    const owners = [...shape].filter(([, names]) => names.has(name)).map(([stage]) => stage);
    const some = someOf(owners.filter((owner) => isFree(owner, name)));
    const why = `${name} is directly in ${where} and could belong to ${some}; put the files of each stage into a separate folder.`;
    laid.notes.push(why);
    for (const stage of owners.filter((owner) => begun.has(owner) && isFree(owner, name)))
      laid.refused.set(`${stage}/${name}`, why);
  }
  return laid;
}
