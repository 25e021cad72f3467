/** The four suits. */
export enum Suit {
  Clubs = 0,
  Diamonds = 1,
  Hearts = 2,
  Spades = 3,
}

/** A card; without anything said about it, a blank one. */
export class Card {
  constructor(
    public rank: number = 0,
    public suit: Suit = Suit.Clubs,
  ) {}
}

/** What a deck and a hand have in common. */
class Cards {
  constructor(public cards: Card[]) {}
}

export class Deck extends Cards {
  /** The next card to draw. */
  public index = 0;
}

export class Hand extends Cards {
  public count = 0;
}
