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
  if (isWording(rows[first]) || !isPrintedBefore(rows, first)) return [];
  const last = lastNumbered(rows, first) ?? lastWanted(rows.slice(0, first));
  if (!last || last.number < 2) return [];
  const { what, number } = last;
  return [
    `The first ${what} is right, and ${what} ${number} is not. What is different in it? Must something begin again with each ${what}, or change from one to the next?`,
  ];
}

interface Counted {
  readonly what: string;
  readonly number: number;
}

/** The hand or game that differs first, if they have numbers, and the first of them is there. */
function lastNumbered(rows: readonly Row[], first: number): Counted | undefined {
  const counted = rows.slice(0, first + 1).flatMap(({ expected, actual }, at): Counted[] => {
    const [all = "", what = "", number] = COUNTED.exec(expected?.text ?? "") ?? [];
    // Where the line that counts is missing, the one before is not over.
    const isThere = at < first || actual?.text.includes(all);
    return number === undefined || !isThere
      ? []
      : [{ what: what.toLowerCase(), number: Number(number) }];
  });
  const last = counted.at(-1);
  return counted.some((one) => one.what === last?.what && one.number === 1) ? last : undefined;
}

/** If they have none, the person is asked each time whether there should be another one. */
function lastWanted(rows: readonly Row[]): Counted | undefined {
  const wanted = rows.flatMap(({ expected }) =>
    expected?.typedAt === undefined ? [] : (ANOTHER.exec(expected.text)?.[1] ?? []),
  );
  const what = wanted.at(-1)?.toLowerCase();
  return what === undefined ? undefined : { what, number: wanted.length + 1 };
}

const ANOTHER = /\bAnother (hand|game|trick)\b/i;

/**
 * Whether a line of as many words, the first or a third of them the same, comes before: else it is of the end, and not of a
 * hand.
 */
function isPrintedBefore(rows: readonly Row[], first: number): boolean {
  const wanted = wordsOf(rows[first]);
  return rows.slice(0, first).some((row) => {
    const words = wordsOf(row);
    const same = words.filter((word, at) => word === wanted[at]).length;
    const isAlike = words[0] === wanted[0] || 3 * same >= words.length;
    return words.length === wanted.length && isAlike;
  });
}

function wordsOf({ expected }: Partial<Row> = {}): readonly string[] {
  return expected?.text.trim().split(/\s+/) ?? [];
}

/** Whether one word has another ending, as in "You takes the trick.": it may be the first time that it is printed. */
function isWording(row: Row | undefined): boolean {
  const [wanted, got] = [row?.expected, row?.actual].map((line) => line?.text.split(" ") ?? []);
  if (wanted!.length !== got!.length) return false;
  const others = wanted!.flatMap((word, at) => (word === got![at] ? [] : [`${word} ${got![at]}`]));
  return others.length === 1 && /^(\p{L}{2,})\p{L}{0,2}\W? \1\p{L}{0,2}\W?$/u.test(others[0]!);
}
