/**
 * The boxed compiler. It lives as long as the command, and is replaced if a submission kills it.
 *
 * @module
 */
import type { BuilderAnswer, BuilderJob, Files } from "../guest/builder-jobs.ts";
import type { BoxEnd } from "../sandbox/box.ts";
import type { Session } from "../sandbox/session.ts";
import { startInside } from "../sandbox/start-inside.ts";
import { openWorker, type Worker } from "../sandbox/worker.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { KeptAnswers } from "./kept-answers.ts";

export interface Compiler {
  /**
   * Does one job at a time, so a death has only one possible cause.
   *
   * @returns `undefined` if the compiler died of it
   * @throws WorkbookError when it does not start
   */
  ask(job: BuilderJob): Promise<BuilderAnswer | undefined>;
  /** Starts it before it is needed. */
  warm(): void;
  close(): Promise<void>;
}

/** Whether a job's answer depends on nothing but the job and the toolkit. */
function isSelfContained(job: BuilderJob): boolean {
  return job.kind === "facts" || (job.kind === "build" && job.standIns.length === 0);
}

/** A compiler that has started and has the toolkit. */
interface Running {
  readonly worker: Worker;
  readonly greeting: ReturnType<Worker["next"]>;
  knowsReference: boolean;
}

const LIMITS = { memoryBytes: 1024 ** 3, wallMs: 20_000, idleMs: 10_000, processes: 8 };

/**
 * Opens a compiler; it starts when it is first needed.
 *
 * @param cpuMs - how long it may compute for one job
 */
export function openCompiler(
  session: Session,
  toolkit: Files,
  reference: () => Files,
  kept: KeptAnswers,
  cpuMs = session.times.compilerMs,
): Compiler {
  const begin = (): Running => start(session, toolkit, cpuMs);
  let running: Running | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** @returns how the compiler ended instead, if it did */
  const askOnce = async (job: BuilderJob): Promise<BuilderAnswer | BoxEnd> => {
    running ??= begin();
    const { worker, greeting } = running;
    worker.send(job, 1);
    const greeted = await greeting;
    const answer = "end" in greeted ? greeted : await worker.next();
    if ("document" in answer) return answer.document as BuilderAnswer;
    running = undefined;
    if ("document" in greeted) return answer.end;
    const why = greeted.stderr.trim().split("\n")[0] || JSON.stringify(greeted.end);
    throw new WorkbookError(`The compiler does not start: ${why}.`);
  };

  /** The reference is long, and rarely needed. */
  const askKnowing = async (job: BuilderJob): Promise<BuilderAnswer | BoxEnd> => {
    const wanted =
      job.kind === "tests" ||
      job.kind === "modules" ||
      job.kind === "switched" ||
      job.kind === "details" ||
      job.kind === "exchanged" ||
      (job.kind === "build" && job.standIns.length > 0);
    if (wanted && !running?.knowsReference) {
      const told = await askOnce({ kind: "reference", files: reference() });
      if (!("kind" in told)) return told;
      if (running) running.knowsReference = true;
    }
    return askOnce(job);
  };

  const askTwice = async (job: BuilderJob): Promise<BuilderAnswer | undefined> => {
    const first = await askKnowing(job);
    if ("kind" in first) return first;
    if (first.how === "limit") return undefined;
    // A death that no limit explains may be the fault of the machine, or of a person who ended it: it gets a second
    // chance.
    const second = await askKnowing(job);
    return "kind" in second ? second : undefined;
  };

  return {
    ask: (job) => {
      const inTurn = () => {
        const result = turn.then(() => askTwice(job));
        turn = result.catch(() => undefined);
        return result;
      };
      if (!isSelfContained(job)) return inTurn();
      return kept.answer([job, toolkit], inTurn, (answer) => answer !== undefined);
    },
    warm: () => {
      running ??= begin();
    },
    close: async () => {
      await turn;
      await running?.worker.stop();
      running = undefined;
    },
  };
}

function start(session: Session, toolkit: Files, cpuMs: number): Running {
  const { files, command, env } = startInside(session, "builder");
  const worker = openWorker(session, {
    files: { ...files, esbuild: session.esbuild },
    command,
    env: (at) => ({
      ...env(at),
      ESBUILD_BINARY_PATH: at("esbuild"),
      // Only the service writes its answers.
      ESBUILD_WORKER_THREADS: "0",
      // Without a box there is no private disk.
      ...(session.assumed.kind === "bubblewrap" ? { DECKWORK_DISK: "/tmp" } : {}),
      // esbuild is written in Go. Its garbage collector would run in every build, so it waits until there is more to
      // collect.
      GOGC: "400",
    }),
    limits: { ...LIMITS, cpuMs },
    permissions: false,
  });
  worker.send({ kind: "toolkit", files: toolkit } satisfies BuilderJob, 1);
  return { worker, greeting: worker.next(), knowsReference: false };
}
