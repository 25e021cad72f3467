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
  // TODO 1: count the aces, the kings, and the spades after the third; never less than 1.
  throw new Error("TODO 1: computerBid");
}

/**
 * Asks for the human's bid until the answer is one.
 *
 * @returns a whole number from 0 to 13
 */
export async function askBid(): Promise<number> {
  // TODO 2: ask until the answer is a whole number from 0 to 13; explain a wrong answer.
  throw new Error("TODO 2: askBid");
}

/**
 * Takes the bids, once round the table from the dealer's left, and prints the computers' bids.
 *
 * @param dealer - bids last; every player's bid is set
 */
export async function takeBids(dealer: Seat): Promise<void> {
  // TODO 3: once round the ring from the dealer's left: ask the human, or let the computer bid.
  throw new Error("TODO 3: takeBids");
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
  // TODO 4: print one line with every name and bid, and the sum of the bids.
  throw new Error("TODO 4: showBids");
}
