/**
 * The dialog with the user.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

const QUESTION: string = "Hit or stand? [h/s] ";
const ERROR_MESSAGE: string = "Please type h to hit or s to stand.";

/** Reads a line from the user and normalizes it. */
async function readAnswer(): Promise<string> {
  const line: string = await ask(QUESTION);
  return line.toLowerCase().trim();
}

/** Checks if the answer is one of the two legal ones. */
function isValid(answer: string): boolean {
  return answer === "h" || answer === "s";
}

/**
 * Asks until the answer is valid.
 *
 * @returns true if and only if the player hits
 */
export async function askHit(): Promise<boolean> {
  let answer: string = await readAnswer();
  while (!isValid(answer)) {
    print(ERROR_MESSAGE);
    answer = await readAnswer();
  }
  return answer === "h";
}
