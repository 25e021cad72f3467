/**
 * Who takes a trick.
 *
 * @module
 */
import { type Card, Suit } from "../1-deal/cards.ts";
import { dequeue, type Play, type Queue } from "./queue.ts";

/**
 * Whether a card beats the best card of the trick so far.
 *
 * @param card - played after the best one
 * @param best - the card led, or a card that has beaten it, so it is of the suit led or a spade
 *
 * @example
 * beats({ rank: 2, suit: Suit.Spades }, { rank: 14, suit: Suit.Diamonds }); // true
 */
export function beats(card: Card, best: Card): boolean {
  // TODO 4: there are three cases: two cards of the same suit, a spade on a different suit, and a
  //         discard.
  throw new Error("TODO 4: beats");
}

/**
 * The play that takes the trick, or would take it if no more cards came.
 *
 * @param plays - at least one, in the order in which they were made
 * @throws RangeError when there are no plays
 */
export function bestPlay(plays: Play[]): Play {
  // TODO 4: remember the best play so far, and compare each later play with it.
  throw new Error("TODO 4: bestPlay");
}

/**
 * Removes a trick from the table.
 *
 * @param trick - empty afterwards
 * @returns its plays in the order in which they were made
 */
export function gather(trick: Queue): Play[] {
  // TODO 5: dequeue until the queue is empty, and collect the plays.
  throw new Error("TODO 5: gather");
}
