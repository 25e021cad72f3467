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
  const seen = ({ task, hints }: TaskHints) => Math.min(shown[task] ?? 0, hints.length);
  if (wish.again) return { hints: wanted.flatMap((task) => slice(task, 0, seen(task))), shown };
  const next = wish.all
    ? wanted
    : wanted.filter((task) => seen(task) < task.hints.length).slice(0, 1);
  const end = (task: TaskHints) => (wish.all ? task.hints.length : seen(task) + 1);
  return {
    hints: next.flatMap((task) => slice(task, wish.all ? 0 : seen(task), end(task))),
    shown: { ...shown, ...Object.fromEntries(next.map((task) => [task.task, end(task)])) },
  };
}

function slice({ task, hints }: TaskHints, from: number, to: number): Hint[] {
  return hints
    .slice(from, to)
    .map((text, index) => ({ task, number: from + index + 1, of: hints.length, text }));
}

/** What there is after these hints. */
export type Follows =
  /** So many more to the same task. */
  | { readonly kind: "more"; readonly task: number; readonly count: number }
  /** None to this task, but some to another. */
  | { readonly kind: "another task"; readonly task: number; readonly other: number }
  | { readonly kind: "last" }
  /** Everything that was wished for was given. */
  | { readonly kind: "all" }
  /** There was none to give: each had been given before. */
  | { readonly kind: "none left" }
  /** There was none to repeat. */
  | { readonly kind: "none yet" };

/** What is left, once these have been shown, after the last hint that was wished for, if there was one. */
export function whatFollows(
  tasks: readonly TaskHints[],
  shown: Shown,
  wish: Wish,
  last: Pick<Hint, "task" | "of"> | undefined,
): Follows {
  if (!last) return { kind: wish.again ? "none yet" : "none left" };
  if (wish.all || wish.again) return { kind: "all" };
  const { task, of } = last;
  const count = of - (shown[task] ?? 0);
  if (count > 0) return { kind: "more", task, count };
  const other = tasks.find((one) => one.task !== task && (shown[one.task] ?? 0) < one.hints.length);
  return other ? { kind: "another task", task, other: other.task } : { kind: "last" };
}
