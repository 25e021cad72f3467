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
  // TODO 3: ask "How many players? [1-5] " until the answer is a whole number from 1 to 5.
  throw new Error("TODO 3: askPlayerCount");
}

/** Asks a player to fold or to play on. True means that the player folds. */
export function askFold(name: string): Promise<boolean> {
  // TODO 3: "Player 1, fold or play? [f/p] ", with askEither.
  throw new Error("TODO 3: askFold");
}

/** Asks a player to hit or to stand. True means a hit. */
export function askHit(name: string): Promise<boolean> {
  // TODO 3: "Player 1, hit or stand? [h/s] ", with askEither.
  throw new Error("TODO 3: askHit");
}

/** Asks whether the players want another game. */
export function askAnotherGame(): Promise<boolean> {
  // TODO 3: "Another game? [y/n] ", with askEither.
  throw new Error("TODO 3: askAnotherGame");
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
  // TODO 3: ask until the answer is one of the two letters.
  throw new Error("TODO 3: askEither");
}
