import type { Card } from "../../1-cards/card.ts";
import penalties from "./penalties.json" with { type: "json" };

const prices = new Map(Object.entries(penalties));

export const ALL = [...prices.values()].reduce((sum, price) => sum + price);

export default function pointsIn(cards: readonly Card[]): number {
  let points = 0;
  cards.forEach((card) => (points += prices.get(`${card}`) ?? 0));
  return points;
}
