import type { Card } from "../../1-cards/card.ts";
import { byWorth } from "./order.js";

export interface HandShape {
  readonly size: number;
  add(card: Card): void;
  has(card: Card): boolean;
  remove(card: Card): void;
  cards(): Card[];
  toString(): string;
}

export function makeHand(): HandShape {
  const held = new Map<string, Card>();
  const cards = () => [...held.values()].sort(byWorth);
  return {
    get size() {
      return held.size;
    },
    add: (card) => void held.set(String(card), card),
    has: (card) => held.has(String(card)),
    remove(card) {
      if (!held.delete(String(card))) throw new RangeError(`${card} is not held`);
    },
    cards,
    toString: () => cards().join(" "),
  };
}
