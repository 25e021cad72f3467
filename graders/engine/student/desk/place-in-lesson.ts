/**
 * Finds the part of a lesson that a student needs now: the task they are working on.
 *
 * @module
 */
import { join } from "node:path";
import { readText } from "../../workbook/files.ts";
import { EXERCISES } from "../../workbook/places.ts";
import { taskNumbersIn, todosThrownIn } from "../../workbook/todo.ts";
import type { Stage } from "../../workbook/workbook.ts";
import { type Progress, readProgress } from "../progress.ts";
import { sourcesIn } from "./state.ts";

/** The number of a task, or the lesson's start or end. */
export type PlaceInLesson = "start" | number | "finish";

/**
 * The start if nothing has been begun, and the end if everything is done. Otherwise, the first task that is not written
 * yet, or that failed in the last check.
 */
export function placeInLesson(root: string, stage: Stage, { checked }: Progress): PlaceInLesson {
  const starter = textsIn(join(root, "graders", stage.track, "starter", stage.name));
  const own = new Map(textsIn(join(root, EXERCISES, stage.path)));
  if (starter.every(([name, text]) => own.get(name) === text)) return "start";
  const failed = checked[stage.path]?.task;
  const open = starter.flatMap(([name, text]) => tasksLeftIn(text, own.get(name) ?? ""));
  const tasks = failed === undefined ? open : [...open, failed];
  return tasks.length === 0 ? "finish" : Math.min(...tasks);
}

/** The task that the student is working on, if they are within one. */
export function currentTask(root: string, stage: Stage): number | undefined {
  const place = placeInLesson(root, stage, readProgress(root).progress);
  return typeof place === "number" ? place : undefined;
}

/** The sources in a folder, by name. A file that cannot be read counts as empty. */
function textsIn(folder: string): (readonly [string, string])[] {
  return sourcesIn(folder).map((name) => {
    try {
      return [name, readText(join(folder, name))];
    } catch {
      return [name, ""];
    }
  });
}

/** The tasks of a starter's file that are left in the student's. A TODO comment may remain when its task is done. */
function tasksLeftIn(starter: string, own: string): number[] {
  const thrown = new Set(todosThrownIn(starter).map(({ task }) => task));
  const left = {
    thrown: new Set(todosThrownIn(own).map(({ task }) => task)),
    named: new Set(taskNumbersIn(own)),
  };
  return taskNumbersIn(starter).filter((task) =>
    (thrown.has(task) ? left.thrown : left.named).has(task),
  );
}
