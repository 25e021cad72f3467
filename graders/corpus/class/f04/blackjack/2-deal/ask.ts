/**
 * Asking.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

/** Asks for h or s. */
export async function askHit(): Promise<boolean> {
  const question: { answered: boolean; hit: boolean } = { answered: false, hit: false };
  do {
    const typed = await ask("Hit or stand? [h/s] ");
    switch (typed.trim()) {
      case "h":
      case "H":
        question.answered = true;
        question.hit = true;
        break;
      case "s":
      case "S":
        question.answered = true;
        break;
      default:
        print("Please type h to hit or s to stand.");
    }
  } while (!question.answered);
  return question.hit;
}
