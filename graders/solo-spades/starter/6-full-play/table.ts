/**
 * The table during a hand of play, and the thirteen tricks.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { type Card, cardName } from "../1-deal/cards.ts";
import { doing, type Player } from "../1-deal/player.ts";
import { playersFrom, type Seat } from "../1-deal/ring.ts";
import { showHand } from "../2-bid/hand.ts";
import { brokenAfter } from "../3-legal-plays/legal.ts";
import { askCard } from "../3-legal-plays/questions.ts";
import { emptyQueue, enqueue, type Queue } from "../4-trick/queue.ts";
import { bestPlay, gather } from "../4-trick/trick.ts";
import { computerCard } from "./computer.ts";

/** What all players can see during a hand of play. */
export interface Table {
  /** The human's seat. */
  you: Seat;
  /** The player who leads to the next trick. */
  leader: Seat;
  /** The cards of the current trick; empty between two tricks. */
  trick: Queue;
  spadesBroken: boolean;
}

/**
 * Prepares the table for a hand of play: no tricks taken, no current trick, spades not broken.
 *
 * @param dealer - the player to the dealer's left leads first
 */
export function newTable(you: Seat, dealer: Seat): Table {
  // TODO 2: set everyone's tricks to 0, and return an empty table.
  throw new Error("TODO 2: newTable");
}

/**
 * Plays one trick, once round the table from the leader.
 *
 * @param number - 1 to 13, for the heading
 * @param table - its trick is empty again afterwards; the taker has one trick more and leads next
 */
export async function playTrick(number: number, table: Table): Promise<void> {
  // TODO 2: print the heading, take a card from each seat, and find the player who takes the trick
  //         and leads next.
  throw new Error("TODO 2: playTrick");
}

/**
 * One player's turn: a card goes from the hand to the back of the trick.
 *
 * @param table - spades may be broken afterwards; then a line says so
 */
async function playCard(seat: Seat, table: Table): Promise<void> {
  // TODO 3: choose a card, remove it from the hand, and put it into the queue. Does it break
  //         spades?
  throw new Error("TODO 3: playCard");
}

/** Asks the human, or lets the computer choose and prints its card. */
async function chooseCard(player: Player, { trick, spadesBroken }: Table): Promise<Card> {
  // TODO 3: show the hand and ask the human; or let the computer choose, and print its card.
  throw new Error("TODO 3: chooseCard");
}

/** Prints the tricks so far, with the bids: `Tricks: You 1 of 4, Beth 0 of 3, …`. */
function showTricks(you: Seat): void {
  const taken = playersFrom(you).map(({ name, tricks, bid }) => `${name} ${tricks} of ${bid}`);
  print(`Tricks: ${taken.join(", ")}.`);
}
