import { Card, Suit } from "./card.ts";

/** A deck that is upside down: the next card to be dealt is the last one in its array. */
export class Deck {
  private readonly upsideDown: Card[] = [];

  constructor() {
    for (const suit of [Suit.Spades, Suit.Hearts, Suit.Diamonds, Suit.Clubs]) {
      for (let rank = 14; rank >= 2; rank -= 1) this.upsideDown.push(new Card(rank, suit));
    }
  }

  get size(): number {
    return this.upsideDown.length;
  }

  deal(): Card {
    const card = this.upsideDown.pop();
    if (!card) throw new RangeError("nothing to deal");
    return card;
  }

  swap(place: number, other: number): void {
    const one = this.upsideDown.at(-1 - place);
    const two = this.upsideDown.at(-1 - other);
    const lacks = [place, other].some((at) => !Number.isInteger(at) || at < 0);
    if (lacks || !one || !two) {
      throw new RangeError(`cannot swap ${place} with ${other}`);
    }
    this.upsideDown[this.size - 1 - place] = two;
    this.upsideDown[this.size - 1 - other] = one;
  }
}
