/** What the suite of attacks is made of. @module */
import type { Files } from "../engine/execute/build.ts";

/** What is promised; see `.github/SECURITY.md`. */
export type Guarantee =
  | "points are earned" // no points without the work
  | "checks cannot be bypassed" // checks of contracts, calls, pauses, tests…
  | "the reference stays secret" // expected output, reference's code, seeds
  | "the machine is unharmed" // network, files, processes, nothing left behind
  | "the instructor stays private" // PATH, environment, folders, names
  | "others are untouched" // other students' rows, other submissions
  | "limits hold" // memory, time, output, processes, size of a submission
  | "reasons are right" // verdict's reason is the true one
  | "faults are charged rightly" // what a student causes costs that student, that stage only
  | "reports are inert"; // terminals, HTML, Markdown, CSV, JSON, CI logs

export interface Attack {
  /** In kebab-case; unique. */
  readonly name: string;
  readonly guarantee: Guarantee;
  /** What it tries, in one sentence. */
  readonly tries: string;
  /** The stage that is attacked: `two-player-spades/1-structs`. */
  readonly stage: string;
  /** The submission's files by `<track>/<stage>/<file>`, made from the reference's; `undefined` takes one away. */
  readonly files: (solutions: Files) => Readonly<Record<string, string | Uint8Array | undefined>>;
  /**
   * What it must get in that stage: points of the stage (0 to its maximum), the kinds of its cases' verdicts (each kind
   * once, in the order of appearance), and, if the reason matters, what the report must say.
   */
  readonly gets: {
    readonly points: number;
    readonly verdicts: readonly string[];
    readonly says?: string | RegExp;
  };
  /** Texts that must appear nowhere in the reports, the JSON or the files made. */
  readonly hides?: readonly string[];
  /** The commit against which it succeeded, or "held". */
  readonly succeeded: string;
  /** Only if it needs a box (it would do harm or be slow elsewhere). */
  readonly onlyIn?: "box";
}
