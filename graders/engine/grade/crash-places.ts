/**
 * Where a program crashed, in the student's own files and names.
 *
 * @module
 */
import { SourceMap } from "node:module";
import type { Files } from "../execute/build.ts";
import type { ProgramError } from "../execute/run.ts";
import type { Verdict } from "../judge/verdict.ts";
import { nameOfPlace, type Place } from "../text/code-frame.ts";
import { once } from "../workbook/remember.ts";
import type { Stage } from "../workbook/workbook.ts";
import type { Grading, StageRun } from "./grading.ts";
import { placesOf } from "./source-places.ts";

/** The source maps of students' own programs, by the paths of their stages. */
export type SourceMaps = () => Promise<ReadonlyMap<string, SourceMap>>;

type Crashed = Extract<Verdict, { kind: "crashed" }>;

type Placed = Crashed & { readonly error: ProgramError };

/** Whether a place in the program is known where it crashed. */
export function isPlaced(verdict: Verdict): verdict is Placed {
  return verdict.kind === "crashed" && verdict.error?.line !== undefined;
}

/** The maps of all stages that need one and have none: to build them together takes little longer than one alone. */
export function sourceMapsOf(
  { grader, submission: { files, refused } }: Grading,
  all: Iterable<StageRun>,
): SourceMaps {
  return once(async () => {
    const asked = [...all].flatMap(({ build, result: { stage, cases, standIns } }) => {
      const needs = build?.kind === "built" && standIns.length === 0;
      return needs && cases.some(({ verdict }) => isPlaced(verdict))
        ? [[stage.path, build] as const]
        : [];
    });
    const stages = asked.flatMap(([path, { sourceMap }]) => (sourceMap ? [] : [path]));
    const builds = await grader.builder.build({ files, refused, stages, sourceMap: true });
    return new Map(
      [...asked, ...builds].flatMap(([path, build]) =>
        build.kind === "built" && build.sourceMap !== undefined
          ? [[path, new SourceMap(JSON.parse(build.sourceMap))]]
          : [],
      ),
    );
  });
}

/** @returns what adds the way to the error to a verdict, in the names of the source */
export function crashPlacesIn(
  files: Files,
  stage: Stage,
  maps: SourceMaps,
): (verdict: Placed) => Promise<Verdict> {
  // Every case may have an error that is full of names.
  const names = once(() => namesIn(files));
  return async (verdict) => {
    const { line = 0, column = 1, callers = [] } = verdict.error;
    const map = (await maps()).get(stage.path);
    const places = placesOf(map, files, [{ line, column }, ...callers]);
    const error = inOwnNames(verdict.error, names());
    return { ...verdict, error, ...wayTo(places, stage) };
  };
}

/** Where two files have the same name for something, the bundler writes `deck2` for one of them. */
function inOwnNames(error: ProgramError, names: ReadonlySet<string>): ProgramError {
  const message = error.message.replace(/(?<![\w$])([A-Za-z_]\w*?)\d+(?![\w$])/g, (name, own) =>
    !names.has(name) && names.has(own) ? own : name,
  );
  return { ...error, message };
}

function namesIn(files: Files): ReadonlySet<string> {
  return new Set(Object.values(files).flatMap((text) => text.match(/[\w$]+/g) ?? []));
}

/** The nearest place in the stage itself, where the error surfaced if that is elsewhere, and the callers. */
function wayTo(
  places: readonly Place[],
  stage: Stage,
): Pick<Crashed, "place" | "surfaced" | "callers"> {
  const [thrown] = places;
  const place = places.find(({ file }) => file.startsWith(`${stage.path}/`)) ?? thrown;
  if (!place) return {};
  const isNew = (one: Place, at: number, all: readonly Place[]) =>
    nameOfPlace(one) !== nameOfPlace(all[at - 1] ?? place);
  const after = places.slice(places.indexOf(place) + 1);
  const callers = after.filter(isNew).slice(0, MOST_CALLERS);
  return {
    place,
    ...(place === thrown ? {} : { surfaced: thrown! }),
    ...(callers.length > 0 ? { callers } : {}),
  };
}

/** The way to an error is told so far. */
const MOST_CALLERS = 3;
