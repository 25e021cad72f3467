/**
 * The jobs of a runner, and what is known of them so far.
 *
 * @module
 */
import type { Job, Pace } from "../guest/realm.ts";
import { wasCostly } from "../guest/run.ts";
import { withStandIns } from "../guest/with-stand-ins.ts";
import type { Allowance } from "../limits/allowance.ts";
import type { Times } from "../limits/limits.ts";
import { type Run, usedUpSays, withoutRun } from "./outcome.ts";
import { isBundle, type Program } from "./programs.ts";

export type { Job } from "../guest/realm.ts";

/** How long runs may take. */
export interface Patience {
  /** For all of them together: when it is used up, the remaining jobs are not run. */
  readonly time?: Allowance;
  /** For each of them; by default the session's. */
  readonly times?: Times;
  /** After so many costly cases of a program, its others are not run. */
  readonly timeOuts?: number;
  /** Whether a job that needs a process is left out: it takes as long as a hundred others. */
  readonly realmOnly?: boolean;
  /** What the run of a program with stand-ins for Node is worth; `at` is the place of its job. By default, it is not made. */
  readonly trust?: (run: Run, at: number) => Trust;
  /** Until a job takes long. By default, `quick`; or `limited`, if the times are short. */
  readonly pace?: Pace;
  /** Gets each run as soon as it is known, while others still run; `at` is the place of its job. */
  readonly heard?: (run: Run, at: number) => void;
}

/** It counts, or only if a process does the same for one like it, or it always runs in a process. */
export type Trust = "counts" | "as a sample does" | "none";

/** What is known of it when the work begins. */
export type WorkPatience = Required<Omit<Patience, "realmOnly" | "trust">> &
  Pick<Patience, "trust">;

/** The jobs of one call, and their results so far. */
export interface Work extends WorkPatience {
  readonly programs: readonly Program[];
  readonly jobs: readonly Job[];
  /** By the jobs' places; `undefined` if not known yet. */
  readonly runs: (Run | undefined)[];
  /** The code of programs that run with stand-ins for what they need of a process. */
  readonly stoodIn: Map<string, string>;
  /** Those that need their own process. */
  readonly inProcess: Set<string>;
  /** The runs with stand-ins that do not count yet, by the places of their jobs; `undefined` if a process must run them. */
  readonly uncounted: Map<number, Run | undefined>;
  /** How many cases of each program were costly. */
  readonly stopped: Map<string, number>;
  /**
   * By the places of their jobs, runs that used up the memory of the realm's box: what they had printed is lost, so a process
   * runs them again. One of each program is enough to know.
   */
  readonly outOfMemory: Map<number, Run>;
}

/** Why a job is not run any more, if so. */
export function passOver({ stopped, time, timeOuts }: Work, { program }: Job): Run | undefined {
  if ((stopped.get(program) ?? 0) >= timeOuts) return notRun(timeOuts);
  return time.usedUp() ? outOfTime(time) : undefined;
}

export function settle(work: Work, at: number, run: Run): void {
  const { runs, heard } = work;
  if (runs[at] !== run) heard(run, at);
  runs[at] = run;
  if (wasCostly(run.ended)) count(work, at, 1);
}

function count({ jobs, stopped }: Work, at: number, more: number): void {
  const { program } = jobs[at]!;
  stopped.set(program, (stopped.get(program) ?? 0) + more);
}

/** Leaves a job to a process, if one of its program is not left already; see {@link Work.outOfMemory}. @returns whether it does */
export function leaveOutOfMemory(work: Work, at: number, run: Run): boolean {
  const { jobs, outOfMemory, trust } = work;
  // What only looks for a fault runs in realms alone.
  if (!trust || run.ended.how !== "too much memory") return false;
  if ([...outOfMemory.keys()].some((other) => jobs[other]!.program === jobs[at]!.program))
    return false;
  outOfMemory.set(at, run);
  work.uncounted.set(at, undefined);
  count(work, at, 1);
  return true;
}

/** It is counted when it has run in a process. */
export function beginAgain(work: Work): void {
  for (const at of work.outOfMemory.keys()) count(work, at, -1);
}

/**
 * Notes that a program needs what only a process has, or stand-ins for it.
 *
 * @param hadThem - whether it ran with them
 */
export function noteNeed(
  { programs, stoodIn, inProcess, trust }: Work,
  id: string,
  hadThem = false,
): void {
  const program = programs.find((one) => one.id === id)!;
  const code = trust && !hadThem && isBundle(program) ? withStandIns(program.code) : undefined;
  if (code === undefined) inProcess.add(id);
  else stoodIn.set(id, code);
}

/** The places of the jobs that are not settled. */
export function openIn({ jobs, runs }: Work): readonly number[] {
  return [...jobs.keys()].filter((at) => !runs[at]);
}

/** Those of the jobs that the realm runs next. */
export function openInRealm(work: Work): readonly number[] {
  const { jobs, inProcess, uncounted } = work;
  const open = openIn(work).filter((at) => !inProcess.has(jobs[at]!.program) && !uncounted.has(at));
  for (const at of open) work.runs[at] = passOver(work, work.jobs[at]!);
  return open.filter((at) => !work.runs[at]);
}

export function notRun(timeOuts: number): Run {
  const because = `${timeOuts} cases of this stage ran out of time or memory`;
  return withoutRun({ how: "not run", because });
}

function outOfTime(time: Allowance): Run {
  return withoutRun({ how: "not run", because: usedUpSays(time) });
}
