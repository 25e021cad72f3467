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
  while (true) {
    const answer = await ask("Hit or stand? [h/s] ");
    switch (answer.trim()) {
      case "h":
      case "H":
        return true;
      case "s":
      case "S":
        return false;
      default:
        print("Please type h to hit or s to stand.");
    }
  }
}
