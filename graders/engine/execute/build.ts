/**
 * Builds a submission's stages, in a boxed compiler that lives as long as the command and is replaced when a submission
 * kills it.
 *
 * @module
 */
import type { Build, BuilderAnswer, BuilderJob, Files, TestsJob } from "../guest/builder-jobs.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { BoxEnd } from "../sandbox/box.ts";
import type { Session } from "../sandbox/session.ts";
import { startInside, withCode } from "../sandbox/start-inside.ts";
import { openWorker, type Worker } from "../sandbox/worker.ts";
import { WorkbookError } from "../text/workbook-error.ts";

export type { Build, Files, Problem } from "../guest/builder-jobs.ts";

export interface BuildRequest {
  readonly files: Files;
  /** Paths that were not read, each with the reason. */
  readonly refused?: Files;
  /** Paths of the stages to build. */
  readonly stages: readonly string[];
  /** Stages in whose place the reference's files are taken. */
  readonly substitutes?: readonly string[];
  readonly sourceMap?: boolean;
}

export interface Builder {
  /** @returns a build for every stage asked for */
  build(request: BuildRequest): Promise<ReadonlyMap<string, Build>>;
  /**
   * Builds the tests of a stage, once for each variant of the reference.
   *
   * @returns `undefined` where building them killed the compiler
   */
  tests(request: Omit<TestsJob, "kind">): Promise<readonly Build[] | undefined>;
  /** @returns what can be read off the syntax tree of each file; `undefined` where reading it killed the parser */
  facts(files: Files): Promise<ReadonlyMap<string, FileFacts> | undefined>;
  /** Starts the compiler before it is wanted. */
  warm(): void;
  close(): Promise<void>;
}

const LIMITS = {
  memoryBytes: 1024 ** 3,
  wallMs: 20_000,
  idleMs: 10_000,
  processes: 8,
};

/**
 * Opens a compiler; it is started by the first that wants it.
 *
 * @param toolkit - the given modules, by name
 * @param reference - the solutions' files, by path: asked for only where they are to stand in for others
 */
export function openBuilder(
  session: Session,
  toolkit: Files,
  reference: () => Files = () => ({}),
): Builder {
  let worker: Worker | undefined;
  let knowsReference = false;
  let turn: Promise<unknown> = Promise.resolve();

  let greeting: ReturnType<Worker["next"]> | undefined;

  const start = (): Worker => {
    const { files, command } = startInside(session, "builder");
    const started = openWorker(session, {
      files: {
        ...files,
        esbuild: session.esbuild,
        ...withCode("facts", session.compiled.facts),
      },
      command,
      env: (at) => ({
        ESBUILD_BINARY_PATH: at("esbuild"),
        // Its answers come from the service alone.
        ESBUILD_WORKER_THREADS: "0",
        DECKWORK_FACTS: at("facts.cjs"),
        // Without a box there is no disk that is nobody else's.
        ...(session.assumed.kind === "bubblewrap" ? { DECKWORK_DISK: "/tmp" } : {}),
        // esbuild is written in Go, whose collector would be at work in every build; so it waits until there is more.
        GOGC: "400",
      }),
      limits: { ...LIMITS, cpuMs: session.times.compilerMs },
      permissions: false,
    });
    started.send({ kind: "toolkit", files: toolkit } satisfies BuilderJob, 1);
    greeting = started.next();
    knowsReference = false;
    return started;
  };

  /** @returns how the compiler ended in its place, if it did */
  const askOnce = async (job: BuilderJob): Promise<BuilderAnswer | BoxEnd> => {
    worker ??= start();
    worker.send(job, 1);
    const greeted = await greeting!;
    if ("end" in greeted) {
      worker = undefined;
      throw new WorkbookError(
        `The compiler does not start: ${explain(greeted.end, greeted.stderr)}.`,
      );
    }
    const answer = await worker.next();
    if ("document" in answer) return answer.document as BuilderAnswer;
    worker = undefined;
    return answer.end;
  };

  /** The reference is long, and seldom wanted. */
  const askKnowing = async (job: BuilderJob): Promise<BuilderAnswer | BoxEnd> => {
    const wanted = job.kind === "tests" || (job.kind === "build" && job.substitutes.length > 0);
    if (!wanted) return askOnce(job);
    if (!worker || !knowsReference) {
      const told = await askOnce({ kind: "reference", files: reference() });
      if (!("kind" in told)) return told;
      knowsReference = true;
    }
    return askOnce(job);
  };

  /** One job at a time, so that a death has one cause. `undefined`: the compiler died of it. */
  const ask = (job: BuilderJob): Promise<BuilderAnswer | undefined> => {
    const result = turn.then(async () => {
      const first = await askKnowing(job);
      if ("kind" in first) return first;
      if (first.how === "limit") return undefined;
      // A death that no limit explains may be the machine's, or somebody's who ended it: it gets a second chance.
      const second = await askKnowing(job);
      return "kind" in second ? second : undefined;
    });
    turn = result.catch(() => undefined);
    return result;
  };

  const build = async (request: BuildRequest): Promise<ReadonlyMap<string, Build>> => {
    if (request.stages.length === 0) return new Map();
    const answer = await ask({
      kind: "build",
      files: request.files,
      refused: request.refused ?? {},
      stages: request.stages,
      substitutes: request.substitutes ?? [],
      sourceMap: request.sourceMap ?? false,
    });
    if (answer?.kind === "build") return new Map(Object.entries(answer.builds));
    if (request.stages.length === 1) {
      const text =
        "The compiler gave up on this source: it is nested too deeply, or far too large.";
      return new Map([[request.stages[0]!, { kind: "broken", problems: [{ text }] }]]);
    }
    // One of them kills the compiler; alone, each answers for itself.
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
    facts: async (files) => {
      const answer = await ask({ kind: "facts", files });
      return answer?.kind === "facts" ? new Map(Object.entries(answer.facts)) : undefined;
    },
    warm: () => {
      worker ??= start();
    },
    close: async () => {
      await turn;
      await worker?.stop();
      worker = undefined;
    },
  };
}

function explain(end: unknown, stderr: string): string {
  return stderr.trim().split("\n")[0] || JSON.stringify(end);
}
