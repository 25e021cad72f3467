/**
 * Parses a lesson: its sections, its tasks with their hints, and its excerpts from transcripts.
 *
 * A lesson is one page or several. On a single page, a task is a section, `## Task 2: Follow suit`. A page for one task
 * has that as its title. The hints for a task are a list under a separate heading, one level below the task's.
 *
 * @module
 */
import { lexer, type Token, type Tokens } from "marked";
import { WorkbookError } from "../text/workbook-error.ts";
import type { LessonPage } from "./lesson-pages.ts";

export interface Lesson {
  /** Empty if there is none. */
  readonly title: string;
  /** The text between the title and the first section. */
  readonly opening: readonly Block[];
  /** The sections of all pages, in order, including the tasks. */
  readonly sections: readonly Section[];
}

export interface Section {
  /** For a task, without its number. */
  readonly title: string;
  /** `lessons/hearts/4-trick.md:12` */
  readonly place: string;
  /** The number of the task, if it is one. */
  readonly task?: number;
  readonly content: readonly Block[];
}

/** A block of the text, and where it begins. */
export interface Block {
  readonly token: Token;
  readonly place: string;
}

/** A section that is a task. */
export type LessonTask = Section & { readonly task: number };

/** The hints for one task, from a nudge to nearly the answer, in Markdown. */
export interface TaskHints {
  readonly task: number;
  readonly hints: readonly string[];
}

/** An excerpt of a transcript in a lesson. */
export interface Excerpt {
  /** The transcript's name. */
  readonly from: string;
  readonly place: string;
  /** The block after the comment; `undefined` if no text block follows it. */
  readonly text: string | undefined;
}

const TASK = /^Task (\d{1,3}): (.+)$/;
const HINTS = "Hints";

/** The number and the title of a task, from its heading. */
function taskOf(heading: Tokens.Heading): { task: number; title: string } | undefined {
  const [, number, title] = TASK.exec(heading.text) ?? [];
  return number === undefined ? undefined : { task: Number(number), title: title! };
}

/** Puts the pages of a lesson together. */
export function parseLesson(pages: readonly LessonPage[]): Lesson {
  let title = "";
  const opening: Block[] = [];
  const sections: (Section & { content: Block[] })[] = [];
  for (const page of pages) {
    // A task's own page has the task as its title, and everything on it belongs to that task.
    let deepest = 2;
    for (const { token, place } of blocksOf(page)) {
      const heading = token.type === "heading" ? (token as Tokens.Heading) : undefined;
      if (!heading || heading.depth > deepest)
        (sections.at(-1)?.content ?? opening).push({ token, place });
      else if (heading.depth === 2 || taskOf(heading)) {
        deepest = heading.depth;
        sections.push({ title: heading.text, ...taskOf(heading), place, content: [] });
      } else title ||= heading.text;
    }
  }
  return { title, opening, sections };
}

function blocksOf({ path, markdown }: LessonPage): Block[] {
  let line = 1;
  return lexer(markdown).flatMap((token) => {
    // Blank lines that belong to a block come before its visible text.
    const place = `${path}:${line + (/^\n*/.exec(token.raw)?.[0].length ?? 0)}`;
    line += token.raw.split("\n").length - 1;
    return token.type === "space" ? [] : [{ token, place }];
  });
}

/** The section with that title, if the lesson has it. */
export function sectionOf(lesson: Lesson, title: string): Section | undefined {
  return lesson.sections.find((section) => section.title === title);
}

export function tasksOf({ sections }: Lesson): readonly LessonTask[] {
  return sections.filter((section): section is LessonTask => section.task !== undefined);
}

/** The excerpts in the lesson: a comment `from: NAME`, and a text block after it. */
export function excerptsOf({ opening, sections }: Lesson): Excerpt[] {
  const blocks = [...opening, ...sections.flatMap(({ content }) => content)];
  return blocks.flatMap(({ token, place }, at): Excerpt[] => {
    const from =
      token.type === "html" ? /^<!--\s*from:\s*(\S+)\s*-->/.exec(token.raw)?.[1] : undefined;
    if (from === undefined) return [];
    const next = blocks[at + 1]?.token as Tokens.Code | undefined;
    const text = next?.type === "code" && next.lang === "text" ? next.text : undefined;
    return [{ from, place, text }];
  });
}

/** @throws WorkbookError when a task has no hints, or not in this form */
export function hintsOf(lesson: Lesson): readonly TaskHints[] {
  return tasksOf(lesson).map(({ task, place, content }) => {
    const at = content.findIndex(({ token }) => isHints(token));
    if (at < 0)
      throw new WorkbookError(
        `${place}: task ${task} has no hints; put a heading "Hints" at its end, and a list below it.`,
      );
    const [list, ...others] = content.slice(at + 1);
    const odd = list?.token.type === "list" ? others[0] : (list ?? content[at]);
    if (odd)
      throw new WorkbookError(
        `${odd.place}: a task's hints are one list with nothing after it; make this text part of the list.`,
      );
    return { task, hints: textsOf(list!.token) };
  });
}

function isHints(token: Token): boolean {
  return token.type === "heading" && (token as Tokens.Heading).text === HINTS;
}

function textsOf(list: Token): string[] {
  return (list as Tokens.List).items.map(({ text }) => text);
}

/**
 * A page without its hints, which are shown one at a time.
 *
 * @param instead - the text that replaces them, in Markdown
 */
export function withoutHints(markdown: string, instead: (hints: TaskHints) => string): string {
  let task = 0;
  /** The depth of the heading of the hints that are being left out. */
  let within: number | undefined;
  return lexer(markdown)
    .map((token) => {
      if (token.type === "heading") {
        const heading = token as Tokens.Heading;
        task = taskOf(heading)?.task ?? task;
        if (isHints(token)) within = heading.depth;
        else if (within !== undefined && heading.depth <= within) within = undefined;
      }
      if (within === undefined) return token.raw;
      return token.type === "list" ? `${instead({ task, hints: textsOf(token) })}\n\n` : "";
    })
    .join("");
}

/** Says that a stage has no such task. @param tasks - the numbers of those it has */
export function noSuchTask(task: number | undefined, tasks: readonly number[]): WorkbookError {
  const known = tasks.toSorted((a, b) => a - b).join(", ");
  return new WorkbookError(`There is no task ${task}: this stage has the tasks ${known}.`);
}

/** A section of a page, and the text above it, in Markdown. */
export interface Found {
  readonly above: string;
  readonly section: string;
}

/**
 * Finds a section of a page.
 *
 * @param wanted - its title, or the number of its task
 */
export function findSection(markdown: string, wanted: string | number): Found | undefined {
  let above = "";
  let section = "";
  /** The depth of the section's heading, after it has been found. */
  let depth: number | undefined;
  for (const token of lexer(markdown)) {
    const heading = token.type === "heading" ? (token as Tokens.Heading) : undefined;
    if (depth !== undefined && heading && heading.depth <= depth) break;
    if (heading && (heading.text === wanted || taskOf(heading)?.task === wanted))
      depth = heading.depth;
    if (depth === undefined) above += token.raw;
    else section += token.raw;
  }
  return depth === undefined ? undefined : { above, section };
}
