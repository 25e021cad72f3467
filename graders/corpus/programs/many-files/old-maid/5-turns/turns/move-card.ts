import type { Card } from "../../2-shuffle/cards.ts";

export const moveCard = (from: Card[], index: number, to: Card[]): Card => {
  const card = from[index];
  if (!card) throw new RangeError(`There are ${from.length} cards, and none at ${index}`);
  from.copyWithin(index, index + 1).pop();
  to.push(card);
  return card;
};
