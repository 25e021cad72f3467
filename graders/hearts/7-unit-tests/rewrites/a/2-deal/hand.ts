import type { Card } from "../1-cards/card.ts";

/** A hand that is kept sorted: one row of cards per suit, with each card in its place. */
export class Hand {
  readonly #rows: Card[][] = [[], [], [], []];

  get size(): number {
    return this.#rows.reduce((sum, row) => sum + row.length, 0);
  }

  add(card: Card): void {
    const row = this.#rowOf(card);
    let place = row.length;
    while (place > 0 && row[place - 1]!.rank > card.rank) place--;
    row.splice(place, 0, card);
  }

  has(card: Card): boolean {
    return this.#rowOf(card).some(({ rank }) => rank === card.rank);
  }

  remove(card: Card): void {
    if (!this.has(card)) throw new RangeError(`no ${card} in this hand`);
    const row = this.#rowOf(card);
    row.splice(
      row.findIndex(({ rank }) => rank === card.rank),
      1,
    );
  }

  cards(): Card[] {
    return this.#rows.flat();
  }

  toString(): string {
    return this.cards().map(String).join(" ");
  }

  #rowOf(card: Card): Card[] {
    return this.#rows[card.suit]!;
  }
}
