/**
 * Chooses the hints to show: one more each time.
 *
 * @module
 */
import { WorkbookError } from "../text/workbook-error.ts";
import type { TaskHints } from "../workbook/lesson.ts";

export interface Wish {
  /** Hints to this task only. */
  readonly task?: number;
  /** All that there are. */
  readonly all?: boolean;
  /** Those that were shown before. */
  readonly again?: boolean;
}

export interface Hint {
  readonly task: number;
  /** Which of its task's hints this is, from 1. */
  readonly number: number;
  readonly of: number;
  /** In Markdown. */
  readonly text: string;
}

/** How many hints of each task have been shown. */
export type Shown = Readonly<Record<string, number>>;

/**
 * @returns the hints to show, which are none when all have been shown (or none yet, of those to repeat), and the new counts
 * @throws WorkbookError when there is no such task
 */
export function chooseHints(
  tasks: readonly TaskHints[],
  shown: Shown,
  wish: Wish,
): { hints: readonly Hint[]; shown: Shown } {
  const wanted = tasks.filter(({ task }) => wish.task === undefined || task === wish.task);
  if (wanted.length === 0) {
    throw new WorkbookError(
      `There is no task ${wish.task}: this stage has the tasks ${tasks.map(({ task }) => task).join(", ")}.`,
    );
  }
  // What was counted when the lesson had more hints than now counts no more.
  const before = ({ task, hints }: TaskHints) => Math.min(shown[task] ?? 0, hints.length);
  if (wish.again) return { hints: wanted.flatMap((task) => slice(task, 0, before(task))), shown };
  const next = wish.all
    ? wanted
    : wanted.filter((task) => before(task) < task.hints.length).slice(0, 1);
  return {
    hints: next.flatMap((task) =>
      wish.all ? slice(task, 0, task.hints.length) : slice(task, before(task), before(task) + 1),
    ),
    shown: {
      ...shown,
      ...Object.fromEntries(
        next.map((task) => [task.task, wish.all ? task.hints.length : before(task) + 1]),
      ),
    },
  };
}

function slice({ task, hints }: TaskHints, from: number, to: number): Hint[] {
  return hints
    .slice(from, to)
    .map((text, index) => ({ task, number: from + index + 1, of: hints.length, text }));
}

/** What there is after a hint. */
export interface Left {
  /** So many more to the same task. */
  readonly ofTask: number;
  /** The first other task that has hints which were not shown. */
  readonly other: number | undefined;
}

/** What is left, once these have been shown, after a hint to a task. */
export function hintsLeft(tasks: readonly TaskHints[], shown: Shown, after: number): Left {
  const left = ({ task, hints }: TaskHints) => Math.max(0, hints.length - (shown[task] ?? 0));
  const own = tasks.find(({ task }) => task === after);
  const other = tasks.find((one) => one !== own && left(one) > 0);
  return { ofTask: own ? left(own) : 0, other: other?.task };
}
