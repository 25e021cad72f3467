/**
 * Old Maid: removing the queen, and the deal.
 *
 * @module
 */
import type { Card } from "../2-shuffle/cards.ts";

export { removeQueen } from "../1-create-deck/old-maid.ts";

/**
 * Deals all cards of a deck, one at a time: the first to the player, the next to the computer, and
 * so on.
 *
 * @param deck - dealt from index 0; it does not change
 * @param player - gets every second card, beginning with the first: 26 of 51. They go after the
 *   cards it already holds
 * @param computer - gets the others, in the same way: 25 of 51
 */
export function deal(deck: Card[], player: Card[], computer: Card[]): void {
  for (const [index, card] of deck.entries()) {
    const hand = index % 2 === 0 ? player : computer;
    hand.push(card);
  }
}
