/**
 * How the computer bids and plays: always the same way, without a random number.
 *
 * @module
 */
import { type Card, type Hand, Suit } from "../1-structs/structs.ts";
import { heldCards } from "./hand.ts";
import { legalCards } from "./legal.ts";
import { followerTakes } from "./trick.ts";

/**
 * The computer's bid: one trick for each ace, each king and each spade, but never nil.
 *
 * @param hand - all 13 cards; the ace of spades counts once
 * @returns 1 to 13
 */
export function computerBid(hand: Hand): number {
  // TODO 4: count the aces, the kings and the other spades; never less than 1.
  throw new Error("TODO 4: computerBid");
}

/**
 * The card that the computer plays.
 *
 * It leads its highest card, keeping spades for later. As the follower, it takes the trick as
 * cheaply as it can; if it cannot, it plays its lowest card.
 *
 * @param hand - holds at least one card; it does not change
 * @param led - the card that was led, or `undefined` when the computer leads
 */
export function computerCard(hand: Hand, led?: Card): Card {
  // TODO 4: write one rule for the leader and two for the follower. Write small functions of your
  //         own.
  throw new Error("TODO 4: computerCard");
}
