/**
 * A stack of cards: the card that was put on last comes off first.
 *
 * @module
 */
import type { Card } from "./cards.ts";

/** A pile of cards. Only the top one can be reached. */
export interface Stack {
  /** From the bottom to the top: the top card is the last one, where an array grows and shrinks. */
  cards: Card[];
}

/** Makes an empty stack. */
export function emptyStack(): Stack {
  return { cards: [] };
}

/** Whether a stack is empty. */
export function isEmpty(stack: Stack): boolean {
  return stack.cards.length === 0;
}

/** Puts a card on top of a stack. Takes one step, however high the stack is. */
export function push(stack: Stack, card: Card): void {
  stack.cards.push(card);
}

/**
 * Takes the top card off a stack. Takes one step, however high the stack is.
 *
 * @returns the card that was put on last
 * @throws RangeError when the stack is empty
 */
export function pop(stack: Stack): Card {
  const card = stack.cards.pop();
  if (card === undefined) throw new RangeError("pop: the stack is empty");
  return card;
}
