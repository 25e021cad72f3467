import type { Card } from "../1-create-deck/cards.ts";
import randomIndex from "./random-index.ts";

export default function shuffleDeck(deck: Card[]): void {
  const size = deck.length;
  for (const i of Array(size).keys()) {
    const r = randomIndex(size);
    const pair = [deck[r]!, deck[i]!] as const;
    [deck[i], deck[r]] = pair;
  }
}
