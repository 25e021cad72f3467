/**
 * Shows a progress bar on a terminal; elsewhere, occasionally names a submission that takes long.
 *
 * @module
 */
import { MultiBar, Presets } from "cli-progress";
import { atEnd } from "../engine/sandbox/ending.ts";
import { inertTerminal } from "../engine/text/inert.ts";
import { clip } from "../engine/text/look.ts";
import type { Io } from "./io.ts";

export interface Progress {
  /** Something has started. @returns a function to call when it is done */
  begin(name: string): () => void;
  /** One more is done. Its line is printed above the bar. */
  advance(line: string): void;
  stop(): void;
}

/** After this time without a line, name the submission being graded. */
const PATIENCE_MS = 5000;
const NAME_COLUMNS = 30;

/** Draws on standard error, so that standard output has only the lines. */
export function openProgress(total: number, print: (text: string) => void, io: Io): Progress {
  const underWay = new Set<string>();
  const begin = (name: string) => {
    const shown = clip(inertTerminal(name), NAME_COLUMNS);
    underWay.add(shown);
    return () => void underWay.delete(shown);
  };
  if (process.stderr.isTTY !== true || total < 2) {
    const tell = () => {
      const [first] = underWay;
      if (first !== undefined) io.complain(`Still grading ${first} …\n`);
    };
    const timer = setInterval(tell, PATIENCE_MS).unref();
    const advance = (line: string) => {
      timer.refresh();
      print(line);
    };
    return { begin, advance, stop: () => clearInterval(timer) };
  }
  const bars = new MultiBar(
    {
      stream: process.stderr,
      format: "{bar} {value} of {total}, {eta_formatted} left: {name}",
      clearOnComplete: true,
      hideCursor: true,
      barsize: Math.min(30, io.width - 30 - NAME_COLUMNS),
    },
    Presets.shades_classic,
  );
  const bar = bars.create(total, 0, { name: "" });
  // Without this, the cursor would stay hidden after an interrupted command.
  const forget = atEnd(() => bars.stop());
  return {
    begin: (name) => {
      const end = begin(name);
      const [first = ""] = underWay;
      bar.update({ name: first });
      return end;
    },
    advance: (line) => {
      // If both streams are the same terminal, the bar itself must make room for the line above it.
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
