import type { Card, Hand } from "../1-structs/structs.ts";
import { comesBefore } from "./order/comes-before.ts";
import merge from "./order/merge.mts";

export { comesBefore };

export function sortHand(hand: Hand): void {
  let runs = hand.cards.slice(0, hand.count).map((card): Card[] => [card]);
  while (runs.length > 1) {
    const [one, other, ...rest] = runs;
    runs = [...rest, merge(one!, other!, comesBefore)];
  }
  hand.cards = [...(runs[0] ?? []), ...hand.cards.slice(hand.count)];
}
