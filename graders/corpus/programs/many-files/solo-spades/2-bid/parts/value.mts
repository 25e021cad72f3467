import { type Card, Suit } from "../../1-deal/cards.ts";

const worth = [
  ({ rank }: Card) => rank === 14,
  ({ rank }: Card) => rank === 13,
  // the first three spades are free, so they are taken off again below
  ({ suit }: Card) => suit === Suit.Spades,
];

export function computerBid(hand: readonly Card[]): number {
  const [aces = 0, kings = 0, spades = 0] = worth.map((is) => hand.filter(is).length);
  const bid = aces + kings + (spades > 3 ? spades - 3 : 0);
  return bid < 1 ? 1 : bid;
}
