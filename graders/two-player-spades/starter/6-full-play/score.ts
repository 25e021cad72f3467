/**
 * The points of a hand of play, and the end of the game.
 *
 * @module
 */

const POINTS_A_TRICK = 10;
const NIL_POINTS = 100;
const WINNING_TOTAL = 500;
const LOWEST_TOTAL = -200;

/**
 * The points of one player for one hand of play.
 *
 * @param bid - 0 to 13 tricks; 0 is nil
 * @param tricks - how many tricks the player took: 0 to 13
 *
 * @example
 * handPoints(4, 6); // 42: 10 for each trick of the bid, 1 for each extra trick
 */
export function handPoints(bid: number, tricks: number): number {
  // TODO 3: there are three cases: nil, a bid that was not reached, and a bid that was.
  throw new Error("TODO 3: handPoints");
}

/**
 * Whether a total is past one of the two thresholds of the game.
 *
 * @param total - a player's points from all hands of play so far
 * @returns true for 500 or more and for less than -200; false from -200 to 499
 */
export function crossesThreshold(total: number): boolean {
  // TODO 3: check whether it is 500 or more, or below -200.
  throw new Error("TODO 3: crossesThreshold");
}
