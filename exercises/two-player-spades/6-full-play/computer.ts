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
 * It leads its highest card, keeping spades for later. As follower it takes the trick as cheaply as
 * it can; when it cannot, it parts with its lowest card.
 *
 * @param hand - holds at least one card; it stays as it is
 * @param led - the card that was led, or nothing when the computer leads
 */
export function computerCard(hand: Hand, led?: Card): Card {
  // TODO 4: one choice for the leader, two for the follower. Small functions of your own will help.
  throw new Error("TODO 4: computerCard");
}
