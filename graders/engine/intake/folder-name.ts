/**
 * Names of folders as the file system has them, which may be any bytes, as text that can be shown, compared and written
 * into every file.
 *
 * @module
 */
import { isUtf8 } from "node:buffer";
import { escapeCharacter } from "../text/inert.ts";

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
