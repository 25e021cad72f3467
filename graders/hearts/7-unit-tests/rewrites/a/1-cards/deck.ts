import { Card, type Suit } from "./card.ts";

/** A deck whose cards never move when one is dealt: an index points at the next card. */
export class Deck {
  readonly #cards: Card[];
  #next = 0;

  constructor() {
    this.#cards = Array.from(
      { length: 52 },
      (_, number) => new Card((number % 13) + 2, Math.floor(number / 13) as Suit),
    );
  }

  get size(): number {
    return this.#cards.length - this.#next;
  }

  deal(): Card {
    if (this.size === 0) throw new RangeError("no card is left");
    this.#next += 1;
    return this.#cards[this.#next - 1]!;
  }

  swap(place: number, other: number): void {
    const lacks = [place, other].some((at) => !Number.isInteger(at) || at < 0 || at >= this.size);
    if (lacks) throw new RangeError(`one of ${place} and ${other} is no place`);
    const one = this.#next + place;
    const two = this.#next + other;
    [this.#cards[one], this.#cards[two]] = [this.#cards[two]!, this.#cards[one]!];
  }
}
