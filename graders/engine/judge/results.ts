/**
 * What comes of grading: a case's result, a stage's, a track's, a submission's. Every report is made from these.
 *
 * @module
 */
import type { Problem } from "../execute/build.ts";
import type { Run } from "../execute/outcome.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { Transcript } from "../text/transcript.ts";
import type { Stage, Track } from "../workbook/workbook.ts";
import type { ReviewResult } from "./review.ts";
import type { Verdict } from "./verdict.ts";

export interface CaseResult {
  readonly name: string;
  readonly kind: "transcript" | "check";
  /** What was expected, of a case that is run. */
  readonly transcript?: Transcript;
  /** Its transcript was made for this run; no file holds it. */
  readonly made?: true;
  readonly verdict: Verdict;
  /** What its program did, where that is no pass; absent where code of the reference ran along. */
  readonly run?: Run;
  /**
   * Of a fresh game that the student is not to know yet: how many lines had been typed before it failed, and the prompt of
   * the last of them. What was expected and printed is not here.
   */
  readonly undisclosed?: { readonly turn?: number; readonly prompt?: string };
  /** The known mistake that gives the same output: its sentence, and the task that it was made in. */
  readonly mistake?: { readonly name: string; readonly says: string; readonly task?: number };
  /** Points this case earned and the most it could. */
  readonly earned: number;
  readonly points: number;
}

export interface StageResult {
  readonly stage: Stage;
  readonly cases: readonly CaseResult[];
  readonly earned: number;
  /** What its cases earned does not count, because a stage before it does not pass. */
  readonly heldBack?: true;
  /** The earlier stages that the reference stood in for, where that run was the better one. */
  readonly standIns: readonly string[];
  /** The language of its program, as a person writes it, where that is not TypeScript. */
  readonly language?: string;
  /** The earlier stages that its program was built from; absent where it may be anything of the track. */
  readonly uses?: readonly string[];
  /** Errors in the stage's files that the program does not use, where it does not pass. */
  readonly beside?: readonly Problem[];
}

export interface TrackResult {
  readonly track: Track;
  readonly stages: readonly StageResult[];
  /** Points of the stages, extra credit apart. */
  readonly earned: number;
  readonly points: number;
  readonly extra: number;
  readonly extraPoints: number;
  /** The most that all marks can be, and the stage that says so; absent where nothing bounds them. */
  readonly cap?: { readonly points: number; readonly reached: Stage | undefined };
  /** The review's points, which are no stage's; absent where the track has no quiz. */
  readonly review?: ReviewResult;
  /** Facts of the student's own files, by path, where they were asked for: evidence for whoever marks the rest. */
  readonly facts?: ReadonlyMap<string, FileFacts>;
}

export interface SubmissionResult {
  /** The student's name. */
  readonly name: string;
  readonly tracks: readonly TrackResult[];
  /** Why the grader could give no results, if it could not. */
  readonly fault?: string;
  /** Said to the student and to the instructor: nothing of the track was found, files were not read. */
  readonly notes: readonly string[];
}
