import type { Card, Deck } from "../../1-structs/structs.ts";

export const drawCard = (deck: Deck): Card => {
  const card = deck.cards.at(deck.index);
  if (!card) throw new RangeError(`No card ${deck.index} in the deck.`);
  deck.index = deck.index + 1;
  return card;
};
