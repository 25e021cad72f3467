/**
 * Adds to what a check of calls found where the functions are.
 *
 * @module
 */
import { posix } from "node:path";
import { placeOfName } from "../diagnose/tasks.ts";
import type { Files } from "../execute/build.ts";
import type { Verdict } from "../judge/verdict.ts";
import { nameOfPlace } from "../text/code-frame.ts";
import type { Stage } from "../workbook/workbook.ts";

/** The same verdict; each of its sentences has the place of its function: `takes (trick.ts:5) keeps the first card`. */
export function withCalledPlaces(verdict: Verdict, stage: Stage, files: Files): Verdict {
  if (verdict.kind !== "missing" || verdict.seen !== "run" || !verdict.names) return verdict;
  const places = verdict.names.flatMap((name) => {
    const place = placeOfName(name, stage, files);
    if (!place) return [];
    const file = posix.relative(stage.path, place.file);
    return [
      {
        name: new RegExp(`\\b${name.replace(".", "\\.")}\\b`),
        where: nameOfPlace({ file, line: place.line }),
      },
    ];
  });
  const what = verdict.what.map((text) => {
    const found = places.find(({ name }) => name.test(text));
    return found ? text.replace(found.name, (name) => `${name} (${found.where})`) : text;
  });
  return { ...verdict, what };
}
