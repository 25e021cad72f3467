/**
 * Gives the next hint of a stage, and remembers that it was given.
 *
 * @module
 */
import { countOf } from "../report/phrases.ts";
import type { Look } from "../text/look.ts";
import { hintsOf, type Lesson, tasksOf } from "../workbook/lesson.ts";
import { chooseHints, type Follows, type Hint, type Wish, whatFollows } from "./hints.ts";
import { readProgress, updateProgress } from "./progress.ts";
import { renderMarkdown } from "./terminal/markdown.ts";

/** Where hints come from. */
export interface HintSource {
  readonly root: string;
  /** The stage's path. */
  readonly stage: string;
  readonly lesson: Lesson;
  /** The task that the student is working on: hints begin with it, unless another one is wanted. */
  readonly at?: number | undefined;
}

export interface GivenHints {
  readonly hints: readonly Hint[];
  /** The title of each task, in Markdown. */
  readonly asked: ReadonlyMap<number, string>;
  readonly follows: Follows;
  /** Why it could not be recorded that they were given. */
  readonly complaint?: string;
}

/**
 * Gives hints, and records them in the student's progress.
 *
 * @throws WorkbookError when the lesson has no hints, or no such task
 */
export function giveHints({ root, stage, lesson, at = 1 }: HintSource, wish: Wish): GivenHints {
  const inOrder = hintsOf(lesson);
  const tasks =
    wish.all || wish.again
      ? inOrder
      : [...inOrder.filter(({ task }) => task >= at), ...inOrder.filter(({ task }) => task < at)];
  const seen = readProgress(root);
  const { hints, shown } = chooseHints(tasks, seen.progress.hints[stage] ?? {}, wish);
  const asked = new Map(tasksOf(lesson).map(({ task, title }) => [task, title]));
  const { complaint } =
    hints.length === 0 || wish.again
      ? seen
      : updateProgress(root, (progress) => ({
          ...progress,
          hints: { ...progress.hints, [stage]: shown },
        }));
  const follows = whatFollows(tasks, shown, wish, hints.at(-1));
  return { hints, asked, follows, ...(complaint === undefined ? {} : { complaint }) };
}

/** The hints, each with the task it helps with. */
export function renderHints({ hints, asked }: GivenHints, look: Look): string {
  return hints
    .map((hint, at) => {
      const first = hints[at - 1]?.task !== hint.task;
      return renderMarkdown(toMarkdown(hint, first ? asked.get(hint.task) : undefined), look);
    })
    .join("\n");
}

function toMarkdown({ task, number, of, text }: Hint, asked: string | undefined): string {
  const heading = asked === undefined ? "" : `**Task ${task}:** ${asked}\n\n`;
  return `${heading}**Hint ${number} of ${of}**\n\n${text}\n`;
}

/** How to ask for more hints: a command or a key. */
export interface AskingForHints {
  /** For one more hint for the same task. */
  readonly same: string;
  /** For one more hint for any task. */
  readonly any: string;
  /** For the hints that were given. */
  readonly again: string;
}

/**
 * Says in a sentence what to do after these hints; `undefined` after all of them.
 *
 * @param of - the task, if hints for one task were requested
 */
export function followsSay(
  follows: Follows,
  { same, any, again }: AskingForHints,
  of: number | undefined,
): string | undefined {
  const to = of === undefined ? "" : ` for task ${of}`;
  switch (follows.kind) {
    case "more":
      return `${countOf(follows.count, "more hint")} for task ${follows.task}: ${same}`;
    case "another task":
      return `That was the last hint for task ${follows.task}. For task ${follows.other}: ${any}`;
    case "last":
      return "That was the last hint of this stage.";
    case "all":
      return undefined;
    case "none left":
      return `You have seen all the hints${to}. Again: ${again}`;
    case "none yet":
      return `You have not seen a hint${to} yet. For the first one: ${same}`;
    default:
      return follows satisfies never;
  }
}
