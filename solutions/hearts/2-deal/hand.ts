/**
 * A hand: the cards that a player holds.
 *
 * @module
 */
import type { Card } from "../1-cards/card.ts";

/** The cards that a player holds. They can be looked at in one order only: sorted. */
export class Hand {
  readonly #cards: Card[] = [];

  /**
   * How many cards are held.
   *
   * @author Deckwork
   */
  get size(): number {
    return this.#cards.length;
  }

  /**
   * Takes a card into the hand.
   *
   * @author Deckwork
   */
  add(card: Card): void {
    this.#cards.push(card);
  }

  /**
   * Whether the hand holds a card of this rank and suit.
   *
   * @author Deckwork
   */
  has(card: Card): boolean {
    return this.#cards.some((held) => held.equals(card));
  }

  /**
   * Takes a card out of the hand.
   *
   * @throws RangeError when the hand does not hold it, and the hand stays as it is
   * @author Deckwork
   */
  remove(card: Card): void {
    const place = this.#cards.findIndex((held) => held.equals(card));
    if (place === -1) throw new RangeError(`remove: the hand does not hold ${card}`);
    this.#cards.splice(place, 1);
  }

  /**
   * The cards, sorted: clubs, diamonds, hearts, spades, and in each suit from low to high.
   *
   * @returns an array of its own; whoever gets it may change it, and the hand stays as it is
   * @author Deckwork
   */
  cards(): Card[] {
    return this.#cards.toSorted((card, other) => card.suit - other.suit || card.rank - other.rank);
  }

  /**
   * The names of the cards, sorted, with blanks between them.
   *
   * @author Deckwork
   */
  toString(): string {
    return this.cards().join(" ");
  }
}
