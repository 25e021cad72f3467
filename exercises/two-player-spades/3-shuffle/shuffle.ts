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
  // TODO 1: a loop from the last index down to 0; for each index i, a random index r from 0 to i.
  // TODO 2: in the loop, let the cards at i and r change places.
  throw new Error("TODO 1: shuffleDeck");
}
