import { Card, type Hand } from "../1-structs/structs.ts";

/** Reads and changes a hand of cards that were drawn. */
export class HeldCards implements Iterable<Card> {
  constructor(private readonly hand: Hand) {}

  *[Symbol.iterator](): Iterator<Card> {
    for (let place = 0; place < this.hand.count; place++) yield this.hand.cards[place]!;
  }

  static equal(one: Card, other: Card): boolean {
    return one.rank === other.rank && one.suit === other.suit;
  }

  has(card: Card): boolean {
    for (const held of this) if (HeldCards.equal(held, card)) return true;
    return false;
  }

  remove(card: Card): Card {
    const rest = [...this].filter((held) => !HeldCards.equal(held, card));
    if (rest.length === this.hand.count) throw new RangeError("the card is not in this hand");
    this.hand.count = rest.length;
    while (rest.length < this.hand.cards.length) rest.push(new Card());
    this.hand.cards = rest;
    return card;
  }
}
