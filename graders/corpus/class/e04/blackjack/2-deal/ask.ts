/** Asks the player. A wrong answer makes the function ask again by calling itself. */
import { ask, print } from "#toolkit/console.ts";

/** true = hit, false = stand */
export async function askHit(): Promise<boolean> {
  const answer = await ask("Hit or stand? [h/s] ");
  switch (answer.trim()) {
    case "h":
    case "H":
      return true;
    case "s":
    case "S":
      return false;
  }
  print("Please type h to hit or s to stand.");
  return askHit();
}
