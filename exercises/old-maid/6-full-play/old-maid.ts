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
 * Shows the player the hand that was dealt, and discards the first pairs of both hands, the
 * player's first.
 *
 * @param player - holds no pairs afterwards
 * @param computer - holds no pairs afterwards
 */
export function discardFirstPairs(player: Card[], computer: Card[]): void {
  // TODO 1: an empty line, the player's hand, the pairs of the player, the pairs of the computer.
  throw new Error("TODO 1: discardFirstPairs");
}

/** Whether the game is over: one of the hands is empty. Neither is changed. */
export function isOver(player: Card[], computer: Card[]): boolean {
  // TODO 2: look at both hands.
  throw new Error("TODO 2: isOver");
}

/**
 * Says who is safe, who is the Old Maid, and whether the player wins.
 *
 * @param player - is empty, or holds the last queen alone
 * @param computer - the other of the two
 */
export function printLoser(player: Card[], computer: Card[]): void {
  // TODO 3: an empty line, who is safe, who is left with which queen, and how it ends for you.
  throw new Error("TODO 3: printLoser");
}

/**
 * Plays a game: the first pairs, then turn by turn until a hand is empty, and who has lost.
 *
 * @param player - the hand as it was dealt. The computer is the dealer, so the player draws first
 * @param computer - the hand as it was dealt
 */
export async function playGame(player: Card[], computer: Card[]): Promise<void> {
  // TODO 4: the first pairs; turns, one side after the other, until the game is over; the loser.
  throw new Error("TODO 4: playGame");
}
