/**
 * Runs the cases of stages, and whatever else is asked of their programs, in one box.
 *
 * @module
 */
import type { KeptAnswers } from "../execute/kept-answers.ts";
import type { Job, Program, Run, Runner } from "../execute/run.ts";

/** A job, and who gets its run. */
export interface Asked extends Job {
  readonly tell: (run: Run) => void;
  readonly passes: (run: Run) => boolean;
  /** Whether it also does what the stage's checks ask for. */
  readonly isComplete?: (run: Run) => boolean;
  /** Called as soon as it is known not to pass. */
  readonly failed?: (run: Run) => void;
  /** Whether it counts although it does not pass, or is not complete. */
  readonly needsNoProcess?: () => boolean;
}

/** Runs the jobs. What passed in an earlier command runs again only if the program or what is typed has changed. */
export async function runAll(
  runner: Runner,
  programs: readonly Program[],
  jobs: readonly Asked[],
  kept?: KeptAnswers,
): Promise<void> {
  const runNow = (asked: readonly Asked[]) =>
    runner.run(
      programs.filter(({ id }) => asked.some((one) => one.program === id)),
      asked.map(({ program, lines }) => ({ program, lines })),
      {
        heard: (run, at) => {
          const { passes, failed } = asked[at]!;
          if (failed && !passes(run)) failed(run);
        },
        trust: (run, at) => {
          const { passes, isComplete = () => true, failed, needsNoProcess } = asked[at]!;
          const isRight = passes(run);
          // While a process says so, too, something can be prepared.
          if (!isRight) failed?.(run);
          const isWhole = isComplete(run);
          if ((isRight && isWhole) || needsNoProcess?.()) return "counts";
          // A pause may be one that only a process can see.
          return isWhole ? "as a sample does" : "none";
        },
      },
    );
  const tell = (asked: readonly Asked[], runs: readonly Run[]) => {
    for (const [at, one] of asked.entries()) one.tell(runs[at]!);
  };
  const mayBeKept = ({ program }: Asked) =>
    kept !== undefined && programs.some((one) => one.id === program && "code" in one);
  const others = jobs.filter((one) => !mayBeKept(one));
  if (others.length > 0) tell(others, await runNow(others));
  for (const program of programs) {
    const own = jobs.filter((one) => one.program === program.id && mayBeKept(one));
    if (own.length === 0) continue;
    const question = { runs: program, lines: own.map(({ lines }) => lines) };
    const isFinal = (runs: readonly Run[]) => own.every((one, at) => one.passes(runs[at]!));
    tell(own, await kept!.answer(question, () => runNow(own), isFinal));
  }
}
