/**
 * One playing card, and its name.
 *
 * @module
 */

/** The four suits: clubs is 0, spades is 3. */
export enum Suit {
  Clubs,
  Diamonds,
  Hearts,
  Spades,
}

/** One playing card. */
export interface Card {
  /** 2 to 14: 11 is the jack, 12 the queen, 13 the king, 14 the ace. */
  rank: number;
  suit: Suit;
}

/** The letters of the ranks 2 to 14, in this order. */
export const RANK_LETTERS = "23456789TJQKA";
/** The letters of the suits 0 to 3, in this order. */
export const SUIT_LETTERS = "CDHS";

export const LOWEST_RANK = 2;
export const HIGHEST_RANK = 14;

/**
 * The name of a card: its rank, then its suit.
 *
 * @returns two characters: one of 2 to 9, T, J, Q, K, A, then one of C, D, H, S
 *
 * @example
 * cardName({ rank: 10, suit: Suit.Diamonds }); // "TD"
 */
export function cardName(card: Card): string {
  return RANK_LETTERS.charAt(card.rank - LOWEST_RANK) + SUIT_LETTERS.charAt(card.suit);
}

/**
 * The names of some cards on one line, in their order, with one space between two cards.
 *
 * @example
 * cardNames(hand); // "2C TD KH"
 */
export function cardNames(cards: Card[]): string {
  return cards.map(cardName).join(" ");
}
