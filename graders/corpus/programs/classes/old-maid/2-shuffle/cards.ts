import { rand } from "#toolkit/random.ts";
import type { Card } from "../1-create-deck/cards.ts";

export {
  type Card,
  cardName,
  createDeck,
  Pip,
  PlayingCard,
  printCards,
  Suit,
} from "../1-create-deck/cards.ts";

class Shuffler<T> {
  constructor(private readonly items: T[]) {}

  get #randomPlace(): number {
    return rand() % this.items.length;
  }

  #swap(i: number, j: number): void {
    const atJ = this.items.splice(j, 1, this.items[i] as T);
    this.items.splice(i, 1, ...atJ);
  }

  shuffle(): void {
    for (const place of this.items.keys()) this.#swap(place, this.#randomPlace);
  }
}

export function shuffleDeck(deck: Card[]): void {
  new Shuffler(deck).shuffle();
}
