/**
 * Which cards may be played, and when spades are broken.
 *
 * @module
 */
import { type Card, cardNames, Suit } from "../1-deal/cards.ts";

/**
 * The cards of a hand that may be played.
 *
 * @param hand - holds at least one card; it does not change
 * @param led - the card that was led to this trick, or `undefined` for the player who leads
 * @param spadesBroken - whether spades are broken in this hand of play
 * @returns at least one card, in the order of the hand
 *
 * @example
 * legalCards(hand, { rank: 8, suit: Suit.Hearts }, false); // its hearts, or all when it has none
 */
export function legalCards(hand: Card[], led: Card | undefined, spadesBroken: boolean): Card[] {
  // TODO 1: write one rule for the player who follows, and one for the player who leads.
  throw new Error("TODO 1: legalCards");
}

/**
 * Whether spades are broken once a card has been played.
 *
 * The rules let a player play a spade only if spades are already broken, spades were led, or the
 * player has nothing else that may be played. So any spade that is played breaks them.
 *
 * @param card - a card that the rules allowed
 * @param brokenBefore - whether spades were broken before it
 */
export function brokenAfter(card: Card, brokenBefore: boolean): boolean {
  // TODO 2: broken spades stay broken, and a spade breaks them.
  throw new Error("TODO 2: brokenAfter");
}

/**
 * The reason why a card that the human holds may not be played, and the cards that may.
 *
 * @param led - the card that was led, or `undefined` when the human leads
 * @param legal - the cards that may be played
 *
 * @example
 * whyNot(undefined, legal); // "Spades are not broken yet. You may play 4C 9C."
 */
export function whyNot(led: Card | undefined, legal: Card[]): string {
  // TODO 3: return one of two reasons, and the names of the cards that may be played.
  throw new Error("TODO 3: whyNot");
}
