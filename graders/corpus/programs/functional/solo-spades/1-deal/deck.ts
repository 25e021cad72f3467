import { rand } from "#toolkit/random.ts";
import { type Card, RANK_LETTERS, SUIT_ORDER } from "./cards";
import { emptyStack, push, type Stack } from "./stack";

const newCards = (): Card[] =>
  SUIT_ORDER.flatMap((suit) => Array.from(RANK_LETTERS, (_, i) => ({ rank: i + 2, suit })));

const shuffle = (cards: Card[], i = cards.length - 1): void => {
  if (i < 1) return;
  const r = rand() % (i + 1);
  [cards[i], cards[r]] = [cards[r]!, cards[i]!];
  shuffle(cards, i - 1);
};

const stackUp = (cards: readonly Card[]): Stack =>
  cards.reduceRight((stack, card) => (push(stack, card), stack), emptyStack());

export { newCards, shuffle, stackUp };
