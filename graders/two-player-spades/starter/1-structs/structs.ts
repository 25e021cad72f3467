/**
 * The structs of two-player Spades: a card, a deck, a hand.
 *
 * @module
 */

/** The four suits, from the lowest to the highest: clubs is 0, spades is 3. */
// TODO 1: write an enum with Clubs, Diamonds, Hearts and Spades, instead of the two lines below.
export const Suit: any = {};
export type Suit = any;

/** One playing card. A blank card, for a place without a card, has rank 0 and suit 0. */
export interface Card {
  // TODO 2: write rank, a number from 2 to 14, and suit, a Suit, instead of the line below.
  [field: string]: any;
}

/** All 52 cards, and the place of the next card to draw. */
export interface Deck {
  // TODO 3: write cards, an array of cards, and index, a number, instead of the line below.
  [field: string]: any;
}

/** The cards of one player. */
export interface Hand {
  // TODO 4: write cards, an array of cards, and count, a number, instead of the line below.
  [field: string]: any;
}
