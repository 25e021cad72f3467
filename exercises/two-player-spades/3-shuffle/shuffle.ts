/**
 * The shuffle.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";
import type { Deck } from "../1-structs/structs.ts";

/**
 * Shuffles a deck so that every order is equally likely: from the bottom up, each card changes
 * places with a card from the top down to itself.
 *
 * @param deck - its cards change places; its index stays as it is. Takes one random number a card.
 */
export function shuffleDeck(deck: Deck): void {
  for (let i = deck.cards.length - 1; i >= 0; i--) {
    const r = rand() % (i + 1);
    // Both indexes lie within the deck, so there is a card at each: hence the exclamation marks.
    const card = deck.cards[i]!;
    deck.cards[i] = deck.cards[r]!;
    deck.cards[r] = card;
  }
}
