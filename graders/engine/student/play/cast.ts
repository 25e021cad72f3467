/**
 * The asciicast format, version 2: a line of JSON with the terminal's size, then one line for each time that something
 * appears on it. Source: docs.asciinema.org/manual/asciicast/v2.
 *
 * @module
 */
import { CHARACTER_MS, thoughtMs } from "./pace.ts";

export interface CastHeader {
  /** Columns. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  readonly title: string;
}

/** The first line of a recording. It does not say when or where it was made, so the same game gives the same file. */
export function castHeader({ width, height, title }: CastHeader): string {
  return `${JSON.stringify({ version: 2, width, height, title })}\n`;
}

/** Text that appears at one moment. A terminal needs a carriage return to start a line at the left. */
function castEvent(microseconds: number, text: string): string {
  const data = text.replace(/\r?\n/g, "\r\n");
  return `${JSON.stringify([microseconds / 1e6, "o", data])}\n`;
}

/** Records what a terminal shows, with the time of each event. */
export interface Recorder {
  /** The program prints. */
  show(text: string): void;
  /** A line is typed automatically, in no time, but recorded at a human pace. */
  type(line: string): void;
  /** A person has just finished a line. The time of each key is not known, only that it was before now. */
  typed(line: string): void;
  /** Time that passes only in the recording. */
  pass(milliseconds: number): void;
  /** Writes what is still unwritten; called before a wait and at the end. */
  flush(): void;
}

/**
 * Opens a recorder.
 *
 * @param keep - takes each event's line
 * @param now - milliseconds since the beginning; always 0 if only simulated time counts
 * @param speed - how many times as fast as a person it types
 */
export function openRecorder(
  keep: (event: string) => void,
  now: () => number,
  speed = 1,
): Recorder {
  let made = 0;
  let read = 0;
  let last = { at: 0, text: "" };
  const flush = () => {
    if (last.text !== "") keep(castEvent(last.at, last.text));
    last = { at: last.at, text: "" };
  };
  const appear = (milliseconds: number, text: string) => {
    const at = Math.max(last.at, Math.round(milliseconds * 1000));
    if (at > last.at) flush();
    last = { at, text: last.text + text };
  };
  return {
    show: (text) => {
      read += text.length;
      appear(now() + made, text);
    },
    type: (line) => {
      made += thoughtMs(read) / speed;
      read = 0;
      for (const character of line) {
        appear(now() + made, character);
        made += CHARACTER_MS / speed;
      }
      appear(now() + made, "\n");
    },
    typed: (line) => {
      read = 0;
      const end = now() + made;
      const characters = [...line];
      const gap = Math.min(CHARACTER_MS, (end - last.at / 1000) / (characters.length + 1));
      for (const [index, character] of characters.entries())
        appear(end - gap * (characters.length - index), character);
      appear(end, "\n");
    },
    pass: (milliseconds) => {
      made += milliseconds;
    },
    flush,
  };
}
