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
  // TODO 1: it leads, takes, or loses. Write small functions of your own.
  throw new Error("TODO 1: computerCard");
}
