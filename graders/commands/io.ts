/**
 * Where a command's words go: what a person reads to standard output, progress and complaints to standard error.
 *
 * @module
 */
import { isatty } from "node:tty";
import { wrapLines } from "./wrap-lines.ts";

export interface Io {
  /** To standard output, as it is. */
  out(text: string): void;
  /** Sentences to standard output: on a terminal they are wrapped at its width, elsewhere each is one line. */
  say(text: string): void;
  /** As `say`, to standard error. */
  complain(text: string): void;
  /** Whether to paint: on a terminal, unless somebody has said NO_COLOR. */
  readonly colour: boolean;
  /** Whether the cursor may be moved, and so what is written drawn over. */
  readonly cursor: boolean;
  /** Columns to write in. */
  readonly width: number;
  /** Whether somebody sits at both ends: asking and drawing are allowed. */
  readonly interactive: boolean;
}

const USUAL_WIDTH = 80;

/**
 * This process's own streams. Where a reader goes away (`| head`), the rest goes nowhere, and the command ends as it
 * would have: a course is graded to its end, and the exit status stays true.
 *
 * @param goesOn - `false` for a command that ends only when somebody says so: nobody is there any more
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

/** Wraps at the width that the stream has now; some terminals do not know theirs, and say 0. */
function wrapFor(stream: NodeJS.WriteStream, text: string): string {
  return stream.isTTY === true ? wrapLines(text, stream.columns || USUAL_WIDTH) : text;
}

/** Columns to write in, as wide as the terminal is now; some do not know, and say 0. */
export function terminalWidth(): number {
  return Math.max(40, process.stdout.columns || USUAL_WIDTH);
}
