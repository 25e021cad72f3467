/**
 * The only question of the game.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

/** The good answers, and what they mean. */
const ANSWERS: { [answer: string]: boolean | undefined } = {
  __proto__: null as never,
  h: true,
  H: true,
  s: false,
  S: false,
};

/**
 * Asks the player whether to hit or to stand, until the answer is h or s.
 *
 * Upper case and spaces around the letter are allowed.
 *
 * @returns true for hit, false for stand
 */
export async function askHit(): Promise<boolean> {
  for (;;) {
    const typed = await ask("Hit or stand? [h/s] ");
    const hit = ANSWERS[typed.trim()];
    if (hit !== undefined) return hit;
    print("Please type h to hit or s to stand.");
  }
}
