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
  if (card.suit !== other.suit) return card.suit < other.suit;
  return card.rank < other.rank;
}

/** The index of the lowest held card from index `start` on. */
function indexOfLowest(hand: Hand, start: number): number {
  let lowest = start;
  for (let i = start + 1; i < hand.count; i++) {
    // Both indexes are below the count, so there is a card at each.
    if (comesBefore(hand.cards[i]!, hand.cards[lowest]!)) lowest = i;
  }
  return lowest;
}

/** Swaps the cards at two indexes. */
function swap(cards: Card[], i: number, j: number): void {
  const card = cards[i]!;
  cards[i] = cards[j]!;
  cards[j] = card;
}

/**
 * Sorts the cards of a hand by suit (clubs, diamonds, hearts, spades), and within a suit by rank,
 * from low to high.
 *
 * @param hand - the cards that it holds are reordered; the blank ones after them stay where they
 *   are
 */
export function sortHand(hand: Hand): void {
  for (let place = 0; place < hand.count - 1; place++) {
    swap(hand.cards, place, indexOfLowest(hand, place));
  }
}
