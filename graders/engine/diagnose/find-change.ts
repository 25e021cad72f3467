/**
 * Finds the line of a slip: the one in which a small change of the student's own program makes all cases pass.
 *
 * @module
 */
import type { Repair, Repairable } from "../execute/build.ts";
import type { Run } from "../execute/run.ts";
import { wasCostly } from "../guest/run.ts";
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
export const MOST_TRIED = { afterExchanges: 60, alone: 160 } as const;
/** Of a kind and rank, so many are tried before those of the next rank. */
const FEW = 8;
/** So many are tried before the costs are looked at. */
const TOGETHER = 24;
/** A run that has to be stopped costs as much as a hundred others. */
const MOST_STOPPED = 2;

/**
 * @param program - with the changes
 * @param ran - the cases, at least one of which fails
 * @param most - so many changes are tried
 * @returns the changes with which all of them pass, the most likely only; none if the program behaves differently when it
 * is written anew
 */
export async function findChange(
  { code, repairs }: Repairable,
  ran: readonly Ran[],
  runner: TrialRunner,
  most: number,
): Promise<readonly Repair[]> {
  const failing = ran.filter(({ passed }) => !passed);
  // The shortest case is the cheapest.
  const [first, ...others] = failing.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  if (code === undefined || !first) return [];
  const rest = [...others, ...ran.filter(({ passed }) => passed)];
  let stopped = 0;
  const run = async (all: readonly (Repair | undefined)[], cases: readonly Ran[]) => {
    if (stopped >= MOST_STOPPED) return [];
    const programs = all.map((one, at) => ({
      id: `change ${at}`,
      ...trialOf({ code, on: one ? [one.id] : [] }),
    }));
    const jobs = programs.flatMap(({ id }) =>
      cases.map(({ one }) => ({ program: id, lines: typedLines(one.transcript) })),
    );
    const runs = await runner.run(programs, jobs, 1);
    stopped += runs.filter(({ ended }) => wasCostly(ended)).length;
    return all.map((_, at) => runs.slice(at * cases.length, (at + 1) * cases.length));
  };
  const passing = async (all: readonly Repair[], cases: readonly Ran[]) => {
    const runs = await run(all, cases);
    return all.filter((_, at) =>
      cases.every(
        ({ one }, place) =>
          runs[at] !== undefined && judge(one.transcript, runs[at][place]!).kind === "passed",
      ),
    );
  };
  const [[plain] = []] = await run([undefined], [first]);
  if (!plain || fingerprintOf(plain) !== fingerprintOf(first.run)) return [];
  const tried = likeliest(repairs, most);
  // Those that are less likely are not tried if others are enough.
  for (const ranks of [[0, 1], [2], [3]]) {
    const its = tried.filter(({ rank }) => ranks.includes(rank));
    const found: Repair[] = [];
    for (let from = 0; from < its.length; from += TOGETHER) {
      const hopeful = await passing(its.slice(from, from + TOGETHER), [first]);
      if (hopeful.length > 0)
        found.push(...(rest.length > 0 ? await passing(hopeful, rest) : hopeful));
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** The likeliest. Of each kind there are first a few: otherwise numbers alone would fill the list. */
function likeliest(repairs: readonly Repair[], most: number): readonly Repair[] {
  const counts = new Map<string, number>();
  return repairs
    .map((one) => {
      const kind = `${one.at.kind} ${one.rank}`;
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return { one, place: one.rank + Math.floor(count / FEW) };
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ one }) => one);
}

function lengthOf({ one }: Ran): number {
  return typedLines(one.transcript).length;
}
