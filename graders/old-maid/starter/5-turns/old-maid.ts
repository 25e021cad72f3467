/**
 * Old Maid: all of its rules but how a game begins and ends.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import { rand } from "#toolkit/random.ts";
import { type Card, cardName, printCards, shuffleDeck } from "../2-shuffle/cards.ts";
import { discardPairs, printPairs } from "../4-pairs/old-maid.ts";

export { deal, discardPairs, printPairs, removeQueen } from "../4-pairs/old-maid.ts";

/**
 * Asks for a position until it is one.
 *
 * @param count - how many cards there are to choose from, at least 1
 * @returns a whole number from 1 to count
 */
export async function askPosition(count: number): Promise<number> {
  // TODO 1: ask, and explain a wrong answer before asking again.
  throw new Error("TODO 1: askPosition");
}

/**
 * Moves one card from a hand to the end of another.
 *
 * @param from - has one card less afterwards, the others in their order
 * @param index - where the card stands in it, from 0
 * @param to - has one card more afterwards
 * @returns the card
 * @throws RangeError when no card stands there
 */
export function moveCard(from: Card[], index: number, to: Card[]): Card {
  // TODO 2: take the card out of the one hand and put it at the end of the other.
  throw new Error("TODO 2: moveCard");
}

/**
 * The player's turn: draws the card at the position that is typed, discards the pair if it makes
 * one, and shuffles the hand.
 *
 * @param player - the hand that receives the card; it is shuffled, pair or not
 * @param computer - the hand that gives it, at least one card; the others keep their order
 */
export async function playersTurn(player: Card[], computer: Card[]): Promise<void> {
  // TODO 3: show the hand, ask, move the card, name it; discard; shuffle.
  throw new Error("TODO 3: playersTurn");
}

/**
 * The computer's turn: draws a card at random, discards the pair if it makes one, and shuffles its
 * hand.
 *
 * @param player - the hand that gives the card, at least one card; the others keep their order
 * @param computer - the hand that receives it; it is shuffled, pair or not
 */
export function computersTurn(player: Card[], computer: Card[]): void {
  // TODO 4: a random index, move the card, name it; discard; shuffle.
  throw new Error("TODO 4: computersTurn");
}
