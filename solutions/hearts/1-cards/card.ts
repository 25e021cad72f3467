/**
 * One playing card, and the four suits.
 *
 * @module
 */

/** The four suits, in the order of a new deck. */
export enum Suit {
  Clubs,
  Diamonds,
  Hearts,
  Spades,
}

const LOWEST_RANK = 2;
/** A letter for each rank, from 2 up to the ace. */
const RANK_LETTERS = "23456789TJQKA";
/** A letter for each suit, in the order of the enum. */
const SUIT_LETTERS = "CDHS";

/** One playing card. It never changes. */
export class Card {
  readonly #rank: number;
  readonly #suit: Suit;

  /**
   * Makes a card.
   *
   * @param rank - 2 to 14: 11 is the jack, 12 the queen, 13 the king, 14 the ace
   * @throws RangeError when the rank does not exist
   * @author Deckwork
   *
   * @example
   * new Card(12, Suit.Spades); // the queen of spades
   */
  constructor(rank: number, suit: Suit) {
    if (RANK_LETTERS[rank - LOWEST_RANK] === undefined) {
      throw new RangeError(`Card: a rank is a whole number from 2 to 14, not ${rank}`);
    }
    this.#rank = rank;
    this.#suit = suit;
  }

  /**
   * Reads the name of a card.
   *
   * @param text - a rank (2-9, T, J, Q, K, A) and a suit (C, D, H, S); lower case and spaces around
   *   it are allowed
   * @returns the card; `undefined` when the text is not the name of one
   * @author Deckwork
   *
   * @example
   * Card.parse("qs"); // the queen of spades
   */
  static parse(text: string): Card | undefined {
    const letters = text.trim().toUpperCase();
    const rank = RANK_LETTERS.indexOf(letters.charAt(0));
    const suit = SUIT_LETTERS.indexOf(letters.charAt(1));
    if (letters.length !== 2 || rank === -1 || suit === -1) return undefined;
    return new Card(rank + LOWEST_RANK, suit);
  }

  /**
   * The rank of the card.
   *
   * @returns 2 to 14
   * @author Deckwork
   */
  get rank(): number {
    return this.#rank;
  }

  /**
   * The suit of the card.
   *
   * @author Deckwork
   */
  get suit(): Suit {
    return this.#suit;
  }

  /**
   * Whether a card has the same rank and the same suit, even if it is a different object.
   *
   * @author Deckwork
   */
  equals(other: Card): boolean {
    return this.#rank === other.rank && this.#suit === other.suit;
  }

  /**
   * The name of the card: the letter of its rank, then the letter of its suit.
   *
   * @returns two characters, as in `2C`, `TD`, `QS`, `AH`
   * @author Deckwork
   */
  toString(): string {
    return RANK_LETTERS.charAt(this.#rank - LOWEST_RANK) + SUIT_LETTERS.charAt(this.#suit);
  }
}
