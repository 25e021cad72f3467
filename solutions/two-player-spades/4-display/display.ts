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
  switch (rank) {
    case 10:
      return "T";
    case 11:
      return "J";
    case 12:
      return "Q";
    case 13:
      return "K";
    case 14:
      return "A";
    default:
      return String(rank);
  }
}

/** The first letter of a suit. */
export function suitLetter(suit: Suit): string {
  switch (suit) {
    case Suit.Clubs:
      return "C";
    case Suit.Diamonds:
      return "D";
    case Suit.Hearts:
      return "H";
    case Suit.Spades:
      return "S";
  }
}

/**
 * Prints the names of a deck's cards, thirteen per line.
 *
 * @param deck - the deck to print; it does not change
 */
export function showDeck(deck: Deck): void {
  for (let start = 0; start < deck.cards.length; start += CARDS_A_LINE) {
    const row = deck.cards.slice(start, start + CARDS_A_LINE);
    print(row.map(cardName).join(" "));
  }
}
