/**
 * Old Maid: all rules except how a game begins and ends.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import { rand } from "#toolkit/random.ts";
import { type Card, cardName, printCards, shuffleDeck } from "../2-shuffle/cards.ts";
import { discardPairs, printPairs } from "../4-pairs/old-maid.ts";

export { deal, discardPairs, printPairs, removeQueen } from "../4-pairs/old-maid.ts";

/**
 * Asks for a position until the answer is one.
 *
 * @param count - how many cards there are to choose from, at least 1
 * @returns a whole number from 1 to count
 */
export async function askPosition(count: number): Promise<number> {
  // TODO 1: ask, and explain a wrong answer before asking again.
  throw new Error("TODO 1: askPosition");
}

/**
 * Moves one card from one hand to the end of the other.
 *
 * @param from - has one card fewer afterwards; the others keep their order
 * @param index - the card's place in `from`, counted from 0
 * @param to - has one card more afterwards
 * @returns the card
 * @throws RangeError when there is no card at that place
 */
export function moveCard(from: Card[], index: number, to: Card[]): Card {
  // TODO 2: remove the card from one hand and put it at the end of the other.
  throw new Error("TODO 2: moveCard");
}

/**
 * The player's turn: draws the card at the typed position, discards the pair if there is one, and
 * shuffles the hand.
 *
 * @param player - the hand that gets the card; it is shuffled, with or without a pair
 * @param computer - the hand that gives the card; it has at least one, and the others keep their
 *   order
 */
export async function playersTurn(player: Card[], computer: Card[]): Promise<void> {
  // TODO 3: show the hand, ask, move the card, print its name, discard, and shuffle.
  throw new Error("TODO 3: playersTurn");
}

/**
 * The computer's turn: draws a random card, discards the pair if there is one, and shuffles its
 * hand.
 *
 * @param player - the hand that gives the card; it has at least one, and the others keep their
 *   order
 * @param computer - the hand that gets the card; it is shuffled, with or without a pair
 */
export function computersTurn(player: Card[], computer: Card[]): void {
  // TODO 4: choose a random index, move the card, print its name, discard, and shuffle.
  throw new Error("TODO 4: computersTurn");
}
