import type { Card } from "../../2-shuffle/cards.ts";

export const findPartner = (hand: Card[], index: number): number => {
  const pips = hand.map((card) => card.pip);
  return pips.indexOf(pips[index]!, index + 1);
};
