import type { Card } from "../../1-structs/structs.ts";

export default (one: Card) => (other: Card): boolean =>
  other.rank === one.rank && other.suit === one.suit;
