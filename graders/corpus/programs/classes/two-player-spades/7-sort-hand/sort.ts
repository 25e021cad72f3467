import type { Card, Hand } from "../1-structs/structs.ts";

class Insertion<T> {
  readonly #sorted: T[] = [];

  constructor(private readonly before: (one: T, other: T) => boolean) {}

  insert(item: T): this {
    let place = this.#sorted.length;
    while (place > 0 && this.before(item, this.#sorted[place - 1] as T)) place--;
    this.#sorted.splice(place, 0, item);
    return this;
  }

  *[Symbol.iterator](): Iterator<T> {
    yield* this.#sorted;
  }
}

export function comesBefore(card: Card, other: Card): boolean {
  const bySuit = card.suit - other.suit;
  return (bySuit === 0 ? card.rank - other.rank : bySuit) < 0;
}

export function sortHand(hand: Hand): void {
  const insertion = new Insertion(comesBefore);
  for (let place = 0; place < hand.count; place++) insertion.insert(hand.cards[place]!);
  let next = 0;
  for (const card of insertion) hand.cards[next++] = card;
}
