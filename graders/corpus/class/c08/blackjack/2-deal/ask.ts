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
  let answered = false;
  let hit = false;
  while (!answered) {
    const typed = (await ask("Hit or stand? [h/s] ")).trim();
    if (typed === "h" || typed === "H") {
      answered = true;
      hit = true;
    } else {
      if (typed === "s" || typed === "S") {
        answered = true;
      } else {
        print("Please type h to hit or s to stand.");
      }
    }
  }
  return hit;
}
