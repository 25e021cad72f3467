import { type Card, cardName } from "../../1-deal/cards.ts";

export function findCard(card: Card, cards: readonly Card[]): Card | undefined {
  const name = cardName(card);
  return cards.find((other) => cardName(other) === name);
}
