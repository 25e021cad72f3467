/**
 * The shoe: the box that many decks are dealt from.
 *
 * @module
 */
import { newDeck } from "../1-shuffle/cards.ts";

const DECKS = 7;

/**
 * Fills a shoe with seven decks, each in numeric order, one after the other.
 *
 * @returns 364 cards: 102, 103, … 414, then 102 … 414 again, seven times in total
 */
export function newShoe(): number[] {
  // TODO 1: put seven new decks into one array, one after the other.
  throw new Error("TODO 1: newShoe");
}
