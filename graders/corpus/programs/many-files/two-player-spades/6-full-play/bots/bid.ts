import { type Hand, Suit } from "../../1-structs/structs.ts";
import { heldCards } from "../hand.ts";

export const computerBid = (hand: Hand): number => {
  const worth = heldCards(hand).map(({ rank, suit }) => +(rank >= 13 || suit === Suit.Spades));
  return Math.max(
    1,
    worth.reduce((sum, one) => sum + one, 0),
  );
};
