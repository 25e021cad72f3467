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
  for (const player of playersFrom(you)) player.tricks = 0;
  return { you, leader: dealer.next, trick: emptyQueue(), spadesBroken: false };
}

/**
 * Plays one trick, once round the table from the leader.
 *
 * @param number - 1 to 13, for the heading
 * @param table - its trick is empty again afterwards; the taker has one trick more and leads next
 */
export async function playTrick(number: number, table: Table): Promise<void> {
  print();
  print(`Trick ${number}. ${doing(table.leader.player, "lead")}.`);
  let seat = table.leader;
  do {
    await playCard(seat, table);
    seat = seat.next;
  } while (seat !== table.leader);

  table.leader = bestPlay(gather(table.trick)).seat;
  table.leader.player.tricks++;
  print(`${doing(table.leader.player, "take")} the trick.`);
  showTricks(table.you);
}

/**
 * One player's turn: a card goes from the hand to the back of the trick.
 *
 * @param table - spades may be broken afterwards; then a line says so
 */
async function playCard(seat: Seat, table: Table): Promise<void> {
  const card = await chooseCard(seat.player, table);
  seat.player.hand = seat.player.hand.filter((held) => held !== card);
  enqueue(table.trick, { seat, card });
  const broken = brokenAfter(card, table.spadesBroken);
  if (broken && !table.spadesBroken) print("Spades are broken.");
  table.spadesBroken = broken;
}

/** Asks the human, or lets the computer choose and prints its card. */
async function chooseCard(player: Player, { trick, spadesBroken }: Table): Promise<Card> {
  if (player.isHuman) {
    showHand(player);
    return askCard(player.hand, trick.front?.play.card, spadesBroken);
  }
  const card = computerCard(player, trick, spadesBroken);
  print(`${doing(player, "play")} ${cardName(card)}.`);
  return card;
}

/** Prints the tricks so far, with the bids: `Tricks: You 1 of 4, Beth 0 of 3, …`. */
function showTricks(you: Seat): void {
  const taken = playersFrom(you).map(({ name, tricks, bid }) => `${name} ${tricks} of ${bid}`);
  print(`Tricks: ${taken.join(", ")}.`);
}
