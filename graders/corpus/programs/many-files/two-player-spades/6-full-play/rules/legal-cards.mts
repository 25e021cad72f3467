import type { Card, Hand } from "../../1-structs/structs.ts";
import { heldCards } from "../hand.ts";

export function legalCards(hand: Hand, led?: Card): Card[] {
  const held = heldCards(hand);
  const mustFollow = held.some((card) => card.suit === led?.suit);
  return mustFollow ? held.filter((card) => card.suit === led?.suit) : held;
}
