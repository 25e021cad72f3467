/**
 * My class for one playing card. The other files only need its static methods and its toString.
 */
export class Card {
  /** How much one suit is worth inside the number of a card. */
  static readonly SUIT_FACTOR = 100;

  private readonly suit: number;
  private readonly face: number;

  constructor(suit: number, face: number) {
    this.suit = suit;
    this.face = face;
  }

  /** Creates the card object which belongs to a number like 209. */
  static fromNumber(value: number): Card {
    return new Card(Math.floor(value / Card.SUIT_FACTOR), value % Card.SUIT_FACTOR);
  }

  /** The opposite of fromNumber. */
  toNumber(): number {
    return this.suit * Card.SUIT_FACTOR + this.face;
  }

  /** The card in three characters. */
  toString(): string {
    const symbol = this.symbol;
    const name = this.name;
    return name.length === 1 ? ` ${name}${symbol}` : `${name}${symbol}`;
  }

  /** The name of the face: "2" to "10", "J", "Q", "K" or "A". */
  private get name(): string {
    switch (this.face) {
      case 14:
        return "A";
      case 13:
        return "K";
      case 12:
        return "Q";
      case 11:
        return "J";
      default:
        return this.face.toString();
    }
  }

  /** The symbol of the suit. A suit outside 1 to 4 is a bug, so it throws. */
  private get symbol(): string {
    switch (this.suit) {
      case 1:
        return "♣";
      case 2:
        return "♦";
      case 3:
        return "♥";
      case 4:
        return "♠";
    }
    throw new RangeError(`Card: suit ${this.suit} does not exist`);
  }
}
