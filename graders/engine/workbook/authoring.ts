/**
 * What the author of a stage writes in TypeScript beside its transcripts: known mistakes, and a player.
 *
 * @module
 */

/** A known wrong variant of a stage's solution, made by editing the solution's text. */
export interface Mistake {
  /** A slug, unique in its stage: `draws-from-0-to-51`. */
  readonly name: string;
  /** What went wrong, said to the student in one sentence that ends with a full stop. */
  readonly says: string;
  /** Applied in order; each `find` stands exactly once in its file, or the workbook is broken. */
  readonly edits: readonly Edit[];
}

export interface Edit {
  /** A file of the stage, by its name: `shuffle.ts`. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** What somebody sees who is about to type a line. */
export interface Screen {
  /** The text since the last line end: what is being asked. */
  readonly prompt: string;
  /** Everything shown so far, what was typed included, as it stands on a terminal. */
  readonly text: string;
  /** How many lines have been typed before this one. */
  readonly turn: number;
  /** A whole number from 0 to `below - 1`; the same seed gives the same numbers. */
  random(below: number): number;
}

/** Names the line that a sensible person would type. It must bring every game to its end. */
export type Player = (screen: Screen) => string;
