/**
 * What is said of the tasks of a stage that fails.
 *
 * @module
 */
import type { CaseResult, JudgedTask, StageResult } from "../judge/results.ts";
import { taskIn } from "../workbook/todo.ts";
import { alternativesOf, listOf } from "./phrases.ts";

/**
 * `Judged one by one, tasks 1 and 2 are right; task 3 is wrong.`, or `… are right, which leaves task 3.`; or `Tasks 2 and 3
 * are not done yet.` if nothing is known of others; `undefined` if the failure that is shown says the same of the only one.
 */
export function tasksSay(
  { tasks = [], suspect }: StageResult,
  shown: CaseResult | undefined,
): string | undefined {
  if (tasks.every(({ state }) => state === "not started")) return leftSay(tasks, shown);
  if (tasks.length < 2) return undefined;
  const groups = new Map<string, string[]>();
  for (const { task, state, with: others = [] } of tasks) {
    const key = others.length > 0 ? [task, ...others].sort().join() : state;
    groups.set(key, [...(groups.get(key) ?? []), String(task)]);
  }
  const open = groups.get("open") ?? [];
  groups.delete("open");
  const parts = [...groups].map(([state, numbers]) => {
    if (/^\d/.test(state)) return `there is a fault in task ${alternativesOf(numbers)}`;
    const many = numbers.length > 1;
    const is = state === "not started" ? NOT_DONE : state;
    return `task${many ? "s" : ""} ${listOf(numbers)} ${many ? "are" : "is"} ${is}`;
  });
  const isInMain = suspect?.kind === "main program" && groups.size === 1 && groups.has("right");
  const all = parts.join("; ");
  const says = all.startsWith("there") ? all.replace("t", "T") : `Judged one by one, ${all}`;
  const leaves = open.length > 0 ? `, which leaves task ${alternativesOf(open)}` : "";
  return `${says}${isInMain ? ": the fault is in the main program" : leaves}.`;
}

/** A part of it may be there, beside the line that says so. */
const NOT_DONE = "not done yet";

function leftSay(tasks: readonly JudgedTask[], shown: CaseResult | undefined): string | undefined {
  const [one, ...others] = tasks;
  if (!one) return undefined;
  if (others.length > 0)
    return `Tasks ${listOf(tasks.map(({ task }) => String(task)))} are ${NOT_DONE}.`;
  const { verdict } = shown ?? {};
  const isSaid = verdict?.kind === "crashed" && taskIn(verdict.error?.message ?? "") === one.task;
  return isSaid ? undefined : `Task ${one.task} is ${NOT_DONE}.`;
}
