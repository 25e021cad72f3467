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
  // TODO 4: find the index of the queen of hearts; if there is one, take one card out there.
  throw new Error("TODO 4: removeQueen");
}
