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
  if (bid === 0) return tricks === 0 ? NIL_POINTS : -NIL_POINTS;
  if (tricks < bid) return -POINTS_A_TRICK * bid;
  return POINTS_A_TRICK * bid + (tricks - bid);
}

/**
 * Scores a hand of play for every player.
 *
 * @param first - any seat; the points of each player are set from bid and tricks, and added to the
 *   total
 */
export function scoreHand(first: Seat): void {
  for (const player of playersFrom(first)) {
    player.points = handPoints(player.bid, player.tricks);
    player.total += player.points;
  }
}

/**
 * Who is ahead.
 *
 * @param first - where to begin the walk round the table
 * @returns the player with the highest total; several, in the order of the walk, if they share it
 */
export function leaders(first: Seat): Player[] {
  const players = playersFrom(first);
  const highest = Math.max(...players.map(({ total }) => total));
  return players.filter(({ total }) => total === highest);
}

/**
 * How the game stands.
 *
 * @param first - any seat
 * @param before - how it stood before this hand of play: after a tie, any single leader has won
 */
export function stateAfterHand(first: Seat, before: GameState): GameState {
  const ahead = leaders(first);
  const someoneReached = ahead.some(({ total }) => total >= WINNING_TOTAL);
  if (!someoneReached && before !== "tied") return "goes on";
  return ahead.length === 1 ? "won" : "tied";
}
