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
  // TODO 4: find the index of the queen of hearts; if there is one, remove one card there.
  throw new Error("TODO 4: removeQueen");
}
