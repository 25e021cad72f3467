import { type Card, Suit } from "../../1-structs/structs.ts";

export const followerTakes = (led: Card, played: Card): boolean => {
  const sameSuit = led.suit === played.suit;
  return (sameSuit && played.rank > led.rank) || (!sameSuit && played.suit === Suit.Spades);
};
