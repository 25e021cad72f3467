/**
 * A bar while a person watches; elsewhere a word now and then on what takes long.
 *
 * @module
 */
import { MultiBar, Presets } from "cli-progress";
import { atEnd } from "../engine/sandbox/ending.ts";
import { inertTerminal } from "../engine/text/inert.ts";
import { clip } from "../engine/text/look.ts";
import type { Io } from "./io.ts";

export interface Progress {
  /** Something is under way. @returns what is called when it is done */
  begin(name: string): () => void;
  /** One more is done; its line is printed above the bar. */
  advance(line: string): void;
  stop(): void;
}

/** After so long without a line, it is said what is under way. */
const PATIENCE_MS = 5000;
const NAME_COLUMNS = 30;

/** Draws on standard error, so that standard output holds the lines alone. */
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
  // Without this the cursor stays hidden when a command is interrupted.
  const forget = atEnd(() => bars.stop());
  return {
    begin: (name) => {
      const end = begin(name);
      const [first = ""] = underWay;
      bar.update({ name: first });
      return end;
    },
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
