/**
 * Hit or stand, as a boolean.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

const MEANING: ReadonlyMap<string, boolean> = new Map([
  ["h", true],
  ["s", false],
]);

const normalize = (typed: string): string => typed.trim().toLowerCase();

/** What the player wants: true is a hit. Calls itself again after an answer without a meaning. */
export const askHit = async (): Promise<boolean> => {
  const wish = MEANING.get(await ask("Hit or stand? [h/s] ").then(normalize));
  if (wish !== undefined) return wish;
  print("Please type h to hit or s to stand.");
  return askHit();
};
