/**
 * What the suite of attacks is made of.
 *
 * @module
 */
import type { Files } from "../engine/execute/build.ts";
import type { Confinement } from "../engine/sandbox/session.ts";

/** What is promised; see `.github/SECURITY.md`. */
export type Guarantee =
  /** No points without the work. */
  | "points are earned"
  /** Contracts, calls, pauses, tests. */
  | "checks cannot be bypassed"
  /** Expected output, the reference's code, the seeds of fresh games. */
  | "the reference stays secret"
  /** The network, files and processes; nothing is left behind. */
  | "the machine is unharmed"
  /** Paths, environment, names. */
  | "the instructor stays private"
  /** Other students' rows and submissions. */
  | "others are untouched"
  /** Memory, time, output, processes, the size of a submission. */
  | "limits hold"
  /** A verdict's reason is the true one. */
  | "reasons are right"
  /** What a student causes costs that student, and that stage only. */
  | "faults are charged rightly"
  /** In terminals, HTML, Markdown, CSV, JSON and CI logs. */
  | "reports are inert";

export interface Attack {
  /** In kebab-case; unique. */
  readonly name: string;
  readonly guarantee: Guarantee;
  /** What it tries, in one sentence. */
  readonly tries: string;
  /** The stage that is attacked: `two-player-spades/1-structs`. */
  readonly stage: string;
  /** Whether other stages of the track have a part in it. */
  readonly wholeTrack?: true;
  /** The submission's files by `<track>/<stage>/<file>` that are not the reference's; `undefined` takes one away. */
  readonly files: (solutions: Files) => Readonly<Record<string, string | Uint8Array | undefined>>;
  /** What the stage must get. */
  readonly gets: {
    readonly points: number;
    /** The kinds of its cases' verdicts, each once, in the order of appearance. */
    readonly verdicts: readonly string[];
    /** Another limit that may be reached first: on a slow machine, or by many processes together. */
    readonly or?: "timed out" | "too much memory";
    /** What the report must say, if the reason matters. */
    readonly says?: string | RegExp;
  };
  /** Texts that must be nowhere in the reports. */
  readonly hides?: readonly string[];
  /** The commit against which it succeeded, or "held". */
  readonly succeeded: string;
  /** Only if it would do harm elsewhere, or if nothing else is promised to stop it. */
  readonly onlyIn?: readonly Confinement[];
}
