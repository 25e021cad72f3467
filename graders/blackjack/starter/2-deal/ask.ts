/**
 * The one question of the game.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

/**
 * Asks the player whether to hit or to stand, again and again until the answer is h or s.
 *
 * Capital letters and blanks around the letter will do.
 *
 * @returns true for hit, false for stand
 */
export async function askHit(): Promise<boolean> {
  // TODO 4: ask until the answer is h or s; explain a wrong one in one line.
  throw new Error("TODO 4: askHit");
}
