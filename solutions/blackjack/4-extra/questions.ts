/**
 * The questions for the players. A wrong answer is explained, and the question is asked again.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

const MOST_PLAYERS = 5;

/**
 * Asks for the number of players, until the answer is a whole number from 1 to 5.
 *
 * @returns a whole number from 1 to 5
 */
export async function askPlayerCount(): Promise<number> {
  for (;;) {
    const answer = (await ask(`How many players? [1-${MOST_PLAYERS}] `)).trim();
    const count = Number(answer);
    if (/^\d+$/.test(answer) && count >= 1 && count <= MOST_PLAYERS) return count;
    print(`Please type a whole number from 1 to ${MOST_PLAYERS}.`);
  }
}

/** Asks a player to fold or to play on. True means that the player folds. */
export function askFold(name: string): Promise<boolean> {
  return askEither(
    `${name}, fold or play? [f/p] `,
    "f",
    "p",
    "Please type f to fold or p to play for another $5.",
  );
}

/** Asks a player to hit or to stand. True means a hit. */
export function askHit(name: string): Promise<boolean> {
  return askEither(
    `${name}, hit or stand? [h/s] `,
    "h",
    "s",
    "Please type h to hit or s to stand.",
  );
}

/** Asks whether the players want another game. */
export function askAnotherGame(): Promise<boolean> {
  return askEither("Another game? [y/n] ", "y", "n", "Please type y for yes or n for no.");
}

/**
 * Asks a question with two possible answers until one of them is typed, in upper or lower case.
 *
 * @param yes - the letter that makes the result true
 * @param no - the letter that makes it false
 * @param wanted - the line that explains a wrong answer
 */
async function askEither(
  prompt: string,
  yes: string,
  no: string,
  wanted: string,
): Promise<boolean> {
  for (;;) {
    const answer = (await ask(prompt)).trim().toLowerCase();
    if (answer === yes) return true;
    if (answer === no) return false;
    print(wanted);
  }
}
