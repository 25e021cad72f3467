import { print } from "#toolkit/console";
import type { Card } from "../../1-cards/card.ts";
import { refusal } from "../../1-cards/show/index.ts";
import type { Hand } from "../hand.ts";

export function showRemovals(hand: Hand, card: Card): void {
  hand.remove(card);
  print(`Without ${card} that hand has ${hand.size} cards: ${hand}`);
  const outcome = refusal(() => hand.remove(card), "it is not refused");
  print(`${card} removed once more: ${outcome}, and ${hand.size} cards.`);
}
