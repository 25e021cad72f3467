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
    { points: 0, verdicts: ["different"] },
  ),
  first(
    "stops-the-compiler-for-all",
    "It has a source at which the compiler that all submissions share gives up.",
    `${"{".repeat(250_000)}`,
    { points: 0, verdicts: ["does not build"] },
  ),
  first(
    "waits-in-the-next-case",
    "It leaves a timer and a promise behind, which would go on while the next case runs in the same box.",
    'const late = () => { console.log("late"); setTimeout(late, 1); };\nfinalize(late);\nfunction finalize(run: () => void) { new FinalizationRegistry(run).register({}, 0); }',
    { points: 10, verdicts: ["passed"] },
  ),
  first(
    "names-a-symbol-that-all-contexts-share",
    "It puts a function on a symbol of the registry, which all contexts of a process share.",
    'const shared = Symbol.for("deckwork.attack");\nif (shared in globalThis) console.log("known");\n(globalThis as Record<symbol, unknown>)[shared] = () => {};',
    { points: 10, verdicts: ["passed"] },
  ),
];
