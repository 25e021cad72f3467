/**
 * Builds a submission's stages.
 *
 * @module
 */
import type {
  Build,
  BuildJob,
  ClassesJob,
  Files,
  SwitchedJob,
  TestsJob,
} from "../guest/builder-jobs.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { Switched } from "../guest/switches/switched.ts";
import type { Session } from "../sandbox/session.ts";
import { openCompiler } from "./compiler.ts";

export type { Build, Files, Problem } from "../guest/builder-jobs.ts";
export type {
  Difference as FaultAt,
  Slot,
  Switched,
  TaskSlots,
} from "../guest/switches/switched.ts";

/** What to build: the files, the stages, and any special options. */
export type BuildRequest = Pick<BuildJob, "files" | "stages"> & Partial<Omit<BuildJob, "kind">>;

export interface Builder {
  /** @returns a build for every stage asked for */
  build(request: BuildRequest): Promise<ReadonlyMap<string, Build>>;
  /**
   * Builds a stage's files of tests.
   *
   * @returns by their paths; `undefined` if building them killed the compiler
   */
  tests(request: Omit<TestsJob, "kind">): Promise<Readonly<Record<string, Build>> | undefined>;
  /**
   * Builds what tests are run on.
   *
   * @returns one for each variant; `undefined` if building them killed the compiler
   */
  classes(request: Omit<ClassesJob, "kind">): Promise<readonly Build[] | undefined>;
  /**
   * Writes a student's program and the reference's as one, so single declarations can be exchanged.
   *
   * @returns `undefined` if that cannot be done
   */
  switched(request: Omit<SwitchedJob, "kind">): Promise<Switched | undefined>;
  /** @returns the facts of each file; `undefined` if reading them killed the parser */
  facts(files: Files): Promise<ReadonlyMap<string, FileFacts> | undefined>;
  /** Starts the compiler before it is needed. */
  warm(): void;
  close(): Promise<void>;
}

/**
 * Opens a builder.
 *
 * @param toolkit - the given modules, by name
 * @param reference - the solutions' files, by path: read only if they replace other files
 */
export function openBuilder(
  session: Session,
  toolkit: Files,
  reference: () => Files = () => ({}),
): Builder {
  const { ask, warm, close } = openCompiler(session, toolkit, reference);

  const build = async (request: BuildRequest): Promise<ReadonlyMap<string, Build>> => {
    if (request.stages.length === 0) return new Map();
    const usual = {
      kind: "build",
      refused: {},
      moved: {},
      standIns: [],
      sourceMap: false,
    } as const;
    const answer = await ask({ ...usual, ...request });
    if (answer?.kind === "build") return new Map(Object.entries(answer.builds));
    if (request.stages.length === 1) {
      const text =
        "The compiler gave up on this source: it is nested too deeply, or far too large.";
      return new Map([[request.stages[0]!, { kind: "broken", problems: [{ text }] }]]);
    }
    // One of them kills the compiler; built alone, each gets its own result.
    const alone = new Map<string, Build>();
    for (const stage of request.stages) {
      for (const [path, built] of await build({ ...request, stages: [stage] }))
        alone.set(path, built);
    }
    return alone;
  };

  return {
    build,
    tests: async (request) => {
      const answer = await ask({ kind: "tests", ...request });
      return answer?.kind === "tests" ? answer.builds : undefined;
    },
    classes: async (request) => {
      const answer = await ask({ kind: "classes", ...request });
      return answer?.kind === "classes" ? answer.builds : undefined;
    },
    switched: async (request) => {
      const answer = await ask({ kind: "switched", ...request });
      return answer?.kind === "switched" ? answer.program : undefined;
    },
    facts: async (files) => {
      const answer = await ask({ kind: "facts", files });
      return answer?.kind === "facts" ? new Map(Object.entries(answer.facts)) : undefined;
    },
    warm,
    close,
  };
}
