import type { Card } from "../../2-shuffle/cards.ts";

export interface Pair {
  first: Card;
  second: Card;
}
