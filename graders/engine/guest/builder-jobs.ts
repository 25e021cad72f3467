/**
 * What the boxed builder is asked and what it answers.
 *
 * @module
 */
import type { FileFacts } from "./facts/file-facts.ts";

/** Files by their path in the submission, `<track>/<stage>/<file>`. */
export type Files = Readonly<Record<string, string>>;

export type BuilderJob =
  | { readonly kind: "toolkit"; readonly files: Files }
  | { readonly kind: "reference"; readonly files: Files }
  | BuildJob
  | TestsJob
  | { readonly kind: "facts"; readonly files: Files };

export interface BuildJob {
  readonly kind: "build";
  readonly files: Files;
  /** Paths that were not read, each with the reason that a student is told. */
  readonly refused: Files;
  /** Where files lay that were read as others: imports are written for that place. By the path that each was given. */
  readonly moved: Files;
  /** The stages to build, by their paths. */
  readonly stages: readonly string[];
  /** Stages whose files are taken from the reference wherever another stage imports them. */
  readonly standIns: readonly string[];
  readonly sourceMap: boolean;
}

/** Tests of a student, each time with other code of the reference in the place of the stages they test. */
export interface TestsJob {
  readonly kind: "tests";
  readonly files: Files;
  readonly refused: Files;
  readonly moved: Files;
  /** The stage's path, and the file of tests in it. */
  readonly stage: string;
  readonly file: string;
  /** The variable that holds what they get for `vitest`, and the names in it. */
  readonly vitest: { readonly variable: string; readonly names: readonly string[] };
  /** What is different from the reference, one after the other. */
  readonly variants: readonly Files[];
}

export type BuilderAnswer =
  | { readonly kind: "toolkit" | "reference" }
  | { readonly kind: "build"; readonly builds: Readonly<Record<string, Build>> }
  | { readonly kind: "tests"; readonly builds: readonly Build[] }
  | { readonly kind: "facts"; readonly facts: Readonly<Record<string, FileFacts>> };

export type Build =
  | {
      readonly kind: "built";
      readonly code: string;
      readonly sourceMap?: string;
      /** The other stages of the submission whose files are in it. */
      readonly uses: readonly string[];
      /** What only a process has (a module of Node's), if anything. */
      readonly needs?: string;
      /** Errors in files of the stage that the program does not use, if there are any: it may be going to. */
      readonly beside?: readonly Problem[];
    }
  | { readonly kind: "broken"; readonly problems: readonly Problem[] }
  | { readonly kind: "refused"; readonly problems: readonly Problem[] };

export interface Problem {
  readonly text: string;
  /** What a compiler of another language printed, line by line. */
  readonly output?: readonly string[];
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
  /** The line itself. */
  readonly source?: string;
  /** It is a file of the student's that is not there. */
  readonly missing?: true;
}
