import type { Suit } from "./suit.ts";

export interface Card {
  suit: Suit;
  pip: number;
}
