/**
 * Old Maid: what is special about this game.
 *
 * @module
 */
import { type Card, Suit } from "./cards.ts";

const QUEEN = 12;

/**
 * Takes the queen of hearts out of a deck, so that one of the other queens will stay without a
 * partner.
 *
 * @param deck - has one card less afterwards, the others in their order; a deck without that queen
 *   stays as it is
 */
export function removeQueen(deck: Card[]): void {
  const index = deck.findIndex((card) => card.suit === Suit.Hearts && card.pip === QUEEN);
  // With -1, for "not found", splice would take the last card.
  if (index >= 0) deck.splice(index, 1);
}
