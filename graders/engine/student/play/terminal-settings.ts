/** How a program on the real terminal is told what to do beside running: in a variable of its environment. */

export interface TerminalSettings {
  /** The folder of the program's sources. */
  readonly tree: string;
  /** What places are told relative to. */
  readonly root: string;
  readonly typed?: Typing;
  /** A file to which each line that is read is appended, as JSON. */
  readonly keep?: string;
  readonly cast?: Casting;
  /** How many times as fast as usual it types and pauses. */
  readonly speed?: number;
}

/** What is shown is recorded. */
export interface Casting {
  /** The file that the events are appended to. It is taken away where they cannot be. */
  readonly file: string;
  /** The time that passes, or the time it would take a person: then nobody waits, and a game is always the same. */
  readonly clock: "real" | "made";
}

/** What is typed by itself. */
export interface Typing {
  readonly lines: readonly string[];
  /** Who goes on after the last line: the person at the terminal, or nobody. */
  readonly afterwards: "person" | "nobody";
  /** Where somebody watches: at once, or as fast as a person types. */
  readonly pace: "at once" | "human";
}

/** The name of the variable that holds the settings. */
export const SETTINGS = "DECKWORK_TERMINAL";
