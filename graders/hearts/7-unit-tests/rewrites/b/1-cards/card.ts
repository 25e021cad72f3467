/** A card as its name, with TypeScript's `private`; rank and suit are read from the letters. */

export enum Suit {
  Clubs = 0,
  Diamonds = 1,
  Hearts = 2,
  Spades = 3,
}

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"];

export class Card {
  private readonly name: string;

  constructor(rank: number, suit: Suit) {
    const letter = RANKS.find((_, at) => at + 2 === rank);
    if (letter === undefined) {
      throw new RangeError(`there is no rank ${rank}`);
    }
    this.name = letter + ["C", "D", "H", "S"][suit];
  }

  static parse(text: string): Card | undefined {
    const found = /^\s*([2-9tjqka])([cdhs])\s*$/i.exec(text);
    if (!found) return undefined;
    const suits: Record<string, Suit> = {
      C: Suit.Clubs,
      D: Suit.Diamonds,
      H: Suit.Hearts,
      S: Suit.Spades,
    };
    return new Card(RANKS.indexOf(found[1]!.toUpperCase()) + 2, suits[found[2]!.toUpperCase()]!);
  }

  get rank(): number {
    return RANKS.indexOf(this.name.slice(0, 1)) + 2;
  }

  get suit(): Suit {
    return "CDHS".indexOf(this.name.slice(1));
  }

  equals(other: Card): boolean {
    return other.toString() === this.name;
  }

  toString(): string {
    return this.name;
  }
}
