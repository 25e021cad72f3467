/**
 * The dealer: shuffles a deck and deals it to four hands.
 *
 * @module
 */
import type { Deck } from "../1-cards/deck.ts";
import { Hand } from "./hand.ts";

const PLAYERS = 4;

/** Shuffles and deals. */
export class Dealer {
  // TODO 3: a private field for the function that gives random numbers.

  /**
   * Makes a dealer.
   *
   * @param random - returns the next random number, a whole number of 0 or more; games pass `rand`,
   *   and tests pass a function that returns the numbers they need
   * @author your name
   */
  constructor(random: () => number) {
    // TODO 3: store the function.
    throw new Error("TODO 3: constructor");
  }

  /**
   * Shuffles a deck so that every order is equally likely: from the last card down, each card is
   * swapped with a random card from the first one up to itself.
   *
   * @param deck - its cards are reordered; a full deck takes 51 random numbers
   * @author your name
   */
  shuffle(deck: Deck): void {
    // TODO 3: from the last place down, ask the deck to swap two cards.
    throw new Error("TODO 3: shuffle");
  }

  /**
   * Deals a whole deck, one card at a time, clockwise.
   *
   * @param deck - is empty afterwards
   * @returns four hands, clockwise, from the player on the dealer's left to the dealer
   * @author your name
   */
  deal(deck: Deck): Hand[] {
    // TODO 4: make four hands; then deal card after card, round and round.
    throw new Error("TODO 4: deal");
  }
}
