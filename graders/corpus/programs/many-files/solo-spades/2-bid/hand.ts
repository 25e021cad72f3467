import { print } from "#toolkit/console.ts";
import { type Card, cardNames, Suit } from "../1-deal/cards.ts";
import type { Player } from "../1-deal/player.ts";
import { playersFrom, type Seat } from "../1-deal/ring.ts";

/** Sorts twice with a sort that keeps what is equal in order: by rank first, then by suit. */
export function sortCards(cards: Card[]): void {
  cards.sort((a, b) => a.rank - b.rank);
  const bySuit = Object.values(Suit).map((suit) => cards.filter((card) => card.suit === suit));
  cards.splice(0, cards.length, ...bySuit.flat());
}

export const sortHands = (seat: Seat): void => {
  for (const { hand } of playersFrom(seat)) sortCards(hand);
};

export const showHand = (player: Player): void => print("Your hand: " + cardNames(player.hand));
