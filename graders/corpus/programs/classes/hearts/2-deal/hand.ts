import type { Card } from "../1-cards/card.ts";
import { Pile } from "../1-cards/pile.ts";

export class Hand extends Pile<Card> {
  constructor() {
    super([]);
  }

  add(card: Card): void {
    this.put(card);
  }

  has(card: Card): boolean {
    return this.#find(card) >= 0;
  }

  remove(card: Card): void {
    this.takeOut(this.#find(card));
  }

  cards(): Card[] {
    return this.copy().sort(Hand.compare);
  }

  toString(): string {
    return this.cards().join(" ");
  }

  #find(card: Card): number {
    return this.placeOf((held) => held.equals(card));
  }

  private static compare(this: void, card: Card, other: Card): number {
    if (card.suit === other.suit) return card.rank - other.rank;
    return card.suit < other.suit ? -1 : 1;
  }
}
