/**
 * Cards as people read them: two characters each.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { type Card, type Deck, Suit } from "../1-structs/structs.ts";

const CARDS_A_LINE = 13;

/**
 * The name of a card: its rank, then its suit.
 *
 * @param card - a card of rank 2 to 14, not a blank one
 * @returns two characters: one of 2 to 9, T, J, Q, K, A, then one of C, D, H, S
 *
 * @example
 * cardName({ rank: 10, suit: Suit.Diamonds }); // "TD"
 */
export function cardName(card: Card): string {
  return rankLetter(card.rank) + suitLetter(card.suit);
}

/** The character for a rank of 2 to 14. */
export function rankLetter(rank: number): string {
  // TODO 1: 10 to 14 have letters: T, J, Q, K, A. Every other rank is a digit.
  throw new Error("TODO 1: rankLetter");
}

/** The first letter of a suit. */
export function suitLetter(suit: Suit): string {
  // TODO 2: return C, D, H or S.
  throw new Error("TODO 2: suitLetter");
}

/**
 * Prints the names of a deck's cards, thirteen per line.
 *
 * @param deck - the deck to print; it does not change
 */
export function showDeck(deck: Deck): void {
  // TODO 3: like printDeck of stage 2, with names instead of numbers, and without the index.
  throw new Error("TODO 3: showDeck");
}
