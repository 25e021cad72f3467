/**
 * Rules about the parallel trees: a stage in one tree is in all of them.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hasReference } from "../workbook/edition.ts";
import { isPageOf, TRACK_PAGES } from "../workbook/lesson-pages.ts";
import { wayTo } from "../workbook/places.ts";
import type { Defect } from "./defect.ts";

/** The text of each file by its path within the tree: `3-shuffle/main.ts`. */
export type Tree = Readonly<Record<string, string>>;

/** One track in every tree. */
export interface Trees {
  readonly root: string;
  readonly track: string;
  readonly solutions: Tree;
  readonly starter: Tree;
  readonly exercises: Tree;
  /** Without the starter. */
  readonly graders: Tree;
  readonly lessons: Tree;
}

/** Reads a track's files, except those that begin with a dot or that `reset` kept. */
export function readTrees(root: string, track: string): Trees {
  const read = (...path: string[]) => readTree(join(root, ...path));
  const graders = read("graders", track);
  return {
    root,
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

/** The stages with a folder in a tree. */
function stagesOf(tree: Tree): string[] {
  const inside = Object.keys(tree).filter((path) => path.includes("/"));
  return [...new Set(inside.map((path) => path.slice(0, path.indexOf("/"))))];
}

/** Every stage is in every tree, under the same name. */
export function* stagesStandInEveryTree({
  root,
  track,
  solutions,
  starter,
  graders,
  lessons,
}: Trees): Generator<Defect> {
  const trees = [
    { place: (stage: string) => `graders/${track}/${stage}`, stages: stagesOf(graders) },
    { place: (stage: string) => `graders/${track}/starter/${stage}`, stages: stagesOf(starter) },
    ...(hasReference(root)
      ? [{ place: (stage: string) => `solutions/${track}/${stage}`, stages: stagesOf(solutions) }]
      : []),
    { place: (stage: string) => `lessons/${track}/${stage}.md`, stages: lessonsIn(lessons) },
  ];
  for (const stage of [...new Set(trees.flatMap(({ stages }) => stages))].sort()) {
    const has = trees.find(({ stages }) => stages.includes(stage))!;
    for (const { place, stages } of trees)
      if (!stages.includes(stage)) yield isMissing(place(stage), has.place(stage));
  }
}

/** The stages that have a page or a folder of pages. */
function lessonsIn(lessons: Tree): string[] {
  const pages = Object.keys(lessons).filter((path) => path.endsWith(".md") && !isOfTrack(path));
  return [...new Set(pages.map((path) => path.replace(/(?:\/.*|\.md)$/, "")))];
}

function isOfTrack(path: string): boolean {
  return Object.values<string>(TRACK_PAGES).includes(path);
}

function isMissing(place: string, other: string): Defect {
  return {
    place,
    says: `it is missing, but ${other} is there; add the one, or remove the other.`,
  };
}

/** Stages are numbered 1 to n, and named `<number>-<slug>`. */
export function* stagesAreNumberedWithoutGaps({ track, graders }: Trees): Generator<Defect> {
  const numbers: number[] = [];
  for (const stage of stagesOf(graders)) {
    if (/^[1-9]\d*(-[a-z0-9]+)+$/.test(stage)) numbers.push(Number.parseInt(stage, 10));
    else
      yield {
        place: `graders/${track}/${stage}`,
        says: "a stage's name is a number and a slug, as in 3-shuffle; rename it.",
      };
  }
  numbers.sort((a, b) => a - b);
  if (numbers.some((number, at) => number !== at + 1))
    yield {
      place: `graders/${track}`,
      says: `the stages are numbered ${numbers.join(", ")}; number them from 1 without gaps.`,
    };
}

const BELONGS =
  /^[^/]+\/(stage\.json|predict\.json|mistakes\.ts|known-mistakes\.json|player\.ts|contract\.ts|calls\.ts|survivors\.json|[^/]+\.transcript|rewrites\/[^/]+\/[^/]+\/[^/]+\.ts)$/;

/** In the graders, a stage's folder has only the known files. */
export function* noFileIsStray(trees: Trees): Generator<Defect> {
  const { track, graders, solutions, starter, lessons } = trees;
  for (const path of Object.keys(graders))
    if (path.includes("/") && !BELONGS.test(path))
      yield {
        place: `graders/${track}/${path}`,
        says: "nothing reads this file; a stage has stage.json, predict.json, transcripts, mistakes.ts, player.ts, contract.ts, calls.ts, survivors.json and rewrites. Remove it.",
      };
  for (const path of Object.keys(lessons)) {
    const [stage = "", page] = path.split("/");
    if (page !== undefined && path.endsWith(".md") && `${stage}.md` in lessons)
      yield {
        place: `lessons/${track}/${path}`,
        says: `nobody sees this page, because ${stage}.md is the lesson; remove one of them.`,
      };
    else if (page !== undefined && path.endsWith(".md") && !isPageOf(path, stage))
      yield {
        place: `lessons/${track}/${path}`,
        says: "nothing reads this page; the pages of a lesson are start.md, task-1.md and so on, and finish.md.",
      };
  }
  for (const [place, tree] of [
    [`solutions/${track}`, solutions],
    [`graders/${track}/starter`, starter],
  ] as const)
    for (const path of Object.keys(tree))
      if (!/^[^/]+\/[^/]+\.ts$/.test(path))
        yield {
          place: `${place}/${path}`,
          says: "a stage's folder has only .ts files; remove this one.",
        };
}

/** A stage's starter and solution have files of the same names. */
export function* startersHaveTheSolutionsFiles({
  track,
  solutions,
  starter,
}: Trees): Generator<Defect> {
  const places = [`graders/${track}/starter`, `solutions/${track}`] as const;
  for (const path of Object.keys(solutions))
    if (!(path in starter)) yield isMissing(`${places[0]}/${path}`, `${places[1]}/${path}`);
  for (const path of Object.keys(starter))
    if (!(path in solutions)) yield isMissing(`${places[1]}/${path}`, `${places[0]}/${path}`);
}

/** The exercises are the starters, byte for byte. */
export function* exercisesAreTheStarters({ track, starter, exercises }: Trees): Generator<Defect> {
  for (const path of Object.keys({ ...starter, ...exercises }).sort()) {
    const place = `exercises/${track}/${path}`;
    const given = `graders/${track}/starter/${path}`;
    if (!(path in exercises)) yield { place, says: `it is missing; copy ${given}.` };
    else if (!(path in starter))
      yield { place, says: "it is not a file of the starter; remove it." };
    else if (starter[path] !== exercises[path])
      yield { place, says: `it differs from ${given}; make them the same.` };
  }
}
