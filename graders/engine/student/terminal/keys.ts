/**
 * The keys of a terminal, one by one. Node decodes what a key sends; here it gets the name that the workbook uses.
 *
 * @module
 */
import type { Key as Sent } from "node:readline";

export type Key =
  /** A character that can be written. */
  { readonly kind: "text"; readonly text: string } | { readonly kind: NamedKey };

/** What Node calls a key, and what the workbook calls it. */
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
  /** Any other key: nothing listens to it but "any key". */
  | "other";

const WRITTEN = /^\P{Cc}$/u;

/**
 * Names a key.
 *
 * @param text - the character that Node says was typed, if it was one
 * @param sent - what Node says of it
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

/** The letter of a key, in lower case; nothing for a key that has none. */
export function letterOf(key: Key): string | undefined {
  return key.kind === "text" ? key.text.toLowerCase() : undefined;
}
