/**
 * A submission's track while it is graded, and what is known of each of its stages.
 *
 * @module
 */
import type { Search } from "../diagnose/find-change.ts";
import type { Found } from "../diagnose/further.ts";
import type {
  Details,
  DetailsAsked,
  Files,
  Named,
  Repairable,
  Switched,
} from "../execute/build.ts";
import type { ForeignBuild, StageBuild } from "../execute/build-foreign.ts";
import type { TypesAnswer } from "../execute/check-types.ts";
import type { Run, Runnable, Runner } from "../execute/run.ts";
import type { Submission } from "../intake/read-submission.ts";
import type { Checked } from "../judge/checked.ts";
import type { StageResult, Traces } from "../judge/results.ts";
import type { Allowance } from "../limits/allowance.ts";
import type { Check } from "../workbook/check-settings.ts";
import type { Stage, Track } from "../workbook/workbook.ts";
import type { Gathered } from "./gather-facts.ts";
import type { Grader } from "./grader.ts";
import type { BuiltTests } from "./test-files.ts";
import type { RanTests } from "./tests.ts";

/** A submission's track while it is graded. */
export interface Grading {
  readonly grader: Grader;
  readonly submission: Submission;
  readonly track: Track;
  /** The clock time for all its programs, whatever their stage or purpose. */
  readonly time: Allowance;
  readonly runner: Runner;
  /** What the compiler says of the stages that fail; it is asked once. */
  readonly types: () => Promise<TypesAnswer>;
  /** The paths of the stages whose sources have killed the compiler. */
  readonly killers: Set<string>;
  /** Programs in other languages that were already built, by their sources. */
  readonly foreign: Map<string, ForeignBuild>;
  /** The verdicts on the contracts of each stage, by its path; they do not depend on what stands in for other stages. */
  readonly contracts: Map<string, Promise<ReadonlyMap<Check, Checked>>>;
  /** Being read while programs are built and run. */
  readonly facts: Promise<Gathered>;
  /** The builds of sets of stages, by their paths and the stages that the reference replaces. */
  readonly builds: Map<string, Promise<Builds>>;
  /** A stage's program with the reference's declarations beside its own; it is written once. */
  readonly switched: (stage: Stage) => Promise<Switched | undefined>;
  /** What the source shows of parts of that program; each is looked for once. */
  readonly details: (stage: Stage, asked: DetailsAsked) => Promise<Details | undefined>;
  /** The programs with changes, by their stages and regions. */
  readonly repairs: Map<string, Promise<Repairable | undefined>>;
  /** The searches for changes, by the same and by how many cases ran. */
  readonly searches: Map<string, Promise<Search | undefined>>;
  /** The changes with which failing stages pass, or come further, by those stages and where they were looked for. */
  readonly changes: Map<string, Promise<Found>>;
  /** What shows where the faults of failing stages are, by their paths. */
  readonly traces: Map<string, Promise<Traces>>;
  /** The student's declarations that the reference's replace, if any do. */
  readonly exchanged?: readonly Named[];
  /** Called when a case of a stage has failed, while others still run. */
  readonly failed?: (stage: Stage, build: Runnable, run: Run) => void;
}

/** The same with other files of the student's, of which nothing is built yet. */
export function withFiles(grading: Grading, files: Files): Grading {
  const { submission } = grading;
  const own = { ...submission, files: { ...submission.files, ...files } };
  return { ...grading, submission: own, builds: new Map() };
}

/** By the paths of the stages, and of the programs beside them. */
export type Builds = ReadonlyMap<string, StageBuild | BuiltTests>;

/** One stage: its build, its result and its points. */
export interface StageRun {
  /** `undefined` when the stage is not started. */
  readonly build: StageBuild | RanTests | undefined;
  /** By the names of the cases. */
  readonly runs: ReadonlyMap<string, Run>;
  /** Of the program that calls its functions one by one, if there is one that runs. */
  readonly called?: Run;
  readonly result: StageResult;
  /** The other stages that it was built from; absent if it may be all of the track. */
  readonly uses?: readonly string[];
  /** It fails with stand-ins for Node, and nobody knows yet whether it also does in a process. */
  readonly isUnconfirmed?: true;
}
