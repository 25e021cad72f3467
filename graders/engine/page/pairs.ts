/**
 * Reads the rows of two aligned screens, as `rows.ts` writes them.
 *
 * @module
 */
import type { CaseDetail, Expected } from "./class-data.ts";

/** Two lines that belong together, or one that stands alone. */
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

/** Where two lines part and where they meet again: the first character that differs, and how many at the end do not. */
export function partingOf(left: string, right: string): { head: number; tail: number } {
  const most = Math.min(left.length, right.length);
  let head = 0;
  while (head < most && left[head] === right[head]) head++;
  let tail = 0;
  while (tail < most - head && left.at(-1 - tail) === right.at(-1 - tail)) tail++;
  return { head, tail };
}
