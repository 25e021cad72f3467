/** A card as one number, 0 for the two of clubs to 51 for the ace of spades; names by `switch`. */

export enum Suit {
  Clubs,
  Diamonds,
  Hearts,
  Spades,
}

export class Card {
  readonly #number: number;

  constructor(rank: number, suit: Suit) {
    if (!Number.isInteger(rank) || rank < 2 || rank > 14) {
      throw new RangeError(`no rank: ${rank}`);
    }
    this.#number = suit * 13 + rank - 2;
  }

  static parse(text: string): Card | undefined {
    const wanted = text.trim().toLowerCase();
    for (let number = 0; number < 52; number++) {
      const card = new Card((number % 13) + 2, Math.floor(number / 13));
      if (card.toString().toLowerCase() === wanted) return card;
    }
    return undefined;
  }

  get rank(): number {
    return (this.#number % 13) + 2;
  }

  get suit(): Suit {
    return Math.floor(this.#number / 13);
  }

  equals(other: Card): boolean {
    return other.#number === this.#number;
  }

  toString(): string {
    return Card.#rankLetter(this.rank) + Card.#suitLetter(this.suit);
  }

  static #rankLetter(rank: number): string {
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
        return `${rank}`;
    }
  }

  static #suitLetter(suit: Suit): string {
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
}
