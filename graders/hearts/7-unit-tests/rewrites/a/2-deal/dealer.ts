import type { Deck } from "../1-cards/deck.ts";
import { Hand } from "./hand.ts";

/** A dealer who counts the cards and goes round by the remainder. */
export class Dealer {
  #next: () => number;

  constructor(random: () => number) {
    this.#next = random;
  }

  shuffle(deck: Deck): void {
    let left = deck.size;
    while (left > 1) {
      const place = this.#next() % left;
      left -= 1;
      if (place !== left) deck.swap(place, left);
    }
  }

  deal(deck: Deck): Hand[] {
    const hands = [new Hand(), new Hand(), new Hand(), new Hand()];
    const all = deck.size;
    for (let dealt = 0; dealt < all; dealt++) hands[dealt % 4]!.add(deck.deal());
    return hands;
  }
}
