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
  // ask for the first time
  let typedText = await ask("Hit or stand? [h/s] ");
  let cleanText = typedText.trim();
  let smallText = cleanText.toLowerCase();

  // ask again as long as it is not h and not s
  while (smallText !== "h" && smallText !== "s") {
    print("Please type h to hit or s to stand.");
    typedText = await ask("Hit or stand? [h/s] ");
    cleanText = typedText.trim();
    smallText = cleanText.toLowerCase();
  }

  // now it is one of the two
  if (smallText === "h") {
    return true;
  } else {
    return false;
  }
}
