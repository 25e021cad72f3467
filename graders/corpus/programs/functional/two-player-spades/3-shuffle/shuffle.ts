import { rand } from "#toolkit/random.ts";
import type { Card, Deck } from "../1-structs/structs";

const swapped = (cards: readonly Card[], i: number, r: number): Card[] =>
  cards.with(i, cards[r]!).with(r, cards[i]!);

const shuffled = (cards: readonly Card[], hat = cards.length): readonly Card[] =>
  hat === 0 ? cards : shuffled(swapped(cards, hat - 1, rand() % hat), hat - 1);

const shuffleDeck = (deck: Deck): void => {
  deck.cards = [...shuffled(deck.cards)];
};

export { shuffleDeck };
