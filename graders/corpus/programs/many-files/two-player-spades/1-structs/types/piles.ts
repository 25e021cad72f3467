import type Card from "./card.ts";

interface Pile {
  cards: Card[];
}

/** All the cards, and which of them is the next. */
export interface Deck extends Pile {
  index: number;
}

/** Room for thirteen cards, and how many there are. */
export interface Hand extends Pile {
  count: number;
}
