/**
 * Explains why a program does not build: the compiler's first errors, each with its source line.
 *
 * @module
 */
import type { Problem } from "../execute/build.ts";
import { nameOfPlace } from "../text/code-frame.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip } from "../text/look.ts";
import { EXERCISES } from "../workbook/places.ts";
import { inertLine } from "./last-words.ts";
import type { Block, Section } from "./model.ts";
import { countOf } from "./phrases.ts";

const MOST_PROBLEMS = 3;
const MOST_MESSAGE = 200;

/** The reader of a report. */
export interface Reader {
  /** Set to name a student's files as they were handed in, and not by their place in this workbook. */
  readonly handedIn?: true;
  /** Set to say what each failure costs. It is left out if a list above has already said so. */
  readonly priced?: true;
}

/** The first errors of the compiler, each with the source line and a caret under the place. */
export function explainProblems(
  reader: Reader,
  problems: readonly Problem[],
  language?: string,
): Section[] {
  if (language !== undefined) return problems.flatMap(explainForeignBuild);
  const text = problems[0]?.missing
    ? "The program cannot start, because one of its files is missing. Was it deleted or renamed, or is its name misspelled?"
    : "The program cannot start, because there is an error in its source. Fix the first one; others often disappear with it.";
  const more = problems.length - MOST_PROBLEMS;
  return [
    [{ kind: "diagnosis", text }],
    ...problems.slice(0, MOST_PROBLEMS).map((problem) => problemBlocks(reader, problem)),
    ...(more > 0
      ? [[{ kind: "diagnosis", text: `… ${countOf(more, "more error")}` } as const]]
      : []),
  ];
}

/** A failed build in a different language: the command, and the compiler's own lines. */
function explainForeignBuild({ text, output = [] }: Problem): Section[] {
  const lead = "The program does not build. Fix the first error; others often disappear with it.";
  return [
    [
      { kind: "diagnosis", text: lead },
      { kind: "message", text: clip(inertTerminal(text), MOST_MESSAGE) },
    ],
    output.length === 0 ? [] : [{ kind: "output", lines: output.map(inertLine) }],
  ];
}

function problemBlocks(reader: Reader, problem: Problem): Block[] {
  const { file, text } = problem;
  const place = file === undefined ? [] : [{ ...problem, file: nameOfFile(reader, file) }];
  return [
    ...place.map((at) => ({ kind: "place" as const, text: inertTerminal(nameOfPlace(at)) })),
    { kind: "message", text: clip(inertTerminal(text), MOST_MESSAGE) },
    { kind: "code frame", place: problem },
    ...(problem.opened ? braceBlocks(problem, problem.opened) : meaningOf(problem)),
    ...(problem.declared ? constantBlocks(problem, problem.declared) : []),
  ];
}

function meaningOf({ text }: Problem): Block[] {
  return SYNTAX.filter(([says]) => says.test(text)).map(([, means]) => ({
    kind: "diagnosis",
    text: means,
  }));
}

function braceBlocks(problem: Problem, opened: NonNullable<Problem["opened"]>): Block[] {
  const text = `The brace that is opened in line ${opened.line} is never closed. A } is missing there, or in a block within it.`;
  return [{ kind: "diagnosis", text }, frameOf(problem, opened)];
}

function constantBlocks(problem: Problem, declared: NonNullable<Problem["declared"]>): Block[] {
  const text = `It is declared in line ${declared.line}.`;
  return [{ kind: "diagnosis", text }, frameOf(problem, declared)];
}

/** Another line of the same file. */
function frameOf(
  { file }: Problem,
  line: { readonly line: number; readonly source: string },
): Block {
  return { kind: "code frame", place: { ...line, ...(file === undefined ? {} : { file }) } };
}

/** What beginners mean where the bundler gives up, by its words. */
const SYNTAX: readonly (readonly [RegExp, string])[] = [
  [/^Invalid assignment target/, "A single = stores a value; to compare, write ===."],
  [
    /^Cannot assign to .* because it is a constant/,
    "What is to change is declared with let. If you want to compare, write ===.",
  ],
  [/\bend of file\b/, "A brace or parenthesis that was opened further up is not closed."],
  [/^Expected "\)" but found ":"/, "If a method or function begins here, a } is missing above it."],
  [/^Unexpected "else"/, "Is there a semicolon behind the condition of the if?"],
];

/** An error that does not stop the program yet, because the program does not use that file. */
export function explainBeside(reader: Reader, problems: readonly Problem[]): Section {
  return problems.slice(0, 1).flatMap((problem): Block[] => [
    {
      kind: "diagnosis",
      text: "There is an error in another file of this stage:",
    },
    ...problemBlocks(reader, problem),
  ]);
}

/** The name of a student's file, as the reader would open it. */
export function nameOfFile({ handedIn }: Reader, file: string): string {
  return handedIn ? file : `${EXERCISES}/${file}`;
}
