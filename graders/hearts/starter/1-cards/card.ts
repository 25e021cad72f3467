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

/** One playing card. It never changes. */
export class Card {
  // TODO 1: two private fields, #rank and #suit.

  /**
   * Makes a card.
   *
   * @param rank - 2 to 14: 11 is the jack, 12 the queen, 13 the king, 14 the ace
   * @throws RangeError when the rank does not exist
   * @author your name
   *
   * @example
   * new Card(12, Suit.Spades); // the queen of spades
   */
  constructor(rank: number, suit: Suit) {
    // TODO 1: refuse a rank that does not exist, and then store rank and suit in the fields.
    throw new Error("TODO 1: constructor");
  }

  /**
   * Reads the name of a card.
   *
   * @param text - a rank (2-9, T, J, Q, K, A) and a suit (C, D, H, S); lower case and spaces around
   *   it are allowed
   * @returns the card; `undefined` when the text is not the name of one
   * @author your name
   *
   * @example
   * Card.parse("qs"); // the queen of spades
   */
  static parse(text: string): Card | undefined {
    // TODO 3: do the opposite of toString.
    throw new Error("TODO 3: parse");
  }

  /**
   * The rank of the card.
   *
   * @returns 2 to 14
   * @author your name
   */
  get rank(): number {
    throw new Error("TODO 1: rank");
  }

  /**
   * The suit of the card.
   *
   * @author your name
   */
  get suit(): Suit {
    throw new Error("TODO 1: suit");
  }

  /**
   * Whether a card has the same rank and the same suit, even if it is a different object.
   *
   * @author your name
   */
  equals(other: Card): boolean {
    // TODO 3: compare the ranks and the suits.
    throw new Error("TODO 3: equals");
  }

  /**
   * The name of the card: the letter of its rank, then the letter of its suit.
   *
   * @returns two characters, as in `2C`, `TD`, `QS`, `AH`
   * @author your name
   */
  toString(): string {
    // TODO 2: one letter for the rank, one for the suit.
    throw new Error("TODO 2: toString");
  }
}
