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
  readonly #cards: Card[] = [];

  /**
   * Makes a full deck of 52 cards in order: clubs, diamonds, hearts, spades, and in each suit from
   * the 2 up to the ace.
   *
   * @author Deckwork
   */
  constructor() {
    for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++) {
      for (let rank = LOWEST_RANK; rank <= HIGHEST_RANK; rank++) {
        this.#cards.push(new Card(rank, suit));
      }
    }
  }

  /**
   * How many cards the deck still holds.
   *
   * @returns 52 for a new deck, 0 when all have been dealt
   * @author Deckwork
   */
  get size(): number {
    return this.#cards.length;
  }

  /**
   * Deals the next card, which leaves the deck.
   *
   * @throws RangeError when the deck is empty
   * @author Deckwork
   *
   * @example
   * new Deck().deal(); // the two of clubs
   */
  deal(): Card {
    const card = this.#cards.shift();
    if (card === undefined) throw new RangeError("deal: the deck is empty");
    return card;
  }

  /**
   * Swaps two cards of the deck.
   *
   * @param place - from 0 to `size - 1`
   * @param other - from 0 to `size - 1`; the deck does not change when both are the same
   * @throws RangeError when the deck has no such place
   * @author Deckwork
   */
  swap(place: number, other: number): void {
    const one = this.#cards[place];
    const two = this.#cards[other];
    if (one === undefined || two === undefined) {
      throw new RangeError(`swap: the deck has no places ${place} and ${other}`);
    }
    this.#cards[place] = two;
    this.#cards[other] = one;
  }
}
