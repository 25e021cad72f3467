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
  let answer = await ask("Hit or stand? [h/s] ");
  while (!/^\s*[hs]\s*$/i.test(answer)) {
    print("Please type h to hit or s to stand.");
    answer = await ask("Hit or stand? [h/s] ");
  }
  return /h/i.test(answer);
}
