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
  readonly #random: () => number;

  /**
   * Makes a dealer.
   *
   * @param random - gives the next random number, a whole number from 0 up, each time it is called;
   *   games pass `rand`, tests a function that gives what they want
   * @author Deckwork
   */
  constructor(random: () => number) {
    this.#random = random;
  }

  /**
   * Shuffles a deck so that every order is equally likely: from the last card down, each changes
   * places with one of the cards from the first down to itself.
   *
   * @param deck - its cards change places; a full deck takes 51 random numbers
   * @author Deckwork
   */
  shuffle(deck: Deck): void {
    for (let i = deck.size - 1; i >= 1; i--) {
      deck.swap(i, this.#random() % (i + 1));
    }
  }

  /**
   * Deals a whole deck, one card at a time, clockwise.
   *
   * @param deck - is empty afterwards
   * @returns four hands, clockwise: first that of the player on the dealer's left, last the dealer's
   * @author Deckwork
   */
  deal(deck: Deck): Hand[] {
    const hands = Array.from({ length: PLAYERS }, () => new Hand());
    for (let turn = 0; deck.size > 0; turn++) hands[turn % PLAYERS]!.add(deck.deal());
    return hands;
  }
}
