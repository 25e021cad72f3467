/**
 * The only question of the game.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

/**
 * Asks whether to hit or to stand.
 *
 * The position in "HhSs" says everything: 0 and 1 are a hit, 2 and 3 a stand, -1 is neither.
 */
export async function askHit(): Promise<boolean> {
  let position = -1;
  do {
    const answer = await ask("Hit or stand? [h/s] ");
    position = ["H", "h", "S", "s"].indexOf(answer.trim());
    if (position < 0) print("Please type h to hit or s to stand.");
  } while (position < 0);
  return position < 2;
}
