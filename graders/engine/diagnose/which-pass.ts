/**
 * Runs a program with different switches on, and says with which of them it passes.
 *
 * @module
 */
import type { Bundle, Job, Program, Run, Unlike } from "../execute/run.ts";
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
  /** In UTF-16 units: where it prints more, a program is stopped. */
  readonly outputChars?: number;
  /** What goes wrong in the same way is stopped there. */
  readonly unlike?: Unlike;
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

/**
 * Which of these programs pass every case. Those that fail the first one are not run on the others.
 *
 * @param cases - the first should be one that tells much, and is short
 */
export async function whichPass(
  all: readonly Switching[],
  cases: readonly TranscriptCase[],
  runner: TrialRunner,
): Promise<readonly boolean[]> {
  const passing = async (some: readonly Switching[], on: readonly TranscriptCase[]) => {
    const programs = some.map((one, at): Program => ({ id: `trial ${at}`, ...trialOf(one) }));
    const jobs = programs.flatMap(({ id }) =>
      on.map(({ transcript }) => ({ program: id, lines: typedLines(transcript) })),
    );
    if (jobs.length === 0) return some;
    const runs = await runner.run(programs, jobs, { timeOuts: 1 });
    return some.filter((_, at) =>
      on.every(
        ({ transcript }, place) =>
          judge(transcript, runs[at * on.length + place]!).kind === "passed",
      ),
    );
  };
  const sure = await passing(await passing(all, cases.slice(0, 1)), cases.slice(1));
  return all.map((one) => sure.includes(one));
}
