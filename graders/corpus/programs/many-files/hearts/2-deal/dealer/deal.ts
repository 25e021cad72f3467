import type { Deck } from "../../1-cards/deck.ts";
import { Hand } from "../hand.ts";

export default function dealAll(deck: Deck): Hand[] {
  const waiting = Array.from("4321", () => new Hand());
  const hands = waiting.slice();
  while (deck.size !== 0) {
    const hand = waiting.shift()!;
    hand.add(deck.deal());
    waiting.push(hand);
  }
  return hands;
}
