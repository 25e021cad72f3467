/**
 * The structs of two-player Spades: a card, a deck, a hand.
 *
 * @module
 */

/** The four suits, from the lowest to the highest: clubs is 0, spades is 3. */
// TODO 1: an enum with Clubs, Diamonds, Hearts and Spades; in the place of the two lines below.
export const Suit: any = {};
export type Suit = any;

/** One playing card. A blank card, which stands where no card is yet, has rank 0 and suit 0. */
export interface Card {
  // TODO 2: rank, a number from 2 to 14, and suit, a Suit; in the place of the line below.
  [field: string]: any;
}

/** All 52 cards, and how far the drawing has come. */
export interface Deck {
  // TODO 3: cards, an array of cards, and index, a number; in the place of the line below.
  [field: string]: any;
}

/** The cards of one player. */
export interface Hand {
  // TODO 4: cards, an array of cards, and count, a number; in the place of the line below.
  [field: string]: any;
}
