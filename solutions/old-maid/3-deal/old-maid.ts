/**
 * Old Maid: the queen that is taken out, and the deal.
 *
 * @module
 */
import type { Card } from "../2-shuffle/cards.ts";

export { removeQueen } from "../1-create-deck/old-maid.ts";

/**
 * Deals all cards of a deck, one at a time, the first to the player, the next to the computer, and
 * so on in turn.
 *
 * @param deck - dealt from index 0; it stays as it is
 * @param player - gets every second card from the first on, after those it holds: 26 of 51
 * @param computer - gets the others, after those it holds: 25 of 51
 */
export function deal(deck: Card[], player: Card[], computer: Card[]): void {
  for (const [index, card] of deck.entries()) {
    const hand = index % 2 === 0 ? player : computer;
    hand.push(card);
  }
}
