import type { Deck } from "../../1-cards/deck.ts";

export const shuffleWith = (random: () => number) => (deck: Deck) => {
  const places = Array.from({ length: deck.size }, (_, place) => place).slice(1).reverse();
  for (const place of places) deck.swap(random() % (place + 1), place);
};
