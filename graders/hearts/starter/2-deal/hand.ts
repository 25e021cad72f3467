/**
 * A hand: the cards that a player holds.
 *
 * @module
 */
import type { Card } from "../1-cards/card.ts";

/** The cards that a player holds. They can be looked at in one order only: sorted. */
export class Hand {
  // TODO 1: a private field for the cards.

  /**
   * How many cards are held.
   *
   * @author your name
   */
  get size(): number {
    throw new Error("TODO 1: size");
  }

  /**
   * Takes a card into the hand.
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
   * Takes a card out of the hand.
   *
   * @throws RangeError when the hand does not hold it, and the hand stays as it is
   * @author your name
   */
  remove(card: Card): void {
    // TODO 2: find the place of the card first.
    throw new Error("TODO 2: remove");
  }

  /**
   * The cards, sorted: clubs, diamonds, hearts, spades, and in each suit from low to high.
   *
   * @returns an array of its own; whoever gets it may change it, and the hand stays as it is
   * @author your name
   */
  cards(): Card[] {
    // TODO 1: a sorted copy, never the array itself.
    throw new Error("TODO 1: cards");
  }

  /**
   * The names of the cards, sorted, with blanks between them.
   *
   * @author your name
   */
  toString(): string {
    throw new Error("TODO 1: toString");
  }
}
