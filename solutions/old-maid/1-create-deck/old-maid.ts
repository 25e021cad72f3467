/**
 * Old Maid: the parts that only this game needs.
 *
 * @module
 */
import { type Card, Suit } from "./cards.ts";

const QUEEN = 12;

/**
 * Removes the queen of hearts from a deck, so one of the other queens will have no partner.
 *
 * @param deck - has one card fewer afterwards, and the others keep their order; a deck without that
 *   queen does not change
 */
export function removeQueen(deck: Card[]): void {
  const index = deck.findIndex((card) => card.suit === Suit.Hearts && card.pip === QUEEN);
  // With -1, for "not found", splice would remove the last card.
  if (index >= 0) deck.splice(index, 1);
}
