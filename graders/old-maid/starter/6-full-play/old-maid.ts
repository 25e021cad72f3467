/**
 * Old Maid: the whole game.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { type Card, cardName, printCards } from "../2-shuffle/cards.ts";
import { computersTurn, discardPairs, playersTurn, printPairs } from "../5-turns/old-maid.ts";

export { deal, removeQueen } from "../5-turns/old-maid.ts";

/**
 * Shows the player's hand, and discards the first pairs of both hands, beginning with the player's.
 *
 * @param player - holds no pairs afterwards
 * @param computer - holds no pairs afterwards
 */
export function discardFirstPairs(player: Card[], computer: Card[]): void {
  // TODO 1: print an empty line and the player's hand, then the pairs of the player and of the
  //         computer.
  throw new Error("TODO 1: discardFirstPairs");
}

/** Whether the game is over: one of the hands is empty. The hands do not change. */
export function isOver(player: Card[], computer: Card[]): boolean {
  // TODO 2: look at both hands.
  throw new Error("TODO 2: isOver");
}

/**
 * Prints who is safe, who is the Old Maid, and whether the player wins.
 *
 * @param player - is empty, or holds only the last queen
 * @param computer - the opposite: holds only the last queen, or is empty
 */
export function printLoser(player: Card[], computer: Card[]): void {
  // TODO 3: print an empty line, who is safe, who is left with which queen, and how the game ends
  //         for you.
  throw new Error("TODO 3: printLoser");
}

/**
 * Plays a game: discards the first pairs, plays turn by turn until a hand is empty, and prints the
 * loser.
 *
 * @param player - the hand as it was dealt. The computer is the dealer, so the player draws first
 * @param computer - the hand as it was dealt
 */
export async function playGame(player: Card[], computer: Card[]): Promise<void> {
  // TODO 4: discard the first pairs; let the sides take turns until the game is over; print the
  //         loser.
  throw new Error("TODO 4: playGame");
}
