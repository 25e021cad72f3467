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
  readonly #random: () => number;

  /**
   * Makes a dealer.
   *
   * @param random - returns the next random number, a whole number of 0 or more; games pass `rand`,
   *   and tests pass a function that returns the numbers they need
   * @author Deckwork
   */
  constructor(random: () => number) {
    this.#random = random;
  }

  /**
   * Shuffles a deck so that every order is equally likely: from the last card down, each card is
   * swapped with a random card from the first one up to itself.
   *
   * @param deck - its cards are reordered; a full deck takes 51 random numbers
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
   * @returns four hands, clockwise, from the player on the dealer's left to the dealer
   * @author Deckwork
   */
  deal(deck: Deck): Hand[] {
    const hands = Array.from({ length: PLAYERS }, () => new Hand());
    for (let turn = 0; deck.size > 0; turn++) hands[turn % PLAYERS]!.add(deck.deal());
    return hands;
  }
}
