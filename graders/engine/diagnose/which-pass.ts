/**
 * Runs a program with different switches on, and says with which of them it passes.
 *
 * @module
 */
import type { Bundle, Job, Program, Run } from "../execute/run.ts";
import { turnOn } from "../guest/switches/names.ts";
import { judge } from "../judge/verdict.ts";
import { typedLines } from "../text/transcript.ts";
import type { TranscriptCase } from "../workbook/workbook.ts";

/** It gives each run little time. */
export interface TrialRunner {
  run(programs: readonly Program[], jobs: readonly Job[], limits?: TrialLimits): Promise<Run[]>;
}

export interface TrialLimits {
  /** After so many costly cases of a program, its others are not run. */
  readonly timeOuts?: number;
}

/** A program, and the ids of its switches that are on. */
export interface Switching {
  readonly code: string;
  /** Or what is given to the program as one. */
  readonly on: readonly (number | string)[];
}

export function trialOf({ code, on }: Switching): Pick<Bundle, "code" | "preludes"> {
  return { code, preludes: [turnOn(on)] };
}

/** Which of these programs pass every case; see {@link firstFailures}. */
export async function whichPass(
  ...asked: Parameters<typeof firstFailures>
): Promise<readonly boolean[]> {
  return (await firstFailures(...asked)).map((failure) => failure === undefined);
}

/** A case that a program fails, and its run. */
export interface Failure {
  readonly one: TranscriptCase;
  readonly run: Run;
}

/**
 * Those that fail the first case are not run on the others.
 *
 * @param cases - the first should be one that tells much, and is short
 * @returns for each program the first case that it fails; `undefined` if it passes all of them
 */
export async function firstFailures(
  all: readonly Switching[],
  cases: readonly TranscriptCase[],
  runner: TrialRunner,
): Promise<readonly (Failure | undefined)[]> {
  const failures = new Map<Switching, Failure>();
  for (const on of [cases.slice(0, 1), cases.slice(1)]) {
    const open = all.filter((one) => !failures.has(one));
    const programs = open.map((one, at): Program => ({ id: `trial ${at}`, ...trialOf(one) }));
    const jobs = programs.flatMap(({ id }) =>
      on.map(({ transcript }) => ({ program: id, lines: typedLines(transcript) })),
    );
    const runs = jobs.length === 0 ? [] : await runner.run(programs, jobs, { timeOuts: 1 });
    for (const [at, one] of open.entries()) {
      const own = runs.slice(at * on.length, (at + 1) * on.length);
      const failed = own
        .map((run, place): Failure => ({ one: on[place]!, run }))
        .find(({ one: { transcript }, run }) => judge(transcript, run).kind !== "passed");
      if (failed) failures.set(one, failed);
    }
  }
  return all.map((one) => failures.get(one));
}
