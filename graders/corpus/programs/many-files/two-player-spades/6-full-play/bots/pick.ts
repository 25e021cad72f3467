import type { Card } from "../../1-structs/structs.ts";

type Order = (one: Card, best: Card) => boolean;

/** Makes a function that picks the first card that no other one beats. */
const picker = (better: Order) => (cards: Card[]): Card => {
  let [best] = cards as [Card];
  for (const card of cards) if (better(card, best)) best = card;
  return best;
};

export const highest = picker((one, best) => one.rank > best.rank);
export const lowest = picker((one, best) => one.rank < best.rank);
