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
  for await (const answer of answers()) {
    if (answer === "h") return true;
    if (answer === "s") return false;
    print("Please type h to hit or s to stand.");
  }
  throw new Error("askHit: the answers never end");
}

/** What the player types, again and again, in small letters. */
async function* answers(): AsyncGenerator<string> {
  for (;;) {
    const typed = await ask("Hit or stand? [h/s] ");
    yield typed.toLowerCase().trim();
  }
}
