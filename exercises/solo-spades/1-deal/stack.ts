/**
 * A stack of cards: what was put on last is taken off first.
 *
 * @module
 */
import type { Card } from "./cards.ts";

/** A pile of cards of which only the top can be reached. */
export interface Stack {
  // TODO 3: cards, an array of cards; in the place of the line below.
  [field: string]: any;
}

/** Makes a stack without a card. */
export function emptyStack(): Stack {
  // TODO 3: a stack of no cards.
  throw new Error("TODO 3: emptyStack");
}

/** Whether no card is left on a stack. */
export function isEmpty(stack: Stack): boolean {
  // TODO 3: whether there is no card.
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
  // TODO 3: take the top card off and give it back; an empty stack is an error.
  throw new Error("TODO 3: pop");
}
