import type { Card } from "./cards.ts";

export class Stack {
  readonly #cards: Card[] = [];

  /** From the bottom to the top. */
  get cards(): readonly Card[] {
    return this.#cards;
  }

  get isEmpty(): boolean {
    return this.#cards.length === 0;
  }

  push(card: Card): this {
    this.#cards.push(card);
    return this;
  }

  pop(): Card {
    if (this.isEmpty) throw new RangeError("Stack.pop: it is empty");
    return this.#cards.pop()!;
  }
}

export const emptyStack = (): Stack => new Stack();
export const isEmpty = (stack: Stack): boolean => stack.isEmpty;
export const push = (stack: Stack, card: Card): void => void stack.push(card);
export const pop = (stack: Stack): Card => stack.pop();
