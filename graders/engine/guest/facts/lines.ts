/**
 * Lines, and those that are too long.
 *
 * @module
 */
import type TypeScript from "typescript";
import { MAX_ENTRIES } from "./bounds.ts";
import type { FileFacts } from "./file-facts.ts";

const LONG_LINE = 100;

export function readLines(source: TypeScript.SourceFile): Pick<FileFacts, "lines" | "longLines"> {
  const starts = source.getLineStarts();
  const { text } = source;
  const longLines: number[] = [];
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? text.length;
    if (end - start <= LONG_LINE || longLines.length === MAX_ENTRIES) continue;
    // By code points: a playing card of Unicode is one character.
    const length = [...text.slice(start, end).replace(/[\r\n]+$/, "")].length;
    if (length > LONG_LINE) longLines.push(index + 1);
  }
  return { lines: starts.length - (starts.at(-1) === text.length ? 1 : 0), longLines };
}
