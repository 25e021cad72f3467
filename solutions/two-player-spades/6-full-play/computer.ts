/**
 * How the computer bids and plays: always the same way, without a random number.
 *
 * @module
 */
import { type Card, type Hand, Suit } from "../1-structs/structs.ts";
import { heldCards } from "./hand.ts";
import { legalCards } from "./legal.ts";
import { followerTakes } from "./trick.ts";

const KING = 13;

/**
 * The computer's bid: one trick for each ace, each king and each spade, but never nil.
 *
 * @param hand - all 13 cards; the ace of spades counts once
 * @returns 1 to 13
 */
export function computerBid(hand: Hand): number {
  const likely = heldCards(hand).filter((card) => card.rank >= KING || card.suit === Suit.Spades);
  return Math.max(1, likely.length);
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
  const legal = legalCards(hand, led);
  if (led === undefined) {
    const plain = legal.filter((card) => card.suit !== Suit.Spades);
    return highest(plain.length > 0 ? plain : legal);
  }
  const winners = legal.filter((card) => followerTakes(led, card));
  return lowest(winners.length > 0 ? winners : legal);
}

/** The first card of the highest rank. There is at least one card. */
function highest(cards: Card[]): Card {
  return cards.reduce((best, card) => (card.rank > best.rank ? card : best));
}

/** The first card of the lowest rank. There is at least one card. */
function lowest(cards: Card[]): Card {
  return cards.reduce((best, card) => (card.rank < best.rank ? card : best));
}
