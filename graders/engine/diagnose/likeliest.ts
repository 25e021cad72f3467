/**
 * Which changes are likelier than others: to be tried, and to be meant.
 *
 * @module
 */
import type { Repair } from "../execute/build.ts";
import { EVIDENT } from "../guest/repairs/repairs.ts";

/** Of a kind and rank, so many are tried before those of the next rank. */
export const FEW = 5;
/** So many ranks sooner, what is in a function that is wrong is tried. */
const SURER = 3;
/** From this rank on, one in a likely line is no likelier than others. */
const UNLIKELY = 3;

/** A condition that is turned round, or a wrong sign in it, is what happens most. */
const FREQUENT: ReadonlySet<Repair["at"]["kind"]> = new Set(["condition", "comparison"]);

function fewOf({ rank, at }: Repair): number {
  return rank === 0 && FREQUENT.has(at.kind) ? 2 * FEW : FEW;
}

/**
 * The likeliest. Of each kind there are first a few: otherwise numbers alone would fill the list.
 *
 * @param isWrong - whether it is in a function that is known to be wrong, or in what that uses
 */
export function likeliest(
  repairs: readonly Repair[],
  isLikely: (one: Repair) => boolean,
  isWrong: (one: Repair) => boolean,
  most: number,
): readonly Repair[] {
  const counts = new Map<string, number>();
  return repairs
    .map((one) => {
      const head = isWrong(one) ? SURER : 0;
      const kind = `${one.at.kind} ${one.rank} ${head}`;
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      const isNear = one.rank < UNLIKELY && isLikely(one);
      return { one, place: isNear ? 0 : 1 + one.rank + Math.floor(count / fewOf(one)) - head };
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ one }) => one);
}

/** Of the same rank, those of the line first that the program comes to last; of a line, as they were written. */
export function inOrder(found: readonly Repair[]): readonly Repair[] {
  const isBeside = (a: Repair, b: Repair) => a.file === b.file && a.at.line === b.at.line;
  const place = (one: Repair) => found.findIndex((other) => isBeside(one, other));
  const evident = found.filter(({ rank }) => rank === EVIDENT);
  return (evident.length > 0 ? evident : found).toSorted(
    (a, b) => a.rank - b.rank || place(a) - place(b) || a.id - b.id,
  );
}
