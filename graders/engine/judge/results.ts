/**
 * The results of grading a case, a stage, a track and a submission. Every report is made from these.
 *
 * @module
 */
import type { FaultAt, Helper, Lack, Method, Problem, Suspicion } from "../execute/build.ts";
import type { Run } from "../execute/outcome.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { Place } from "../text/code-frame.ts";
import type { Transcript } from "../text/transcript.ts";
import type { Stage, Track } from "../workbook/workbook.ts";
import type { ReviewResult } from "./review.ts";
import type { Verdict } from "./verdict.ts";

export interface CaseResult {
  readonly name: string;
  readonly kind: "transcript" | "check";
  /** The expected transcript, for a case that is run. */
  readonly transcript?: Transcript;
  /** Its transcript was made for this run and is in no file. */
  readonly made?: true;
  readonly verdict: Verdict;
  /** What its program did, if it did not pass; absent if code of the reference ran with it. */
  readonly run?: Run;
  /**
   * For a fresh game that the student must not see yet: how many lines had been typed before it failed, and the prompt
   * of the last of them. The expected and the printed text are left out.
   */
  readonly undisclosed?: { readonly turn?: number; readonly prompt?: string };
  /**
   * Where the program was when its output began to differ, or when it was stopped: the student's line that printed, and
   * those that had called it, the nearest first; or the loop that has no end.
   */
  readonly where?: readonly Place[];
  /** Where the text is written that is printed instead of another one. */
  readonly written?: Place;
  /** The line that writes what should have been printed there, if something else was. */
  readonly expectedAt?: Place;
  /** The known mistake that gives the same output. */
  readonly mistake?: NamedMistake;
  /** The points that this case earned, and the most it could earn. */
  readonly earned: number;
  readonly points: number;
}

export interface NamedMistake {
  readonly name: string;
  /** Its sentence. */
  readonly says: string;
  readonly task?: number;
  /** Where the student has written that task, if nothing else tells where the fault is. */
  readonly at?: Written;
  /** What that uses, of the student's own in the same file. */
  readonly uses?: readonly Written[];
}

/** Where a student has written something. */
export interface Written {
  readonly name: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

export interface StageResult {
  readonly stage: Stage;
  readonly cases: readonly CaseResult[];
  readonly earned: number;
  /** What must pass before all points of its cases count. */
  readonly heldBack?: "the stages before it" | "a later stage";
  /** The earlier stages that were replaced, if that run was better. */
  readonly standIns: readonly string[];
  /** Those of them that the reference did not replace: they are the student's own, but for a small change. */
  readonly corrected?: readonly string[];
  /** Those of them that pass by themselves: their cases let a fault through. */
  readonly latent?: readonly string[];
  /** In the students' edition: the failing stages that it was built from, which nothing can replace there. */
  readonly waitsFor?: readonly string[];
  /** The language of its program, as people write it, if it is not TypeScript. */
  readonly language?: string;
  /** The earlier stages that its program was built from; absent if it may be all of the track. */
  readonly uses?: readonly string[];
  readonly suspect?: Suspect;
  /** If the stage does not pass. */
  readonly tasks?: readonly JudgedTask[];
  /** How many type errors the files of a stage have that passes; absent if the compiler was not asked. */
  readonly typeErrors?: number;
  /** What the compiler says of the student's files, if the stage does not pass: the most telling first. */
  readonly complaints?: {
    readonly first: readonly Complaint[];
    /** How many more errors the compiler finds. */
    readonly more: number;
  };
  /** Errors in files of the stage that the program does not use, if it does not pass. */
  readonly beside?: readonly Problem[];
}

/** What shows where the fault of a stage is. */
export type Traces = Pick<StageResult, "suspect" | "tasks" | "complaints">;

/** A task, judged with the reference's declarations in place of everything else. */
export interface JudgedTask {
  readonly task: number;
  /** `open`: nothing is known of it, and all others are right. */
  readonly state: "right" | "wrong" | "not started" | "open";
  /** It is in the same declarations as these others, so only all of them together could be judged. */
  readonly with?: readonly number[];
  /** The declaration with the fault, if it is wrong and that is known. */
  readonly fault?: SuspectDeclaration;
}

/** What the compiler says of one place in a student's file. */
export interface Complaint {
  /** In the submission. */
  readonly file: string;
  /** Both from 1; the column in code points. */
  readonly line: number;
  readonly column: number;
  /** The line itself. */
  readonly source: string;
  /**
   * TypeScript's number for it; `unawaited`: nobody waits for a call; `unseeded`: a random number without the seed;
   * `reordered`: an enum; `loose`: a statement that runs before the program begins; `misnamed`: given files use another
   * name. The others are suspicions: of a statement that only compares, a condition that only stores, a result that is
   * thrown away, a variable that gets its own value, a loop whose condition cannot change, a variable that hides another, a
   * parameter that gets another array, what is never filled, and what is never used.
   */
  readonly code:
    | number
    | "unawaited"
    | "unseeded"
    | "reordered"
    | "loose"
    | "misnamed"
    | Suspicion["kind"];
  /** Whether it is in a file that the failing program does not use. */
  readonly isBeside?: true;
  /** Of a name that does not exist there, or stands for a promise: the line of the same file that declares it, from 1. */
  readonly declared?: number;
  /** TypeScript's words, with its reasons; of the others, the name of what they are about. */
  readonly text: string;
}

/** Where the fault of a stage is, as far as runs with the reference's declarations show it. */
export type Suspect = Blamed & {
  /** The names of the cases that pass then, if others end where something is not written yet. */
  readonly cases?: readonly string[];
  /** Where a small change of the student's own program makes these cases pass, or go wrong later, and no other case fail. */
  readonly changes?: readonly ChangedPlace[];
};

/** The place of a change. */
export interface ChangedPlace {
  readonly file: string;
  readonly at: FaultAt;
  /** The line. */
  readonly source: string;
  /** How many of the cases that fail still fail with it: there is another fault, too. Absent if it is enough for all. */
  readonly remaining?: number;
}

type Blamed =
  /** Only a change of a line has shown something. */
  | { readonly kind: "unknown" }
  /** One declaration, or two if neither alone is to blame. */
  | { readonly kind: "declarations"; readonly declarations: readonly SuspectDeclaration[] }
  /** Not proved: what a check has called, and what does not give what it should. */
  | { readonly kind: "called"; readonly declaration: SuspectDeclaration }
  /** A file: its functions have something in common that the reference's do not share. */
  | { readonly kind: "file"; readonly file: string }
  /** The stage's main program. */
  | {
      readonly kind: "main program";
      readonly file: string;
      /** The files that only it uses, if there are any: the fault may be in one of them. */
      readonly also?: readonly string[];
      /** The one place in it that is at fault, if that is known, and its line. */
      readonly at?: FaultAt;
      readonly source?: string;
      /** What the reference's does, and this one never, if no line is known. */
      readonly lacks?: readonly Lack[];
    };

/** A line of the student's. */
export interface LineAt {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly source: string;
}

export interface OtherMethod extends LineAt, Method {
  /** The method after which it does, if it is another that was called before on the same object. */
  readonly since?: LineAt &
    Method & {
      /** It has made the object. */
      readonly isNew: boolean;
    };
}

export interface SuspectDeclaration {
  readonly name: string;
  /** In the submission. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The line of the fault, or else of the declaration. */
  readonly source?: string;
  /** The fault may also be in one of these, which it uses. */
  readonly helpers?: readonly Helper[];
  /** What the reference's version does, and neither this one nor its helpers, if no line is known. */
  readonly lacks?: readonly Lack[];
  /**
   * Where the first call ends that gives something else than the reference's version, if no line is known; and where a
   * helper ends that has made what it gives.
   */
  readonly endings?: readonly LineAt[];
  /** From 0: that call gives the right result, but has changed this argument in another way. */
  readonly otherArgument?: number;
  /** The steps to what is wrong in its result, or in that argument: `["0", "rank"]`, `["length"]`. */
  readonly otherPath?: readonly string[];
  /** Of a class: the first method that gives something else than the reference's, if no line is known. */
  readonly otherMethod?: OtherMethod;
  /** The one place in it that is at fault, if that is known: its line, and what is there or should be. */
  readonly at?: FaultAt;
  /** Of the file's stage, if one of its tasks is to write this. */
  readonly task?: number;
}

export interface TrackResult {
  readonly track: Track;
  readonly stages: readonly StageResult[];
  /** Points of the stages, without extra credit. */
  readonly earned: number;
  readonly points: number;
  readonly extra: number;
  readonly extraPoints: number;
  /** The cap on all marks, and the stage that sets it; absent if there is no cap. */
  readonly cap?: {
    readonly points: number;
    readonly reached: Stage | undefined;
    /** How much of its points that stage earned, from 0 to 1. */
    readonly share?: number;
  };
  /** The review's points, which belong to no stage; absent if the track has no quiz. */
  readonly review?: ReviewResult;
  /** Facts of the student's own files, by path, if requested: evidence for the person who marks the rest. */
  readonly facts?: ReadonlyMap<string, FileFacts>;
}

export interface SubmissionResult {
  /** The student's name. */
  readonly name: string;
  readonly tracks: readonly TrackResult[];
  /** Why the grader could not give results, if so. */
  readonly fault?: string;
  /**
   * Notes for the student and the instructor, for example that the track was not found, or that files were not read.
   */
  readonly notes: readonly string[];
}
