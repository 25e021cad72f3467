/**
 * Finds the line of a slip: the one in which a small change of the student's own program makes all cases pass.
 *
 * @module
 */
import type { Repair, Repairable } from "../execute/build.ts";
import type { Run } from "../execute/run.ts";
import { judge } from "../judge/verdict.ts";
import { typedLines } from "../text/transcript.ts";
import type { TranscriptCase } from "../workbook/workbook.ts";
import { fingerprintOf } from "./fingerprints.ts";
import { type TrialRunner, trialOf } from "./which-pass.ts";

/** A case that was run. */
export interface Ran {
  readonly one: TranscriptCase;
  readonly run: Run;
  readonly passed: boolean;
}

/** A student who waits gets an answer soon. */
const MOST_TRIED = 240;
/** If so many help in one case, that case says little. */
const MOST_HOPEFUL = 24;

/**
 * @param program - with the changes
 * @param ran - the cases, at least one of which fails
 * @returns the changes with which all of them pass, the most likely only; none if the program behaves differently when it
 * is written anew
 */
export async function findChange(
  { code, repairs }: Repairable,
  ran: readonly Ran[],
  runner: TrialRunner,
): Promise<readonly Repair[]> {
  const failing = ran.filter(({ passed }) => !passed);
  // The shortest case is the cheapest.
  const [first, ...others] = failing.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  if (code === undefined || !first) return [];
  const rest = [...others, ...ran.filter(({ passed }) => passed)];
  const run = async (all: readonly (Repair | undefined)[], cases: readonly Ran[]) => {
    const programs = all.map((one, at) => ({
      id: `change ${at}`,
      ...trialOf({ code, on: one ? [one.id] : [] }),
    }));
    const jobs = programs.flatMap(({ id }) =>
      cases.map(({ one }) => ({ program: id, lines: typedLines(one.transcript) })),
    );
    const runs = await runner.run(programs, jobs, 1);
    return all.map((_, at) => runs.slice(at * cases.length, (at + 1) * cases.length));
  };
  const passing = async (all: readonly Repair[], cases: readonly Ran[]) => {
    const runs = await run(all, cases);
    return all.filter((_, at) =>
      cases.every(({ one }, place) => judge(one.transcript, runs[at]![place]!).kind === "passed"),
    );
  };
  const [[plain] = []] = await run([undefined], [first]);
  if (!plain || fingerprintOf(plain) !== fingerprintOf(first.run)) return [];
  let left = MOST_TRIED;
  for (const rank of new Set(repairs.map((one) => one.rank).toSorted())) {
    const tried = repairs.filter((one) => one.rank === rank).slice(0, left);
    left -= tried.length;
    const hopeful = await passing(tried, [first]);
    const found =
      rest.length === 0 || hopeful.length === 0
        ? hopeful
        : await passing(hopeful.slice(0, MOST_HOPEFUL), rest);
    if (found.length > 0) return found;
  }
  return [];
}

function lengthOf({ one }: Ran): number {
  return typedLines(one.transcript).length;
}
