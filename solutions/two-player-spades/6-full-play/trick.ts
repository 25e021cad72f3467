/**
 * Who takes a trick.
 *
 * @module
 */
import { type Card, Suit } from "../1-structs/structs.ts";

/**
 * Whether the second card of a trick beats the first.
 *
 * @param led - the leader's card
 * @param played - the follower's card
 * @returns true when the follower takes the trick, false when the leader does
 *
 * @example
 * followerTakes({ rank: 14, suit: Suit.Diamonds }, { rank: 2, suit: Suit.Spades }); // true
 */
export function followerTakes(led: Card, played: Card): boolean {
  if (played.suit === led.suit) return played.rank > led.rank;
  // A card of a different suit is a discard and never takes the trick, unless it is a spade.
  return played.suit === Suit.Spades;
}
