/**
 * Builds a submission's stages.
 *
 * @module
 */
import type {
  Broken,
  Build,
  BuildJob,
  ClassesJob,
  DetailsJob,
  ExchangedJob,
  Files,
  Modules,
  ModulesJob,
  RepairedJob,
  RepairsJob,
  SwitchedJob,
  TestsJob,
} from "../guest/builder-jobs.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { Repairable } from "../guest/repairs/repairs.ts";
import type { Details, Switched } from "../guest/switches/switched.ts";
import { retryMs } from "../limits/limits.ts";
import type { Session } from "../sandbox/session.ts";
import { openCompiler } from "./compiler.ts";
import { type KeptAnswers, NOTHING_KEPT } from "./kept-answers.ts";
import { filesNear } from "./near.ts";

export type { Build, Files, Problem } from "../guest/builder-jobs.ts";
export type { Region, Repair, Repairable } from "../guest/repairs/repairs.ts";
export type {
  DetailedSlot,
  Details,
  DetailsAsked,
  Difference as FaultAt,
  Ending,
  Helper,
  Lack,
  LooseStatement,
  MainDetails,
  Method,
  MethodSlot,
  Named,
  NamedPlace,
  Slot,
  Suspicion,
  Switched,
  TaskSlots,
} from "../guest/switches/switched.ts";

/** What to build: the files, the stages, and any special options. */
export type BuildRequest = Pick<BuildJob, "files" | "stages"> &
  Partial<Omit<BuildJob, "kind">> & {
    /** Whether one of them has killed the compiler before: they get little of its time. */
    readonly again?: boolean;
  };

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
   * Builds a student's own classes for tests.
   *
   * @returns `undefined` if building them killed the compiler
   */
  classes(request: Omit<ClassesJob, "kind">): Promise<Build | undefined>;
  /**
   * Builds files of the reference for tests, each as a script of its own.
   *
   * @returns `undefined` if building them killed the compiler
   */
  modules(request: Omit<ModulesJob, "kind">): Promise<Modules | Broken | undefined>;
  /**
   * Writes a student's program and the reference's as one, so single declarations can be exchanged.
   *
   * @returns `undefined` if that cannot be done
   */
  switched(request: Omit<SwitchedJob, "kind">): Promise<Switched | undefined>;
  /**
   * Tells what the source shows of parts of such a program. It is quickest right after the program was written.
   *
   * @returns `undefined` if that cannot be done
   */
  details(request: Omit<DetailsJob, "kind">): Promise<Details | undefined>;
  /**
   * Builds stages with the reference's version of a few declarations.
   *
   * @returns their programs, by the paths of the stages; without those for which that cannot be done
   */
  exchanged(request: Omit<ExchangedJob, "kind">): Promise<ReadonlyMap<string, Build>>;
  /**
   * Writes a student's program with small changes behind switches.
   *
   * @returns `undefined` if that cannot be done
   */
  repairs(request: Omit<RepairsJob, "kind">): Promise<Repairable | undefined>;
  /**
   * One of its files with one of the changes made.
   *
   * @returns `undefined` if that cannot be done
   */
  repaired(request: Omit<RepairedJob, "kind">): Promise<string | undefined>;
  /**
   * Reads the facts of each file.
   *
   * @param groups - the files, by path; a file that kills the parser makes only its own group unreadable
   * @returns by path, without the unreadable ones
   */
  facts(groups: readonly Files[]): Promise<ReadonlyMap<string, FileFacts>>;
  /** Starts the compiler before it is needed. */
  warm(): void;
  close(): Promise<void>;
}

/** Whether a stage was not built for want of a file, for all one knows: what has killed the compiler would do so again. */
function mayLackFiles(build: Build): boolean {
  return build.kind !== "built" && !("killedCompiler" in build);
}

/**
 * Opens a builder.
 *
 * @param toolkit - the given modules, by name
 * @param reference - the solutions' files, by path: read only if they replace other files
 * @param kept - what it has built and read before
 */
export function openBuilder(
  session: Session,
  toolkit: Files,
  reference: () => Files = () => ({}),
  kept: KeptAnswers = NOTHING_KEPT,
): Builder {
  const usual = openCompiler(session, toolkit, reference, kept);
  const { ask, warm } = usual;
  const hasty = openCompiler(session, toolkit, reference, NOTHING_KEPT, retryMs(session.times));

  const build: Builder["build"] = async (request) => {
    const { files, moved = {}, stages } = request;
    if (stages.length === 0) return new Map();
    // Imports are written for the places from which files were moved.
    const isMoved = Object.keys(moved).length > 0;
    const near = isMoved ? files : filesNear(files, stages);
    // To send the files of all tracks takes as long as to build; and what is built of these is built, whatever has changed
    // elsewhere.
    const built = await buildFrom({ ...request, files: near });
    if (Object.keys(near).length === Object.keys(files).length) return built;
    const open = stages.filter((path) => mayLackFiles(built.get(path)!));
    if (open.length === 0) return built;
    return new Map([...built, ...(await buildFrom({ ...request, stages: open }))]);
  };

  const buildFrom: Builder["build"] = async ({ again = false, ...request }) => {
    const defaults = {
      kind: "build",
      refused: {},
      moved: {},
      standIns: [],
      sourceMap: false,
    } as const;
    const answer = await (again ? hasty : usual).ask({ ...defaults, ...request });
    if (answer?.kind === "build") return new Map(Object.entries(answer.builds));
    if (request.stages.length === 1) {
      const text =
        "The compiler gave up on this source: it is nested too deeply, or far too large.";
      const broken: Build = { kind: "broken", problems: [{ text }], killedCompiler: true };
      return new Map([[request.stages[0]!, broken]]);
    }
    // One of them kills the compiler; built alone, each gets its own result.
    const alone = new Map<string, Build>();
    for (const stage of request.stages) {
      for (const [path, built] of await buildFrom({ ...request, stages: [stage], again: true }))
        alone.set(path, built);
    }
    return alone;
  };

  const facts: Builder["facts"] = async (groups) => {
    const files = Object.assign({}, ...groups) as Files;
    const answer = await ask({ kind: "facts", files });
    if (answer?.kind === "facts") return new Map(Object.entries(answer.facts));
    const read = new Map<string, FileFacts>();
    for (const group of groups.length > 1 ? groups : []) {
      const alone = await hasty.ask({ kind: "facts", files: group });
      if (alone?.kind !== "facts") continue;
      for (const [path, its] of Object.entries(alone.facts)) read.set(path, its);
    }
    return read;
  };

  return {
    build,
    facts,
    tests: async (request) => {
      const answer = await ask({ kind: "tests", ...request });
      return answer?.kind === "tests" ? answer.builds : undefined;
    },
    classes: async (request) => {
      const answer = await ask({ kind: "classes", ...request });
      return answer?.kind === "classes" ? answer.build : undefined;
    },
    modules: async (request) => {
      const answer = await ask({ kind: "modules", ...request });
      return answer?.kind === "modules" ? answer.modules : undefined;
    },
    exchanged: async (request) => {
      const answer = await ask({ kind: "exchanged", ...request });
      const programs = answer?.kind === "exchanged" ? answer.programs : {};
      return new Map(
        Object.entries(programs).map(([path, code]) => [path, { kind: "built", code, uses: [] }]),
      );
    },
    repairs: async (request) => {
      const answer = await ask({ kind: "repairs", ...request });
      return answer?.kind === "repairs" ? answer.program : undefined;
    },
    repaired: async (request) => {
      const answer = await ask({ kind: "repaired", ...request });
      return answer?.kind === "repaired" ? answer.text : undefined;
    },
    switched: async (request) => {
      const answer = await ask({ kind: "switched", ...request });
      return answer?.kind === "switched" ? answer.program : undefined;
    },
    details: async (request) => {
      const answer = await ask({ kind: "details", ...request });
      return answer?.kind === "details" ? answer.details : undefined;
    },
    warm,
    close: async () => {
      await Promise.all([usual.close(), hasty.close()]);
    },
  };
}
