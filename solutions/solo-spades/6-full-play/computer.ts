/**
 * How a computer player chooses its card: always the same way, without a random number.
 *
 * @module
 */
import { type Card, Suit } from "../1-deal/cards.ts";
import type { Player } from "../1-deal/player.ts";
import { legalCards } from "../3-legal-plays/legal.ts";
import { playsIn, type Queue } from "../4-trick/queue.ts";
import { beats, bestPlay } from "../4-trick/trick.ts";

/**
 * The card that a computer player plays.
 *
 * Until it has as many tricks as it bid, it leads high and takes tricks as cheaply as it can. After
 * that, it leads low and gets rid of high cards that do not take the trick.
 *
 * @param player - holds at least one card; does not change
 * @param trick - the cards on the table; empty when the player leads
 * @param spadesBroken - whether spades are broken in this hand of play
 */
export function computerCard(player: Player, trick: Queue, spadesBroken: boolean): Card {
  const plays = playsIn(trick);
  const legal = legalCards(player.hand, plays[0]?.card, spadesBroken);
  const wantsTrick = player.tricks < player.bid;
  if (plays.length === 0) return wantsTrick ? highest(legal) : lowest(legal);

  const best = bestPlay(plays).card;
  const takers = legal.filter((card) => beats(card, best));
  const losers = legal.filter((card) => !beats(card, best));
  if (wantsTrick) return lowest(takers.length > 0 ? takers : legal);
  return losers.length > 0 ? highest(losers) : lowest(legal);
}

/** The first card of the highest rank; a spade only if all cards are spades. */
function highest(cards: Card[]): Card {
  return sparingSpades(cards).reduce((best, card) => (card.rank > best.rank ? card : best));
}

/** The first card of the lowest rank; a spade only if all cards are spades. */
function lowest(cards: Card[]): Card {
  return sparingSpades(cards).reduce((best, card) => (card.rank < best.rank ? card : best));
}

/** The cards that are not spades; if there are none, all of them. */
function sparingSpades(cards: Card[]): Card[] {
  const plain = cards.filter((card) => card.suit !== Suit.Spades);
  return plain.length > 0 ? plain : cards;
}
