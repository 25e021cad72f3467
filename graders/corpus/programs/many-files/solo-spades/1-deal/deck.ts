import { rand } from "#toolkit/random.ts";
import { type Card, HIGHEST_RANK, LOWEST_RANK, Suit } from "./cards.ts";
import { countdown } from "./parts/countdown.js";
import { emptyStack, push, type Stack } from "./stack.ts";

export function newCards(): Card[] {
  const cards: Card[] = [];
  for (const suit of Object.values(Suit))
    for (let rank = LOWEST_RANK; rank <= HIGHEST_RANK; ++rank) cards.push({ rank, suit });
  return cards;
}

export function shuffle(cards: Card[]): void {
  for (const i of countdown(cards.length - 1, 1)) {
    const r = rand() % (i + 1);
    if (r === i) continue;
    const [card] = cards.splice(i, 1, cards[r]!);
    cards.splice(r, 1, card!);
  }
}

export function stackUp(cards: readonly Card[]): Stack {
  const stack = emptyStack();
  for (const i of countdown(cards.length, 1)) push(stack, cards[i - 1]!);
  return stack;
}
