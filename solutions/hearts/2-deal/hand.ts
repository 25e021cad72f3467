/**
 * A hand: the cards that a player holds.
 *
 * @module
 */
import type { Card } from "../1-cards/card.ts";

/** The cards that a player holds. They can be read only in sorted order. */
export class Hand {
  readonly #cards: Card[] = [];

  /**
   * How many cards the hand holds.
   *
   * @author Deckwork
   */
  get size(): number {
    return this.#cards.length;
  }

  /**
   * Adds a card to the hand.
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
   * Removes a card from the hand.
   *
   * @throws RangeError when the hand does not hold the card; then the hand does not change
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
   * @returns a new array; changing it does not change the hand
   * @author Deckwork
   */
  cards(): Card[] {
    return this.#cards.toSorted((card, other) => card.suit - other.suit || card.rank - other.rank);
  }

  /**
   * The names of the cards, sorted, with spaces between them.
   *
   * @author Deckwork
   */
  toString(): string {
    return this.cards().join(" ");
  }
}
