/**
 * Hit or stand: the answers are the keys of a table.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

/** what may be typed -> does the player hit? */
const ANSWERS = new Map([
  ["h", true],
  ["s", false],
]);

const QUESTION = "Hit or stand? [h/s] ";
const HELP = "Please type h to hit or s to stand.";

/** @returns the value that belongs to the answer; asks again while there is none */
export async function askHit(): Promise<boolean> {
  let hit = await lookUpAnswer();
  while (hit === undefined) {
    print(HELP);
    hit = await lookUpAnswer();
  }
  return hit;
}

/** Asks once. An answer that is not in the table gives undefined. */
async function lookUpAnswer(): Promise<boolean | undefined> {
  const typed = await ask(QUESTION);
  return ANSWERS.get(typed.trim().toLowerCase());
}
