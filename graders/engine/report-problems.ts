/**
 * Shows why a program does not build: the compiler's first errors, each with its source line.
 *
 * @module
 */
import type { Problem } from "./build.ts";
import { inertTerminal } from "./inert.ts";
import { clip, cut, type Look, paint, prose, widthOf, windowAt } from "./report-look.ts";
import { countOf } from "./report-words.ts";

const INDENT = "    | ";
const MOST_PROBLEMS = 3;
const MOST_MESSAGE = 200;

/** The first errors of the compiler, each with the source line and a caret under the place. */
export function explainProblems(look: Look, problems: readonly Problem[]): string[] {
  const lines = prose(
    look,
    "The program cannot start, because there is an error in its source. Fix the first one; others often go with it.",
  );
  for (const { file, line, column, text, source } of problems.slice(0, MOST_PROBLEMS)) {
    const place = [file, line, column].filter((part) => part !== undefined).join(":");
    lines.push("", ...(place === "" ? [] : prose(look, inertTerminal(place), { style: "bold" })));
    lines.push(...prose(look, clip(inertTerminal(text), MOST_MESSAGE)));
    if (source?.trim()) lines.push(...renderSource(look, source, column));
  }
  const more = problems.length - MOST_PROBLEMS;
  return more > 0 ? [...lines, "", `  … ${countOf(more, "more error")}`] : lines;
}

function renderSource(look: Look, source: string, column: number | undefined): string[] {
  const room = widthOf(look) - INDENT.length;
  const flat = (part: string) => [...inertTerminal(part.replaceAll("\t", " "))];
  const indented = source.length - source.trimStart().length;
  const points = flat(source.slice(indented));
  const before = source.slice(indented, Math.max(indented, (column ?? 1) - 1));
  const at = flat(before).length;
  const from = windowAt(points.length, at, room);
  const line = `${INDENT}${cut(points, from, room).join("")}`.trimEnd();
  if (column === undefined || at > points.length) return [line];
  return [line, paint(look, "bold", `${INDENT}${" ".repeat(at - from)}^`)];
}
