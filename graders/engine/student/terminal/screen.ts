/**
 * Uses the whole terminal as a screen: keys arrive one by one, and every drawing replaces the last. At the end, the
 * terminal is always restored.
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
  /** Shows only this; if the cursor cannot be moved, shows it below the earlier text. */
  draw(lines: readonly string[]): void;
  /** Restores the terminal for a different program. */
  lend(): void;
  /** Listens to keys, but does not take the screen back. */
  listen(): void;
  /** Takes the screen back. */
  takeBack(): void;
  close(): void;
}

/** The events of an open screen. */
export interface ScreenEvents {
  press(key: Key): void;
  /** The terminal's size has changed. */
  resized?(): void;
  /** No more keys will come. */
  gone(): void;
}

/** Switches to a second screen, so that the shell's screen comes back unchanged. */
const ENTER = "\x1b[?1049h\x1b[?25l";
const LEAVE = "\x1b[?25h\x1b[?1049l";
/** After this time, Escape is the key itself and not the beginning of a different key's sequence. */
const ESCAPE_MS = 50;

const USUAL: Size = { columns: 80, rows: 24 };

/** The terminal's current size. Some terminals do not know it and report 0. */
export function terminalSize(): Size {
  const { columns, rows } = process.stdout;
  return { columns: columns || USUAL.columns, rows: rows || USUAL.rows };
}

/** @param cursor - whether the cursor may be moved */
export function openScreen(cursor: boolean, events: ScreenEvents): Screen {
  const { stdin, stdout } = process;
  let entered = false;
  let listening = false;
  // Node asks for a whole interface, but uses only this field.
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
    // A closed terminal has no mode to set.
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

/** On a very narrow terminal, a line that is too long is cut and not wrapped. */
const CUT = "\x1b[?7l";
const BREAK = "\x1b[?7h";

/**
 * Draws lines over the screen's contents without clearing it first, which would flicker. Each row is cleared before it is
 * written, because clearing it afterwards would also remove a character at the right edge.
 */
function drawing(lines: readonly string[], rows: number): string {
  const shown = lines.slice(0, rows).map((line) => `\x1b[K${line}`);
  const below = shown.length < rows ? "\r\n\x1b[J" : "";
  return `\x1b[H${CUT}${shown.join("\r\n")}${below}${BREAK}`;
}
