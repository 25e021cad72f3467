/**
 * The only question of the game.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

const QUESTION = "Hit or stand? [h/s] ";

/** Turns what was typed into true (hit), false (stand), or null if it is neither. */
function parseAnswer(line: string): boolean | null {
  const letter = line.trim().toLowerCase();
  if (letter.length !== 1) return null;
  if (letter !== "h" && letter !== "s") return null;
  return letter === "h";
}

/**
 * Asks the player whether to hit or to stand, until the answer is h or s.
 *
 * Upper case and spaces around the letter are allowed.
 *
 * @returns true for hit, false for stand
 */
export async function askHit(): Promise<boolean> {
  let hit = parseAnswer(await ask(QUESTION));
  while (hit === null) {
    print("Please type h to hit or s to stand.");
    hit = parseAnswer(await ask(QUESTION));
  }
  return hit;
}
