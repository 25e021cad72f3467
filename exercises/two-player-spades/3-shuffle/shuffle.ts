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
  // TODO 1: write a loop from the last index i down to 0; for each i, choose a random index r from
  //         0 to i.
  // TODO 2: in the loop, swap the cards at i and r.
  throw new Error("TODO 1: shuffleDeck");
}
