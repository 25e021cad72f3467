/**
 * The structs of two-player Spades: a card, a deck, a hand.
 *
 * @module
 */

/** The four suits, from the lowest to the highest: clubs is 0, spades is 3. */
export enum Suit {
  Clubs,
  Diamonds,
  Hearts,
  Spades,
}

/** One playing card. A blank card, for a place without a card, has rank 0 and suit 0. */
export interface Card {
  /** 2 to 14: 11 is the jack, 12 the queen, 13 the king, 14 the ace. */
  rank: number;
  suit: Suit;
}

/** All 52 cards, and the place of the next card to draw. */
export interface Deck {
  /** Always 52 cards; the top of the deck is at index 0. */
  cards: Card[];
  /** The place of the next card to draw: 0 for a new deck, 52 once the deck is empty. */
  index: number;
}

/** The cards of one player. */
export interface Hand {
  /** Always 13 cards; those from `count` on are blank. */
  cards: Card[];
  /** How many cards are held: 0 to 13. */
  count: number;
}
