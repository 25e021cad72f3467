/**
 * The cards in a hand: how to find them, and how to remove one.
 *
 * @module
 */
import { type Card, type Hand, Suit } from "../1-structs/structs.ts";
import { cardName } from "../4-display/display.ts";

/**
 * The cards that a hand holds, without the blank ones after them.
 *
 * @returns a new array of `hand.count` cards, in the order of the hand
 */
export function heldCards(hand: Hand): Card[] {
  return hand.cards.slice(0, hand.count);
}

/**
 * Whether a card is among some others. Two cards are the same if rank and suit are equal, even if
 * one was drawn from the deck and the other typed by the human.
 */
export function isAmong(card: Card, cards: Card[]): boolean {
  return cards.some((other) => isSame(card, other));
}

/**
 * Removes a card from a hand. The cards after it move up, so the others keep their order.
 *
 * @param hand - its count goes down by one, and a blank card fills the free place at the end
 * @throws RangeError when the hand does not hold the card
 */
export function removeCard(hand: Hand, card: Card): void {
  const place = heldCards(hand).findIndex((held) => isSame(held, card));
  if (place === -1) throw new RangeError(`removeCard: the hand does not hold ${cardName(card)}`);
  hand.cards.splice(place, 1);
  hand.cards.push({ rank: 0, suit: Suit.Clubs });
  hand.count--;
}

function isSame(card: Card, other: Card): boolean {
  return card.rank === other.rank && card.suit === other.suit;
}
