import type { Card, Hand } from "../1-structs/structs.ts";
import { HeldCards } from "./hand.ts";

export function legalCards(hand: Hand, led?: Card): Card[] {
  const all: Card[] = [];
  const following: Card[] = [];
  for (const card of new HeldCards(hand)) {
    all.push(card);
    if (led && led.suit === card.suit) following.push(card);
  }
  return following.length === 0 ? all : following;
}
