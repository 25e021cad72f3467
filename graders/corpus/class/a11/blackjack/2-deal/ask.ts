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
  // Repeat until there is a good answer. Only a return leaves this loop.
  for (;;) {
    // Wait for the answer.
    const typed = await ask("Hit or stand? [h/s] ");
    // Cut off the spaces at both ends.
    const trimmed = typed.trim();
    // Make it small, so that H and h are the same.
    const answer = trimmed.toLowerCase();
    // h means hit.
    if (answer === "h") {
      return true;
    }
    // s means stand.
    if (answer === "s") {
      return false;
    }
    // Everything else is wrong, so explain it and ask again.
    print("Please type h to hit or s to stand.");
  }
}
