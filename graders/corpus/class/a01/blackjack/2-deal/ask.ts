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
  let answer = "";
  let good = false;
  while (good === false) {
    answer = await ask("Hit or stand? [h/s] ");
    answer = answer.trim();
    if (answer === "h") {
      good = true;
    } else if (answer === "H") {
      good = true;
    } else if (answer === "s") {
      good = true;
    } else if (answer === "S") {
      good = true;
    } else {
      print("Please type h to hit or s to stand.");
    }
  }
  if (answer === "h" || answer === "H") {
    return true;
  } else {
    return false;
  }
}
