/**
 * Where an output begins to differ.
 *
 * @module
 */
import { normalise } from "./compare.ts";

/** Where the output begins to differ, in UTF-16 units; nowhere if it is only too short. */
export function firstDifference(expected: string, actual: string): number | undefined {
  const wanted = expected.split("\n");
  let at = 0;
  for (const [place, line] of actual.split("\n").entries()) {
    const other = wanted[place];
    if (line !== other && (other === undefined || normalise(line) !== normalise(other))) {
      let same = 0;
      while (same < line.length && line[same] === other?.[same]) same++;
      return at + same < actual.length ? at + same : undefined;
    }
    at += line.length + 1;
  }
  return undefined;
}
