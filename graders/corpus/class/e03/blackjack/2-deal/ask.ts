/**
 * The only question of the game.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

/**
 * Asks the player whether to hit or to stand, until the answer is h or s.
 *
 * Upper case and spaces around the letter are allowed. The variable answerIsGood remembers whether
 * we may stop asking.
 *
 * @returns true for hit, false for stand
 */
export async function askHit(): Promise<boolean> {
  let answerIsGood = false;
  let playerWantsToHit = false;
  while (answerIsGood === false) {
    const typedText = await ask("Hit or stand? [h/s] ");
    const withoutSpaces = typedText.trim();
    const smallLetters = withoutSpaces.toLowerCase();
    if (smallLetters === "h") {
      playerWantsToHit = true;
      answerIsGood = true;
    } else if (smallLetters === "s") {
      playerWantsToHit = false;
      answerIsGood = true;
    } else {
      print("Please type h to hit or s to stand.");
    }
  }
  return playerWantsToHit;
}
