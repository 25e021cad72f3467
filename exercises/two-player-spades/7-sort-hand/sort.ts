/**
 * The sorted hand.
 *
 * @module
 */
import type { Card, Hand } from "../1-structs/structs.ts";

/**
 * Whether one card stands to the left of another in a sorted hand.
 *
 * @example
 * comesBefore({ rank: 13, suit: Suit.Clubs }, { rank: 2, suit: Suit.Diamonds }); // true
 */
function comesBefore(card: Card, other: Card): boolean {
  // TODO 1: different suits: compare the suits. The same suit: compare the ranks.
  throw new Error("TODO 1: comesBefore");
}

/**
 * Sorts the cards of a hand by suit (clubs, diamonds, hearts, spades), and within a suit by rank,
 * low to high.
 *
 * @param hand - the cards it holds change places; the blank ones behind them stay where they are
 */
export function sortHand(hand: Hand): void {
  // TODO 2: for each place from the left, find the lowest of the cards from there on, and let it
  //         change places with the card that stands there. Any other way to sort will do as well.
  throw new Error("TODO 2: sortHand");
}
