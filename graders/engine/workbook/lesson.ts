/**
 * Reads a lesson: its sections, its tasks, the hints to them, and what it quotes from transcripts.
 *
 * @module
 */
import { lexer, type Token, type Tokens } from "marked";
import { WorkbookError } from "../text/workbook-error.ts";

export interface Lesson {
  readonly title: string;
  /** What stands before the first section, the title apart. */
  readonly opening: readonly Placed[];
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  /** From 1. */
  readonly line: number;
  readonly content: readonly Placed[];
}

/** A block of the text and the line on which it begins, from 1. */
export interface Placed {
  readonly token: Token;
  readonly line: number;
}

/** The hints to one task, from a nudge to nearly the answer, in Markdown. */
export interface TaskHints {
  readonly task: number;
  readonly hints: readonly string[];
}

/** Part of a transcript that a lesson shows. */
export interface Excerpt {
  /** The transcript's name. */
  readonly from: string;
  readonly line: number;
  /** The block after the comment; `undefined` where no text block follows it. */
  readonly text: string | undefined;
}

/** Takes a lesson apart. A missing title is empty. */
export function parseLesson(markdown: string): Lesson {
  let title = "";
  const opening: Placed[] = [];
  const sections: { title: string; line: number; content: Placed[] }[] = [];
  for (const placed of placeTokens(markdown)) {
    const { token, line } = placed;
    if (token.type === "space") continue;
    if (token.type === "heading" && token.depth === 1 && title === "")
      title = (token as Tokens.Heading).text;
    else if (token.type === "heading" && token.depth <= 2)
      sections.push({ title: (token as Tokens.Heading).text, line, content: [] });
    else (sections.at(-1)?.content ?? opening).push(placed);
  }
  return { title, opening, sections };
}

function placeTokens(markdown: string): Placed[] {
  let line = 1;
  return lexer(markdown).map((token) => {
    // Blank lines that belong to a block's text come before what is seen of it.
    const placed = { token, line: line + (/^\n*/.exec(token.raw)?.[0].length ?? 0) };
    line += token.raw.split("\n").length - 1;
    return placed;
  });
}

/** The section of that title, if the lesson has it. */
export function sectionOf(lesson: Lesson, title: string): Section | undefined {
  return lesson.sections.find((section) => section.title === title);
}

/** What the lesson asks for, in Markdown: the numbered list of *Your task*. */
export function tasksOf(
  lesson: Lesson,
): readonly { readonly task: number; readonly text: string }[] {
  const list = sectionOf(lesson, "Your task")?.content.find(
    ({ token }) => token.type === "list" && token.ordered,
  )?.token as Tokens.List | undefined;
  const first = Number(list?.start) || 1;
  return list?.items.map(({ text }, index) => ({ task: first + index, text })) ?? [];
}

/** The parts of transcripts that the lesson shows: a comment `from: NAME`, and a text block after it. */
export function excerptsOf({ opening, sections }: Lesson): Excerpt[] {
  const blocks = [...opening, ...sections.flatMap(({ content }) => content)];
  return blocks.flatMap(({ token, line }, at): Excerpt[] => {
    const from =
      token.type === "html" ? /^<!--\s*from:\s*(\S+)\s*-->/.exec(token.raw)?.[1] : undefined;
    if (from === undefined) return [];
    const next = blocks[at + 1]?.token as Tokens.Code | undefined;
    return [
      { from, line, text: next?.type === "code" && next.lang === "text" ? next.text : undefined },
    ];
  });
}

/** The lesson with a word about the hints in their place: they are given one at a time. */
export function withoutHints(markdown: string, instead: string): string {
  let within = false;
  return lexer(markdown)
    .map((token) => {
      const begins = token.type === "heading" && token.depth <= 2;
      if (begins) within = (token as Tokens.Heading).text === "Hints";
      if (!within) return token.raw;
      return begins ? `${token.raw.trimEnd()}\n\n${instead}\n\n` : "";
    })
    .join("");
}

/**
 * Reads the *Hints* of a lesson: for each task a heading `### Task n` with a list.
 *
 * @param place - the lesson's path, for messages
 * @throws WorkbookError when there are none, or when they are not in that form
 */
export function parseHints(markdown: string, place: string): readonly TaskHints[] {
  const section = sectionOf(parseLesson(markdown), "Hints");
  if (!section)
    throw new WorkbookError(
      `${place}: there is no section "## Hints"; add one with a "### Task 1" and a list of hints.`,
    );
  const broken = (line: number, what: string) => new WorkbookError(`${place}:${line}: ${what}`);
  const found: { readonly line: number; hints?: readonly string[] }[] = [];
  for (const { token, line } of section.content) {
    const last = found.at(-1);
    if (token.type === "heading") {
      const wanted = `Task ${found.length + 1}`;
      if (token.depth !== 3 || (token as Tokens.Heading).text !== wanted)
        throw broken(
          line,
          `the next heading among the hints is "### ${wanted}", not "${token.raw.trim()}".`,
        );
      found.push({ line });
    } else if (last && !last.hints && token.type === "list") {
      last.hints = (token as Tokens.List).items.map(({ text }) => text);
    } else {
      throw broken(
        line,
        "the hints are lists, one under each heading; make this text a part of one.",
      );
    }
  }
  if (found.length === 0)
    throw broken(section.line, 'the section is empty; add a "### Task 1" with a list of hints.');
  return found.map(({ line, hints }, at) => {
    if (!hints) throw broken(line, `task ${at + 1} has no hints; put a list under its heading.`);
    return { task: at + 1, hints };
  });
}
