import { type Card, Suit } from "./cards.ts";

/** Knows the one card that is not in the game. */
class QueenRemover {
  static readonly queen: Card = { suit: Suit.Hearts, pip: 12 };

  constructor(private readonly deck: Card[]) {}

  private get place(): number | null {
    for (const [place, { suit, pip }] of this.deck.entries()) {
      if (suit === QueenRemover.queen.suit && pip === QueenRemover.queen.pip) return place;
    }
    return null;
  }

  remove(): void {
    const { place } = this;
    if (place === null) return;
    this.deck.copyWithin(place, place + 1);
    this.deck.length--;
  }
}

export function removeQueen(deck: Card[]): void {
  new QueenRemover(deck).remove();
}
