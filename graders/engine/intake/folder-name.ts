/**
 * Names of folders as the file system has them, which may be any bytes, as text that can be shown, compared and written
 * into every file.
 *
 * @module
 */
import { isUtf8 } from "node:buffer";
import { escapeCharacter, inertTerminal } from "../text/inert.ts";
import { clip } from "../text/look.ts";

/** What would break a line, a table or a decoder. Letters of all scripts, and what joins them, stay. */
const BREAKS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A name in one line of well-formed text; what is taken out stays visible as an escape. */
export function showName(name: string): string {
  return name.replace(BREAKS, escapeCharacter);
}

/** Shows a name that is not UTF-8: what cannot be read stands as `\xff`. */
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

/** A name that a student chose, in a sentence: inert, and not without end. */
export function shown(name: string): string {
  return clip(inertTerminal(name), MOST_OF_NAME);
}

/** Some names in a sentence, in bounds: `a, b, c and 4 more`. */
export function someOf(names: readonly string[], most = 3): string {
  const [first, more] = [names.slice(0, most).map(shown), names.length - most];
  if (more > 0) return `${first.join(", ")} and ${more} more`;
  const last = first.pop() ?? "";
  return first.length === 0 ? last : `${first.join(", ")} and ${last}`;
}

/** The first of several sentences, and how many more there are: nobody reads thousands. */
export function firstOf(sentences: readonly string[], most: number): readonly string[] {
  const more = sentences.length - most;
  return more > 0 ? [...sentences.slice(0, most), `There are ${more} more of these.`] : sentences;
}
