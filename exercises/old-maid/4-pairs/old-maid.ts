/**
 * Old Maid: the queen that is taken out, the deal, and the pairs.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { type Card, cardName } from "../2-shuffle/cards.ts";

export { deal, removeQueen } from "../3-deal/old-maid.ts";

/** As many fit on a line of 80 characters, whoever discards them. */
const PAIRS_A_LINE = 7;

/** Two cards of the same pip. */
export interface Pair {
  first: Card;
  second: Card;
}

/**
 * Looks for the partner of a card: the first later card of the same pip.
 *
 * @param hand - the cards to look at; they stay as they are
 * @param index - where the card stands
 * @returns the index of its partner; -1 when it has none
 *
 * @example
 * findPartner(hand, 0); // 3, when hand is 7♦ K♣ 2♥ 7♠
 */
export function findPartner(hand: Card[], index: number): number {
  // TODO 1: look at the cards after the index, one after the other, for one of its pip.
  throw new Error("TODO 1: findPartner");
}

/**
 * Takes every pair out of a hand: the first card with its partner, then the next with its own.
 *
 * @param hand - holds no two cards of one pip afterwards; those that are left keep their order
 * @returns the pairs, in the order in which they were found
 *
 * @example
 * discardPairs(hand); // [{ first: 7♦, second: 7♠ }], and hand is K♣ 2♥
 */
export function discardPairs(hand: Card[]): Pair[] {
  // TODO 2: from the first card on: no partner, go on to the next card; a partner, remember
  //         the pair and take both cards out of the hand.
  throw new Error("TODO 2: discardPairs");
}

/**
 * Prints pairs, seven a line, or a line that says that there is none.
 *
 * @param who - `You discard` or `The computer discards`; begins every line, and the pairs or
 *   `nothing` stand after it
 *
 * @example
 * printPairs("You discard", pairs); // prints "You discard 7♦ 7♠, K♣ K♥."
 */
export function printPairs(who: string, pairs: Pair[]): void {
  // TODO 3: seven pairs a line; without any, one line that ends in "nothing.".
  throw new Error("TODO 3: printPairs");
}
