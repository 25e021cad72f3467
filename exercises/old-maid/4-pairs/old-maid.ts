/**
 * Old Maid: removing the queen, the deal, and the pairs.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { type Card, cardName } from "../2-shuffle/cards.ts";

export { deal, removeQueen } from "../3-deal/old-maid.ts";

/** This many fit on a line of 80 characters, for the player and for the computer. */
const PAIRS_A_LINE = 7;

/** Two cards of the same pip. */
export interface Pair {
  first: Card;
  second: Card;
}

/**
 * Looks for the partner of a card: the first later card of the same pip.
 *
 * @param hand - the cards to look at; they do not change
 * @param index - the place of the card
 * @returns the index of its partner; -1 when it has none
 *
 * @example
 * findPartner(hand, 0); // 3, when hand is 7♦ K♣ 2♥ 7♠
 */
export function findPartner(hand: Card[], index: number): number {
  // TODO 1: look for a card of the same pip among the cards after the index, one after the other.
  throw new Error("TODO 1: findPartner");
}

/**
 * Removes every pair from a hand: the first card with its partner, then the next card with its
 * partner.
 *
 * @param hand - has no two cards of the same pip afterwards; the remaining cards keep their order
 * @returns the pairs, in the order in which they were found
 *
 * @example
 * // If hand is 7♦ K♣ 7♠ 2♥:
 * discardPairs(hand); // [{ first: 7♦, second: 7♠ }], and hand is K♣ 2♥
 */
export function discardPairs(hand: Card[]): Pair[] {
  // TODO 2: go through the cards from the first one on. If a card has no partner, go on to the next
  //         card. If it has one, remember the pair and remove both cards from the hand.
  throw new Error("TODO 2: discardPairs");
}

/**
 * Prints pairs, seven per line, or a line that says that there are none.
 *
 * @param who - `You discard` or `The computer discards`; begins every line; the pairs or `nothing`
 *   follow
 *
 * @example
 * printPairs("You discard", pairs); // prints "You discard 7♦ 7♠, K♣ K♥."
 */
export function printPairs(who: string, pairs: Pair[]): void {
  // TODO 3: print seven pairs per line; if there are none, print one line that ends in "nothing.".
  throw new Error("TODO 3: printPairs");
}
