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
  if (card.suit === best.suit) return card.rank > best.rank;
  // A card of a different suit is a discard and never takes the trick, unless it is a spade.
  return card.suit === Suit.Spades;
}

/**
 * The play that takes the trick, or would take it if no more cards came.
 *
 * @param plays - at least one, in the order in which they were made
 * @throws RangeError when there are no plays
 */
export function bestPlay(plays: Play[]): Play {
  const [lead, ...others] = plays;
  if (lead === undefined) throw new RangeError("bestPlay: there are no plays");
  let best = lead;
  for (const play of others) {
    if (beats(play.card, best.card)) best = play;
  }
  return best;
}

/**
 * Removes a trick from the table.
 *
 * @param trick - empty afterwards
 * @returns its plays in the order in which they were made
 */
export function gather(trick: Queue): Play[] {
  const plays: Play[] = [];
  while (trick.front !== undefined) {
    plays.push(dequeue(trick));
  }
  return plays;
}
