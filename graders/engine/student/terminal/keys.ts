/**
 * The keys of a terminal, one by one. Node decodes the characters that a key sends; this gives keys the workbook's names.
 *
 * @module
 */
import type { Key as Sent } from "node:readline";

export type Key =
  /** A printable character. */
  { readonly kind: "text"; readonly text: string } | { readonly kind: NamedKey };

/** Node's names of keys, and the workbook's. */
const NAMES = {
  return: "enter",
  enter: "enter",
  escape: "escape",
  backspace: "backspace",
  up: "up",
  down: "down",
  left: "left",
  right: "right",
  pageup: "page up",
  pagedown: "page down",
  home: "home",
  end: "end",
} as const;

export type NamedKey =
  | (typeof NAMES)[keyof typeof NAMES]
  /** Ctrl-C or Ctrl-D. */
  | "stop"
  /** Any other key. It only counts as "any key". */
  | "other";

const WRITTEN = /^\P{Cc}$/u;

/**
 * Names a key.
 *
 * @param text - the character that was typed, according to Node, if it was one
 * @param sent - Node's description of the key
 */
export function readKey(text: string | undefined, sent: Sent): Key {
  if (sent.ctrl && (sent.name === "c" || sent.name === "d")) return { kind: "stop" };
  const name = sent.name ?? "";
  if (isNamed(name)) return { kind: NAMES[name] };
  if (text !== undefined && !sent.ctrl && !sent.meta && WRITTEN.test(text))
    return { kind: "text", text };
  return { kind: "other" };
}

function isNamed(name: string): name is keyof typeof NAMES {
  return Object.hasOwn(NAMES, name);
}

/** The letter of a key, in lower case; `undefined` for a key without a letter. */
export function letterOf(key: Key): string | undefined {
  return key.kind === "text" ? key.text.toLowerCase() : undefined;
}
