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
  // TODO 1: give every card to one of the two hands, in turn, the first one to the player.
  throw new Error("TODO 1: deal");
}
