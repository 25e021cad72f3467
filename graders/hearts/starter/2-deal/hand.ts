/**
 * A hand: the cards that a player holds.
 *
 * @module
 */
import type { Card } from "../1-cards/card.ts";

/** The cards that a player holds. They can be read only in sorted order. */
export class Hand {
  // TODO 1: a private field for the cards.

  /**
   * How many cards the hand holds.
   *
   * @author your name
   */
  get size(): number {
    throw new Error("TODO 1: size");
  }

  /**
   * Adds a card to the hand.
   *
   * @author your name
   */
  add(card: Card): void {
    throw new Error("TODO 1: add");
  }

  /**
   * Whether the hand holds a card of this rank and suit.
   *
   * @author your name
   */
  has(card: Card): boolean {
    // TODO 2: ask the cards whether they equal this one.
    throw new Error("TODO 2: has");
  }

  /**
   * Removes a card from the hand.
   *
   * @throws RangeError when the hand does not hold the card; then the hand does not change
   * @author your name
   */
  remove(card: Card): void {
    // TODO 2: first find the place of the card.
    throw new Error("TODO 2: remove");
  }

  /**
   * The cards, sorted: clubs, diamonds, hearts, spades, and in each suit from low to high.
   *
   * @returns a new array; changing it does not change the hand
   * @author your name
   */
  cards(): Card[] {
    // TODO 1: return a sorted copy, never the array itself.
    throw new Error("TODO 1: cards");
  }

  /**
   * The names of the cards, sorted, with spaces between them.
   *
   * @author your name
   */
  toString(): string {
    throw new Error("TODO 1: toString");
  }
}
