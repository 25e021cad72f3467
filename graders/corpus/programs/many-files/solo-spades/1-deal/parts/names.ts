import type { Card } from "../types/card.ts";
import { ranks, suits } from "../types/letters.json" with { type: "json" };

export { ranks as RANK_LETTERS, suits as SUIT_LETTERS };
export const LOWEST_RANK = 2;
export const HIGHEST_RANK = LOWEST_RANK + ranks.length - 1;

export function cardName({ rank, suit }: Card): string {
  return ranks.charAt(rank - LOWEST_RANK).concat(suits.charAt(suit));
}

export function cardNames(cards: readonly Card[]): string {
  return Array.from(cards, cardName).join(" ");
}
