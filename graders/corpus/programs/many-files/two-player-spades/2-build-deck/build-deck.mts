import type { Card, Deck, Suit } from "../1-structs/structs.ts";

const cardAt = (place: number): Card => ({
  rank: 14 - Math.trunc(place / 4),
  suit: (3 - (place % 4)) as Suit,
});

export default function buildDeck(): Deck {
  const cards = [...Array(52).keys()].map(cardAt);
  return { cards, index: 0 };
}
