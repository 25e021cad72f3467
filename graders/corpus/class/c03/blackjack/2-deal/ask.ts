/**
 * The only question of the game.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

const meanings = new Map([
  ["h", true],
  ["s", false],
]);

/** Removes what does not matter in an answer. */
const tidy = (text: string): string => text.trim().toLowerCase();

/** Asks until the answer has a meaning: true for hit, false for stand. */
export const askHit = async (): Promise<boolean> => {
  const meaning = meanings.get(tidy(await ask("Hit or stand? [h/s] ")));
  if (meaning !== undefined) return meaning;
  print("Please type h to hit or s to stand.");
  return askHit();
};
