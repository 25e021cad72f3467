import { rand } from "#toolkit/random.ts";
import { Card } from "./cards.ts";
import { Stack } from "./stack.ts";

export class Deck {
  readonly #cards: Card[];

  constructor(cards: Iterable<Card> = Card.all()) {
    this.#cards = [...cards];
  }

  shuffle(): this {
    Deck.shuffle(this.#cards);
    return this;
  }

  static shuffle(cards: Card[]): void {
    let left = cards.length;
    while (left > 1) {
      const chosen = rand() % left--;
      const card = cards[chosen]!;
      cards[chosen] = cards[left]!;
      cards[left] = card;
    }
  }

  stack(): Stack {
    const stack = new Stack();
    for (const card of [...this.#cards].reverse()) stack.push(card);
    return stack;
  }
}

export const newCards = (): Card[] => [...Card.all()];
export const shuffle = (cards: Card[]): void => Deck.shuffle(cards);
export const stackUp = (cards: Card[]): Stack => new Deck(cards).stack();
