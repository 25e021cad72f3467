/**
 * Finds the statements that print before the program begins, such as a call with which a student has tried a function.
 * With the reference in place of everything else, cases fail only because of them.
 *
 * @module
 */
import type { LooseStatement, Switched } from "../execute/build.ts";
import type { TranscriptCase } from "../workbook/workbook.ts";
import { type TrialRunner, whichPass } from "./which-pass.ts";

/** Such a statement changes the output of nearly every case. */
const MOST_CASES = 3;
/** More are hardly meant as trials. */
const MOST_STATEMENTS = 8;

export async function looseAtFault(
  { main, slots, loose }: Switched,
  all: readonly TranscriptCase[],
  runner: TrialRunner,
): Promise<readonly LooseStatement[]> {
  if (main === undefined || loose.length === 0 || loose.length > MOST_STATEMENTS) return [];
  const keeping = (kept: readonly LooseStatement[]) => ({
    code: main,
    on: [...slots, ...loose.filter((one) => !kept.includes(one))].map(({ id }) => id),
  });
  const passing = (kept: readonly (readonly LooseStatement[])[]) =>
    whichPass(kept.map(keeping), all.slice(0, MOST_CASES), runner);
  const [withNone, withAll] = await passing([[], loose]);
  if (!withNone || withAll) return [];
  const alone = await passing(loose.map((one) => [one]));
  return loose.filter((_, at) => !alone[at]);
}
