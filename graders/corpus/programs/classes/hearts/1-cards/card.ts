export enum Suit {
  Clubs,
  Diamonds,
  Hearts,
  Spades,
}

export enum Rank {
  Two = 2,
  Ten = 10,
  Jack,
  Queen,
  King,
  Ace,
}

export class Card {
  static readonly #letters = new Map<number, string>([
    [Rank.Ten, "T"],
    [Rank.Jack, "J"],
    [Rank.Queen, "Q"],
    [Rank.King, "K"],
    [Rank.Ace, "A"],
  ]);
  static #byName: ReadonlyMap<string, Card> | undefined;

  constructor(
    private readonly height: number,
    private readonly colour: Suit,
  ) {
    const exists = Number.isInteger(height) && height >= Rank.Two && height <= Rank.Ace;
    if (!exists) throw new RangeError(`There is no rank ${height}.`);
  }

  static parse(text: string): Card | undefined {
    return Card.known.get(text.trim().toUpperCase());
  }

  /** All cards, in the order of a new deck. */
  static *all(): Generator<Card> {
    for (const suit of [Suit.Clubs, Suit.Diamonds, Suit.Hearts, Suit.Spades]) {
      for (let rank: number = Rank.Two; rank <= Rank.Ace; rank++) yield new Card(rank, suit);
    }
  }

  get rank(): number {
    return this.height;
  }

  get suit(): Suit {
    return this.colour;
  }

  equals(other: Card): boolean {
    return other.suit === this.colour && other.rank === this.height;
  }

  toString(): string {
    return (Card.#letters.get(this.height) ?? this.height) + Suit[this.colour]!.charAt(0);
  }

  private static get known(): ReadonlyMap<string, Card> {
    Card.#byName ??= new Map(Array.from(Card.all(), (card) => [card.toString(), card]));
    return Card.#byName;
  }
}
