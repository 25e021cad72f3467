/**
 * The deck: 52 cards, first in order, then shuffled, then as a stack.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";
import { type Card, HIGHEST_RANK, LOWEST_RANK, Suit } from "./cards.ts";
import { emptyStack, push, type Stack } from "./stack.ts";

/**
 * All 52 cards, in order.
 *
 * @returns clubs, diamonds, hearts, spades, each from 2 to ace: the two of clubs is at index 0
 */
export function newCards(): Card[] {
  // TODO 4: add one card for each rank of each suit.
  throw new Error("TODO 4: newCards");
}

/**
 * Shuffles cards so that every order is equally likely: from the last card down to the second, each
 * is swapped with a random card from the first one up to itself.
 *
 * @param cards - they are reordered. Takes one random number per card, but none for index 0.
 */
export function shuffle(cards: Card[]): void {
  // TODO 4: for each index from the last down to 1, choose a random index from 0 to there, and swap
  //         the two cards.
  throw new Error("TODO 4: shuffle");
}

/**
 * Stacks cards up so that they come off in the order of the array: the card at index 0 is on top.
 *
 * @param cards - they do not change
 * @returns a stack of all of them
 */
export function stackUp(cards: Card[]): Stack {
  // TODO 4: push every card, so that the one at index 0 ends up on top.
  throw new Error("TODO 4: stackUp");
}
