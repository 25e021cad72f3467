/**
 * Why a program cannot be built, in the student's own places.
 *
 * @module
 */
import type * as esbuild from "esbuild";
import type { Broken, Problem } from "./builder-jobs.ts";
import { MISSING, REFUSED } from "./from-memory.ts";

/** The result of a stage's build that failed with these. */
export function failure(messages: readonly esbuild.Message[]): Broken {
  const problems = messages.slice(0, 5).map(toProblem);
  return {
    kind: messages.some(({ detail }) => detail === REFUSED) ? "refused" : "broken",
    problems,
  };
}

export function toProblem({ text, location, detail, notes }: esbuild.Message): Problem {
  // Our namespace is in front of the path.
  const plain = text.replace(/"(student|toolkit|reference):/g, '"');
  const missing = detail === MISSING ? { missing: true as const } : {};
  if (!location) return { text: plain, ...missing };
  const file = location.file.replace(/^[a-z]+:/, "");
  const constant = notes.find((one) => one.text.includes("was declared a constant here"));
  return {
    text: plain,
    file,
    ...lineOf(location),
    column: charactersBefore(location) + 1,
    ...(constant?.location ? { declared: lineOf(constant.location) } : {}),
    ...missing,
  };
}

function lineOf({ line, lineText }: esbuild.Location): { line: number; source: string } {
  return { line, source: lineText.slice(0, 200) };
}

/** esbuild counts bytes; people, and the caret under a line, count characters. */
function charactersBefore({ lineText, column }: esbuild.Location): number {
  return [...Buffer.from(lineText).subarray(0, column).toString("utf8")].length;
}
