import { newDeck } from "../1-shuffle/cards.ts";

export function newShoe(decks = 7): number[] {
  return decks === 0 ? [] : newDeck().concat(newShoe(decks - 1));
}
