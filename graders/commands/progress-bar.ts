/**
 * A bar while a person watches, nothing where nobody does.
 *
 * @module
 */
import { MultiBar, Presets } from "cli-progress";
import { atEnd } from "../engine/sandbox/ending.ts";
import type { Io } from "./io.ts";

export interface Progress {
  /** One more is done; its line is printed above the bar. */
  advance(line: string): void;
  stop(): void;
}

/** Draws on standard error, so that standard output holds the lines alone. */
export function openProgress(total: number, print: (text: string) => void, io: Io): Progress {
  if (process.stderr.isTTY !== true || total < 2) return { advance: print, stop: () => {} };
  const bars = new MultiBar(
    {
      stream: process.stderr,
      format: "{bar} {value} of {total}, {eta_formatted} left",
      clearOnComplete: true,
      hideCursor: true,
      barsize: Math.min(30, io.width - 30),
    },
    Presets.shades_classic,
  );
  const bar = bars.create(total, 0);
  // Without this the cursor stays hidden when a command is interrupted.
  const forget = atEnd(() => bars.stop());
  return {
    advance: (line) => {
      // On one and the same terminal the bar itself must make room for what is printed above it.
      if (process.stdout.isTTY) bars.log(line);
      else print(line);
      bar.increment();
      bars.update();
    },
    stop: () => {
      forget();
      bars.stop();
    },
  };
}
