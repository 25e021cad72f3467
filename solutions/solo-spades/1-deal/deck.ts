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
  const cards: Card[] = [];
  for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++) {
    for (let rank = LOWEST_RANK; rank <= HIGHEST_RANK; rank++) {
      cards.push({ rank, suit });
    }
  }
  return cards;
}

/**
 * Shuffles cards so that every order is equally likely: from the last card down to the second, each
 * is swapped with a random card from the first one up to itself.
 *
 * @param cards - they are reordered. Takes one random number per card, but none for index 0.
 */
export function shuffle(cards: Card[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const r = rand() % (i + 1);
    // Both indexes are within the array, so there is a card at each, and the exclamation marks are
    // safe.
    const card = cards[i]!;
    cards[i] = cards[r]!;
    cards[r] = card;
  }
}

/**
 * Stacks cards up so that they come off in the order of the array: the card at index 0 is on top.
 *
 * @param cards - they do not change
 * @returns a stack of all of them
 */
export function stackUp(cards: Card[]): Stack {
  const stack = emptyStack();
  // The card that comes off first must be put on last.
  for (let i = cards.length - 1; i >= 0; i--) {
    push(stack, cards[i]!);
  }
  return stack;
}
