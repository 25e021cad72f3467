import type { Card } from "./cards";

export type Stack = Readonly<Record<"cards", Card[]>>;

const emptyStack = (): Stack => ({ cards: [] });
const isEmpty = ({ cards: [bottom] }: Stack): boolean => bottom === undefined;
const push = ({ cards }: Stack, card: Card): void => void cards.push(card);
const pop = ({ cards }: Stack): Card => {
  const [top] = cards.splice(-1, 1);
  if (!top) throw new RangeError("an empty stack has no top");
  return top;
};

export { emptyStack, isEmpty, pop, push };
