/**
 * Which cards may be played.
 *
 * @module
 */
import type { Card, Hand } from "../1-structs/structs.ts";
import { heldCards } from "./hand.ts";

/**
 * The cards of a hand that may be played to a trick.
 *
 * @param hand - holds at least one card
 * @param led - the card that was led, or `undefined` for the player who leads
 * @returns at least one card, in the order of the hand
 *
 * @example
 * legalCards(hand, { rank: 8, suit: Suit.Hearts }); // its hearts; without a heart, all its cards
 */
export function legalCards(hand: Hand, led?: Card): Card[] {
  // TODO 1: return the cards that follow suit, or all held cards if there are none.
  throw new Error("TODO 1: legalCards");
}
