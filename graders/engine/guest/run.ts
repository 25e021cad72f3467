/** What a program did, in the form in which every runner sends it out of the box. */

export interface Run {
  readonly stdout: string;
  /** The end of standard error. */
  readonly stderr: string;
  readonly ended: Ended;
  /** Present if the reads were recorded. */
  readonly reads?: Reads;
  /** In order; present if pauses were recorded. */
  readonly pauses?: readonly Pause[];
}

/** A stop that a person notices, however the program made it: time that passed, or was to pass. */
export interface Pause {
  readonly seconds: number;
  /** How many characters had been printed; absent in other languages, where this cannot be seen. */
  readonly at?: number;
  /** The program went on printing in the meantime, because it did not wait for its timer. */
  readonly waited?: false;
}

export interface Reads {
  readonly taken: number;
  readonly askedForMore: boolean;
  /** How many characters had been printed when each line was read. */
  readonly at: readonly number[];
}

export type Ended =
  | { readonly how: "exit"; readonly status: number; readonly error?: ProgramError }
  /** Computing time, if no limit is named. */
  | {
      readonly how: "timed out";
      readonly limit?: "cpu" | "idle" | "wall";
      /** How long it had, if that differs from other cases. */
      readonly ms?: number;
      /** Its pauses and timers were not shortened, as in other languages. */
      readonly realTime?: true;
    }
  /** In the bundle: what printed then, and what had called it, the nearest first. */
  | { readonly how: "too much output"; readonly at?: readonly BundlePlace[] }
  | { readonly how: "too much memory"; readonly limit: "heap" | "resident" }
  /** Killed because of what the outside saw, or died unexpectedly by itself. */
  | {
      readonly how: "killed";
      readonly why: string;
      /** The signal that ended it, if one did: `SIGSEGV`. */
      readonly signal?: string;
    }
  /**
   * Skipped by the runner's own decision. Only the runner may report this and the next kind: no box is trusted with
   * them.
   */
  | { readonly how: "not run"; readonly because: string }
  /** The machine or the grader failed; nothing is known about the program. */
  | { readonly how: "fault"; readonly why: string };

/**
 * Whether a run cost so much time that only a few like it are allowed: it reached a limit on time, or on memory, which
 * takes about a second to fill. A flood of output takes a tenth of that, and a crash no time, so they cost only their
 * own case.
 */
export function wasCostly({ how }: Ended): boolean {
  return how === "timed out" || how === "too much memory";
}

/** Both from 1. */
export interface BundlePlace {
  readonly line: number;
  readonly column: number;
}

/** The error that ended a program, if one did. */
export interface ProgramError {
  readonly name: string;
  readonly message: string;
  /** A system's or Node's error code (`EACCES`, `ERR_ACCESS_DENIED`). */
  readonly code?: string;
  /** Place in the bundle, from 1. */
  readonly line?: number;
  readonly column?: number;
  /** The places it was called from, the nearest first, if there are any. */
  readonly callers?: readonly BundlePlace[];
}

/** Whether it is the toolkit's, which says that the program has asked for more than was typed. */
export function isInputEnded({ name }: ProgramError): boolean {
  return name === "InputEnded";
}
