import type { Card } from "../1-cards/card.ts";
import type { Deck } from "../1-cards/deck.ts";
import { Hand } from "./hand.ts";

/** A dealer who first takes all cards off the deck, and then gives each player every fourth one. */
export class Dealer {
  constructor(private readonly random: () => number) {}

  shuffle(deck: Deck): void {
    this.shuffleFrom(deck, deck.size - 1);
  }

  deal(deck: Deck): Hand[] {
    const cards: Card[] = [];
    while (deck.size > 0) cards.push(deck.deal());
    return [0, 1, 2, 3].map((place) => {
      const hand = new Hand();
      for (const [at, card] of cards.entries()) if (at % 4 === place) hand.add(card);
      return hand;
    });
  }

  private shuffleFrom(deck: Deck, last: number): void {
    if (last < 1) return;
    deck.swap(last, this.random() % (last + 1));
    this.shuffleFrom(deck, last - 1);
  }
}
