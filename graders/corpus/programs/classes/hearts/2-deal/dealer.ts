import type { Deck } from "../1-cards/deck.ts";
import { Hand } from "./hand.ts";

export class Dealer {
  static readonly HANDS = 4;

  public constructor(private readonly random: () => number) {}

  public shuffle(deck: Deck): void {
    let unshuffled = deck.size;
    while (unshuffled > 1) {
      const place = this.below(unshuffled);
      unshuffled -= 1;
      deck.swap(unshuffled, place);
    }
  }

  public deal(deck: Deck): Hand[] {
    const hands: Hand[] = [];
    for (let place = 0; place < Dealer.HANDS; place++) hands.push(new Hand());
    while (deck.size > 0) {
      for (const hand of hands) if (deck.size > 0) hand.add(deck.deal());
    }
    return hands;
  }

  private below(limit: number): number {
    return this.random() % limit;
  }
}
