/**
 * Shows why a program does not build: the compiler's first errors, each with its source line.
 *
 * @module
 */
import type { Problem } from "../execute/build.ts";
import { codeFrame, nameOfPlace, type Place } from "../text/code-frame.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip, type Look, paint, prose, widthOf } from "../text/look.ts";
import { EXERCISES } from "../workbook/places.ts";
import { countOf } from "./words.ts";

const INDENT = "    ";
const MOST_PROBLEMS = 3;
const MOST_MESSAGE = 200;

/** The first errors of the compiler, each with the source line and a caret under the place. */
export function explainProblems(look: Look, problems: readonly Problem[]): string[] {
  const why = problems[0]?.missing
    ? "The program cannot start, because one of its files is missing: was it deleted or renamed, or is its name misspelled?"
    : "The program cannot start, because there is an error in its source. Fix the first one; others often go with it.";
  const lines = prose(look, why);
  for (const problem of problems.slice(0, MOST_PROBLEMS))
    lines.push("", ...renderProblem(look, problem));
  const more = problems.length - MOST_PROBLEMS;
  return more > 0 ? [...lines, "", `  … ${countOf(more, "more error")}`] : lines;
}

function renderProblem(look: Look, problem: Problem): string[] {
  const { file, text } = problem;
  const place =
    file === undefined
      ? []
      : [inertTerminal(nameOfPlace({ ...problem, file: nameOfFile(look, file) }))];
  return [
    ...place.flatMap((name) => prose(look, name, { style: "bold" })),
    ...prose(look, clip(inertTerminal(text), MOST_MESSAGE)),
    ...sourceOf(look, problem),
  ];
}

/** Errors that do not stop the program yet, because it does not use their files. */
export function explainBeside(look: Look, problems: readonly Problem[]): string[] {
  return problems
    .slice(0, 1)
    .flatMap((problem) => [
      ...prose(look, "There is an error in a file that your program does not use yet:"),
      ...renderProblem(look, problem),
    ]);
}

/** The source line of a place, with a caret under it. */
export function sourceOf(look: Look, place: Partial<Place>): string[] {
  const [line, caret] = codeFrame(place, { indent: INDENT, columns: widthOf(look) });
  return [...(line === undefined ? [] : [line]), ...(caret ? [paint(look, "bold", caret)] : [])];
}

/** The name of a student's file, as the reader would open it. */
export function nameOfFile({ handedIn }: Look, file: string): string {
  return handedIn ? file : `${EXERCISES}/${file}`;
}
