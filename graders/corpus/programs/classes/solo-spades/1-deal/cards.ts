export enum Suit {
  Clubs,
  Diamonds,
  Hearts,
  Spades,
}

export class Card {
  static readonly #ranks = "23456789TJQKA";
  static readonly #suits = "CDHS";

  constructor(
    readonly rank: number,
    readonly suit: Suit,
  ) {}

  get name(): string {
    return Card.#ranks[this.rank - 2]! + Card.#suits[this.suit]!;
  }

  get isSpade(): boolean {
    return this.suit === Suit.Spades;
  }

  equals({ rank, suit }: Card): boolean {
    return rank === this.rank && suit === this.suit;
  }

  /** For sorting: negative if this card comes before the other one. */
  compare(other: Card): number {
    return this.suit === other.suit ? this.rank - other.rank : this.suit - other.suit;
  }

  static *all(): Generator<Card> {
    for (const suit of [Suit.Clubs, Suit.Diamonds, Suit.Hearts, Suit.Spades])
      for (let rank = 2; rank <= 14; rank++) yield new Card(rank, suit);
  }

  static named(name: string): Card | undefined {
    const letters = name.trim().toUpperCase();
    for (const card of Card.all()) if (card.name === letters) return card;
    return undefined;
  }
}

export const cardName = (card: Card): string => card.name;

export function cardNames(cards: Iterable<Card>): string {
  return [...cards].map(cardName).join(" ");
}
