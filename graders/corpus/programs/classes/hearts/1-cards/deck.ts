import { Card } from "./card.ts";
import { Pile } from "./pile.ts";

export class Deck extends Pile<Card> {
  constructor() {
    super(Card.all());
  }

  deal(): Card {
    return this.takeOut(0);
  }

  swap(place: number, other: number): void {
    this.exchange(place, other);
  }
}
