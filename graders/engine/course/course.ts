/**
 * Grades a course: several submissions at a time. It passes on each result, ordered by name, and keeps none of them.
 *
 * @module
 */
import type { Entry } from "../intake/entry.ts";
import type { SubmissionResult } from "../judge/results.ts";

/**
 * Grades all submissions, some at a time.
 *
 * @param grade - grades one, and never throws
 * @param tell - called once for each, in the order of the entries
 */
export async function gradeCourse(
  entries: readonly Entry[],
  grade: (entry: Entry) => Promise<SubmissionResult>,
  atOnce: number,
  tell: (result: SubmissionResult) => void,
): Promise<void> {
  // A slow submission holds back the results after it. Submissions beyond this window wait, so few results are kept.
  const window = atOnce * 4;
  const ready = new Map<number, SubmissionResult>();
  let next = 0;
  let told = 0;
  let wake: (() => void)[] = [];
  const handOn = () => {
    for (let result = ready.get(told); result; result = ready.get(told)) {
      ready.delete(told++);
      tell(result);
    }
    const waiting = wake;
    wake = [];
    for (const resolve of waiting) resolve();
  };
  const work = async () => {
    for (let at = next++; at < entries.length; at = next++) {
      while (at >= told + window) await new Promise<void>((resolve) => wake.push(resolve));
      ready.set(at, await grade(entries[at]!));
      handOn();
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, work));
}
