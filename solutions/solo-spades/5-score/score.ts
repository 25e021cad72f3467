/**
 * The points of a hand of play, and the state of the game after it.
 *
 * @module
 */
import type { Player } from "../1-deal/player.ts";
import { playersFrom, type Seat } from "../1-deal/ring.ts";

const POINTS_A_TRICK = 10;
const NIL_POINTS = 100;
const WINNING_TOTAL = 500;

/**
 * The state of the game after a hand of play. After `tied`, it never goes back to `goes on`.
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
  if (bid === 0) return tricks === 0 ? NIL_POINTS : -NIL_POINTS;
  if (tricks < bid) return -POINTS_A_TRICK * bid;
  return POINTS_A_TRICK * bid + (tricks - bid);
}

/**
 * Scores a hand of play for every player.
 *
 * @param first - any seat; each player's points are set from bid and tricks, and added to the total
 */
export function scoreHand(first: Seat): void {
  for (const player of playersFrom(first)) {
    player.points = handPoints(player.bid, player.tricks);
    player.total += player.points;
  }
}

/**
 * The players with the highest total.
 *
 * @param first - where the walk round the table begins
 * @returns one player, or several who share the highest total, in the order of the walk
 */
export function leaders(first: Seat): Player[] {
  const players = playersFrom(first);
  const highest = Math.max(...players.map(({ total }) => total));
  return players.filter(({ total }) => total === highest);
}

/**
 * The state of the game.
 *
 * @param first - any seat
 * @param before - the state before this hand of play; after a tie, any single leader has won
 */
export function stateAfterHand(first: Seat, before: GameState): GameState {
  const ahead = leaders(first);
  const someoneReached = ahead.some(({ total }) => total >= WINNING_TOTAL);
  if (!someoneReached && before !== "tied") return "goes on";
  return ahead.length === 1 ? "won" : "tied";
}
