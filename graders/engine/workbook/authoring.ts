/**
 * What the author of a stage writes in TypeScript beside its transcripts: known mistakes, and a player.
 *
 * @module
 */

/** A known wrong variant of a stage's solution, made by editing the solution's text. */
export interface Mistake {
  /** A slug, unique in its stage: `draws-from-0-to-51`. */
  readonly name: string;
  /** What went wrong: one sentence to the student that ends with a full stop. */
  readonly says: string;
  /** Applied in order; each `find` must be exactly once in its file. */
  readonly edits: readonly Edit[];
  /** In the students' edition, which has no edits. */
  readonly known?: KnownMistake;
}

/** What is known of a mistake without its edits. Authors do not write it: `npm run handout` does. */
export interface KnownMistake {
  /** The task that it belongs to, if it does. */
  readonly task?: number;
  /** The fingerprint of its output, by the name of the case. */
  readonly prints: Readonly<Record<string, string>>;
}

/** A change of the solution's text. */
export interface Edit {
  /** By default, the stage that the mistake belongs to: `5-score`. */
  readonly stage?: string;
  /** A file of the stage, by its name: `shuffle.ts`. */
  readonly file: string;
  /** A text that is in the file exactly once. */
  readonly find: string;
  /** What is there instead. */
  readonly replace: string;
}

/** What a person sees who is about to type a line. */
export interface Screen {
  /** The text since the last line end: the question. */
  readonly prompt: string;
  /** Everything on the terminal so far, including typed lines. */
  readonly text: string;
  /** How many lines have been typed before this one. */
  readonly turn: number;
  /** A whole number from 0 to `below - 1`; the same seed gives the same numbers. */
  random(below: number): number;
}

/** Returns the line that a sensible person would type. It must finish every game. */
export type Player = (screen: Screen) => string;
