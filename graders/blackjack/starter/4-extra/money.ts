/**
 * The money: how it changes hands, and what a game earns.
 *
 * Dollars only move from one purse to another, so the dealer loses what the players win.
 *
 * @module
 */
import { isBust, scoreOf } from "../3-play/score.ts";
import type { Player } from "./players.ts";

/** The dollars that each player pays before any card is dealt. */
export const ANTE = 5;
/** The dollars that it costs to play on instead of folding. */
export const BET = 5;

/** How a game ended for one player, in the words of the table of results. */
export type Result = "wins" | "pushes" | "loses" | "busts" | "folds";

/**
 * Moves dollars from one purse to another: both the sums of this game and the totals change.
 *
 * @param dollars - 0 or more
 *
 * @example
 * pay(player, dealer, ANTE); // the player has 5 dollars less, the dealer 5 more
 */
export function pay(from: Player, to: Player, dollars: number): void {
  // TODO 2: subtract the dollars from both sums of the one, and add them to both sums of the other.
  throw new Error("TODO 2: pay");
}

/**
 * How the game has ended for a player, once the dealer has stood or busted.
 *
 * A player who folded or busted has lost, whatever the dealer's cards are.
 */
export function resultOf(player: Player, dealer: Player): Result {
  // TODO 2: first a player who folded or busted, then a dealer who busted; then compare the scores.
  throw new Error("TODO 2: resultOf");
}

/**
 * The dollars that the dealer hands back to a player at the end of a game.
 *
 * @returns after a win, twice what the player paid; after a push, what the player paid; otherwise,
 *   0
 *
 * @example
 * payout("wins"); // 20
 */
export function payout(result: Result): number {
  // TODO 2: twice what the player paid, once, or nothing.
  throw new Error("TODO 2: payout");
}
