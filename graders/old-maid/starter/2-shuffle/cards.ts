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
  // TODO 1: write a loop over all indexes from 0 up; for each, choose a random index of the whole
  //         array.
  // TODO 2: in the loop, swap the two cards.
  throw new Error("TODO 1: shuffleDeck");
}
