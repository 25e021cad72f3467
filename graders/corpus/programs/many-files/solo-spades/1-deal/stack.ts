import type { Card } from "./cards.ts";

/** Makes an empty stack. It can do everything itself, and the functions below only ask it to. */
export function emptyStack() {
  const cards: Card[] = [];
  return {
    cards,
    put: (card: Card) => cards.push(card),
    take() {
      const card = cards.pop();
      if (card) return card;
      throw new RangeError("take: there is no card on the stack");
    },
    empty: () => !(0 in cards),
  };
}

export type Stack = ReturnType<typeof emptyStack>;

export const isEmpty = (stack: Stack): boolean => stack.empty();
export const push = (stack: Stack, card: Card): void => void stack.put(card);
export const pop = (stack: Stack): Card => stack.take();
