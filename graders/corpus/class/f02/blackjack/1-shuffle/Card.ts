/**
 * Class Card: an immutable playing card, wrapped around the card number of the assignment.
 *
 * @module
 */
export class Card {
  public static readonly SUIT_FACTOR: number = 100;
  public static readonly LOWEST_FACE: number = 2;
  public static readonly HIGHEST_FACE: number = 14;
  public static readonly NUMBER_OF_SUITS: number = 4;

  private readonly suit: number;
  private readonly face: number;

  public constructor(suit: number, face: number) {
    this.suit = suit;
    this.face = face;
  }

  /** Factory method: makes a Card object of a card number. */
  public static valueOf(code: number): Card {
    return new Card(Math.trunc(code / Card.SUIT_FACTOR), code % Card.SUIT_FACTOR);
  }

  /** Getter for the suit, 1 to 4. */
  public getSuit(): number {
    return this.suit;
  }

  /** Getter for the face, 2 to 14. */
  public getFace(): number {
    return this.face;
  }

  /** The card number, the inverse of valueOf. */
  public getCode(): number {
    return this.suit * Card.SUIT_FACTOR + this.face;
  }
}
