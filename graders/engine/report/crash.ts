/**
 * Describes a crash in a few lines: what happened, where in the program's own files, and which calls led there.
 *
 * @module
 */
import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import { codeFrame, columnIn, nameOfPlace, type Place } from "../text/code-frame.ts";
import { inertTerminal } from "../text/inert.ts";
import { wayTo } from "../workbook/places.ts";

const MOST_CALLERS = 4;
const MOST_LINES = 20;

/**
 * Renders what a program threw.
 *
 * @param thrown - any value; if it has a stack that names source files, frames outside the tree are left out
 * @param tree - the folder of the program's sources
 * @param root - the folder that places are relative to
 * @param sourceOf - gives a line of a source file, if it is available
 * @param columns - the available width; 100 if unknown
 */
export function renderCrash(
  thrown: unknown,
  tree: string,
  root: string,
  sourceOf: (file: string, line: number) => string | undefined,
  columns?: number,
): string {
  const [head, stack] = read(thrown);
  const places = framesOf(stack, tree)
    .map(({ file, line, column }): Place => {
      const source = sourceOf(file, line);
      return {
        file: wayTo(root, file) ?? file,
        line,
        ...(source === undefined ? { column } : { column: columnIn(source, column), source }),
      };
    })
    // Endless recursion fills the stack with one place.
    .filter((place, at, all) => at === 0 || nameOfPlace(place) !== nameOfPlace(all[at - 1]!));
  const [first, ...callers] = places;
  const lines = head.split("\n").slice(0, MOST_LINES).map(inertTerminal);
  if (first)
    lines.push(`  at ${nameOfPlace(first)}`, ...codeFrame(first, columns ? { columns } : {}));
  for (const caller of callers.slice(0, MOST_CALLERS))
    lines.push(`  called from ${nameOfPlace(caller)}`);
  if (callers.length > MOST_CALLERS) lines.push("  …");
  return lines.map((line) => `${line}\n`).join("");
}

/** The thrown value can be anything, and even its getters may throw. */
function read(thrown: unknown): [head: string, stack: string] {
  try {
    if (typeof thrown !== "object" || thrown === null) return [`Uncaught: ${String(thrown)}`, ""];
    const { name, message, stack } = thrown as Record<string, unknown>;
    return [`${name ?? "Error"}: ${message ?? ""}`, typeof stack === "string" ? stack : ""];
  } catch {
    return ["Error: it cannot be read", ""];
  }
}

interface Frame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

function framesOf(stack: string, tree: string): Frame[] {
  return stack.split("\n").flatMap((text): Frame[] => {
    const [, place, line, column] = /^\s+at (?:.*?\()?(\S.*):(\d+):(\d+)\)?$/.exec(text) ?? [];
    if (place === undefined) return [];
    const file = place.startsWith("file:") ? pathOf(place) : place.replace(/^async /, "");
    if (!isAbsolute(file) || wayTo(tree, file) === undefined) return [];
    return [{ file, line: Number(line), column: Number(column) }];
  });
}

function pathOf(url: string): string {
  try {
    return fileURLToPath(url);
  } catch {
    return url;
  }
}
