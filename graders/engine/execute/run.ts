/**
 * Runs built programs on typed input: the realm runner if the language and the toolkit are enough, the process runner
 * for the rest. Both give a {@link Run}, and the same one for every program that both can run. A program that uses Node runs
 * in both if its runs with stand-ins may be trusted.
 *
 * @module
 */
import { openAllowance } from "../limits/allowance.ts";
import { TIME_OUTS } from "../limits/limits.ts";
import type { Session } from "../sandbox/session.ts";
import { type Run, withoutRun } from "./outcome.ts";
import { isBundle, type Program } from "./programs.ts";
import { runInProcesses } from "./run-processes.ts";
import { isShort, openRealmRunner } from "./run-realm.ts";
import { type Job, noteNeed, openIn, type Patience, type Work, type WorkPatience } from "./work.ts";

export type { TestScript } from "../guest/realm.ts";
export type { Unlike } from "../guest/realm-core.ts";
export type { BundlePlace, Ended, ProgramError, Run } from "./outcome.ts";
export { type Bundle, type Program, programOf, type Runnable } from "./programs.ts";
export type { Job, Patience } from "./work.ts";

export interface Runner {
  /** Runs the jobs; the results are in the same order. */
  run(programs: readonly Program[], jobs: readonly Job[], patience?: Patience): Promise<Run[]>;
  close(): Promise<void>;
}

export interface RunnerOptions {
  /** Only processes, even if a realm would do. */
  readonly processesOnly?: boolean;
  /** So many processes run side by side; by default one. */
  readonly processesAtOnce?: number;
}

/** Opens a runner for one submission: nothing of it outlives `close`. */
export function openRunner(session: Session, options: RunnerOptions = {}): Runner {
  const realm = openRealmRunner(session, !options.processesOnly);

  const runAll = async (
    programs: readonly Program[],
    jobs: readonly Job[],
    { realmOnly, ...patience }: Required<Pick<Patience, "realmOnly">> & WorkPatience,
  ): Promise<Run[]> => {
    const work: Work = {
      programs,
      jobs,
      ...patience,
      runs: jobs.map(() => undefined),
      stoodIn: new Map(),
      inProcess: new Set(),
      uncounted: new Map(),
      stopped: new Map(),
      outOfMemory: new Map(),
    };
    for (const one of programs) {
      if (!isBundle(one) || (!one.tests && options.processesOnly)) work.inProcess.add(one.id);
      else if (!one.tests && one.needs !== undefined) noteNeed(work, one.id);
    }
    await realm.run(work);
    if (realmOnly)
      for (const at of openIn(work))
        work.runs[at] = withoutRun({ how: "not run", because: NEEDS_PROCESS });
    else await runInProcesses(session, work, options.processesAtOnce ?? 1);
    return work.runs as Run[];
  };

  return {
    run: (programs, jobs, patience = {}) => {
      const {
        time = openAllowance(Number.POSITIVE_INFINITY),
        times = session.times,
        timeOuts = TIME_OUTS,
        realmOnly = false,
        trust,
        pace = isShort(times) ? "limited" : "quick",
        heard = () => {},
      } = patience;
      return time.during(
        () =>
          runAll(programs, jobs, {
            ...{ time, times, timeOuts, realmOnly, pace, heard },
            ...(trust ? { trust } : {}),
          }),
        () => void realm.stop(),
      );
    },
    close: realm.close,
  };
}

const NEEDS_PROCESS = "it needs a process of its own";
