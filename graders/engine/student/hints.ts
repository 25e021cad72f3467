/**
 * Chooses the hints to show, one more each time.
 *
 * @module
 */
import { noSuchTask, type TaskHints } from "../workbook/lesson.ts";

export interface Wish {
  /** Only hints for this task. */
  readonly task?: number;
  /** All hints. */
  readonly all?: boolean;
  /** Hints that have been shown before. */
  readonly again?: boolean;
}

export interface Hint {
  readonly task: number;
  /** The hint's number within its task, from 1. */
  readonly number: number;
  readonly of: number;
  /** In Markdown. */
  readonly text: string;
}

/** How many hints of each task have been shown. */
export type Shown = Readonly<Record<string, number>>;

/**
 * @returns the hints to show (none if all have been shown, or if there are none to repeat), and the new counts
 * @throws WorkbookError if the task does not exist
 */
export function chooseHints(
  tasks: readonly TaskHints[],
  shown: Shown,
  wish: Wish,
): { hints: readonly Hint[]; shown: Shown } {
  const wanted = tasks.filter(({ task }) => wish.task === undefined || task === wish.task);
  if (wanted.length === 0)
    throw noSuchTask(
      wish.task,
      tasks.map(({ task }) => task),
    );
  // The count may come from a lesson that had more hints than now.
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

/** What follows these hints. */
export type Follows =
  /** The number of further hints for the same task. */
  | { readonly kind: "more"; readonly task: number; readonly count: number }
  /** No more for this task, but some for a different one. */
  | { readonly kind: "another task"; readonly task: number; readonly other: number }
  | { readonly kind: "last" }
  /** Everything requested was given. */
  | { readonly kind: "all" }
  /** There was no new hint to give. */
  | { readonly kind: "none left" }
  /** There was no hint to repeat. */
  | { readonly kind: "none yet" };

/** What is left after the last of these hints, if there was one. */
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
