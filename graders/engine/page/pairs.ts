/**
 * Reads the rows of two aligned screens, as written by `rows.ts`.
 *
 * @module
 */
import type { CaseDetail, Expected } from "./class-data.ts";

/** Two lines that belong together, or one without a partner. */
export interface Pair {
  readonly kind: "same" | "spacing" | "case" | "text" | "extra" | "missing";
  readonly expected?: string;
  readonly printed?: string;
}

const KINDS: Readonly<Record<string, Pair["kind"]>> = { s: "spacing", c: "case", d: "text" };

/** Reads the code of rows; see `RowCode`. */
export function pairsOf({ rows = [] }: Pick<CaseDetail, "rows">, expected: Expected): Pair[] {
  let at = 0;
  const next = () => expected.lines[at++] ?? "";
  return rows.flatMap((code): Pair[] => {
    if (typeof code === "number")
      return Array.from({ length: Math.abs(code) }, (): Pair => {
        const line = next();
        return code > 0
          ? { kind: "same", expected: line, printed: line }
          : { kind: "missing", expected: line };
      });
    const printed = code.slice(1);
    if (code[0] === "+") return [{ kind: "extra", printed }];
    return [{ kind: KINDS[code[0]!] ?? "text", expected: next(), printed }];
  });
}

/** A part of a line, from one character up to another. */
export type Range = readonly [from: number, to: number];

const WORDS = /\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

/** The parts of two lines that differ: words if both have the same number, otherwise one range from first to last. */
export function rangesOf(
  left: string,
  right: string,
): readonly [readonly Range[], readonly Range[]] {
  const words = [left, right].map((line) => line.match(WORDS) ?? []);
  if (words[0]!.length === words[1]!.length) {
    const differs = words[0]!.map((word, at) => word !== words[1]![at]);
    return [markWords(words[0]!, differs), markWords(words[1]!, differs)];
  }
  const { head, tail } = partingOf(left, right);
  return [[[head, left.length - tail]], [[head, right.length - tail]]];
}

function markWords(words: readonly string[], differs: readonly boolean[]): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    const to = from + word.length;
    const last = ranges.at(-1);
    if (differs[at] && last?.[1] === from) ranges[ranges.length - 1] = [last[0], to];
    else if (differs[at]) ranges.push([from, to]);
    from = to;
  }
  return ranges;
}

/** The first different character, and the number of equal characters at the end. */
function partingOf(left: string, right: string): { head: number; tail: number } {
  const most = Math.min(left.length, right.length);
  let head = 0;
  while (head < most && left[head] === right[head]) head++;
  let tail = 0;
  while (tail < most - head && left.at(-1 - tail) === right.at(-1 - tail)) tail++;
  return { head, tail };
}
