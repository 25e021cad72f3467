/**
 * The whole terminal as a screen of ours: keys come one by one, and every drawing replaces the last. However it ends, the
 * terminal is left as it was.
 *
 * @module
 */
import { emitKeypressEvents, type Interface, type Key as Sent } from "node:readline";
import { atEnd } from "../../sandbox/ending.ts";
import { type Key, readKey } from "./keys.ts";

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export interface Screen {
  /** Shows this and nothing else; on a terminal whose cursor cannot be moved, below what was there. */
  draw(lines: readonly string[]): void;
  /** Gives the terminal to another program, as it was before. */
  lend(): void;
  /** Listens to keys; the screen stays lent. */
  listen(): void;
  /** Takes all of it back. */
  takeBack(): void;
  close(): void;
}

/** What is told while a screen is open. */
export interface ScreenEvents {
  press(key: Key): void;
  /** The terminal has another size now. */
  resized?(): void;
  /** Nobody will press a key any more. */
  gone(): void;
}

/** A screen other than the shell's, which comes back with everything that was on it. */
const ENTER = "\x1b[?1049h\x1b[?25l";
const LEAVE = "\x1b[?25h\x1b[?1049l";
/** After this time, an Escape is the key and not the beginning of what another key sends. */
const ESCAPE_MS = 50;

const USUAL: Size = { columns: 80, rows: 24 };

/** As large as the terminal is now; some do not know, and say 0. */
export function terminalSize(): Size {
  const { columns, rows } = process.stdout;
  return { columns: columns || USUAL.columns, rows: rows || USUAL.rows };
}

/** @param cursor - whether the cursor may be moved */
export function openScreen(cursor: boolean, events: ScreenEvents): Screen {
  const { stdin, stdout } = process;
  let entered = false;
  let listening = false;
  // Node wants a whole interface, but reads only this of it.
  emitKeypressEvents(stdin, { escapeCodeTimeout: ESCAPE_MS } as unknown as Interface);
  const heard = (text: string | undefined, sent: Sent) => {
    if (listening) events.press(readKey(text, sent));
  };
  const resized = () => {
    if (entered) events.resized?.();
  };
  const enter = () => {
    if (cursor && !entered) stdout.write(ENTER);
    entered = true;
  };
  const leave = () => {
    if (cursor && entered) stdout.write(LEAVE);
    entered = false;
  };
  const listen = () => {
    if (listening) return;
    listening = true;
    stdin.setRawMode(true);
    stdin.on("keypress", heard).resume();
  };
  const lend = () => {
    leave();
    if (!listening) return;
    listening = false;
    stdin.off("keypress", heard).pause();
    // A terminal that is gone has no mode to set.
    if (!stdin.destroyed) stdin.setRawMode(false);
  };
  const forget = atEnd(lend);
  const { gone } = events;
  stdin.on("end", gone).on("error", gone);
  stdout.on("resize", resized);
  listen();
  enter();
  return {
    draw: (lines) => {
      if (cursor) stdout.write(drawing(lines, terminalSize().rows));
      else stdout.write(`\n${lines.map((line) => `${line}\n`).join("")}`);
    },
    lend,
    listen,
    takeBack: () => {
      listen();
      enter();
    },
    close: () => {
      lend();
      stdin.off("end", gone).off("error", gone);
      stdout.off("resize", resized);
      forget();
    },
  };
}

/** A line that is too long, on a terminal narrower than any that we draw for, is cut and not broken. */
const CUT = "\x1b[?7l";
const BREAK = "\x1b[?7h";

/**
 * What draws lines over whatever is on the screen, without clearing it first: that would flicker. Each row is cleared
 * before it is written, because at the right edge the last character would be cleared with the rest.
 */
function drawing(lines: readonly string[], rows: number): string {
  const shown = lines.slice(0, rows).map((line) => `\x1b[K${line}`);
  const below = shown.length < rows ? "\r\n\x1b[J" : "";
  return `\x1b[H${CUT}${shown.join("\r\n")}${below}${BREAK}`;
}
