/**
 * Rules about the parallel trees: what stands in one stands in the others.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wayTo } from "../intake/places.ts";
import type { Defect } from "./defect.ts";

/** The text of each file by its path within the tree: `3-shuffle/main.ts`. */
export type Tree = Readonly<Record<string, string>>;

/** One track in every tree. */
export interface Trees {
  readonly track: string;
  readonly solutions: Tree;
  readonly starter: Tree;
  readonly exercises: Tree;
  /** Without the starter. */
  readonly graders: Tree;
  readonly lessons: Tree;
}

/** The tracks there are: folders under `graders/` with a `track.json`. */
export function findTracks(root: string): string[] {
  const graders = join(root, "graders");
  return readdirSync(graders)
    .filter((name) => existsSync(join(graders, name, "track.json")))
    .sort();
}

/** Reads a track's files; what begins with a dot, and what `reset` kept, does not count. */
export function readTrees(root: string, track: string): Trees {
  const read = (...path: string[]) => readTree(join(root, ...path));
  const graders = read("graders", track);
  return {
    track,
    solutions: read("solutions", track),
    starter: read("graders", track, "starter"),
    exercises: read("exercises", track),
    graders: Object.fromEntries(
      Object.entries(graders).filter(([path]) => !path.startsWith("starter/")),
    ),
    lessons: read("lessons", track),
  };
}

function readTree(folder: string): Tree {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [wayTo(folder, path)!, path] as const)
      .filter(([path]) => !/(^|\/)\.|\.kept-/.test(path))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, place]) => [path, readFileSync(place, "utf8")]),
  );
}

/** The stages that a tree has a folder for. */
function stagesOf(tree: Tree): string[] {
  return [
    ...new Set(
      Object.keys(tree)
        .filter((path) => path.includes("/"))
        .map((path) => path.slice(0, path.indexOf("/"))),
    ),
  ];
}

/** Every stage stands in every tree, under the same name. */
export function stagesStandInEveryTree({
  track,
  solutions,
  starter,
  graders,
  lessons,
}: Trees): Defect[] {
  const trees: readonly (readonly [place: (stage: string) => string, stages: readonly string[]])[] =
    [
      [(stage) => `graders/${track}/${stage}`, stagesOf(graders)],
      [(stage) => `graders/${track}/starter/${stage}`, stagesOf(starter)],
      [(stage) => `solutions/${track}/${stage}`, stagesOf(solutions)],
      [
        (stage) => `lessons/${track}/${stage}.md`,
        Object.keys(lessons).flatMap((path) => (path.endsWith(".md") ? [path.slice(0, -3)] : [])),
      ],
    ];
  const all = [...new Set(trees.flatMap(([, stages]) => stages))].sort();
  return all.flatMap((stage) => {
    const has = trees.find(([, stages]) => stages.includes(stage))!;
    return trees
      .filter(([, stages]) => !stages.includes(stage))
      .map(([place]) => ({
        place: place(stage),
        says: `it is missing, but ${has[0](stage)} is there; add the one or remove the other.`,
      }));
  });
}

/** Stages are numbered 1 to n, and named `<number>-<slug>`. */
export function stagesAreNumberedWithoutGaps({ track, graders }: Trees): Defect[] {
  const stages = stagesOf(graders);
  const misnamed = stages.filter((stage) => !/^[1-9]\d*(-[a-z0-9]+)+$/.test(stage));
  const numbers = stages
    .filter((stage) => !misnamed.includes(stage))
    .map((stage) => Number.parseInt(stage, 10))
    .sort((a, b) => a - b);
  const gap = numbers.findIndex((number, at) => number !== at + 1);
  return [
    ...misnamed.map((stage) => ({
      place: `graders/${track}/${stage}`,
      says: "a stage is named by its number and a slug, as in 3-shuffle; rename it.",
    })),
    ...(gap === -1
      ? []
      : [
          {
            place: `graders/${track}`,
            says: `the stages are numbered ${numbers.join(", ")}; number them from 1 without gaps.`,
          },
        ]),
  ];
}

const BELONGS =
  /^[^/]+\/(stage\.json|mistakes\.ts|player\.ts|[^/]+\.transcript|rewrites\/[^/]+\/[^/]+\/[^/]+\.ts)$/;

/** In the graders, a stage's folder holds what is known there, and nothing else. */
export function noFileIsStray({ track, graders, solutions, starter }: Trees): Defect[] {
  const defects = Object.keys(graders)
    .filter((path) => path.includes("/") && !BELONGS.test(path))
    .map((path) => ({
      place: `graders/${track}/${path}`,
      says: "nothing reads this file; a stage has stage.json, transcripts, mistakes.ts, player.ts and rewrites. Remove it.",
    }));
  for (const [place, tree] of [
    [`solutions/${track}`, solutions],
    [`graders/${track}/starter`, starter],
  ] as const) {
    for (const path of Object.keys(tree).filter((path) => !/^[^/]+\/[^/]+\.ts$/.test(path))) {
      defects.push({
        place: `${place}/${path}`,
        says: "a stage's files are .ts files in its folder; remove this one.",
      });
    }
  }
  return defects;
}

/** The starter of a stage and its solution are files of the same names. */
export function startersHaveTheSolutionsFiles({ track, solutions, starter }: Trees): Defect[] {
  const lacks = (tree: Tree, other: Tree, place: string, otherPlace: string) =>
    Object.keys(other)
      .filter((path) => !(path in tree))
      .map((path) => ({
        place: `${place}/${path}`,
        says: `it is missing, but ${otherPlace}/${path} is there; add the one or remove the other.`,
      }));
  const places = [`graders/${track}/starter`, `solutions/${track}`] as const;
  return [
    ...lacks(starter, solutions, places[0], places[1]),
    ...lacks(solutions, starter, places[1], places[0]),
  ];
}

/** What the students begin with is the starter, byte for byte. */
export function exercisesAreTheStarters({ track, starter, exercises }: Trees): Defect[] {
  return [...new Set([...Object.keys(starter), ...Object.keys(exercises)])]
    .sort()
    .flatMap((path): Defect[] => {
      const place = `exercises/${track}/${path}`;
      if (!(path in exercises))
        return [{ place, says: `it is missing; copy graders/${track}/starter/${path}.` }];
      if (!(path in starter))
        return [{ place, says: "it is not a file of the starter; remove it." }];
      return starter[path] === exercises[path]
        ? []
        : [
            {
              place,
              says: `it differs from graders/${track}/starter/${path}; make them the same.`,
            },
          ];
    });
}
