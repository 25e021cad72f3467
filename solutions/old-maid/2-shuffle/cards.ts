/**
 * Cards, as any card game needs them: the module of stage 1, with a shuffle added.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";
import type { Card } from "../1-create-deck/cards.ts";

export { type Card, cardName, createDeck, printCards, Suit } from "../1-create-deck/cards.ts";

/**
 * Shuffles cards: each card, from the first to the last, is swapped with a random card of all of
 * them.
 *
 * @param deck - any number of cards, n; the array itself changes. Takes n random numbers.
 */
export function shuffleDeck(deck: Card[]): void {
  for (let i = 0; i < deck.length; i++) {
    const r = rand() % deck.length;
    // Both indexes are within the array, so there is a card at each, and the exclamation marks are
    // safe.
    const card = deck[i]!;
    deck[i] = deck[r]!;
    deck[r] = card;
  }
}
