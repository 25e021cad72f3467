/**
 * The asciicast format, version 2: a line of JSON that says how large the terminal is, then a line for each time that
 * something appears on it. Source: docs.asciinema.org/manual/asciicast/v2.
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

/** The first line of a recording. It says nothing of when and where it was made, so that the same game gives the same file. */
export function castHeader({ width, height, title }: CastHeader): string {
  return `${JSON.stringify({ version: 2, width, height, title })}\n`;
}

/** What appears at one moment. A terminal needs a carriage return to begin a line at its left. */
function castEvent(microseconds: number, text: string): string {
  const data = text.replace(/\r?\n/g, "\r\n");
  return `${JSON.stringify([microseconds / 1e6, "o", data])}\n`;
}

/** Writes down what a terminal shows, with the time of each event. */
export interface Recorder {
  /** The program prints. */
  show(text: string): void;
  /** A line is typed by itself, in no time: it is recorded at a human pace. */
  type(line: string): void;
  /** A person has just ended a line: when each key was pressed is not known, only that it was before now. */
  typed(line: string): void;
  /** Time that nobody waits for, but whoever watches the recording shall. */
  pass(milliseconds: number): void;
  /** Writes what has not been written yet: before a wait, and at the end. */
  flush(): void;
}

/**
 * Opens a recorder.
 *
 * @param keep - takes each event's line
 * @param now - milliseconds since the beginning; where only made time counts, always 0
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
