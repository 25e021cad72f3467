/**
 * Finds where a function ends the first time that it gives something else than the reference's version: its calls are made
 * once more, on copies.
 *
 * @module
 */
import type { Ending, Slot, Switched } from "../execute/build.ts";
import { otherEndings, watchCalls } from "../guest/switches/watch.ts";
import type { Ran } from "./find-change.ts";
import type { TrialRunner } from "./which-pass.ts";

/** That of the function, and that of a helper. */
const MOST_ENDINGS = 2;
/** More cases tell hardly more. */
const MOST_CASES = 3;

/**
 * @param slot - the one that is to blame
 * @param ran - the cases, at least one of which fails
 * @returns the ending of the function, and that of a helper which has made what it gave; none if that is not known, or if
 * the function gives something else in a case that passes, too
 */
export async function firstOtherCall(
  { code, endings }: Switched & { readonly code: string },
  slot: Slot,
  ran: readonly Ran[],
  runner: TrialRunner,
): Promise<readonly Ending[]> {
  if (!slot.comparable) return [];
  const idsOf = ({ name, file }: Pick<Ending, "name" | "file">) =>
    endings.flatMap((one) => (one.name === name && one.file === file ? [one.id] : []));
  const program = {
    id: "watched",
    code,
    preludes: [watchCalls(slot.id, idsOf(slot), (slot.helpers ?? []).flatMap(idsOf))],
  };
  const shortest = ran.toSorted((a, b) => a.length - b.length);
  const chosen = [true, false].flatMap((passed) =>
    shortest.filter((one) => one.passed === passed).slice(0, MOST_CASES),
  );
  const jobs = chosen.map(({ lines }) => ({ program: program.id, lines }));
  const runs = await runner.run([program], jobs, { timeOuts: 1 });
  const found = runs.map(({ stderr }) => otherEndings(stderr));
  if (chosen.some(({ passed }, at) => passed && found[at])) return [];
  const first = found.find((one) => one !== undefined) ?? [];
  // A program may say so itself.
  return first.flatMap((id) => endings.find((one) => one.id === id) ?? []).slice(0, MOST_ENDINGS);
}
