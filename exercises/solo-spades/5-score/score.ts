/**
 * What a hand of play is worth, and how the game stands after it.
 *
 * @module
 */
import type { Player } from "../1-deal/player.ts";
import { playersFrom, type Seat } from "../1-deal/ring.ts";

const POINTS_A_TRICK = 10;
const NIL_POINTS = 100;
const WINNING_TOTAL = 500;

/**
 * How the game stands after a hand of play. Once it is `tied`, it is never just `goes on` again.
 */
export type GameState = "goes on" | "tied" | "won";

/**
 * The points of one player for one hand of play.
 *
 * @param bid - 0 to 13 tricks; 0 is nil
 * @param tricks - how many tricks the player took: 0 to 13
 *
 * @example
 * handPoints(5, 6); // 51: 10 for each trick of the bid, 1 for the trick more
 */
export function handPoints(bid: number, tricks: number): number {
  // TODO 1: nil; a bid that was not made; a bid that was.
  throw new Error("TODO 1: handPoints");
}

/**
 * Scores a hand of play for every player.
 *
 * @param first - any seat; the points of each player are set from bid and tricks, and added to the
 *   total
 */
export function scoreHand(first: Seat): void {
  // TODO 2: round the ring: the points of each player, added to the total.
  throw new Error("TODO 2: scoreHand");
}

/**
 * Who is ahead.
 *
 * @param first - where to begin the walk round the table
 * @returns the player with the highest total; several, in the order of the walk, if they share it
 */
export function leaders(first: Seat): Player[] {
  // TODO 3: find the highest total, and then everybody who has it.
  throw new Error("TODO 3: leaders");
}

/**
 * How the game stands.
 *
 * @param first - any seat
 * @param before - how it stood before this hand of play: after a tie, any single leader has won
 */
export function stateAfterHand(first: Seat, before: GameState): GameState {
  // TODO 4: goes on, tied or won? Two questions decide it.
  throw new Error("TODO 4: stateAfterHand");
}
