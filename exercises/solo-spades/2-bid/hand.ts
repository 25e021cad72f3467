/**
 * The cards in a hand, sorted and shown.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { type Card, cardNames } from "../1-deal/cards.ts";
import type { Player } from "../1-deal/player.ts";
import { playersFrom, type Seat } from "../1-deal/ring.ts";

/**
 * Sorts cards by suit (clubs, diamonds, hearts, spades), and within a suit by rank, from low to
 * high.
 *
 * @param cards - they are reordered
 */
export function sortCards(cards: Card[]): void {
  cards.sort((card, other) => card.suit - other.suit || card.rank - other.rank);
}

/** Sorts the hand of every player at the table. */
export function sortHands(seat: Seat): void {
  for (const { hand } of playersFrom(seat)) sortCards(hand);
}

/** Prints the human's cards on one line: `Your hand: 3C TC KC`. */
export function showHand({ hand }: Player): void {
  print(`Your hand: ${cardNames(hand)}`);
}
