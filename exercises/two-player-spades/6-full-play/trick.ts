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
  // TODO 2: first handle two cards of the same suit, then a spade on a different suit, then a
  //         discard.
  throw new Error("TODO 2: followerTakes");
}
