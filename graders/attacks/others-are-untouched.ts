/** Attacks on the grading of other submissions, through what they share: the compiler, the boxes and the grader. */
import type { Attack } from "./attack.ts";

const SHUFFLE = "two-player-spades/3-shuffle";
const MAIN = `${SHUFFLE}/main.ts`;

/** An attack by what comes before the reference's program. */
function first(
  name: string,
  tries: string,
  code: string,
  gets: Attack["gets"],
  more: Partial<Attack> = {},
): Attack {
  return {
    name,
    guarantee: "others are untouched",
    tries,
    stage: SHUFFLE,
    files: (solutions) => ({ [MAIN]: `${code}\n${solutions[MAIN]}` }),
    gets,
    succeeded: "held",
    ...more,
  };
}

export const ATTACKS: readonly Attack[] = [
  first(
    "changes-what-all-arrays-have",
    "It changes the prototypes of its context, so that later programs in the same box would print something else.",
    'Array.prototype.join = () => "nothing"; String.prototype.padStart = () => "x"; Object.prototype.toString = () => "x";',
    { points: 0, verdicts: ["passed", "different"] },
  ),
];
