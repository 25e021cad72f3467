import type { Suit } from "./suit.ts";

export default interface Card {
  rank: number;
  suit: Suit;
}
