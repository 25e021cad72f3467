/**
 * The deck.
 *
 * @module
 */
import { Card, Suit } from "./card.ts";

const LOWEST_RANK = 2;
const HIGHEST_RANK = 14;

/**
 * A deck of cards, from which cards are dealt.
 *
 * Places are counted from 0. The card at place 0 is the next to be dealt.
 */
export class Deck {
  // TODO 4: a private field for the cards.

  /**
   * Makes a full deck of 52 cards in order: clubs, diamonds, hearts, spades, and in each suit from
   * the 2 up to the ace.
   *
   * @author your name
   */
  constructor() {
    // TODO 4: with two nested loops, put 52 cards into the field.
    throw new Error("TODO 4: constructor");
  }

  /**
   * How many cards the deck still holds.
   *
   * @returns 52 for a new deck, 0 when all have been dealt
   * @author your name
   */
  get size(): number {
    throw new Error("TODO 4: size");
  }

  /**
   * Deals the next card, which leaves the deck.
   *
   * @throws RangeError when the deck is empty
   * @author your name
   *
   * @example
   * new Deck().deal(); // the two of clubs
   */
  deal(): Card {
    // TODO 5: return the card at place 0, or throw a RangeError.
    throw new Error("TODO 5: deal");
  }

  /**
   * Swaps two cards of the deck.
   *
   * @param place - from 0 to `size - 1`
   * @param other - from 0 to `size - 1`; the deck does not change when both are the same
   * @throws RangeError when the deck has no such place
   * @author your name
   */
  swap(place: number, other: number): void {
    // TODO 5: first check that both places exist.
    throw new Error("TODO 5: swap");
  }
}
