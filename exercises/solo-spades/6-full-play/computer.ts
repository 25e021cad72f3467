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
 * It wants tricks until it has as many as it bid: it leads high and takes tricks as cheaply as it
 * can. From then on it leads low and loses its high cards where they do not take the trick.
 *
 * @param player - holds at least one card; nothing changes
 * @param trick - what lies on the table; empty when the player leads
 * @param spadesBroken - whether spades are broken in this hand of play
 */
export function computerCard(player: Player, trick: Queue, spadesBroken: boolean): Card {
  // TODO 1: it leads, takes, or loses. Small functions of your own will help.
  throw new Error("TODO 1: computerCard");
}
