/**
 * Answers that are kept in memory, and counted.
 *
 * @module
 */
import type { KeptAnswers } from "../execute/kept-answers.ts";

/** @param kind - the first word of the questions whose answers are kept; those of all others are made anew */
export function countingAnswers(kind: string): {
  readonly kept: KeptAnswers;
  /** How many were made since it was last called. */
  countNew(): number;
} {
  const answers = new Map<string, unknown>();
  let made = 0;
  return {
    kept: {
      answer: async (question, make, isFinal) => {
        const asked = JSON.stringify(question);
        if (!asked.startsWith(`{"${kind}"`)) return make();
        if (answers.has(asked)) return answers.get(asked) as Awaited<ReturnType<typeof make>>;
        made++;
        const answer = await make();
        if (isFinal(answer)) answers.set(asked, answer);
        return answer;
      },
      isBehind: () => true,
    },
    countNew: () => {
      const count = made;
      made = 0;
      return count;
    },
  };
}
