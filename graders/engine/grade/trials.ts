/**
 * The runs that look for a fault: of programs with declarations exchanged, and with small changes.
 *
 * @module
 */
import { availableParallelism } from "node:os";
import type { TrialRunner } from "../diagnose/which-pass.ts";
import type { Patience, Runner } from "../execute/run.ts";
import type { Allowance } from "../limits/allowance.ts";
import { trialTimes } from "../limits/limits.ts";
import type { Grader } from "./grader.ts";

/** Runs many changed programs. */
export interface Trials extends TrialRunner {
  close(): Promise<void>;
}

/** Their loops are counted, so a limit, which costs a thread for each run, is hardly ever reached. */
const COUNTED = { pace: "quick" } as const;
/** Of fewer runs, both boxes together have no answer sooner than one. */
const WORTH_TWO = 6;

/** A student waits, and mostly has a second core that does nothing. In a course, all cores are at work. */
export function hasIdleCore({ options }: Grader): boolean {
  return !options.evidence && (options.cores ?? availableParallelism()) > 1;
}

/**
 * On an idle core, a second box runs half of them as soon as it has begun.
 *
 * @param runner - of the submission; it stays open
 */
export function openTrials(grader: Grader, runner: Runner, time: Allowance): Trials {
  const first = inTurn(trialRunner(grader, runner, COUNTED));
  if (!hasIdleCore(grader)) return { ...first, close: async () => {} };
  const second = grader.openRunner(time);
  const others = inTurn(trialRunner(grader, second, COUNTED));
  let hasBegun = false;
  let isFirstAtWork = false;
  const program = { id: "begins", code: "" };
  const begun = others.run([program], [{ program: program.id, lines: [] }]).then(
    () => {
      hasBegun = true;
    },
    () => {},
  );
  return {
    run: async (programs, jobs, limits) => {
      // Somebody else waits for its answers.
      if (isFirstAtWork && hasBegun) return others.run(programs, jobs, limits);
      const half = hasBegun && jobs.length >= WORTH_TWO ? jobs.length >> 1 : jobs.length;
      isFirstAtWork = true;
      try {
        const parts = await Promise.all([
          first.run(programs, jobs.slice(0, half), limits),
          half < jobs.length ? others.run(programs, jobs.slice(half), limits) : [],
        ]);
        return parts.flat();
      } finally {
        isFirstAtWork = false;
      }
    },
    // A runner that is closed while it runs would begin again.
    close: async () => {
      await begun;
      await second.close();
    },
  };
}

/** A box answers one call at a time. */
function inTurn(runner: TrialRunner): TrialRunner {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    run: (...asked) => {
      const runs = turn.then(() => runner.run(...asked));
      turn = runs.catch(() => {});
      return runs;
    },
  };
}

/** Gives each run little time. What only runs in a process is not run: that takes as long as a hundred others. */
export function trialRunner(
  { session }: Grader,
  runner: Runner,
  options: Pick<Patience, "pace"> = {},
): TrialRunner {
  const times = trialTimes(session.times);
  return {
    run: (programs, jobs, limits) =>
      runner.run(programs, jobs, { realmOnly: true, ...options, ...limits, times }),
  };
}
