/**
 * Sorting the hand.
 *
 * @module
 */
import type { Card, Hand } from "../1-structs/structs.ts";

/**
 * Whether a card is to the left of the other one in a sorted hand.
 *
 * @example
 * comesBefore({ rank: 13, suit: Suit.Clubs }, { rank: 2, suit: Suit.Diamonds }); // true
 */
export function comesBefore(card: Card, other: Card): boolean {
  // TODO 1: if the suits differ, compare the suits; if not, compare the ranks.
  throw new Error("TODO 1: comesBefore");
}

/**
 * Sorts the cards of a hand by suit (clubs, diamonds, hearts, spades), and within a suit by rank,
 * from low to high.
 *
 * @param hand - the cards that it holds are reordered; the blank ones after them stay where they
 *   are
 */
export function sortHand(hand: Hand): void {
  // TODO 2: for each place from the left, find the lowest card from there on, and swap it with the
  //         card at that place. You may also sort in a different way.
  throw new Error("TODO 2: sortHand");
}
