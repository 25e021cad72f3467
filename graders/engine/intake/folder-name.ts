/**
 * Turns the names of folders, which may be any bytes in the file system, into text that can be shown, compared and
 * written to any file.
 *
 * @module
 */
import { isUtf8 } from "node:buffer";
import { escapeCharacter, inertTerminal } from "../text/inert.ts";
import { clip } from "../text/look.ts";

/**
 * Characters that would break a line, a table or a decoder. Letters of all scripts stay, and so do the characters that
 * join them.
 */
const BREAKS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A name as one line of well-formed text; removed characters stay visible as escapes. */
export function showName(name: string): string {
  return name.replace(BREAKS, escapeCharacter);
}

/** Shows a name that is not UTF-8: unreadable bytes become `\xff`. */
export function showBytes(bytes: Uint8Array): string {
  let shown = "";
  for (let at = 0; at < bytes.length; ) {
    const length = [1, 2, 3, 4].find(
      (count) => at + count <= bytes.length && isUtf8(bytes.subarray(at, at + count)),
    );
    shown +=
      length === undefined
        ? `\\x${bytes[at]!.toString(16)}`
        : Buffer.from(bytes.subarray(at, at + length)).toString("utf8");
    at += length ?? 1;
  }
  return showName(shown);
}

const MOST_OF_NAME = 80;

/** A name that a student chose, for use in a sentence: inert and shortened. */
export function shown(name: string): string {
  return clip(inertTerminal(name), MOST_OF_NAME);
}

/** A short list of names for a sentence: `a, b, c and 4 more`. */
export function someOf(names: readonly string[], most = 3): string {
  const [first, more] = [names.slice(0, most).map(shown), names.length - most];
  if (more > 0) return `${first.join(", ")} and ${more} more`;
  const last = first.pop() ?? "";
  return first.length === 0 ? last : `${first.join(", ")} and ${last}`;
}

/** The first of several sentences, and the number of the others: nobody reads thousands. */
export function firstOf(sentences: readonly string[], most: number): readonly string[] {
  const more = sentences.length - most;
  return more > 0 ? [...sentences.slice(0, most), `There are ${more} more of these.`] : sentences;
}
