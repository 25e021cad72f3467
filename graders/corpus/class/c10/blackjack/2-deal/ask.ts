/**
 * The only question of the game.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

/** Each good answer, and whether it is a hit. */
const ANSWERS: [string, boolean][] = [
  ["h", true],
  ["s", false],
];

/** Asks the player whether to hit or to stand, until the answer is h or s. */
export async function askHit(): Promise<boolean> {
  while (true) {
    const typed = (await ask("Hit or stand? [h/s] ")).trim().toLowerCase();
    for (const [letter, isHit] of ANSWERS) {
      if (typed === letter) return isHit;
    }
    print("Please type h to hit or s to stand.");
  }
}
