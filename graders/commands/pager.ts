/**
 * Shows a text that is longer than the terminal: with `$PAGER` if it is set, otherwise on a screen that scrolls both
 * ways, or one screenful at a time if the cursor cannot be moved.
 *
 * After leaving the text, the reader finds what they have read on the terminal, up to the last lines they saw. They can
 * scroll up to it while they write the stage.
 *
 * @module
 */
import { spawn } from "node:child_process";
import { pageOnScreen, type Spot } from "../engine/student/terminal/page.ts";
import { type Size, terminalSize } from "../engine/student/terminal/screen.ts";
import { rowsOf } from "../engine/student/terminal/scroll.ts";
import type { Io } from "./io.ts";

/** A terminal for paging when the cursor cannot be moved. */
export interface Terminal {
  out(text: string): void;
  /** The current size; read before each screen, because windows can be resized. */
  size(): Size;
  /** The next key, as the terminal sends it; `undefined` if none will come. */
  key(): Promise<string | undefined>;
}

const STOP = new Set(["q", "Q", "\x1b", "\x03", "\x04"]);
const ONE_LINE = new Set(["\x1b[B", "\x1bOB"]);

/** Writes a text, screen by screen if it does not fit on an interactive terminal. */
export async function page(text: string, io: Io): Promise<void> {
  await pages([text], { page: 0, line: 0 }, io);
}

/**
 * Like {@link page}, for a text with several pages.
 *
 * @param spot - where to begin on an interactive terminal; elsewhere, all pages are written
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
    io.complain(
      `The pager "${pager}" could not be started (see PAGER); here is the whole text.\n\n`,
    );
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

/** Shows one screen at a time, and waits for a key after each except the last. */
export async function pageLines(lines: readonly string[], terminal: Terminal): Promise<void> {
  let shown = 0;
  let room = terminal.size().rows - 1;
  while (shown < lines.length) {
    const { columns } = terminal.size();
    // A line that is taller than the screen is still shown.
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

/** The keyboard, key by key. Closing it restores its mode. */
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
 * @param line - where to begin, from 0; only `less` can do this, and others begin at the top
 * @returns whether the pager could be started
 */
async function throughPager(pager: string, text: string, line: number): Promise<boolean> {
  // Ctrl-C is for the pager, which knows how to restore the terminal.
  const stay = () => {};
  process.on("SIGINT", stay);
  try {
    return await new Promise<boolean>((resolve) => {
      const child = spawn(pager, {
        // PAGER is a command line: `less -R`.
        shell: true,
        stdio: ["pipe", "inherit", "inherit"],
        // Like git, let colours through and leave the text on the screen.
        env: {
          ...process.env,
          LESS: `${process.env.LESS ?? "FRX"}${line > 0 ? ` +${line + 1}` : ""}`,
        },
      });
      child.on("error", () => resolve(false));
      child.on("close", (status) => resolve(!NOT_STARTED.has(status)));
      // The reader may leave before the end.
      child.stdin.on("error", () => {});
      child.stdin.end(text);
    });
  } finally {
    process.off("SIGINT", stay);
  }
}

/** The exit statuses of shells for a command that cannot be started; 1 and 9009 are those of Windows. */
const NOT_STARTED = new Set<number | null>(process.platform === "win32" ? [1, 9009] : [126, 127]);
