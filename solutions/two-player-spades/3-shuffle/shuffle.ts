/**
 * The shuffle.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";
import type { Deck } from "../1-structs/structs.ts";

/**
 * Shuffles a deck so that every order is equally likely: from the bottom up, each card is swapped
 * with a random card from the top down to itself.
 *
 * @param deck - its cards are reordered; its index does not change. Takes one random number per
 *   card.
 */
export function shuffleDeck(deck: Deck): void {
  for (let i = deck.cards.length - 1; i >= 0; i--) {
    const r = rand() % (i + 1);
    // Both indexes are within the deck, so there is a card at each, and the exclamation marks are
    // safe.
    const card = deck.cards[i]!;
    deck.cards[i] = deck.cards[r]!;
    deck.cards[r] = card;
  }
}
