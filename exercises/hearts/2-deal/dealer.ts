/**
 * The dealer: shuffles a deck and deals it to four hands.
 *
 * @module
 */
import type { Deck } from "../1-cards/deck.ts";
import { Hand } from "./hand.ts";

const PLAYERS = 4;

/** Whoever shuffles and deals. */
export class Dealer {
  // TODO 3: a private field for the function that gives random numbers.

  /**
   * Makes a dealer.
   *
   * @param random - gives the next random number, a whole number from 0 up, each time it is called;
   *   games pass `rand`, tests a function that gives what they want
   * @author your name
   */
  constructor(random: () => number) {
    // TODO 3: keep the function.
    throw new Error("TODO 3: constructor");
  }

  /**
   * Shuffles a deck so that every order is equally likely: from the last card down, each changes
   * places with one of the cards from the first down to itself.
   *
   * @param deck - its cards change places; a full deck takes 51 random numbers
   * @author your name
   */
  shuffle(deck: Deck): void {
    // TODO 3: ask the deck to swap, from its last place down.
    throw new Error("TODO 3: shuffle");
  }

  /**
   * Deals a whole deck, one card at a time, clockwise.
   *
   * @param deck - is empty afterwards
   * @returns four hands, clockwise: first that of the player on the dealer's left, last the dealer's
   * @author your name
   */
  deal(deck: Deck): Hand[] {
    // TODO 4: four hands of their own; then card after card, round and round.
    throw new Error("TODO 4: deal");
  }
}
