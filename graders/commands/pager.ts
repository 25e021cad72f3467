/**
 * Shows a text that is longer than the terminal: through `$PAGER` where somebody has set one, else on a screen that
 * scrolls both ways, or a screen at a time where the cursor cannot be moved.
 *
 * A reader who leaves the text finds what they have read on the terminal, with the lines on which they left it at the
 * end: what a lesson says is needed while its stage is being written, and the way back to it is to scroll up.
 *
 * @module
 */
import { spawn } from "node:child_process";
import { pageOnScreen, type Spot } from "../engine/student/terminal/page.ts";
import { type Size, terminalSize } from "../engine/student/terminal/screen.ts";
import { rowsOf } from "../engine/student/terminal/scroll.ts";
import type { Io } from "./io.ts";

/** What paging needs of a terminal whose cursor cannot be moved. */
export interface Terminal {
  out(text: string): void;
  /** Asked before each screen, for windows change. */
  size(): Size;
  /** The next key, as the terminal sends it; `undefined` when there will be none. */
  key(): Promise<string | undefined>;
}

const STOP = new Set(["q", "Q", "\x1b", "\x03", "\x04"]);
const ONE_LINE = new Set(["\x1b[B", "\x1bOB"]);

/** Writes a text, screen by screen where somebody sits at a terminal that it does not fit on. */
export async function page(text: string, io: Io): Promise<void> {
  await pages([text], { page: 0, line: 0 }, io);
}

/**
 * As {@link page}, for a text of several pages.
 *
 * @param spot - where somebody at a terminal begins to read; all pages are written where nobody is
 */
export async function pages(texts: readonly string[], spot: Spot, io: Io): Promise<void> {
  const { rows, columns } = terminalSize();
  const whole = texts.join("\n");
  const lines = linesOf(whole);
  if (!io.interactive || (texts.length === 1 && rowsOf(lines, columns).length < rows)) {
    io.out(whole);
    return;
  }
  const above = linesOf(texts.slice(0, spot.page).join("\n"));
  const line = spot.line + (spot.page > 0 ? above.length + 1 : 0);
  const pager = process.env.PAGER?.trim();
  if (pager) {
    if (await throughPager(pager, whole, line)) return;
    io.complain(`The pager "${pager}" could not be started (see PAGER); here is all of it.\n\n`);
    io.out(whole);
    return;
  }
  if (io.cursor) {
    const read = await pageOnScreen(texts.map(linesOf), spot, io.colour);
    io.out(read.map((row) => `${row}\n`).join(""));
    return;
  }
  const keys = openKeys();
  try {
    await pageLines(lines.slice(line), { out: io.out, size: terminalSize, key: keys.next });
  } finally {
    keys.close();
  }
}

/** Shows lines a screen at a time, and waits for a key after each but the last. */
export async function pageLines(lines: readonly string[], terminal: Terminal): Promise<void> {
  let shown = 0;
  let room = terminal.size().rows - 1;
  while (shown < lines.length) {
    const { columns } = terminal.size();
    // A line that is higher than the whole screen is shown all the same.
    let rows = 0;
    const from = shown;
    do {
      rows += heightOf(lines[shown]!, columns);
      shown++;
    } while (shown < lines.length && rows + heightOf(lines[shown]!, columns) <= room);
    terminal.out(
      lines
        .slice(from, shown)
        .map((line) => `${line}\n`)
        .join(""),
    );
    if (shown === lines.length) return;

    const percent = Math.round((100 * shown) / lines.length);
    terminal.out(`-- ${percent} %: Enter for more, q to stop --`);
    const key = await terminal.key();
    terminal.out("\n");
    if (key === undefined || STOP.has(key)) return;
    room = ONE_LINE.has(key) ? 1 : terminal.size().rows - 1;
  }
}

function linesOf(text: string): string[] {
  return text.replace(/\n$/, "").split("\n");
}

function heightOf(line: string, columns: number): number {
  return rowsOf([line], columns).length;
}

/** The keyboard, key by key. It is as it was once it has been closed. */
function openKeys(): { next(): Promise<string | undefined>; close(): void } {
  const { stdin } = process;
  stdin.setRawMode(true);
  return {
    next: () =>
      new Promise((resolve) => {
        const settle = (key: string | undefined) => {
          stdin.off("data", typed).off("end", ended).pause();
          resolve(key);
        };
        const typed = (bytes: Buffer) => settle(bytes.toString());
        const ended = () => settle(undefined);
        stdin.on("data", typed).on("end", ended).resume();
      }),
    close: () => void stdin.setRawMode(false),
  };
}

/**
 * @param line - where to begin, from 0; `less` can, and others begin at the top
 * @returns whether the pager could be started
 */
async function throughPager(pager: string, text: string, line: number): Promise<boolean> {
  // Ctrl-C is for the pager, which knows how to leave the terminal.
  const stay = () => {};
  process.on("SIGINT", stay);
  try {
    return await new Promise<boolean>((resolve) => {
      const child = spawn(pager, {
        // PAGER is a command line: `less -R`.
        shell: true,
        stdio: ["pipe", "inherit", "inherit"],
        // As git does: colours are let through, and what is read stays on the screen.
        env: {
          ...process.env,
          LESS: `${process.env.LESS ?? "FRX"}${line > 0 ? ` +${line + 1}` : ""}`,
        },
      });
      child.on("error", () => resolve(false));
      child.on("close", (status) => resolve(!NOT_STARTED.has(status)));
      // Somebody who has read enough leaves before the end.
      child.stdin.on("error", () => {});
      child.stdin.end(text);
    });
  } finally {
    process.off("SIGINT", stay);
  }
}

/** What shells say of a command that they cannot start; 1 and 9009 are said by that of Windows. */
const NOT_STARTED = new Set<number | null>(process.platform === "win32" ? [1, 9009] : [126, 127]);
