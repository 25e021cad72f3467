import { Card, Suit } from "../card.ts";

/** A new deck in order: what is the last becomes the first to be popped. */
export default function upsideDown(): Card[] {
  const cards: Card[] = [];
  for (const suit of Object.values(Suit)) for (let rank = 2; rank < 15; rank++) cards.unshift(new Card(rank, suit));
  return cards;
}
