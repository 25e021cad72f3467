import type { Deck } from "../1-cards/deck.ts";
import dealAll from "./dealer/deal.ts";
import { shuffleWith } from "./dealer/shuffle.ts";
import type { Hand } from "./hand.ts";

export class Dealer {
  readonly #shuffle: (deck: Deck) => void;

  constructor(random: () => number) {
    this.#shuffle = shuffleWith(random);
  }

  shuffle(deck: Deck): void {
    this.#shuffle(deck);
  }

  deal(deck: Deck): Hand[] {
    return dealAll(deck);
  }
}
