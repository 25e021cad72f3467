/**
 * The texts that are written in a student's files.
 *
 * @module
 */
import type { Place } from "../text/code-frame.ts";

/** Of more, neither the output nor a text is looked at, in UTF-16 units. */
export const MOST_TEXT = 200;
/** Nor a longer line of a file. */
const MOST_LINE = 1000;

/** A text, without what is put into it. */
const TEXTS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** A text that is written in a file. */
export interface Written {
  readonly text: string;
  readonly place: Place;
}

/** @param file - the path of the file, for its places */
export function textsIn(file: string, source: string): readonly Written[] {
  return source.split(/\r?\n/).flatMap((line, at) => {
    if (COMMENT.test(line) || line.length > MOST_LINE) return [];
    const place = { file, line: at + 1, source: line };
    const texts = (line.match(TEXTS) ?? []).flatMap((one) => {
      const inside = one.slice(1, -1);
      return one.startsWith("`") ? inside.split(/\$\{[^}]*\}/) : [inside];
    });
    return texts
      .map((text) => text.replace(/\\(["'`\\])/g, "$1"))
      .flatMap((text) => (text.length > MOST_TEXT ? [] : [{ text, place }]));
  });
}
