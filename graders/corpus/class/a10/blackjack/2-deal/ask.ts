/**
 * The only question of the game.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

/**
 * Asks the player whether to hit or to stand, until the answer is h or s.
 *
 * Upper case and spaces around the letter are allowed.
 *
 * @returns true for hit, false for stand
 */
export async function askHit(): Promise<boolean> {
  const answer = (await ask("Hit or stand? [h/s] ")).trim().toLowerCase();
  if (answer === "h" || answer === "s") return answer === "h";
  print("Please type h to hit or s to stand.");
  return askHit();
}
