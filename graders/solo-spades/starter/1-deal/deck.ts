/**
 * The deck: 52 cards in order, shuffled, and squared up to a stack.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";
import { type Card, HIGHEST_RANK, LOWEST_RANK, Suit } from "./cards.ts";
import { emptyStack, push, type Stack } from "./stack.ts";

/**
 * All 52 cards in their first order.
 *
 * @returns clubs, diamonds, hearts, spades, each from 2 to ace: the two of clubs is at index 0
 */
export function newCards(): Card[] {
  // TODO 4: for each suit, for each rank: one card.
  throw new Error("TODO 4: newCards");
}

/**
 * Shuffles cards so that every order is equally likely: from the last down to the second, each
 * changes places with a card from the first up to itself.
 *
 * @param cards - they change places. Takes one random number a card, but none for index 0.
 */
export function shuffle(cards: Card[]): void {
  // TODO 4: from the last index down to 1: a random index from 0 to there, and swap the two cards.
  throw new Error("TODO 4: shuffle");
}

/**
 * Piles cards up so that they come off in the order of the array: the card at index 0 is on top.
 *
 * @param cards - they stay as they are
 * @returns a stack of all of them
 */
export function stackUp(cards: Card[]): Stack {
  // TODO 4: push every card, so that the one at index 0 ends up on top.
  throw new Error("TODO 4: stackUp");
}
