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
  // TODO 1: a loop over all indexes from 0 up; for each, a random index of the whole array.
  // TODO 2: in the loop, let the two cards change places.
  throw new Error("TODO 1: shuffleDeck");
}
