/**
 * Finds help for a failure: the stage's hints, or one task's hints if the failure names the task.
 *
 * @module
 */
import type { CaseResult, JudgedTask, StageResult } from "../judge/results.ts";
import { hasHints } from "../judge/verdict-kinds.ts";
import { taskIn } from "../workbook/todo.ts";
import { isUnfinished } from "./explain-crash.ts";
import { simplestFailure } from "./failures.ts";

export interface Help {
  /** `blackjack/2` */
  readonly stage: string;
  /** Set if the task is known. */
  readonly task?: number;
}

/**
 * The stage that a failure is about, and the task if it is known: where the fault is, or the first task that is wrong by
 * itself, or that is left because all others are right. A task left undone in an earlier stage belongs to that stage.
 *
 * @returns `undefined` if a hint cannot help: the stage is not started, does not build, or the fault is not the student's
 */
export function helpFor(
  { stage, suspect, tasks = [] }: StageResult,
  { verdict, mistake }: CaseResult,
): Help | undefined {
  const short = `${stage.track}/${stage.number}`;
  const inTask = (task: number | undefined, from = short): Help =>
    task === undefined ? { stage: from } : { stage: from, task };
  if (!hasHints(verdict)) return undefined;
  const [one] = suspect?.kind === "declarations" ? suspect.declarations : [];
  if (one) return inTask(one.task, stageOf(one.file));
  const wrong = tasks.find(({ state }) => state === "wrong" || state === "open")?.task;
  const todo = todoOf(verdict, short);
  const [left] = leftIn(tasks);
  const called = verdict.kind === "missing" ? verdict.task : undefined;
  const isOfOne = suspect !== undefined || verdict.kind === "missing";
  if (!todo) return inTask(mistake?.task ?? wrong ?? called ?? (isOfOne ? undefined : left));
  if (wrong !== undefined) return inTask(wrong);
  // What is wrong is in another task, perhaps.
  if (suspect || !isUnfinished(verdict)) return inTask(undefined);
  return todo.stage === short ? inTask(nextOf(todo.task, tasks)) : inTask(todo.task, todo.stage);
}

/** The task of the TODO that ended a program, and its stage. */
function todoOf(verdict: CaseResult["verdict"], short: string): Required<Help> | undefined {
  const { error, place } = verdict.kind === "crashed" ? verdict : {};
  const task = error?.name === "Error" ? taskIn(error.message) : undefined;
  return task === undefined ? undefined : { stage: stageOf(place?.file ?? "") ?? short, task };
}

/** The first that is not done: the main program mostly comes to the last one first. */
function nextOf(task: number, tasks: readonly JudgedTask[]): number {
  return Math.min(task, ...leftIn(tasks));
}

/** Those that are not done, in order. */
function leftIn(tasks: readonly JudgedTask[]): readonly number[] {
  return tasks.flatMap(({ task, state }) => (state === "not started" ? [task] : []));
}

/** The task to do before the one whose TODO ended the program, if there is one in the same stage. */
export function taskBefore(
  { stage, tasks = [] }: StageResult,
  { verdict }: CaseResult,
): number | undefined {
  const short = `${stage.track}/${stage.number}`;
  const todo = todoOf(verdict, short);
  if (todo?.stage !== short) return undefined;
  const next = nextOf(todo.task, tasks);
  return next < todo.task ? next : undefined;
}

/** `blackjack/2` for `blackjack/2-deal/table.ts`. */
function stageOf(file: string): string | undefined {
  const [, track, number] = /^([a-z0-9-]+)\/(\d+)-/.exec(file) ?? [];
  return track && `${track}/${number}`;
}

/** {@link helpFor} in the form typed after `npm run hint --`: `blackjack/2 --task 4`. */
export function hintFor(result: StageResult, one: CaseResult): string | undefined {
  const help = helpFor(result, one);
  return help && [help.stage, ...(help.task === undefined ? [] : ["--task", help.task])].join(" ");
}

/** The task that a stage's simplest failure is about, if known. */
export function failingTask(result: StageResult): number | undefined {
  const { stage } = result;
  const failure = simplestFailure(result);
  const help = failure && helpFor(result, failure);
  return help?.stage === `${stage.track}/${stage.number}` ? help.task : undefined;
}
