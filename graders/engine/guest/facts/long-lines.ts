/**
 * Lines that are too long.
 *
 * @module
 */
import type TypeScript from "typescript";
import { MAX_ENTRIES } from "./bounds.ts";
import type { FileFacts } from "./file-facts.ts";

const LONG_LINE = 100;

export function readLongLines({ text }: TypeScript.SourceFile): FileFacts["longLines"] {
  const numbers = text
    .split(/\r?\n|[\r\u2028\u2029]/)
    .flatMap((line, index) => (isLong(line) ? [index + 1] : []));
  return numbers.slice(0, MAX_ENTRIES);
}

/** By code points: a playing card of Unicode is one character. */
function isLong(line: string): boolean {
  return line.length > LONG_LINE && [...line].length > LONG_LINE;
}
