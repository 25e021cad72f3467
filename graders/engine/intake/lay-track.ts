/**
 * Finds the stages in a track's folder, even if their folders have other names or are deeper. A right name goes before
 * any guess, every guess gets a note, and a folder that could be two things counts as neither.
 *
 * @module
 */
import { join } from "node:path";
import { wayTo } from "../workbook/places.ts";
import { DECKWORK_JSON } from "./deckwork-json.ts";
import { shown, someOf } from "./folder-name.ts";
import { type Laid, layEndings, layFlat, meantFor, type Shape } from "./lay-files.ts";
import { foldersBelow, isBegun, type List } from "./listing.ts";
import { likenessToStage, NAMED, NUMBERED, SAME } from "./names-alike.ts";

/** Files by their paths, `<track>/<stage>/<file>`. */
export type Given = Readonly<Record<string, string>>;

/** Where a track's stages are. */
export interface Layout {
  /** The folder that is read as the track's. */
  readonly place: string;
  /** The folder of each stage that has one, by the stage's name. */
  readonly stages: ReadonlyMap<string, string>;
  /** Files that are read as others, by the path in the track that each is read as. */
  readonly files: ReadonlyMap<string, string>;
  /** Files that were not read, by path in the track, each with the reason for the student. */
  readonly refused: ReadonlyMap<string, string>;
  /** The guesses, one sentence each. */
  readonly notes: readonly string[];
}

/** What the search for a track's parts knows about it. */
export interface Sought {
  readonly track: string;
  readonly given: Given;
  readonly shape: Shape;
  readonly list: List;
  /** Whether a folder belongs to a different track, judged by its name and the folders beside it. */
  readonly isApart: (name: string, beside: readonly string[]) => boolean;
  /** The track's folder, as named in a sentence. */
  readonly where: string;
}

/** The stages of a track, by their given files. */
export function shapeOf(track: string, given: Given): Shape {
  const shape = new Map<string, Set<string>>();
  for (const path of Object.keys(given)) {
    const [own, stage, name] = path.split("/");
    if (own !== track || stage === undefined || name === undefined) continue;
    const names = shape.get(stage) ?? new Set();
    shape.set(stage, names.add(name));
  }
  return shape;
}

/** How much of a track is directly in a folder: counts stages by the names of their folders and of their files. */
export function countParts(sought: Sought, place: string, least: number = NAMED): number {
  const stages = stagesAt(sought, place, [...sought.shape.keys()], least);
  const { files } = layFlat(place, "", stages.found, sought.shape, sought.list);
  const flat = [...files.keys()].map(stageOf);
  return new Set([...stages.found.keys(), ...stages.refused.keys(), ...flat]).size;
}

/** Finds the stages in a track's folder. */
export function layTrack(sought: Sought, track: string): Layout {
  const { shape, list } = sought;
  const rooted = rootOf(sought, track);
  const place = rooted === "" ? track : join(track, rooted);
  const notes = rooted === "" ? [] : [`${shown(rooted)} was read as the track's folder.`];
  const found = findStages(sought, place);
  const endings = layEndings(found.stages, shape, list);
  const flat = layFlat(place, sought.where, found.stages, shape, list);
  const laid: Laid[] = [endings, flat];
  return {
    place,
    stages: found.stages,
    files: new Map(laid.flatMap(({ files }) => [...files])),
    refused: new Map([...found.refused, ...laid.flatMap(({ refused }) => [...refused])]),
    notes: [...notes, ...found.notes, ...laid.flatMap(({ notes }) => notes)],
  };
}

/**
 * Folders that fit no stage while some stages have no folder. A note names them, so the student knows why they are not
 * graded.
 */
export function sayUnfit({ shape, list, track }: Sought, layout: Layout): string[] {
  const { place, stages, files, refused } = layout;
  const parts = new Set([
    ...stages.keys(),
    ...[...files, ...refused].map(([path]) => stageOf(path)),
  ]);
  const { folders, files: loose, others } = list(place);
  const unfit = folders.filter((name) =>
    [...stages.values()].every((folder) => wayTo(join(place, name), folder) === undefined),
  );
  if (parts.size === 0) {
    const names = [...folders.map((name) => `${name}/`), ...loose, ...others];
    const there = names.length === 0 ? "is empty" : `holds no stage, only ${someOf(names)}`;
    return [`The folder ${track} ${there}.`];
  }
  const missing = shape.size - parts.size;
  // Ambiguous folders already have a note.
  if (refused.size > 0) return [];
  if (missing === 0 || unfit.length === 0) return [];
  const fit = unfit.length === 1 ? "fits no stage" : "fit no stage";
  return [
    `${someOf(unfit)} ${fit}, and ${missing} of the stages ${missing === 1 ? "has" : "have"} no folder.`,
  ];
}

function stageOf(path: string): string {
  return path.split("/")[0]!;
}

/**
 * The path to the only folder that holds what the track's own folder lacks; nothing if that folder holds something
 * itself.
 */
function rootOf(sought: Sought, track: string): string {
  if (countParts(sought, track, NUMBERED) > 0) return "";
  const below = foldersBelow(sought.list, track, 2, sought.isApart);
  for (const depth of [1, 2]) {
    const holding = below.filter(
      (folder) => folder.depth === depth && countParts(sought, join(track, folder.way)) > 0,
    );
    if (holding.length > 0) return holding.length === 1 ? holding[0]!.way : "";
  }
  return "";
}

interface Stages {
  readonly stages: ReadonlyMap<string, string>;
  readonly refused: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
}

/** The folders of the stages: directly in the track's folder first, then deeper. */
function findStages(sought: Sought, place: string): Stages {
  const { shape, list } = sought;
  const stages = new Map<string, string>();
  const refused = new Map<string, string>();
  const notes: string[] = [];
  const take = ({ found, refused: unclear }: ReturnType<typeof stagesAt>) => {
    for (const [stage, folder] of found) {
      if (stages.has(stage) || refused.has(stage)) continue;
      const deeper = sourcesIn(sought, stage, folder);
      if ([...stages.values()].includes(deeper)) continue;
      stages.set(stage, deeper);
      const way = wayTo(place, deeper)!;
      if (way !== stage) notes.push(`${shown(way)} was read as ${stage}.`);
    }
    for (const [stage, why] of unclear) {
      if (stages.has(stage) || refused.has(stage)) continue;
      refused.set(stage, why);
      notes.push(why);
    }
  };
  const missing = () => [...shape.keys()].filter((one) => !stages.has(one) && !refused.has(one));
  take(stagesAt(sought, place, missing(), NUMBERED));
  const taken = () => [...stages.values()];
  for (const depth of [1, 2]) {
    const outside = foldersBelow(list, place, depth, sought.isApart).filter(({ way }) =>
      taken().every((folder) => wayTo(folder, join(place, way)) === undefined),
    );
    for (const { way } of outside.filter((folder) => folder.depth === depth))
      if (missing().length > 0) take(stagesAt(sought, join(place, way), missing(), NAMED));
  }
  return { stages, refused, notes };
}

/** The stages with folders directly in a folder. */
function stagesAt(
  sought: Sought,
  place: string,
  missing: readonly string[],
  least: number,
): { readonly found: Map<string, string>; readonly refused: Map<string, string> } {
  const { shape, list } = sought;
  const found = new Map<string, string>();
  const refused = new Map<string, string>();
  const { folders, files, others } = list(place);
  // A file with a stage's name gets its note where it is read.
  const named = new Set([...folders, ...files, ...others]);
  const all = [...shape.keys()];
  const guesses = folders.filter((name) => !shape.has(name)).map((name) => best(name, all));
  for (const stage of missing) {
    if (named.has(stage)) {
      found.set(stage, join(place, stage));
      continue;
    }
    const alike = guesses.filter((guess) => guess?.stage === stage && guess.likeness >= least);
    const same = alike.filter((guess) => guess!.likeness === SAME);
    const names = (same.length > 0 ? same : alike).map((guess) => guess!.name);
    const begun = names.filter((name) =>
      isBegun(list, sourcesIn(sought, stage, join(place, name)), (file) =>
        givenIn(sought, stage, file),
      ),
    );
    const [one, other] = begun.length === 1 ? begun : names;
    if (other !== undefined)
      refused.set(stage, `Both ${shown(one!)} and ${shown(other)} could be ${stage}; keep one.`);
    else if (one !== undefined) found.set(stage, join(place, one));
  }
  return { found, refused };
}

/** The only stage that a folder's name fits best. */
function best(name: string, stages: readonly string[]) {
  const likest = stages
    .map((stage) => ({ name, stage, likeness: likenessToStage(name, stage) }))
    .sort((a, b) => b.likeness - a.likeness);
  const [first, second] = likest;
  return first && first.likeness > (second?.likeness ?? 0) ? first : undefined;
}

function givenIn({ track, given }: Sought, stage: string, file: string): string | undefined {
  const path = `${track}/${stage}/${file}`;
  return Object.hasOwn(given, path) ? given[path] : undefined;
}

/** The folder that holds a stage's files: its own, or, if that has none, the only folder below it that does. */
function sourcesIn({ shape, list }: Sought, stage: string, folder: string): string {
  const names = [...shape.get(stage)!];
  const holds = (place: string) => {
    const { files } = list(place);
    return files.includes(DECKWORK_JSON) || names.some((name) => meantFor(name, files).length > 0);
  };
  if (holds(folder)) return folder;
  const others = [...shape.keys()].filter((one) => one !== stage);
  const below = foldersBelow(list, folder, 2, (name) =>
    others.some((other) => likenessToStage(name, other) >= NAMED),
  ).filter(({ way }) => holds(join(folder, way)));
  const nearest = below.filter(({ depth }) => depth === below[0]?.depth);
  return nearest.length === 1 ? join(folder, nearest[0]!.way) : folder;
}
