/**
 * The terminal while somebody watches: keys come one by one, and the screen is ours. Whatever way it ends, it is left as
 * it was.
 *
 * @module
 */
import { atEnd } from "../box/ending.ts";

export interface WatchTerminal {
  /** Shows this and nothing else; on a terminal without cursor movement, below what was there. */
  draw(lines: readonly string[]): void;
  /** Gives the terminal to another program, as it was before. */
  lend(): void;
  /** Listens to keys; the screen stays lent. */
  listen(): void;
  /** Takes all of it back. */
  takeBack(): void;
  close(): void;
}

/** Another screen than that of the shell, which comes back with all that stood on it. */
const ENTER = "\x1b[?1049h\x1b[?25l";
const LEAVE = "\x1b[?25h\x1b[?1049l";
/** A sequence that a key sends, or one character. */
const KEY = new RegExp(String.raw`${"\x1b"}[[O][\d;]*[A-Za-z~]?|.`, "gsu");

/**
 * @param screen - whether the cursor may be moved
 * @param press - told each key, as the terminal sends it
 * @param gone - nobody will press a key any more
 */
export function openWatchTerminal(
  screen: boolean,
  press: (key: string) => void,
  gone: () => void,
): WatchTerminal {
  const { stdin, stdout } = process;
  let entered = false;
  let listening = false;
  const heard = (bytes: Buffer) => {
    for (const [key] of bytes.toString().matchAll(KEY)) if (listening) press(key);
  };
  const enter = () => {
    if (screen && !entered) stdout.write(ENTER);
    entered = true;
  };
  const leave = () => {
    if (screen && entered) stdout.write(LEAVE);
    entered = false;
  };
  const listen = () => {
    if (listening) return;
    listening = true;
    stdin.setRawMode(true);
    stdin.on("data", heard).resume();
  };
  const lend = () => {
    leave();
    if (!listening) return;
    listening = false;
    stdin.off("data", heard).pause();
    // A terminal that is gone has no mode to set.
    if (!stdin.destroyed) stdin.setRawMode(false);
  };
  const forget = atEnd(lend);
  stdin.on("end", gone).on("error", gone);
  listen();
  enter();
  return {
    draw: (lines) => {
      const clear = screen ? lines.map((line) => `${line}\x1b[K`) : lines;
      stdout.write(
        screen
          ? `\x1b[H${clear.join("\r\n")}\x1b[J`
          : `\n${clear.map((line) => `${line}\n`).join("")}`,
      );
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
      forget();
    },
  };
}
