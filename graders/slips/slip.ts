/**
 * A slip: a small mistake in code, as first-year students make it, put into the reference of one stage.
 *
 * A known mistake (`mistakes.ts` of a stage) misreads the game, and the report names it. A slip is whatever else goes
 * wrong while typing a program. The corpus of slips measures how well a report leads to the function with the slip.
 *
 * @module
 */
import type { Edit } from "../engine/workbook/authoring.ts";

export interface Slip {
  /** The stage in which it was made: `3-shuffle`. */
  readonly stage: string;
  /** The stage that shows it, if its own stage's cases let it through. */
  readonly shows?: string;
  /** A slug, unique in its track. */
  readonly name: string;
  /**
   * The declarations in which it was made, by exported or top-level name: `shuffleDeck`, or `Trick.play` for a method.
   * What is in no declaration has the name of its file: `main.ts` for the main program, whether it is in a function
   * `main` or not, and `deal.ts` for the imports of that file. Mostly one.
   */
  readonly in: readonly string[];
  readonly kind: SlipKind;
  /** Applied in order to the reference's files of the stage; each `find` must be exactly once in its file. */
  readonly edits: readonly Edit[];
  /** Named by the issue that asked for this corpus. */
  readonly reported?: true;
}

/**
 * A slip in a program that was written independently of the reference, and quite differently: one of the corpus,
 * `graders/corpus/programs/<style>/<track>`. The names in `in` are those of that program.
 */
export interface OtherSlip extends Slip {
  /** The style of the program, which is the name of its folder: `many-files`. */
  readonly style: string;
  readonly track: string;
}

export type SlipKind =
  /** An `await` is missing. */
  | "await"
  /** A `return` is missing. */
  | "return"
  /** `undefined`, `NaN` or `[object …]` reaches the output: an index past the end, a variable without a value. */
  | "undefined"
  /** A misspelt or unknown name, or a property that does not exist. */
  | "name"
  /** A value of the wrong type, or the wrong number of arguments. */
  | "type"
  /** A loop never ends, or floods the output. */
  | "loop"
  /** Off by one, or the wrong comparison at an edge. */
  | "bound"
  /** A wrong condition: `&&` for `||`, a negation missing or too many. */
  | "condition"
  /** Statements or arguments in the wrong order. */
  | "order"
  /** A statement forgotten, doubled or in the wrong block. */
  | "statement"
  /** Wrong words, spaces or empty lines in the output. */
  | "text"
  /** One object or array is shared where copies are needed. */
  | "shared"
  /** Objects are compared by identity: `===`, `includes`, `indexOf`. */
  | "identity"
  /** A bracket, arrow or quote is missing, so the file cannot be parsed. */
  | "syntax"
  /** An error at run time: a method called on `undefined`, a RangeError. */
  | "crash"
  /** The algorithm or the rule itself is misunderstood. */
  | "algorithm";
