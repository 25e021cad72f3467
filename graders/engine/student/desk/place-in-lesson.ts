/**
 * Finds the part of a lesson that a student needs now: the task they are working on.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EXERCISES } from "../../workbook/places.ts";
import { taskNumbersIn, todosThrownIn } from "../../workbook/todo.ts";
import type { Stage } from "../../workbook/workbook.ts";
import { type Progress, readProgress } from "../progress.ts";
import { isUntouched, sourcesIn } from "./state.ts";

/** The number of a task, or the lesson's start or end. */
export type PlaceInLesson = "start" | number | "finish";

/**
 * The start if nothing has been begun, and the end if everything is done. Otherwise, the first task that is not written
 * yet, or that failed in the last check.
 */
export function placeInLesson(root: string, stage: Stage, { checked }: Progress): PlaceInLesson {
  const starter = join(root, "graders", stage.track, "starter", stage.name);
  const own = join(root, EXERCISES, stage.path);
  if (isUntouched(starter, own)) return "start";
  const failed = checked[stage.path]?.task;
  const open = sourcesIn(starter).flatMap((name) =>
    tasksLeftIn(textOf(join(starter, name)), textOf(join(own, name))),
  );
  const tasks = failed === undefined ? open : [...open, failed];
  return tasks.length === 0 ? "finish" : Math.min(...tasks);
}

/** The task that the student is working on, if they are within one. */
export function currentTask(root: string, stage: Stage): number | undefined {
  const place = placeInLesson(root, stage, readProgress(root).progress);
  return typeof place === "number" ? place : undefined;
}

/** A file that cannot be read counts as empty. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
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
