/** Settings for a program on the real terminal, passed in an environment variable. */

export interface TerminalSettings {
  /** The folder of the program's sources. */
  readonly tree: string;
  /** The folder that places are relative to. */
  readonly root: string;
  readonly typed?: Typing;
  /** A file to which each line that is read is appended, as JSON. */
  readonly keep?: string;
  readonly cast?: Casting;
  /** The speed of typing and pauses, as a multiple of the usual one. */
  readonly speed?: number;
}

/** Set if the output is recorded. */
export interface Casting {
  /** The file that the events are appended to. It is removed if that fails. */
  readonly file: string;
  /** Real time, or the time a person would take; with the latter nobody waits, and a game is always the same. */
  readonly clock: "real" | "made";
}

/** The lines that are typed automatically. */
export interface Typing {
  readonly lines: readonly string[];
  /** What happens after the last line: the person at the terminal continues, or nobody does. */
  readonly afterwards: "person" | "nobody";
  /** On a terminal: type at once, or as fast as a person. */
  readonly pace: "at once" | "human";
}

/** The environment variable with the settings. */
export const SETTINGS = "DECKWORK_TERMINAL";
