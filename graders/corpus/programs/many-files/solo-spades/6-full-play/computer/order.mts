import { type Card, Suit } from "../../1-deal/cards.ts";

/** The first card by some order; spades come after all others, and the hand's order breaks ties. */
const firstBy = (key: (card: Card) => number) => (cards: readonly Card[]): Card => {
  const sortable = cards.map((card, place) => ({ card, place }));
  sortable.sort(
    (a, b) =>
      Number(a.card.suit === Suit.Spades) - Number(b.card.suit === Suit.Spades) ||
      key(a.card) - key(b.card) ||
      a.place - b.place,
  );
  return sortable[0]!.card;
};

export const lowest = firstBy(({ rank }) => rank);
export const highest = firstBy(({ rank }) => -rank);
