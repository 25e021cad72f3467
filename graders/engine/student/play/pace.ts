/**
 * How fast a person plays: reads what is new, then types. The same on a terminal and in a recording.
 *
 * @module
 */

/** Between two characters. */
export const CHARACTER_MS = 40;

const LEAST_THOUGHT_MS = 500;
const MOST_THOUGHT_MS = 2000;
const READ_CHARACTER_MS = 6;

/**
 * How long somebody looks before typing.
 *
 * @param shown - how many characters have been shown since the last line that was typed
 */
export function thoughtMs(shown: number): number {
  return Math.min(MOST_THOUGHT_MS, LEAST_THOUGHT_MS + READ_CHARACTER_MS * shown);
}
