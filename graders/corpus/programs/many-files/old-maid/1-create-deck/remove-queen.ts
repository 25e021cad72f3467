import { type Card, cardName } from "./cards.ts";

export function removeQueen(deck: Card[]): void {
  const where = deck.map(cardName).indexOf("Q♥");
  if (~where) deck.splice(where, 1);
}
