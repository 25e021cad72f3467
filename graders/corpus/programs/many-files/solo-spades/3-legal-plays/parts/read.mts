import { type Card, cardName } from "../../1-deal/cards.ts";
import { newCards } from "../../1-deal/deck.ts";

const deck = new Map(newCards().map((card) => [cardName(card), card]));

export function cardNamed(name: string): Card | undefined {
  const card = deck.get(name.trim().toUpperCase());
  return card && { ...card };
}

export function cardsNamed(names: string): Card[] | undefined {
  const words = names.trim().toUpperCase().split(/\s+/);
  if (new Set(words).size < words.length) return undefined;
  const cards = words.flatMap((word) => cardNamed(word) ?? []);
  return cards.length === words.length ? cards : undefined;
}
