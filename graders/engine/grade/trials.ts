/**
 * The runs that look for a fault: of programs with declarations exchanged, and with small changes.
 *
 * @module
 */
import type { TrialRunner } from "../diagnose/which-pass.ts";
import type { Patience, Runner } from "../execute/run.ts";
import { trialTimes } from "../limits/limits.ts";
import type { Grader } from "./grader.ts";

/**
 * Gives each run little time. What only runs in a process is not run: that takes as long as a hundred others. A second box
 * for half of them would take longer to begin than it saves.
 */
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
