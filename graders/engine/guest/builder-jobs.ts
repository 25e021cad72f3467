/**
 * The boxed builder's jobs and answers.
 *
 * @module
 */
import type { FileFacts } from "./facts/file-facts.ts";
import type { Region, Repair, Repairable } from "./repairs/repairs.ts";
import type { Details, DetailsAsked, Named, Switched } from "./switches/switched.ts";

/** Files by their path in the submission, `<track>/<stage>/<file>`. */
export type Files = Readonly<Record<string, string>>;

export type BuilderJob =
  | { readonly kind: "toolkit"; readonly files: Files }
  | { readonly kind: "reference"; readonly files: Files }
  | BuildJob
  | TestsJob
  | ClassesJob
  | ModulesJob
  | SwitchedJob
  | DetailsJob
  | ExchangedJob
  | RepairsJob
  | RepairedJob
  | { readonly kind: "facts"; readonly files: Files };

export interface BuildJob {
  readonly kind: "build";
  readonly files: Files;
  /** Paths that were not read, each with the reason for the student. */
  readonly refused: Files;
  /**
   * The places of files that were read under other paths, by those paths. Imports are written for the original place.
   */
  readonly moved: Files;
  /** The stages to build, by their paths. */
  readonly stages: readonly string[];
  /** Stages whose files come from the reference wherever a different stage imports them. */
  readonly standIns: readonly string[];
  readonly sourceMap: boolean;
}

/** A student's files of tests. What they test is not in their bundles: it is looked up when they run. */
export interface TestsJob {
  readonly kind: "tests";
  readonly files: Files;
  readonly refused: Files;
  readonly moved: Files;
  readonly stage: string;
  /** The paths of the files of tests. */
  readonly tests: readonly string[];
}

/** A student's own files that tests are run on: a script that makes them known, by their paths. */
export interface ClassesJob extends Pick<BuildJob, "files" | "refused" | "moved"> {
  readonly kind: "classes";
  /** The files to make known. */
  readonly paths: readonly string[];
}

/**
 * The reference's files that tests are run on, and the toolkit's: each as a script of its own, so that sets of classes
 * share those in which they are the same.
 */
export interface ModulesJob {
  readonly kind: "modules";
  /** The files to make scripts of; those of the toolkit as they are imported, `#toolkit/random.ts`. */
  readonly paths: readonly string[];
  /** What differs from the reference. */
  readonly changed: Files;
}

/** A student's program with the reference's version of every declaration beside its own. */
export interface SwitchedJob {
  readonly kind: "switched";
  readonly files: Files;
  /** The starters. */
  readonly given: Files;
  readonly stage: string;
}

/** What the source shows of parts of such a program. */
export interface DetailsJob extends Omit<SwitchedJob, "kind"> {
  readonly kind: "details";
  readonly asked: DetailsAsked;
}

/** A student's programs with the reference's version of a few declarations, and nothing else of the reference. */
export interface ExchangedJob {
  readonly kind: "exchanged";
  readonly files: Files;
  /** The paths of stages, and of the programs beside them. */
  readonly paths: readonly string[];
  readonly declarations: readonly Named[];
}

/** A student's program with small changes behind switches. */
export interface RepairsJob {
  readonly kind: "repairs";
  readonly files: Files;
  readonly stage: string;
  /** Where changes are tried. */
  readonly regions: readonly Region[];
  /** The path of a second main program: that of the grader which calls the stage's functions one by one. */
  readonly calls?: string;
  /** In very long regions, expressions that are less likely than this rank are not changed. */
  readonly leastLikely?: number;
}

/** One of the files of such a program with one of the changes made: the student's own but for that. */
export interface RepairedJob extends Omit<RepairsJob, "kind"> {
  readonly kind: "repaired";
  readonly repair: Pick<Repair, "id" | "file">;
}

export type BuilderAnswer =
  | { readonly kind: "toolkit" | "reference" }
  | { readonly kind: "build"; readonly builds: Readonly<Record<string, Build>> }
  | { readonly kind: "tests"; readonly builds: Readonly<Record<string, Build>> }
  | { readonly kind: "classes"; readonly build: Build }
  | { readonly kind: "modules"; readonly modules: Modules | Broken }
  | { readonly kind: "switched"; readonly program: Switched }
  | { readonly kind: "details"; readonly details: Details }
  /** The code of those that can be written. */
  | { readonly kind: "exchanged"; readonly programs: Files }
  | { readonly kind: "repairs"; readonly program: Repairable }
  /** No text if the program cannot be written anew. */
  | { readonly kind: "repaired"; readonly text?: string }
  | { readonly kind: "facts"; readonly facts: Readonly<Record<string, FileFacts>> };

export type Build =
  | {
      readonly kind: "built";
      readonly code: string;
      readonly sourceMap?: string;
      /** The other stages of the submission whose files are in it. */
      readonly uses: readonly string[];
      /** Of tests: the files that they test, which are not in it. */
      readonly tests?: readonly string[];
      /** A feature that only a process has (a module of Node), if it needs one. */
      readonly needs?: string;
      /** Errors in files of the stage that the program does not use, if there are any: it may use them later. */
      readonly beside?: readonly Problem[];
    }
  | {
      readonly kind: "broken";
      readonly problems: readonly Problem[];
      /** Whether the compiler gave no answer, because it used up its time or memory. */
      readonly killedCompiler?: true;
    }
  | { readonly kind: "refused"; readonly problems: readonly Problem[] };

export type Broken = Exclude<Build, { kind: "built" }>;

/** Scripts by the paths of their files. */
export interface Modules {
  readonly kind: "built";
  readonly scripts: Files;
}

export interface Problem {
  readonly text: string;
  /** The output of a compiler for a different language, line by line. */
  readonly output?: readonly string[];
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
  /** The line itself. */
  readonly source?: string;
  /** The line of the brace that is still open at the end of the file. */
  readonly opened?: { readonly line: number; readonly source: string };
  /** The line in which what gets a new value is declared as a constant. */
  readonly declared?: { readonly line: number; readonly source: string };
  /** One of the student's files is missing. */
  readonly missing?: true;
}
