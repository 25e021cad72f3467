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
  // TODO 1: give the cards to the two hands in turn, the first one to the player.
  throw new Error("TODO 1: deal");
}
