/**
 * What is said if the first hand or game is right, and a later one is not.
 *
 * @module
 */
import type { Row } from "../judge/compare.ts";
import { differenceOf, type Verdict } from "../judge/verdict.ts";

/** What is counted in the output, and begins again and again. */
const COUNTED = /\b(hand|game) (\d+)\b/i;

export function againSays(verdict: Verdict): readonly string[] {
  const { rows = [], first = 0 } = differenceOf(verdict) ?? {};
  const counted = rows.slice(0, first + 1).flatMap(({ expected, actual }, at) => {
    const [all = "", what = "", number] = COUNTED.exec(expected?.text ?? "") ?? [];
    // Where the line that counts is missing, the one before is not over.
    const isThere = at < first || actual?.text.includes(all);
    return number === undefined || !isThere
      ? []
      : [{ what: what.toLowerCase(), number: Number(number) }];
  });
  const last = counted.at(-1);
  if (!last || last.number < 2 || isWording(rows[first])) return [];
  const { what, number } = last;
  if (!counted.some((one) => one.what === what && one.number === 1)) return [];
  return [
    `The first ${what} is right, and ${what} ${number} is not: does something have to begin again with each ${what}, or to change from one to the next?`,
  ];
}

/** Whether one word has another ending, as in "You takes the trick.": it may be the first time that it is printed. */
function isWording(row: Row | undefined): boolean {
  const [wanted, got] = [row?.expected, row?.actual].map((line) => line?.text.split(" ") ?? []);
  if (wanted!.length !== got!.length) return false;
  const others = wanted!.flatMap((word, at) => (word === got![at] ? [] : [`${word} ${got![at]}`]));
  return others.length === 1 && /^(\p{L}{2,})\p{L}{0,2}\W? \1\p{L}{0,2}\W?$/u.test(others[0]!);
}
