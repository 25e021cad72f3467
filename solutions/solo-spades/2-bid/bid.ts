/**
 * The bids: how many tricks each player means to take.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import { type Card, Suit } from "../1-deal/cards.ts";
import { doing } from "../1-deal/player.ts";
import { playersFrom, type Seat } from "../1-deal/ring.ts";

const HIGHEST_BID = 13;
const KING = 13;
/** Of the spades, only those after the third count for being spades. */
const FEW_SPADES = 3;

/**
 * The bid of a computer player: one trick for each ace, each king, and each spade after the third.
 *
 * @param hand - all 13 cards, in any order
 * @returns at least 1: the computer never bids nil
 */
export function computerBid(hand: Card[]): number {
  const high = hand.filter((card) => card.rank >= KING);
  const spades = hand.filter((card) => card.suit === Suit.Spades);
  return Math.max(1, high.length + Math.max(0, spades.length - FEW_SPADES));
}

/**
 * Asks for the human's bid until the answer is one.
 *
 * @returns a whole number from 0 to 13
 */
export async function askBid(): Promise<number> {
  for (;;) {
    const answer = (await ask(`Your bid, 0 to ${HIGHEST_BID} (0 is nil): `)).trim();
    const isWholeNumber = /^\d+$/.test(answer);
    if (isWholeNumber && Number(answer) <= HIGHEST_BID) return Number(answer);
    print(`A bid is a whole number of tricks from 0 to ${HIGHEST_BID}; 0 is nil.`);
  }
}

/**
 * Takes the bids, once round the table from the dealer's left, and prints the computers' bids.
 *
 * @param dealer - bids last; every player's bid is set
 */
export async function takeBids(dealer: Seat): Promise<void> {
  for (const player of playersFrom(dealer.next)) {
    if (player.isHuman) {
      player.bid = await askBid();
    } else {
      player.bid = computerBid(player.hand);
      print(`${doing(player, "bid")} ${player.bid}.`);
    }
  }
}

/**
 * Prints all four bids and their sum on one line.
 *
 * @param you - the human's seat; the human's bid comes first
 *
 * @example
 * showBids(you); // Bids: You 4, Beth 3, Charlie 2, David 2. Together 11; there are 13 tricks.
 */
export function showBids(you: Seat): void {
  const players = playersFrom(you);
  const bids = players.map(({ name, bid }) => `${name} ${bid}`);
  const together = players.reduce((sum, { bid }) => sum + bid, 0);
  print(`Bids: ${bids.join(", ")}. Together ${together}; there are 13 tricks.`);
}
