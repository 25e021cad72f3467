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
  if (led !== undefined) {
    const following = hand.filter((card) => card.suit === led.suit);
    return following.length > 0 ? following : hand;
  }
  if (spadesBroken) return hand;
  const plain = hand.filter((card) => card.suit !== Suit.Spades);
  return plain.length > 0 ? plain : hand;
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
  return brokenBefore || card.suit === Suit.Spades;
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
  const why = led === undefined ? "Spades are not broken yet" : "You must follow suit";
  return `${why}. You may play ${cardNames(legal)}.`;
}
