/**
 * The result of running a case, in the same words for every runner.
 *
 * @module
 */
import { isDeepStrictEqual } from "node:util";
import type { Ended, Run } from "../guest/run.ts";
import type { Allowance } from "../limits/allowance.ts";
import { CASE_LIMITS } from "../limits/limits.ts";
import type { BoxEnd } from "../sandbox/box.ts";
import type { BoxLimits } from "../sandbox/watch-limits.ts";

export type { BundlePlace, Ended, Pause, ProgramError, Run } from "../guest/run.ts";

/** How the reason begins if other stages used up a case's time: it says nothing about the case's own stage. */
export const OUT_OF_TIME = "the time that all stages of a submission have together";

/** Whether two runs printed the same, ended in the same way and paused at the same places. */
export function isSame(one: Run, other: Run): boolean {
  const told = ({ stdout, ended, pauses = [] }: Run) => [stdout, ended, pauses];
  return isDeepStrictEqual(told(one), told(other));
}

/** The run of a case that never started, and so printed nothing. */
export function withoutRun(ended: Extract<Ended, { how: "not run" | "fault" }>): Run {
  return { stdout: "", stderr: "", ended };
}

/** Why something was not run: the time is used up. */
export function usedUpSays({ ms }: Allowance): string {
  const seconds = Math.round(ms / 1000);
  return `${OUT_OF_TIME} (${seconds} s) was used up`;
}

/** Why we stop a box that no limit stops: it floods the channel of the reports on it, or answers unasked. */
export const MEDDLED = "it wrote to a channel that is the grader's own";

/** What a box gave its program: how much time, and whether time passed as it does for a person. */
export interface TimeGiven {
  readonly limits: Pick<BoxLimits, "cpuMs" | "idleMs" | "wallMs">;
  readonly realTime?: true;
}

/**
 * What the death of the whole box means for the case that was running.
 *
 * @param given - what the case had, if it differs from what every case has
 * @param ends - what the program was about to do to itself, if that is known
 */
export function runOfDeath(
  end: BoxEnd,
  stderr: string,
  { limits, realTime }: TimeGiven = { limits: CASE_LIMITS },
  ends?: "status" | "signal",
): Run {
  if (end.how === "did not start") {
    const why = `the program could not be started: ${end.why}`;
    return withoutRun({ how: "fault", why });
  }
  const said = stderr.slice(-CASE_LIMITS.stderrChars);
  const empty = { stdout: "", stderr: said };
  if (end.how === "limit") {
    switch (end.limit) {
      case "cpu":
      case "wall":
      case "idle": {
        const { limit } = end;
        const ms = limits[`${limit}Ms`];
        const own = ms === CASE_LIMITS[`${limit}Ms`] ? {} : { ms };
        return {
          ...empty,
          ended: { how: "timed out", limit, ...own, ...(realTime && { realTime }) },
        };
      }
      case "memory":
        return { ...empty, ended: { how: "too much memory", limit: "resident" } };
      case "processes":
        return { ...empty, ended: { how: "killed", why: "it started too many processes" } };
      default:
        end.limit satisfies never;
    }
  }
  if (end.how === "signal") {
    const { signal } = end;
    // V8 aborts when its heap is full. It also says so, but a program can say the same, and V8's words get lost if
    // standard error is full.
    if (signal === "SIGABRT" && !realTime && ends !== "signal")
      return { ...empty, ended: { how: "too much memory", limit: "heap" } };
    return { ...empty, ended: { how: "killed", why: `it was ended by ${signal}`, signal } };
  }
  const why = end.how === "exit" ? `it ended with exit status ${end.status}` : MEDDLED;
  return { ...empty, ended: { how: "killed", why } };
}
