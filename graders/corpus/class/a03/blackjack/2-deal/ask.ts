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
  let letter = await askLetter();
  while (!isHit(letter) && !isStand(letter)) {
    explain();
    letter = await askLetter();
  }
  return isHit(letter);
}

/** Asks once, and tidies up the answer. */
async function askLetter(): Promise<string> {
  const answer = await ask("Hit or stand? [h/s] ");
  return answer.trim().toLowerCase();
}

function isHit(letter: string): boolean {
  return letter === "h";
}

function isStand(letter: string): boolean {
  return letter === "s";
}

function explain(): void {
  print("Please type h to hit or s to stand.");
}
