/**
 * How fast a person plays, who first reads what is new and then types. It is the same on a terminal and in a recording.
 *
 * @module
 */

/** The time between two characters. */
export const CHARACTER_MS = 40;

const LEAST_THOUGHT_MS = 500;
const MOST_THOUGHT_MS = 2000;
const READ_CHARACTER_MS = 6;

/**
 * How long a person reads before typing.
 *
 * @param shown - how many characters have been shown since the last typed line
 */
export function thoughtMs(shown: number): number {
  return Math.min(MOST_THOUGHT_MS, LEAST_THOUGHT_MS + READ_CHARACTER_MS * shown);
}
