/**
 * A stack of cards: the card that was put on last comes off first.
 *
 * @module
 */
import type { Card } from "./cards.ts";

/** A pile of cards. Only the top one can be reached. */
export interface Stack {
  // TODO 3: write cards, an array of cards, instead of the line below.
  [field: string]: any;
}

/** Makes an empty stack. */
export function emptyStack(): Stack {
  // TODO 3: return a stack without cards.
  throw new Error("TODO 3: emptyStack");
}

/** Whether a stack is empty. */
export function isEmpty(stack: Stack): boolean {
  // TODO 3: return whether there is no card.
  throw new Error("TODO 3: isEmpty");
}

/** Puts a card on top of a stack. Takes one step, however high the stack is. */
export function push(stack: Stack, card: Card): void {
  // TODO 3: add the card where the top is.
  throw new Error("TODO 3: push");
}

/**
 * Takes the top card off a stack. Takes one step, however high the stack is.
 *
 * @returns the card that was put on last
 * @throws RangeError when the stack is empty
 */
export function pop(stack: Stack): Card {
  // TODO 3: take the top card off and return it; an empty stack is an error.
  throw new Error("TODO 3: pop");
}
