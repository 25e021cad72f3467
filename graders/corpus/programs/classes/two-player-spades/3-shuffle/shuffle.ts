import { rand } from "#toolkit/random.ts";
import type { Card, Deck } from "../1-structs/structs.ts";

/** Slips of paper; whichever is drawn, the last one takes its place. */
class Hat<T> {
  readonly #slips: T[];

  constructor(slips: Iterable<T>) {
    this.#slips = [...slips];
  }

  get size(): number {
    return this.#slips.length;
  }

  draw(): T {
    const place = rand() % this.size;
    const slip = this.#slips[place] as T;
    const last = this.#slips.pop() as T;
    if (place < this.size) this.#slips[place] = last;
    return slip;
  }
}

export function shuffleDeck(deck: Deck): void {
  const hat = new Hat<Card>(deck.cards);
  while (hat.size > 0) {
    const place = hat.size - 1;
    deck.cards[place] = hat.draw();
  }
}
