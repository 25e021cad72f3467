/**
 * Where a command's words go: results to standard output, progress and complaints to standard error.
 *
 * @module
 */
import { isatty } from "node:tty";
import { wrapLines } from "./wrap-lines.ts";

export interface Io {
  /** Writes to standard output, unchanged. */
  out(text: string): void;
  /** Writes sentences to standard output. They are wrapped on a terminal; elsewhere, each is one line. */
  say(text: string): void;
  /** Like `say`, but to standard error. */
  complain(text: string): void;
  /** Whether to use colours: on a terminal, unless NO_COLOR is set. */
  readonly colour: boolean;
  /** Whether the cursor can be moved, so that the screen can be redrawn. */
  readonly cursor: boolean;
  /** The width in columns. */
  readonly width: number;
  /** Whether input and output are a terminal, so that asking and drawing are possible. */
  readonly interactive: boolean;
}

const USUAL_WIDTH = 80;

/**
 * This process's own streams. If a reader closes the pipe (`| head`), the rest of the output is dropped and the command
 * continues, so a course is still graded to the end and the exit status is right.
 *
 * @param goesOn - `false` for a command that would otherwise run forever; it ends, because its reader is gone
 */
export function processIo(goesOn = true): Io {
  const { stdout, stderr } = process;
  for (const stream of [stdout, stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
      if (!goesOn) process.exit(process.exitCode ?? 0);
    });
  const cursor = stdout.isTTY === true && process.env.TERM !== "dumb";
  return {
    out: (text) => void stdout.write(text),
    say: (text) => void stdout.write(wrapFor(stdout, text)),
    complain: (text) => void stderr.write(wrapFor(stderr, text)),
    colour: cursor && !process.env.NO_COLOR,
    cursor,
    width: terminalWidth(),
    interactive: isatty(0) && stdout.isTTY === true,
  };
}

/** Wraps at the stream's current width. Some terminals do not know theirs and report 0. */
function wrapFor(stream: NodeJS.WriteStream, text: string): string {
  return stream.isTTY === true ? wrapLines(text, stream.columns || USUAL_WIDTH) : text;
}

/** The terminal's current width. Some terminals do not know it and report 0. */
export function terminalWidth(): number {
  return Math.max(40, process.stdout.columns || USUAL_WIDTH);
}
