/**
 * Cards: what any card game needs. The module of stage 1, grown by a shuffle.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";
import type { Card } from "../1-create-deck/cards.ts";

export { type Card, cardName, createDeck, printCards, Suit } from "../1-create-deck/cards.ts";

/**
 * Shuffles cards: each, from the first to the last, changes places with a card picked at random
 * from all of them.
 *
 * @param deck - any number of cards, n: they change places in the array itself. Takes n random
 *   numbers.
 */
export function shuffleDeck(deck: Card[]): void {
  for (let i = 0; i < deck.length; i++) {
    const r = rand() % deck.length;
    // Both indexes lie within the array, so there is a card at each: hence the exclamation marks.
    const card = deck[i]!;
    deck[i] = deck[r]!;
    deck[r] = card;
  }
}
