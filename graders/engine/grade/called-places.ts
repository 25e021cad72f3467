/**
 * Adds to what a check of calls found where the functions are, and which task they belong to.
 *
 * @module
 */
import { posix } from "node:path";
import { taskCalled } from "../diagnose/checked-tasks.ts";
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

/** The same verdict with the task that the first of the functions belongs to, if it is one. */
export function withTask(verdict: Verdict, stage: Stage, starters: Files): Verdict {
  if (verdict.kind !== "missing") return verdict;
  const task = taskCalled(verdict, stage, starters);
  return task === undefined ? verdict : { ...verdict, task };
}
